// Watches the start, from the first line of script to the first board: whatever fails ends in words and ways out. A classic
// script that needs no other file for the words below: from a file, in a sandbox or in an old browser it may be the only
// script that runs. Where others run, failure.js says the rest.
{
  const english = {
    file: 'A page opened as a file cannot run the game: serve the folder from a web server.',
    old: 'This browser is too old: the page needs Chrome or Edge 111, Firefox 114, Safari 16.4, or newer.',
    sandbox: 'This page’s sandbox needs allow-same-origin, or its web host must send Access-Control-Allow-Origin.',
    loading: 'Loading…',
    missing: 'A part of this page is missing. Reload.',
  };
  const french = {
    file: 'Une page ouverte comme fichier ne peut pas lancer le jeu : servez le dossier depuis un serveur web.',
    old: 'Ce navigateur est trop ancien : il faut Chrome ou Edge 111, Firefox 114, Safari 16.4, ou plus récent.',
    sandbox:
      'Le sandbox de cette page demande allow-same-origin, ou son hébergeur doit envoyer Access-Control-Allow-Origin.',
    loading: 'Chargement…',
    missing: 'Une partie de cette page manque. Rechargez.',
  };
  const words = navigator.language.startsWith('fr') ? french : english;
  const { dataset } = document.documentElement;
  const status = document.getElementById('status');
  const isSettled = () => 'ready' in dataset || 'told' in dataset;

  /** @param {string} sentence */
  const tell = (sentence) => {
    if (isSettled()) return;
    // The status line says how the start ended: css/slow.css hides “Still loading”.
    dataset.told = '';
    if (!status) return;
    status.textContent = sentence;
    status.classList.add('bad');
  };
  /** @param {import('./failure-words.js').Failure} failure */
  const explain = (failure) => {
    if (origin === 'null' && failure.file) tell(words.sandbox);
    else if (!isSettled())
      import('./failure.js').then(
        ({ showWaysOut }) => isSettled() || tell(showWaysOut(failure)),
        () => tell(words.missing),
      );
  };

  /** After this long without being ready the page shows “Loading…”. */
  const patienceMs = 1500;
  const showLoading = () => {
    if (status && !isSettled()) status.textContent = words.loading;
  };
  /** Id of the button that was pressed before the page was ready; it is clicked once the page is. */
  let early = '';
  const press = (/** @type {Event} */ { target }) => {
    if (isSettled() || !(target instanceof Element) || !target.closest('button, .board')) return;
    early = target.closest('button')?.id ?? early;
    showLoading();
  };
  addEventListener('click', press, true);
  setTimeout(showLoading, patienceMs);
  new MutationObserver((_, observer) => {
    if (!('ready' in dataset)) return;
    observer.disconnect();
    removeEventListener('click', press, true);
    document.getElementById(early)?.click();
  }).observe(document.documentElement, { attributeFilter: ['data-ready'] });

  // policy/refusal.js reads it.
  addEventListener('securitypolicyviolation', ({ disposition, effectiveDirective, blockedURI }) => {
    if (disposition === 'enforce') dataset.refused = `${effectiveDirective},${blockedURI}`;
  });
  addEventListener(
    'error',
    ({ target, message, error }) => {
      if (target instanceof HTMLScriptElement) explain({ message: target.src, file: target.src.split('/').pop() });
      else if (target === window) explain(error ?? { message });
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) =>
    explain(reason instanceof Error ? reason : { message: reason }),
  );
  const isOld = !(
    'inert' in HTMLElement.prototype &&
    CSS.supports('container-type', 'size') &&
    CSS.supports('height', '1dvh')
  );
  if (location.protocol === 'file:') tell(words.file);
  else if (isOld) tell(words.old);
}
