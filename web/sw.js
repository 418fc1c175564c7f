// Keeps the site for offline. A visitor's page and its parts are always of one edition: a new one is fetched beside the
// old, waits, and takes over when the page says so.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const cacheName = `arena-${edition}`;
const isOurs = (/** @type {string} */ name) => name.startsWith('arena-');
const home = new URL('./', location.href).href;

/** @param {string[]} names */
async function keep(names) {
  const cache = await caches.open(cacheName);
  const kept = await Promise.all(names.map((name) => cache.match(name)));
  await cache.addAll(names.filter((_, at) => !kept[at]).map((name) => new Request(name, { cache: 'no-cache' })));
}

worker.addEventListener('install', (event) => {
  // Whoever comes for the first time waits for one game; a new edition comes whole.
  event.waitUntil(caches.keys().then((names) => keep(names.some(isOurs) ? [...common, ...ofGames] : common)));
});

worker.addEventListener('activate', (event) => {
  const stale = (/** @type {string} */ name) => isOurs(name) && name !== cacheName;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(stale).map((name) => caches.delete(name)))));
});

worker.addEventListener('message', (event) => {
  const { data } = event;
  if (data === 'take over') worker.skipWaiting();
  // Without a network they come at another visit.
  if (data === 'keep the games') event.waitUntil(keep(ofGames).catch(() => {}));
});

worker.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(home)) event.respondWith(answer(event.request));
});

/** @param {Request} request */
async function answer(request) {
  const { pathname } = new URL(request.url);
  const page = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  const cache = await caches.open(cacheName);
  const kept = await cache.match(new URL(page, home), { ignoreSearch: true });
  if (kept) return kept;
  const response = await fetch(request);
  // Names in assets/ never change their contents, so what is used once is kept.
  if (response.ok && pathname.includes('/assets/')) await cache.put(request, response.clone());
  return response;
}
