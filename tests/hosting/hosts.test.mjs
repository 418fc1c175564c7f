// Web hosts: whatever one sends, a visit ends in a move and its answer, or in words that name the cause and the cure.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { browserOptions, launchChromium, openPage, siteFolder } from '../browser/harness.mjs';
import { startHost } from './host.mjs';
import { frameGame, gameAddress, plays, says } from './outcomes.mjs';

let browser;
before(async () => {
  if (!browserOptions.skip) browser = await launchChromium();
});
after(() => browser?.close());

/** @param {RegExp} pattern of paths @param {import('./host.mjs').Quirk} quirk */
const where = (pattern, quirk) => (/** @type {string} */ path) => (pattern.test(path) ? quirk : undefined);
const pages = /(\.html|\/)$/;
const policy = (/** @type {string} */ text) => where(pages, { headers: { 'content-security-policy': text } });
/** An HTML page with status 200 in place of the file that was asked for. */
const soft404 = { body: '<!doctype html><p>Not here, but thank you.</p>' };
const nosniff = { 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' };

const playAddress = `/${gameAddress}`;
const embed = `/${frameGame()}`;
const builder = '/builder.html';
const deep = '/a course/é/中/';

/** @type {[string, string, Parameters<typeof startHost>[0]][]} what, address, host */
const playable = [
  [
    'the engine as application/octet-stream',
    playAddress,
    { quirk: where(/wasm$/, { headers: { 'content-type': 'application/octet-stream' } }) },
  ],
  ['the engine as text/plain with nosniff', playAddress, { quirk: where(/wasm$/, { headers: nosniff }) }],
  [
    'a policy that allows WebAssembly',
    playAddress,
    { quirk: policy("default-src 'self'; script-src 'self' 'wasm-unsafe-eval'") },
  ],
  [
    'isolation (COOP, COEP)',
    playAddress,
    {
      quirk: () => ({
        headers: { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' },
      }),
    },
  ],
  [
    'a deep path with spaces and letters of other scripts',
    encodeURI(deep) + gameAddress,
    { sites: { [deep]: siteFolder } },
  ],
  [
    'a redirect to the address with a slash',
    `/arena${gameAddress}`,
    { sites: { '/arena/': siteFolder }, quirk: (path) => (path === '/arena' ? { location: '/arena/' } : undefined) },
  ],
  ['files that come half a second late', playAddress, { quirk: () => ({ delayMs: 500 }) }],
  ['ETags, and 304 for files that the browser has', playAddress, { etags: true }],
  ['a page in place of the service worker', playAddress, { quirk: where(/sw\.js$/, soft404) }],
  ['a page in place of the styles', playAddress, { quirk: where(/\.css$/, soft404) }],
  ['no posters', embed, { quirk: where(/poster-/, { status: 403, body: 'no' }) }],
  [
    'pages at addresses without .html',
    `/embed/v1${embed.slice('/embed/v1.html'.length)}`,
    { quirk: (path) => (path === '/embed/v1' ? { file: '/embed/v1.html' } : undefined) },
  ],
];

describe('a game can be played on a web host with', { concurrency: 3 }, () => {
  for (const [what, address, served] of playable)
    test(what, browserOptions, async (t) => {
      const host = await startHost(served);
      t.after(() => host.close());
      const { page: opened, close } = await openPage(browser, [host.origin]);
      t.after(close);
      await opened.goto(host.origin + address);
      await plays(opened);
    });
});

const failedToStart = [/did not (load|start)/, /n’a pas (été chargé|démarré)/];
const wasmRefused = [/must allow 'wasm-unsafe-eval'/, /permettre 'wasm-unsafe-eval'/];
/** @type {[string, string[], Parameters<typeof startHost>[0], RegExp[]][]} what, addresses, host, words by language */
const explained = [
  [
    'scripts of a type that browsers refuse',
    [playAddress, embed, builder],
    { quirk: where(/js$/, { headers: nosniff }) },
    [/host blocks scripts/, /bloqu/],
  ],
  [
    'a policy that refuses scripts',
    [playAddress, embed, builder],
    { quirk: policy("default-src 'none'") },
    [/host blocks scripts/, /bloqu/],
  ],
  [
    'a policy that refuses WebAssembly',
    [playAddress, embed, builder],
    { quirk: policy("default-src 'self'") },
    wasmRefused,
  ],
  [
    'the page at an address without its last slash',
    [`/arena${gameAddress}`],
    {
      sites: { '/arena/': siteFolder },
      quirk: (path) => (path === '/arena' ? { file: '/arena/index.html' } : undefined),
    },
    [/lack its last slash/, /barre finale/],
  ],
  [
    'pages in place of the languages',
    [playAddress, embed, builder],
    { quirk: where(/\.json$/, soft404) },
    failedToStart,
  ],
  ['pages in place of the engine', [playAddress, embed, builder], { quirk: where(/\.wasm$/, soft404) }, failedToStart],
  ['no engine', [playAddress, embed], { quirk: where(/\.wasm$/, { status: 403, body: 'no' }) }, failedToStart],
  [
    'an engine whose download breaks off',
    [playAddress, embed],
    { quirk: where(/\.wasm$/, { stopAt: 5000 }) },
    failedToStart,
  ],
  [
    'an engine whose download stops half-way',
    [playAddress, builder],
    { quirk: where(/\.wasm$/, { stallAt: 5000 }) },
    [/[Ll]oading/, /Chargement/],
  ],
  ['a page in place of a part', [playAddress], { quirk: where(/page-\w+\.js$/, soft404) }, failedToStart],
  [
    'a page in place of a part of the embed',
    [embed],
    { quirk: where(/open-\w+\.js$/, soft404) },
    [/a file is missing/, /un fichier manque/],
  ],
  [
    'no script of the embed',
    [embed],
    { quirk: where(/\/embed-\w{8}\.js$/, { status: 403, body: 'no' }) },
    [/A part of this board did not load/, /Une partie du plateau manque/],
  ],
  ['a policy that refuses to fetch', [playAddress, embed], { quirk: policy("connect-src 'none'") }, failedToStart],
  [
    'a sandbox as a policy',
    [playAddress, embed, builder],
    { quirk: policy('sandbox allow-scripts') },
    [/needs allow-same-origin/, /demande allow-same-origin/],
  ],
  ['no thinker', [playAddress, embed], { quirk: where(/thinker-/, soft404) }, failedToStart],
];

describe('the visitor reads why, in both languages, on a web host with', { concurrency: 6 }, () => {
  for (const [what, addresses, served, words] of explained)
    for (const address of addresses)
      test(`${what}: ${address.replace(/\?.*/, '')}`, browserOptions, async (t) => {
        const host = await startHost(served);
        t.after(() => host.close());
        await Promise.all(
          ['en-GB', 'fr-FR'].map(async (locale, at) => {
            const { page: opened, close } = await openPage(browser, [host.origin], { locale });
            await opened.goto(host.origin + address, { waitUntil: 'commit' });
            await says(opened, words[at]);
            await close();
          }),
        );
      });
});

describe('opened as a file', { concurrency: 3 }, () => {
  for (const name of ['index.html', 'embed/v1.html', 'builder.html'])
    test(`${name} says what to do`, browserOptions, async () => {
      const { page: opened, close } = await openPage(browser, []);
      await opened.goto(`file://${siteFolder}/${name}`);
      await says(opened, /from a web server/);
      await close();
    });
});

test('a worker that does not load is reported at the first move', browserOptions, async (t) => {
  const host = await startHost({ quirk: where(/worker-/, soft404) });
  t.after(() => host.close());
  const { page: opened, close } = await openPage(browser, [host.origin]);
  t.after(close);
  await opened.goto(host.origin + playAddress);
  await plays(opened).catch(() => {});
  await says(opened, /its file did not load/);
});

test('a button pressed before the page is ready takes effect once it is', browserOptions, async (t) => {
  const host = await startHost({ quirk: where(/\.wasm$/, null) });
  t.after(() => host.close());
  const { page: opened, close } = await openPage(browser, [host.origin]);
  t.after(close);
  /** Lets the engine load; called once the button has been pressed. @type {() => void} */
  let release = () => {};
  const held = new Promise((resolve) => (release = () => resolve(undefined)));
  await opened.route(/\.wasm$/, async (route) => {
    await held;
    host.quirk = () => undefined;
    await route.continue();
  });
  await opened.goto(host.origin + playAddress, { waitUntil: 'commit' });
  // As soon as a press is answered with “Loading…”, the guard is known to be running.
  await opened.waitForFunction(() => {
    document.getElementById('how').click();
    return /Loading/.test(document.getElementById('status').textContent);
  });
  release();
  await opened.locator('dialog[open]').waitFor();
});

test('a frame of an older edition says that its parts have gone', browserOptions, async (t) => {
  const host = await startHost();
  t.after(() => host.close());
  const { page: opened, close } = await openPage(browser, [host.origin]);
  t.after(close);
  await opened.goto(`${host.origin}/${frameGame('start=click')}`);
  await opened.locator('#board > svg').waitFor();
  host.quirk = where(/assets\//, { status: 404, body: 'gone' });
  await opened.getByRole('button', { name: 'Play', exact: true }).click();
  await says(opened, /a file is missing/);
});

test('a 404 page links to the start page of the site, in whatever folder the site is', browserOptions, async (t) => {
  const host = await startHost({ sites: { '/': siteFolder, '/a/course/': siteFolder }, readsSiteFiles: true });
  t.after(() => host.close());
  const { page: opened, close } = await openPage(browser, [host.origin]);
  t.after(close);
  for (const [address, home] of [
    ['/a/course/embed/none.html', '/a/course/'],
    ['/none/at/all', '/'],
  ]) {
    await opened.goto(host.origin + address);
    const link = opened.getByRole('link', { name: 'Two-Second Arena' });
    await link.waitFor();
    assert.equal(await link.getAttribute('href'), home);
  }
});

test('the page about hosts reads well on a narrow screen', browserOptions, async (t) => {
  const host = await startHost();
  t.after(() => host.close());
  const {
    page: opened,
    expectNoComplaint,
    close,
  } = await openPage(browser, [host.origin], {
    viewport: { width: 360, height: 700 },
  });
  t.after(close);
  await opened.goto(`${host.origin}/builder.html`);
  await opened.getByRole('link', { name: 'What works where' }).click();
  await opened.getByRole('heading', { name: 'Hosts and course pages' }).waitFor();
  assert.equal(await opened.evaluate(() => document.documentElement.scrollWidth), 360);
  expectNoComplaint();
});
