// Web hosts: whatever one sends, a visit ends in a move and its answer, or in words that name the cause and the cure.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { browserOptions, firstScript, launchChromium, openPage, siteFolder } from '../browser/harness.mjs';
import { copySite, editionOf, seal } from '../browser/site-copy.mjs';
import { startHost } from './host.mjs';
import { frameGame, gameAddress, moves, plays, says } from './outcomes.mjs';

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
  ...['', '; trusted-types arena lit-html'].flatMap((names) =>
    [playAddress, embed].map((address) => [
      `Trusted Types demanded${names}: ${address.replace(/\?.*/, '')}`,
      address,
      { quirk: policy(`require-trusted-types-for 'script'${names}`) },
    ]),
  ),
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
  ['files that are packed in advance', playAddress, { quirk: () => ({ isPacked: true }) }],
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

/** Words for a file that does not come: what failed, and what helps the visitor and whoever hosts the site.
 *  @param {string} english @param {string} french */
const fileMissing = (english, french) => [
  new RegExp(`${english} did not load.*Reload.*its web host lacks it`),
  new RegExp(`${french} n’a pas été chargée?.*Rechargez.*l’hébergeur n’a pas ce fichier`),
];
/** Words for what the host's policy refuses. @param {string} rule that it should have */
const policyMustAllow = (rule) => [
  new RegExp(`host blocks .*Content-Security-Policy must allow ${rule}\\.`),
  new RegExp(`L’hébergeur .* bloque .*Content-Security-Policy doit permettre ${rule}\\.`),
];
const engineMissing = fileMissing('The engine’s file', 'Le fichier du moteur');
const allPages = [playAddress, embed, builder];
/** @type {[string, string[], Parameters<typeof startHost>[0], RegExp[]][]} what, addresses, host, words by language */
const explained = [
  [
    'scripts of a type that browsers refuse',
    allPages,
    { quirk: where(/js$/, { headers: nosniff }) },
    [/host blocks scripts/, /bloqu/],
  ],
  [
    'a policy that refuses scripts',
    allPages,
    { quirk: policy("default-src 'none'") },
    [/host blocks scripts/, /bloqu/],
  ],
  [
    'a policy that refuses WebAssembly',
    allPages,
    { quirk: policy("default-src 'self'") },
    policyMustAllow("script-src 'wasm-unsafe-eval'"),
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
    allPages,
    { quirk: where(/\.json$/, soft404) },
    fileMissing('en-\\w+.json', 'en-\\w+.json'),
  ],
  [
    'languages that may not be read',
    allPages,
    { quirk: where(/\.json$/, { status: 403, body: 'no' }) },
    fileMissing('en-\\w+.json', 'en-\\w+.json'),
  ],
  ['pages in place of the engine', allPages, { quirk: where(/\.wasm$/, soft404) }, engineMissing],
  ['no engine', [playAddress, embed], { quirk: where(/\.wasm$/, { status: 403, body: 'no' }) }, engineMissing],
  [
    'an engine whose download breaks off',
    [playAddress, embed],
    { quirk: where(/\.wasm$/, { stopAt: 5000 }) },
    engineMissing,
  ],
  [
    'an engine whose download stops half-way',
    [playAddress, builder],
    { quirk: where(/\.wasm$/, { stallAt: 5000 }) },
    [/Still loading\. Reload/, /Chargement\. Rechargez/],
  ],
  [
    'a page in place of the code of the game',
    [playAddress],
    { quirk: where(/\/colosseum-\w+\.js$/, soft404) },
    fileMissing('A part of the page', 'Une partie de la page'),
  ],
  [
    'a page in place of what follows the first paint',
    [playAddress],
    { quirk: where(/\/later-\w+\.js$/, soft404) },
    fileMissing('later.js', 'later.js'),
  ],
  [
    'a page in place of a part of the embed',
    [embed],
    { quirk: where(/open-\w+\.js$/, soft404) },
    fileMissing('open.js', 'open.js'),
  ],
  [
    'no script of the embed',
    [embed],
    { quirk: (path) => (firstScript('embed/v1.html').test(path) ? { status: 403, body: 'no' } : undefined) },
    fileMissing('\\w+-\\w+.js', '\\w+-\\w+.js'),
  ],
  [
    'a policy that refuses to fetch',
    allPages,
    { quirk: policy("connect-src 'none'") },
    policyMustAllow("connect-src 'self'"),
  ],
  [
    'a policy without the names of our Trusted Types',
    allPages,
    { quirk: policy("require-trusted-types-for 'script'; trusted-types none-of-ours") },
    policyMustAllow('trusted-types arena lit-html'),
  ],
  [
    'a sandbox as a policy',
    allPages,
    { quirk: policy('sandbox allow-scripts') },
    [/needs allow-same-origin/, /demande allow-same-origin/],
  ],
  ['no thinker', [playAddress, embed], { quirk: where(/thinker-/, soft404) }, engineMissing],
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

test('dialogs and pictures work where Trusted Types are demanded', browserOptions, async (t) => {
  const host = await startHost({ quirk: policy("require-trusted-types-for 'script'") });
  t.after(() => host.close());
  const { page: opened, expectNoComplaint, close } = await openPage(browser, [host.origin]);
  t.after(close);
  // Pieces in the tray, pictures in the list of moves and in the rules.
  await opened.goto(`${host.origin}/?game=tetress&agent=greedy&rival=greedy&side=none&think=0.1&motion=off`);
  await opened.locator('.pictured svg').first().waitFor();
  for (const name of ['New game', 'Past games', 'Share and load', 'How to play', 'Settings']) {
    await opened.getByRole('button', { name, exact: true }).click();
    await opened.locator('dialog[open]').waitFor();
    await opened.keyboard.press('Escape');
    await opened.locator('dialog[open]').waitFor({ state: 'detached' });
  }
  expectNoComplaint();
});

test('a worker that does not load is reported at the first move', browserOptions, async (t) => {
  const host = await startHost({ quirk: where(/worker-/, soft404) });
  t.after(() => host.close());
  const { page: opened, close } = await openPage(browser, [host.origin]);
  t.after(close);
  await opened.goto(host.origin + playAddress);
  await moves(opened);
  await says(opened, /its file did not load/);
});

test('a policy that refuses workers is named at the first move', browserOptions, async (t) => {
  const host = await startHost({ quirk: policy("worker-src 'none'") });
  t.after(() => host.close());
  for (const [at, locale] of ['en-GB', 'fr-FR'].entries()) {
    const { page: opened, close } = await openPage(browser, [host.origin], { locale });
    t.after(close);
    await opened.goto(host.origin + playAddress);
    await moves(opened);
    await says(opened, policyMustAllow("worker-src 'self'")[at]);
  }
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
  await says(opened, /A part of this board is missing\. Reload/);
});

test('a dialog of an older edition says that it did not load, and the game goes on', browserOptions, async (t) => {
  const host = await startHost();
  t.after(() => host.close());
  for (const [locale, words] of [
    ['en-GB', /This part of the page did not load/],
    ['fr-FR', /Cette partie de la page n’a pas été chargée/],
  ]) {
    host.quirk = () => undefined;
    const { page: opened, close } = await openPage(browser, [host.origin], { locale });
    t.after(close);
    await opened.goto(host.origin + playAddress);
    await opened.locator('.board-grid button.lit').first().waitFor();
    host.quirk = where(/assets\//, { status: 404, body: 'gone' });
    await opened.locator('#how').click();
    await says(opened, words);
    host.quirk = () => undefined;
    await moves(opened);
    await opened.locator('.board-grid button.lit').first().waitFor();
    await opened.waitForFunction(() => location.hash.endsWith('@2'));
  }
});

test('a game can be played at an address that is no secure context', browserOptions, async (t) => {
  const host = await startHost();
  t.after(() => host.close());
  const insecure = await launchChromium(['--host-resolver-rules=MAP course.example 127.0.0.1']);
  t.after(() => insecure.close());
  const origin = host.origin.replace('127.0.0.1', 'course.example');
  const { page: opened, expectNoComplaint, close } = await openPage(insecure, [origin], { serviceWorkers: 'allow' });
  t.after(close);
  await opened.goto(origin + playAddress);
  assert.equal(await opened.evaluate(() => isSecureContext), false);
  await plays(opened);
  expectNoComplaint();
});

test(
  'a new edition is taken over although the host let browsers keep pages and worker for a year',
  browserOptions,
  async (t) => {
    const folder = copySite(t);
    const year = { headers: { 'cache-control': 'max-age=31536000' } };
    const host = await startHost({ sites: { '/': folder }, quirk: () => year });
    t.after(() => host.close());
    const { page: opened, close } = await openPage(browser, [host.origin], { serviceWorkers: 'allow' });
    t.after(close);
    await opened.goto(host.origin + playAddress);
    await plays(opened);
    await opened.evaluate(async () => void (await navigator.serviceWorker.ready));
    for (const name of ['index.html', 'sw.js']) {
      const file = join(folder, name);
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(editionOf(), 'nextedition0'));
    }
    seal(folder);
    await opened.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration()).update()));
    // Offered between games only.
    await opened.goto(`${host.origin}/?seed=9`);
    await opened.getByRole('button', { name: 'A new version is ready: reload' }).click({ force: true });
    await opened.locator('html[data-edition=nextedition0][data-ready]').waitFor({ state: 'attached' });
  },
);

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
