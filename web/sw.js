// Keeps the site for offline. A visitor's page and its parts are always of one edition: a new one is fetched beside the
// old, waits, and takes over when the page says so.

/** Written in by the build. @type {string[]} */
const files = precache;
const cacheName = `arena-${edition}`;
const home = new URL('./', location.href).href;

addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(cacheName).then((cache) => cache.addAll(files.map((name) => new Request(name, { cache: 'no-cache' })))),
  );
});

addEventListener('activate', (event) => {
  const stale = (name) => name.startsWith('arena-') && name !== cacheName;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(stale).map((name) => caches.delete(name)))));
});

addEventListener('message', ({ data }) => {
  if (data === 'take over') skipWaiting();
});

addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(home)) event.respondWith(answer(event.request));
});

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
