// Keeps the site for offline. A visitor's page and its parts are always of one edition: a new one is fetched beside the
// old, waits, and takes over when the page says so.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const cacheName = `arena-${edition}`;
const home = new URL('./', location.href).href;

worker.addEventListener('install', (event) => {
  const files = precache.map((name) => new Request(name, { cache: 'no-cache' }));
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files)));
});

worker.addEventListener('activate', (event) => {
  const stale = (/** @type {string} */ name) => name.startsWith('arena-') && name !== cacheName;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(stale).map((name) => caches.delete(name)))));
});

worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') worker.skipWaiting();
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
