// Keeps the site for offline. All files that a page uses come from the same edition (one build of the site): a new edition
// is fetched beside the old one, waits, and takes over when a page says so. The files of the old edition stay for as long
// as any page that uses them is open.
// The build puts two constants before this script: `edition`, its name, and `files`, by name the hash of each file, its
// language and its part: 'shell' (every game needs it), the name of a game, 'rest' (stored while a page is idle) or
// 'onDemand' (stored when a page asks for it). Whatever a host answers, only files with the right hash are stored.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const home = new URL('./', location.href);
// Several deployments may stand on one origin.
const cachePrefix = `arena:${home.pathname}:`;
const cacheName = cachePrefix + edition;
/** How long `heal` waits, so that it does not compete with a starting page for disk and processor. */
const settleMs = 1000;

/** @type {Record<string, string>} */
const mediaTypes = {
  css: 'text/css',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
};
/** @param {string} name */
const typeOf = (name) => mediaTypes[name.split('.').pop() ?? ''] ?? 'application/octet-stream';
/** index.html is asked for as its folder: some hosts redirect the file to the folder, none the folder to the file.
 *  @param {string} name */
const urlOf = (name) => new URL(name === 'index.html' ? './' : name, home);

/** Name of the file that an address stands for, if this edition has it: hosts also serve `page.html` as `page`.
 *  @param {string} url */
function nameOf(url) {
  const path = new URL(url).pathname.slice(home.pathname.length);
  return [path, `${path}.html`, `${path}index.html`].find((name) => Object.hasOwn(files, name));
}

/** Names of the files whose part is wanted: those in the visitor's language and in none, or in every language.
 *  @param {(part: string) => boolean} isWanted @param {{ everyLanguage?: boolean }} [options] */
function namesOf(isWanted, { everyLanguage = false } = {}) {
  const languages = new Set(Object.values(files).map(({ language }) => language));
  const visitorLanguage =
    navigator.languages.map((tag) => tag.slice(0, 2)).find((language) => languages.has(language)) ?? 'en';
  const isRead = (/** @type {string | undefined} */ language) =>
    everyLanguage || [undefined, visitorLanguage].includes(language);
  return Object.keys(files).filter((name) => isWanted(files[name]?.part ?? '') && isRead(files[name]?.language));
}

/** @param {Response} response whose body is consumed: pass a clone if it is needed afterwards */
async function integrityOf(response) {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/** A file from the network. Rejects unless its bytes have the expected hash. A mismatch may come from the browser's HTTP
 *  cache, so the file is fetched once more past it.
 *  @param {string} name @returns {Promise<Response>} */
async function fetchFile(name) {
  const { integrity } = files[name] ?? {};
  // Files in assets/ have their hash in the name, so the HTTP cache may answer.
  const cache = name.startsWith('assets/') ? 'default' : 'no-cache';
  const response = await fetch(urlOf(name), { integrity, cache }).catch(() =>
    fetch(urlOf(name), { integrity, cache: 'reload' }),
  );
  if (response.status !== 200) throw new Error(`${name} could not be fetched (${response.status})`);
  // A fresh response: navigations refuse a redirected one, and the body is stored decoded, so that its encoding, its length
  // and `Vary` no longer apply.
  const headers = new Headers(response.headers);
  headers.set('content-type', typeOf(name));
  for (const header of ['content-encoding', 'content-length', 'vary']) headers.delete(header);
  return new Response(await response.blob(), { headers });
}

/** A file of this edition that an older one has stored as well. @param {string} name */
async function copyFromOlderEdition(name) {
  const found = await caches.match(urlOf(name));
  return found && (await integrityOf(found.clone())) === files[name]?.integrity ? found : undefined;
}

/** Stores these files in this edition's cache: those already there stay, the rest come from an older edition or the network.
 *  @param {string[]} names */
async function keep(names) {
  const cache = await caches.open(cacheName);
  await Promise.all(
    names.map(async (name) => {
      if (await cache.match(urlOf(name))) return;
      await cache.put(urlOf(name), (await copyFromOlderEdition(name)) ?? (await fetchFile(name)));
    }),
  );
}

/** The edition that a page uses; null if it does not answer within two seconds, as before its scripts have started.
 *  @param {Client} client @returns {Promise<string | null>} */
const editionOf = (client) =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(String(data));
    setTimeout(() => resolve(null), 2000);
    client.postMessage('which edition?', [port2]);
  });

