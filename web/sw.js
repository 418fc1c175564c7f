// Keeps the site for offline. A page and its parts are always of one edition: a new one is fetched beside the old, waits,
// and takes over when a page says so; the old one's files stay for as long as any page of it is open.
// The build writes in what each file must be (`files`): whatever a host answers, nothing else is kept.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const home = new URL('./', location.href);
// Several deployments may stand on one origin.
const ours = `arena:${home.pathname}:`;
const cacheName = ours + edition;
/** After a page's start, which needs the same disk and processor. */
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
/** Hosts redirect from index.html to the folder rather than the other way round. @param {string} name */
const urlOf = (name) => new URL(name === 'index.html' ? './' : name, home);

/** The file of this edition that an address means; hosts also have pages without their endings. @param {string} url */
function nameOf(url) {
  const path = new URL(url).pathname.slice(home.pathname.length);
  return [path, `${path}.html`, `${path}index.html`].find((name) => Object.hasOwn(files, name));
}

/** The names of the files that are wanted, in the visitor's language or in all.
 *  @param {(part: string) => boolean} isWanted */
function namesOf(isWanted, inAll = false) {
  const languages = new Set(Object.values(files).map(({ language }) => language));
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2)).find((language) => languages.has(language)) ?? 'en';
  const isSpoken = (/** @type {string | undefined} */ language) => inAll || [undefined, spoken].includes(language);
  return Object.keys(files).filter((name) => isWanted(files[name]?.part ?? '') && isSpoken(files[name]?.language));
}

/** @param {Response} response that nobody else reads */
async function integrityOf(response) {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/** A file from the network. Rejects unless it is what it must be, byte for byte; the browser's own cache may hold another.
 *  @param {string} name @returns {Promise<Response>} */
async function fetchFile(name) {
  const { integrity } = files[name] ?? {};
  // Names in assets/ never change their contents.
  const cache = name.startsWith('assets/') ? 'default' : 'no-cache';
  const response = await fetch(urlOf(name), { integrity, cache }).catch(() =>
    fetch(urlOf(name), { integrity, cache: 'reload' }),
  );
  if (response.status !== 200) throw new Error(`${name} did not come (${response.status})`);
  // Made anew: a navigation must not be given a redirected answer, and a body is kept decoded, whatever it varies with.
  const headers = new Headers(response.headers);
  headers.set('content-type', typeOf(name));
  for (const header of ['content-encoding', 'content-length', 'vary']) headers.delete(header);
  return new Response(await response.blob(), { headers });
}

/** A file that an older edition has kept and this one has as well. @param {string} name */
async function keptBefore(name) {
  const found = await caches.match(urlOf(name));
  return found && (await integrityOf(found.clone())) === files[name]?.integrity ? found : undefined;
}

/** @param {string[]} names */
async function keep(names) {
  const cache = await caches.open(cacheName);
  await Promise.all(
    names.map(async (name) => {
      if (await cache.match(urlOf(name))) return;
      await cache.put(urlOf(name), (await keptBefore(name)) ?? (await fetchFile(name)));
    }),
  );
}

/** Which edition a page is of; null if it does not say, as long as it has not started.
 *  @param {Client} client @returns {Promise<string | null>} */
const editionOf = (client) =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(String(data));
    setTimeout(() => resolve(null), 2000);
    client.postMessage('which edition?', [port2]);
  });

/** Deletes the files of editions that no page is of. A page that does not answer may be of any. */
async function clean() {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const used = await Promise.all(pages.map(editionOf));
  if (used.includes(null)) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(ours) && name !== cacheName);
  await Promise.all(names.filter((name) => !used.includes(name.slice(ours.length))).map((name) => caches.delete(name)));
}

/** Replaces kept files that are not what they must be, whoever put them there, and opens the pages anew that did not start
 *  with them. */
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

worker.addEventListener('install', (event) => {
  // A first visit waits for what every game needs; a new edition comes whole.
  const known = caches.keys().then((names) => names.some((name) => name.startsWith(ours)));
  event.waitUntil(
    known.then((isUpdate) =>
      keep(isUpdate ? namesOf((part) => part !== 'used', true) : namesOf((part) => part === 'shell')),
    ),
  );
});

worker.addEventListener('message', (event) => {
  const { data } = event;
  if (data === 'take over') worker.skipWaiting();
  // Without a network they come at another visit.
  if (data === 'keep the rest') event.waitUntil(keep(namesOf((part) => part !== 'used', true)).catch(() => {}));
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
  // Perhaps a part of an older edition, for a page that is still of it.
  if (name === undefined) return (await keptByOlder(request)) ?? fetch(request);
  const cache = await caches.open(cacheName);
  const kept = await cache.match(urlOf(name));
  if (kept) return kept;
  try {
    const file = await fetchFile(name);
    await cache.put(urlOf(name), file.clone());
    return file;
  } catch (error) {
    // Hosts write into pages: such a page is shown and not kept.
    if (request.mode === 'navigate') return fetch(request);
    throw error;
  }
}

/** @param {Request} request @returns {Promise<Response | undefined>} */
async function keptByOlder(request) {
  for (const name of await caches.keys()) {
    const found = name.startsWith(ours) ? await (await caches.open(name)).match(request) : undefined;
    if (found) return found;
  }
  return undefined;
}
