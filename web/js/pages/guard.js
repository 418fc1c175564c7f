// Watches the start, from the first line of script to the first board: whatever fails ends in words and ways out. A classic
// script that needs no other file: from a file, or in an old browser, it may be the only script that runs.
{
  const english = {
    failed: 'The page did not start: ',
    file: 'A page opened as a file cannot run the game: serve the folder from a web server.',
    old: 'This browser is too old: the page needs Chrome or Edge 111, Firefox 114, Safari 16.4, or newer.',
    missing: ' did not load.',
    sandbox: 'This page’s sandbox needs allow-same-origin, or its web host must send Access-Control-Allow-Origin.',
    loading: 'Loading…',
    reload: 'Reload',
    afresh: 'Start afresh',
    erase: 'Erase what is stored',
    sure: 'Really erase all?',
    report: 'Copy report',
    copied: 'Copied.',
  };
  const french = {
    failed: 'La page n’a pas démarré : ',
    file: 'Une page ouverte comme fichier ne peut pas lancer le jeu : servez le dossier depuis un serveur web.',
    old: 'Ce navigateur est trop ancien : il faut Chrome ou Edge 111, Firefox 114, Safari 16.4, ou plus récent.',
    missing: ' n’a pas été chargé.',
    sandbox:
      'Le sandbox de cette page demande allow-same-origin, ou son hébergeur doit envoyer Access-Control-Allow-Origin.',
    loading: 'Chargement…',
    reload: 'Recharger',
    afresh: 'Recommencer à neuf',
    erase: 'Effacer ce qui est enregistré',
    sure: 'Vraiment tout effacer ?',
    report: 'Copier un rapport',
    copied: 'Copié.',
  };
  const words = navigator.language.startsWith('fr') ? french : english;
  const { dataset } = document.documentElement;
  const [status, actions] = ['status', 'actions'].map((id) => document.getElementById(id));

  /** @param {string} label @param {(button: HTMLButtonElement) => void} act */
  const button = (label, act) => {
    const element = document.createElement('button');
    Object.assign(element, { type: 'button', className: 'button', textContent: label, onclick: () => act(element) });
    return element;
  };
  const eraseAll = () => {
    const folder = location.pathname.replace(/[^/]*$/, '');
    for (const key of Object.keys(localStorage))
      if (key.startsWith(`arena:${folder}:`) || key.startsWith('arena.')) localStorage.removeItem(key);
  };
  /** @param {string} sentence @param {string} [detail] */
  const tell = (sentence, detail = '') => {
    if (isSettled()) return;
    // The status line says how the start ended: css/slow.css hides “Still loading”.
    dataset.told = '';
    if (status) {
      status.textContent = sentence;
      status.classList.add('bad');
    }
    for (const icon of document.querySelectorAll('.top .icon, #sheet')) icon.setAttribute('hidden', '');
    actions?.replaceChildren(
      button(words.reload, () => location.reload()),
      // Loads the page without query and fragment.
      button(words.afresh, () => location.assign(location.pathname)),
      button(words.erase, (pressed) => {
        if (pressed.textContent === words.erase) pressed.textContent = words.sure;
        else {
          try {
            eraseAll();
          } catch {
            // Nothing can be stored where storage is refused.
          }
          location.assign(location.pathname);
        }
      }),
      button(words.report, (pressed) => {
        const report = [sentence, detail, navigator.userAgent, location.href].join('\n');
        navigator.clipboard?.writeText(report).then(
          () => (pressed.textContent = words.copied),
          () => {},
        );
      }),
    );
  };

  /** After this long without being ready the page shows “Loading…”. */
  const patienceMs = 1500;
  const isSettled = () => 'ready' in dataset || 'told' in dataset;
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

  addEventListener(
    'error',
    ({ target, message, error }) => {
      if (target instanceof HTMLScriptElement && origin === 'null') tell(words.sandbox, target.src);
      else if (target instanceof HTMLScriptElement)
        tell((target.src.split('/').pop() ?? '') + words.missing, target.src);
      else if (target === window) tell(words.failed + message, error?.stack);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) =>
    tell(words.failed + (reason?.message ?? reason), reason?.stack),
  );
  // Errors that the script of the page has caught while it started.
  addEventListener('startfailed', (event) => {
    const { message, stack } = /** @type {CustomEvent<Error>} */ (event).detail;
    tell(words.failed + message, stack);
  });
  const isOld = !(
    'inert' in HTMLElement.prototype &&
    CSS.supports('container-type', 'size') &&
    CSS.supports('height', '1dvh')
  );
  if (location.protocol === 'file:') tell(words.file);
  else if (isOld) tell(words.old);
}
