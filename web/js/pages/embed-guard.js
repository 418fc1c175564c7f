// Shows the reason in the frame when the embed's own script cannot run. A classic script: it runs from files, and in frames
// with an opaque origin. Where modules run, failure-words.js knows more.
{
  const { dataset } = document.documentElement;
  const language = new URLSearchParams(location.search).get('lang') ?? navigator.language;
  /** @param {string} english @param {string} [french] */
  const tell = (english, french = english) => {
    const status = document.getElementById('status');
    if (!status) return;
    // The status line says how the start ended: css/slow.css hides “Still loading”.
    dataset.told = '';
    status.textContent = language.startsWith('fr') ? french : english;
    status.classList.add('bad');
  };
  const explain = (/** @type {import('./failure-words.js').Failure} */ failure) =>
    import('./failure-words.js').then(
      ({ failureSentence }) => tell(failureSentence(failure, language)),
      () => tell('A part of this board is missing. Reload.', 'Une partie de ce plateau manque. Rechargez.'),
    );
  // policy/refusal.js reads it.
  addEventListener('securitypolicyviolation', ({ disposition, effectiveDirective, blockedURI }) => {
    if (disposition === 'enforce') dataset.refused = `${effectiveDirective},${blockedURI}`;
  });
  addEventListener(
    'error',
    ({ target, message, error }) => {
      if ('told' in dataset) return;
      if (target === window) explain(error ?? { message });
      if (!(target instanceof HTMLScriptElement)) return;
      if (origin === 'null')
        tell(
          'This frame’s sandbox needs allow-same-origin, or its site must send Access-Control-Allow-Origin.',
          'Le sandbox de ce cadre demande allow-same-origin, ou son site doit envoyer Access-Control-Allow-Origin.',
        );
      else explain({ message: target.src, file: target.src.split('/').pop() });
    },
    true,
  );
  if (location.protocol === 'file:')
    tell(
      'Opened as a file it cannot play: serve its folder from a web server.',
      'Ouvert comme fichier, il ne joue pas : servez son dossier depuis un serveur web.',
    );
}
