// Says why a frame stays empty where the embed's own script does not run. A classic script: it runs from files, and in frames
// without an origin.
{
  const { dataset } = document.documentElement;
  const isFrench = (new URLSearchParams(location.search).get('lang') ?? navigator.language).startsWith('fr');
  /** @param {string} english @param {string} french @param {Error} [error] */
  const tell = (english, french, error) => {
    const status = document.getElementById('status');
    if (!status) return;
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
          'This frame’s sandbox lacks allow-same-origin, or the board’s host Access-Control-Allow-Origin.',
          'Il manque allow-same-origin au sandbox de ce cadre, ou Access-Control-Allow-Origin à l’hébergeur du plateau.',
        );
      else tell('A part of this board did not load. Reload.', 'Une partie du plateau manque. Rechargez.');
    },
    true,
  );
  // What the start itself catches.
  addEventListener('startfailed', (event) =>
    tell('This board did not start:', 'Ce plateau n’a pas démarré :', /** @type {CustomEvent<Error>} */ (event).detail),
  );
  if (location.protocol === 'file:')
    tell(
      'A board opened as a file cannot play: serve its folder from a web server.',
      'Un plateau ouvert comme fichier ne peut pas jouer : servez son dossier depuis un serveur web.',
    );
}
