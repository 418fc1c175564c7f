// Shows the reason in the frame when the embed's own script cannot run. A classic script: it runs from files, and in frames
// with an opaque origin.
{
  const { dataset } = document.documentElement;
  const isFrench = (new URLSearchParams(location.search).get('lang') ?? navigator.language).startsWith('fr');
  /** @param {string} english @param {string} french @param {Error} [error] */
  const tell = (english, french, error) => {
    const status = document.getElementById('status');
    if (!status) return;
    // The status line says how the start ended: css/slow.css hides “Still loading”.
    dataset.told = '';
    status.textContent = `${isFrench ? french : english} ${error?.message ?? ''}`;
    status.classList.add('bad');
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || 'told' in dataset) return;
      if (origin === 'null')
        tell(
          'This frame’s sandbox needs allow-same-origin, or the board’s web host must send Access-Control-Allow-Origin.',
          'Le sandbox de ce cadre demande allow-same-origin, ou l’hébergeur du plateau doit envoyer Access-Control-Allow-Origin.',
        );
      else tell('A part of this board did not load. Reload.', 'Une partie du plateau manque. Rechargez.');
    },
    true,
  );
  // Errors that the embed's script has caught while it started.
  addEventListener('startfailed', (event) =>
    tell('This board did not start:', 'Ce plateau n’a pas démarré :', /** @type {CustomEvent<Error>} */ (event).detail),
  );
  if (location.protocol === 'file:')
    tell(
      'A board opened as a file cannot play: serve its folder from a web server.',
      'Un plateau ouvert comme fichier ne peut pas jouer : servez son dossier depuis un serveur web.',
    );
}
