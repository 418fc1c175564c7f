// Keeps the site for offline. A page and its parts are always of one edition: a new one is fetched beside the old, waits,
// and takes over when a page says so; the old one's files stay for as long as any page of it is open.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const home = new URL('./', location.href);
// Several deployments may stand on one origin.
const ours = `arena:${home.pathname}:`;
const cacheName = ours + edition;

/** The files in the visitor's language. @param {Record<string, string[]>} files */
const inLanguage = (files) => {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2)).find((language) => Object.hasOwn(files, language));
  return files[wanted ?? 'en'] ?? [];
};
/** For a first visit, and for the games that are not on the board. */
const first = [...common, ...inLanguage(commonByLanguage)];
const others = [...ofGames, ...inLanguage(ofGamesByLanguage)];

/** Some hosts answer missing files with a page and call it good; a redirected answer must not be given to a navigation.
 *  @param {Request} request @param {Response} response @returns {Promise<Response>} fit to be kept */
async function fit(request, response) {
  const isPage = /(\.html|\/)$/.test(new URL(request.url).pathname);
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!response.ok || isHtml !== isPage) throw new Error(`${request.url} is not what it should be`);
  return response.redirected ? new Response(await response.blob(), { headers: response.headers }) : response;
}

/** @param {string[]} names */
async function keep(names) {
  const cache = await caches.open(cacheName);
  await Promise.all(
    names.map(async (name) => {
      const request = new Request(new URL(name, home), { cache: 'no-cache' });
      if (await cache.match(request)) return;
      await cache.put(request, await fit(request, await fetch(request)));
    }),
  );
}

/** Which edition a page is of; null if it does not say. @param {Client} client @returns {Promise<string | null>} */
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

worker.addEventListener('install', (event) => {
  // A first visit waits for one game; a new edition comes whole.
  const known = caches.keys().then((names) => names.some((name) => name.startsWith(ours)));
  event.waitUntil(known.then((isUpdate) => keep(isUpdate ? [...first, ...others] : first)));
});

worker.addEventListener('message', (event) => {
  const { data } = event;
  if (data === 'take over') worker.skipWaiting();
  // Without a network they come at another visit.
  if (data === 'keep the games') event.waitUntil(keep(others).catch(() => {}));
  if (data === 'started') event.waitUntil(clean());
});

worker.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(home.href)) event.respondWith(answer(event.request));
});

/** @param {Request} request */
async function answer(request) {
  const { pathname } = new URL(request.url);
  const page = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  const cache = await caches.open(cacheName);
  const kept = await cache.match(new URL(page, home), { ignoreSearch: true });
  if (kept) return kept;
  if (!pathname.includes('/assets/')) return fetch(request);
  // A part of an older edition, for a page that is still of it.
  for (const name of await caches.keys()) {
    const old = name.startsWith(ours)
      ? await (await caches.open(name)).match(request, { ignoreSearch: true })
      : undefined;
    if (old) return old;
  }
  const response = await fetch(request);
  // Names in assets/ never change their contents, so what is used once is kept.
  await fit(request, response.clone()).then(
    (good) => cache.put(request, good),
    () => {},
  );
  return response;
}
