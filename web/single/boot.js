// The script in a game that is one file (tools/single.mjs): unpacks the other files and starts the embed among them. A
// worker, too, is made of the same script.
(async () => {
  const { dataset, lang } = document.documentElement;
  const status = /** @type {HTMLElement} */ (document.getElementById('status'));
  /** @param {unknown} error */
  const tell = (error) => {
    const { message = String(error) } = /** @type {Partial<Error>} */ (error);
    dataset.told = '';
    status.textContent = `${lang === 'fr' ? 'Le jeu n’a pas démarré :' : 'The game did not start:'} ${message}`;
    status.classList.add('bad');
  };
  addEventListener('startfailed', (event) => tell(/** @type {CustomEvent<Error>} */ (event).detail));
  try {
    if (!('DecompressionStream' in globalThis)) throw new Error('Chrome 111, Firefox 114, Safari 16.4');
    const packed = Uint8Array.from(atob(document.getElementById('packed')?.textContent ?? ''), (sign) =>
      sign.charCodeAt(0),
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
    // The file carries an address, since nobody writes to that of a file; what stands there all the same comes first.
    const own = new URL(dataset.address ?? '', 'http://file/');
    for (const [key, value] of new URLSearchParams(location.search)) own.searchParams.set(key, value);
    Object.assign(globalThis, {
      arenaAddress: { search: own.search, hash: location.hash || own.hash },
      arenaFile: (/** @type {string} */ path, /** @type {string} */ folder) =>
        new URL(urls[new URL(folder + path, 'http://file/').pathname.slice(1)] ?? 'blob:missing'),
    });
    const script = document.createElement('script');
    script.onerror = () => tell('blob:');
    script.src = urls['main.js'] ?? '';
    document.body.append(script);
  } catch (error) {
    tell(error);
  }
})();
