// The script in a game that is one file (tools/single.mjs): unpacks the files that are packed into it, makes blob: URLs of
// them and starts the embed's script, main.js. Workers run main.js as well.
(async () => {
  const { dataset, lang } = document.documentElement;
  const status = /** @type {HTMLElement} */ (document.getElementById('status'));
  const inLanguage = (/** @type {string} */ english, /** @type {string} */ french) =>
    lang === 'fr' ? french : english;
  /** @param {unknown} error */
  const tell = (error) => {
    const { message = String(error) } = /** @type {Partial<Error>} */ (error);
    // The status line says how the start ended: css/slow.css hides “Still loading”.
    dataset.told = '';
    status.textContent = `${inLanguage('The game did not start:', 'Le jeu n’a pas démarré :')} ${message}`;
    status.classList.add('bad');
  };
  addEventListener('error', ({ error }) => error && !('told' in dataset) && tell(error));
  try {
    if (!('DecompressionStream' in globalThis))
      throw new Error(
        inLanguage(
          'it needs Chrome or Edge 111, Firefox 114, Safari 16.4, or newer.',
          'il faut Chrome ou Edge 111, Firefox 114, Safari 16.4, ou plus récent.',
        ),
      );
    const packed = Uint8Array.from(atob(document.getElementById('packed')?.textContent ?? ''), (character) =>
      character.charCodeAt(0),
    );
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
    const bytes = await new Response(stream).arrayBuffer();
    // The first line lists the files, which follow it.
    const end = new Uint8Array(bytes).indexOf(10);
    let at = end + 1;
    /** @type {Record<string, string>} */
    const urls = {};
    for (const [name, type, length] of JSON.parse(new TextDecoder().decode(bytes.slice(0, end)))) {
      urls[name] = URL.createObjectURL(new Blob([bytes.slice(at, at + length)], { type }));
      at += length;
    }
    // The file contains the query that it starts with, since a file opened from disk usually has none in its address. A
    // query and a fragment of its real address win over these.
    const own = new URL(dataset.address ?? '', 'http://file/');
    for (const [key, value] of new URLSearchParams(location.search)) own.searchParams.set(key, value);
    Object.assign(globalThis, {
      arenaAddress: { search: own.search, hash: location.hash || own.hash },
      arenaFile: (/** @type {string} */ path, /** @type {string} */ folder) =>
        new URL(urls[new URL(folder + path, 'http://file/').pathname.slice(1)] ?? 'blob:missing'),
    });
    const script = document.createElement('script');
    script.onerror = () =>
      tell(
        inLanguage(
          'the policy of this page blocks scripts from blob: addresses.',
          'la politique de cette page bloque les scripts d’adresses blob:.',
        ),
      );
    script.src = urls['main.js'] ?? '';
    document.body.append(script);
  } catch (error) {
    tell(error);
  }
})();
