// A game as one file that plays wherever it is opened: the embed with everything that it fetches packed into it. The build
// leaves the parts in the site; the builder puts them together, and so does `web/serve.sh --single`.

/** `files`: paths in the site, by the names under which the script asks for them; `style`: path of the page's stylesheet.
 *  @typedef {{ html: string, script: string, style: string, files: Record<string, string> }} Parts */

/** @type {Record<string, string>} */
const mediaTypes = { css: 'text/css', js: 'text/javascript', json: 'application/json', wasm: 'application/wasm' };
const text = new TextEncoder();

const escaped = (/** @type {string} */ value) =>
  value.replace(
    /[&<>"]/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? character,
  );

/** @param {Uint8Array} bytes */
function base64(bytes) {
  let characters = '';
  // Browsers limit the number of arguments of a call: 0x8000 is safe.
  for (let at = 0; at < bytes.length; at += 0x8000)
    characters += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(characters);
}

/** @param {Map<string, Uint8Array>} files @returns {Promise<string>} */
async function pack(files) {
  const list = [...files].map(([name, { length }]) => [name, mediaTypes[name.split('.').pop() ?? ''], length]);
  const all = new Blob([`${JSON.stringify(list)}\n`, .../** @type {BlobPart[]} */ ([...files.values()])]);
  const packed = await new Response(all.stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
  return base64(new Uint8Array(packed));
}

/** @param {Parts} parts @param {(name: string) => Promise<Uint8Array>} read a file of the site
 *  @param {{ title: string, language?: string, address: string, site?: string }} choices `address`: the query and fragment of an
 *  embed; `site`: the folder of the site, for the link to the full page
 *  @returns {Promise<string>} */
export async function singleFile({ html, script, style, files }, read, { title, language, address, site }) {
  const named = Object.entries(files).map(async ([name, file]) => /** @type {const} */ ([name, await read(file)]));
  const packed = await pack(new Map([['main.js', text.encode(script)], ...(await Promise.all(named))]));
  const css = new TextDecoder().decode(await read(style));
  // Without the site there is no full page.
  const base = site ? `<base href="${escaped(new URL('embed/', site).href)}">` : '';
  const hidden = site ? '' : '.controls>a{display:none}';
  return html
    .replace(/<html[^>]*>/, () => `<html lang="${language ?? 'en'}" data-address="${escaped(address)}">`)
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(title)}</title>${base}`)
    .replace('/*style*/', () => css + hidden)
    .replace('/*packed*/', () => packed);
}