/** Deletes the caches of editions that no open page uses. If a page does not answer, nothing is deleted: it may use any of
 *  them. */
async function clean() {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const editionsInUse = await Promise.all(pages.map(editionOf));
  if (editionsInUse.includes(null)) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
  await Promise.all(
    names.filter((name) => !editionsInUse.includes(name.slice(cachePrefix.length))).map((name) => caches.delete(name)),
  );
}

/** Replaces stored files whose contents are wrong, whoever put them there. Pages that have not started by then may have
 *  failed because of them: they are reloaded. */
async function heal() {
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  const cache = await caches.open(cacheName);
  /** @type {string[]} */
  const wrong = [];
  for (const name of Object.keys(files)) {
    const kept = await cache.match(urlOf(name));
    if (!kept) continue;
    const isRight = !kept.redirected && kept.headers.get('content-type') === typeOf(name);
    if (isRight && (await integrityOf(kept)) === files[name]?.integrity) continue;
    await cache.delete(urlOf(name));
    wrong.push(name);
  }
  if (wrong.length === 0) return;
  await keep(wrong);
  for (const client of await worker.clients.matchAll({ type: 'window' }))
    if ((await editionOf(client)) === null) await client.navigate(client.url);
}

/** All files that are not left until a page asks for them. */
const namesInAdvance = () => namesOf((part) => part !== 'onDemand', { everyLanguage: true });

worker.addEventListener('install', (event) => {
  // A first installation fetches only what every game needs; an update fetches all that is stored in advance.
  const known = caches.keys().then((names) => names.some((name) => name.startsWith(cachePrefix)));
  event.waitUntil(known.then((isUpdate) => keep(isUpdate ? namesInAdvance() : namesOf((part) => part === 'shell'))));
});

worker.addEventListener('message', (event) => {
  const { data } = event;
  if (data === 'take over') worker.skipWaiting();
  // Offline this fails silently; the next visit tries again.
  if (data === 'keep the rest') event.waitUntil(keep(namesInAdvance()).catch(() => {}));
  // `started` is the name of the game on the board. Pages of an older edition send it too: the key stays.
  if (data.started) {
    const ofGame = namesOf((part) => part === 'shell' || part === data.started);
    event.waitUntil(Promise.all([keep(ofGame).catch(() => {}), clean()]));
  }
});

worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method !== 'GET' || !url.startsWith(home.href)) return;
  event.respondWith(answer(event.request));
  if (mode === 'navigate') event.waitUntil(heal().catch(() => {}));
});

/** @param {Request} request @returns {Promise<Response>} */
async function answer(request) {
  const name = nameOf(request.url);
  // Not in this edition: a page of an older one may be asking for its own file.
  if (name === undefined) return (await anyCachedAnswer(request)) ?? fetch(request);
  const cache = await caches.open(cacheName);
  const kept = await cache.match(urlOf(name));
  if (kept) return kept;
  try {
    const file = await fetchFile(name);
    await cache.put(urlOf(name), file.clone());
    return file;
  } catch (error) {
    // Some hosts inject code into HTML, so that the hash is wrong: such a page is shown and not stored.
    if (request.mode === 'navigate') return fetch(request);
    throw error;
  }
}

/** The answer of whichever edition has stored one: this edition does not know the hashes of the others.
 *  @param {Request} request @returns {Promise<Response | undefined>} */
async function anyCachedAnswer(request) {
  for (const name of await caches.keys()) {
    const found = name.startsWith(cachePrefix) ? await (await caches.open(name)).match(request) : undefined;
    if (found) return found;
  }
  return undefined;
}
