// The sheet that comes up over a narrow page's board.

/** @param {string} id @returns {HTMLElement} */
const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

export function openSheetByHandle() {
  const handle = part('sheet-handle');
  handle.addEventListener('click', () => {
    const open = part('sheet').classList.toggle('open');
    handle.setAttribute('aria-expanded', String(open));
    // Closed it could not be scrolled to the move on the board.
    part('moves').querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  });
}

/** The board can be seen again; who was in the sheet goes on from its handle. */
export function lowerSheet() {
  if (!part('sheet').classList.contains('open')) return;
  part('sheet-handle').focus();
  part('sheet-handle').click();
}
