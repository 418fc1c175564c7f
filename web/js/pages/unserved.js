// A classic script: a page that was opened as a file may load none of its modules, and says what helps.
if (location.protocol === 'file:') {
  const status = /** @type {HTMLElement} */ (document.getElementById('status'));
  const { unserved, unservedFr } = status.dataset;
  status.textContent = (navigator.language.startsWith('fr') ? unservedFr : unserved) ?? '';
  status.classList.add('bad');
  for (const button of document.querySelectorAll('.top .icon')) button.setAttribute('hidden', '');
}
