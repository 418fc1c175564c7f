// The service worker: the site opens without a network, and a new edition takes over without breaking any tab.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { games } from '../../web/js/games/list.js';
import {
  browserOptions,
  launchChromium,
  openGame,
  openPage,
  ready,
  serve,
  siteFolder,
  spinOnRequest,
} from './harness.mjs';
import { gameAt, playByMouse, showsPly, waitForPly } from './players.mjs';
import { copySite, editionOf, listedFiles, seal } from './site-copy.mjs';

let browser;
before(async () => {
  if (!browserOptions.skip) browser = await launchChromium();
});
after(() => browser?.close());

const options = { serviceWorkers: 'allow', reducedMotion: 'reduce' };

/** Makes the site another edition: every hashed name is another one, and the old files are gone. @param {string} folder */
function reissue(folder) {
  const assets = readdirSync(join(folder, 'assets'));
  const hash = /-([A-Z0-9]{8})\.(?=\w+$)/;
  const renamed = new Map(
    assets.map((name) => [name, name.replace(hash, (_, old) => `-${[...old].reverse().join('')}9.`)]),
  );
  for (const [old, name] of renamed) {
    assert.notEqual(old, name);
    renameSync(join(folder, 'assets', old), join(folder, 'assets', name));
  }
  const texts = [
    'index.html',
    'builder.html',
    'embed/v1.html',
    'sw.js',
    ...[...renamed.values()].map((name) => `assets/${name}`),
  ];
  for (const name of texts.filter((each) => /\.(html|js|css)$/.test(each))) {
    let text = readFileSync(join(folder, name), 'utf8');
    for (const [old, other] of renamed) text = text.replaceAll(old, other);
    writeFileSync(join(folder, name), text.replaceAll(editionOf(), 'secondissue0'));
  }
  seal(folder);
}

/** Playwright's own waiting takes a promise for the truth. @param {any} page @param {(arg: any) => Promise<boolean>} condition @param {any} [arg] */
async function untilTrue(page, condition, arg) {
  for (const until = Date.now() + 30_000; Date.now() < until; ) {
    if (await page.evaluate(condition, arg)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  assert.fail(`waited in vain for ${condition}`);
}
const isActive = async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated';
/** The names of kept files, in all editions. */
const keptFiles = async () => {
  const names = await window.caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await window.caches.open(name)).keys()));
  return kept.flat().map(({ url }) => url);
};
const allKept = async (all) => {
  const names = await window.caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await window.caches.open(name)).keys()));
  return all.every((file) => kept.flat().some(({ url }) => url.endsWith(`/${file}`)));
};
/** What is kept once the page was idle. The play page is kept by its folder's name. */
const filesKept = () =>
  listedFiles()
    .filter(({ part, name }) => part !== 'onDemand' && name !== 'index.html')
    .map(({ name }) => name);

test('the site opens and plays every game without a network', browserOptions, async (t) => {
  const server = await serve({ spins: false });
  t.after(() => server.close());
  const { page, context, close } = await openGame(browser, server, '', options);
  await untilTrue(page, isActive);
  // The other games come after the one on the board.
  await untilTrue(page, allKept, filesKept());
  await context.setOffline(true);
  for (const game of Object.keys(games)) {
    await page.goto(`${server.address}?game=${game}&side=none&agent=greedy&rival=random&pace=0`);
    await waitForPly(page, 2);
  }
  // The builder has not been visited: it says so in the browser's words, and the game goes on.
  await close();
});

test(
  'an edition accepted in one tab lets the others play on, with parts and workers of their own (P1)',
  browserOptions,
  async (t) => {
    const folder = copySite(t);
    const worker = listedFiles().find(({ name }) => name.includes('/worker-')).name;
    writeFileSync(join(folder, worker), spinOnRequest + readFileSync(join(folder, worker), 'utf8'));
    seal(folder);
    const server = await serve({ folder, spins: false });
    t.after(() => server.close());
    const { page: first, context, close } = await openGame(browser, server, '?think=0.1', options);
    await untilTrue(first, isActive);
    await untilTrue(first, allKept, filesKept());
    await first.reload();
    await ready(first);
    const second = await context.newPage();
    await second.goto(`${server.address}?think=0.1&size=6&seed=3&agent=greedy`);
    await ready(second);
    const embed = await context.newPage();
    await embed.goto(`${server.address}embed/v1.html?start=now&think=0.1&size=6&seed=4&agent=greedy`);
    await embed.locator('.board-grid button.lit').first().waitFor();
    const complaints = [];
    for (const tab of [second, embed]) tab.on('pageerror', (error) => complaints.push(String(error)));

    // A game in mid-think in each of the two.
    for (const tab of [second, embed]) await tab.evaluate(() => void (window.spins = [60_000]));
    await playByMouse(second, gameAt(second.url()).view.moves[0], 6);
    await showsPly(second, 1);
    const cells = embed.locator('.board-grid button.lit');
    await cells.first().evaluate((button) => button.click());
    await embed.locator('#status').filter({ hasText: 'Choose wall' }).waitFor();

    reissue(folder);
    await first.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
    await first.locator('#update').click();
    await first.locator('html[data-edition=secondissue0][data-ready]').waitFor({ state: 'attached' });

    // The old edition plays on: an undo ends its worker, the next move needs a new one.
    for (const undo of [1, 2, 3]) {
      await second.locator('#actions .undo').click();
      await showsPly(second, 0);
      await second.evaluate((last) => void (window.spins = last ? [] : [60_000]), undo === 3);
      await playByMouse(second, gameAt(second.url()).view.moves[undo], 6);
      await showsPly(second, undo === 3 ? 2 : 1);
    }
    assert.equal(await second.locator('html').getAttribute('data-edition'), editionOf());
    // And parts that it had not needed before load.
    await second.locator('#how').click();
    await second.locator('dialog[open] .lesson').waitFor();
    await second.keyboard.press('Escape');
    await embed.evaluate(() => void (window.spins = []));
    const [, row, column] = /^(\w)(\d) chosen/.exec(await embed.locator('#status').textContent());
    assert.ok(row && column);
    const [, side] = /Choose wall: (\w+)/.exec(await embed.locator('#status').textContent());
    await embed.locator('.board-grid button.lit').first().focus();
    await embed.keyboard.press({ up: 'ArrowUp', right: 'ArrowRight', down: 'ArrowDown', left: 'ArrowLeft' }[side]);
    await embed.keyboard.press('Enter');
    await embed.locator('#live').filter({ hasText: 'Greedy: ' }).waitFor({ state: 'attached' });
    assert.deepEqual(complaints, []);

    // Once no tab is of the old edition its files go.
    assert.equal(await first.evaluate(async () => (await caches.keys()).length), 2);
    await embed.close();
    await second.reload();
    await second.locator('html[data-edition=secondissue0][data-ready]').waitFor({ state: 'attached' });
    await untilTrue(first, async () => (await caches.keys()).length === 1);
    await close();
  },
);

test('two deployments on one origin keep their own files and their own games (P11)', browserOptions, async (t) => {
  const root = mkdtempSync(join(tmpdir(), 'arena-sites-'));
  t.after(() => rmSync(root, { recursive: true }));
  for (const name of ['one', 'two']) cpSync(siteFolder, join(root, name), { recursive: true });
  const server = await serve({ folder: root, under: '/', spins: false });
  t.after(() => server.close());
  const { page, context, close } = await openPage(browser, [server.origin], options);
  for (const name of ['one', 'two']) {
    await page.goto(`${server.origin}/${name}/`);
    await ready(page);
    await untilTrue(page, isActive);
    await untilTrue(page, allKept, filesKept());
  }
  await playByMouse(page, gameAt(page.url()).view.moves[0], 7);
  await waitForPly(page, 2);
  await context.setOffline(true);
  await page.goto(`${server.origin}/one/`);
  await ready(page);
  assert.deepEqual(gameAt(page.url()).moves, []);
  await close();
});

/** A page on this server, once its service worker has kept what a first game needs.
 *  @param {import('node:test').TestContext} t @param {Parameters<typeof serve>[0]} served */
async function visit(t, served) {
  const server = await serve({ spins: false, ...served });
  t.after(() => server.close());
  const opened = await openPage(browser, [server.origin], options);
  t.after(() => opened.close());
  return { server, ...opened };
}

test('a first game asks for what the first visit counts, and for nothing else', browserOptions, async (t) => {
  const { page, server } = await visit(t, {});
  /** Before the page was idle. */
  const asked = new Set();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname.slice('/some/folder/'.length)));
  await page.goto(`${server.address}?agent=greedy&think=0.1`);
  await ready(page);
  await playByMouse(page, gameAt(page.url()).view.moves[0], 7);
  await waitForPly(page, 2);
  const first = listedFiles()
    .filter(({ part, language }) => ['shell', 'colosseum'].includes(part) && [undefined, 'en'].includes(language))
    .map(({ name }) => name);
  const extras = [...asked].filter((name) => name.startsWith('assets/') && !first.includes(name));
  assert.deepEqual(extras, []);
  // The driver's browser has no place for an icon.
  const unused = first.filter((name) => !asked.has(name) && name !== 'index.html' && !name.endsWith('.svg'));
  assert.deepEqual(unused, []);
});

for (const [what, spoil] of /** @type {const} */ ([
  ['a page and calls it good', { contentType: 'text/html', body: '<p>not here</p>' }],
  ['other bytes of the right type', { contentType: 'text/javascript', body: 'export default 1;' }],
  ['nothing at all', { status: 404, body: '' }],
]))
  test(`a host that answers with ${what} does not spoil later visits`, browserOptions, async (t) => {
    const parts = listedFiles().filter(({ name, part }) => part !== 'onDemand' && name !== 'index.html');
    let spoilt = new Set();
    const { page, context, server } = await visit(t, {});
    await context.route('**/assets/*', (route) =>
      spoilt.has(new URL(route.request().url()).pathname.split('/').pop()) ? route.fulfill(spoil) : route.continue(),
    );
    // One that the start needs, one that comes later.
    const one = parts.find(({ name }) => name.includes('/arena-colosseum') && name.endsWith('.js')).name;
    const other = parts.find(({ name }) => name.includes('/arena-tetress') && name.endsWith('.wasm')).name;
    spoilt = new Set([one, other].map((name) => name.split('/').pop()));
    await page.goto(server.address);
    await page.locator('#status.bad').waitFor();
    assert.match(await page.locator('#status').textContent(), /did not (load|start)/);
    spoilt.delete(one.split('/').pop());
    await page.reload();
    await ready(page);
    await untilTrue(
      page,
      allKept,
      filesKept().filter((name) => name !== other),
    );
    const kept = await page.evaluate(keptFiles);
    assert.deepEqual(
      kept.filter((url) => url.endsWith(other)),
      [],
    );
    spoilt.clear();
    await page.reload();
    await untilTrue(page, allKept, filesKept());
    await context.setOffline(true);
    await page.goto(`${server.address}?game=tetress`);
    await ready(page);
  });

test('a host that redirects pages, away from their names and endings, is visited again', browserOptions, async (t) => {
  const redirects = { '/some/folder/index.html': '/some/folder/', '/some/folder/builder.html': '/some/folder/builder' };
  const { page, context, server } = await visit(t, {
    extra: { '/some/folder/builder': readFileSync(join(siteFolder, 'builder.html'), 'utf8') },
  });
  await context.route(/\/(index|builder)\.html/, (route) => {
    const location = redirects[new URL(route.request().url()).pathname];
    return route.fulfill({ status: 308, headers: { location }, body: '' });
  });
  await page.goto(server.address);
  await ready(page);
  await untilTrue(page, allKept, filesKept());
  for (const address of [server.address, `${server.address}builder`]) {
    await page.goto(address);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  }
  await context.setOffline(true);
  await page.goto(server.address);
  await ready(page);
});

test('what is kept and is wrong is replaced, and the page that it stopped starts again', browserOptions, async (t) => {
  const { page, server } = await visit(t, {});
  await page.goto(server.address);
  await ready(page);
  await untilTrue(page, allKept, filesKept());
  const glue = listedFiles().find(({ name }) => /arena-colosseum.*\.js$/.test(name)).name;
  for (const wrong of ['', glue]) {
    await page.evaluate(async (name) => {
      const [cache] = await Promise.all((await caches.keys()).map((key) => caches.open(key)));
      const url = new URL(name, location.href.replace(/[?#].*/, ''));
      const type = name === '' ? 'text/html; charset=utf-8' : 'text/javascript';
      await cache.put(url, new Response('not this', { headers: { 'content-type': type } }));
    }, wrong);
    await page.goto('about:blank');
    await page.goto(server.address);
    assert.equal(await page.locator('html[data-ready]').count(), 0);
    await ready(page);
  }
});

test('a page into which its host writes is played, and not kept', browserOptions, async (t) => {
  const { page, server } = await visit(t, {
    change: (path, body) => (path.endsWith('/') ? String(body).replace('</body>', '<!-- ours --></body>') : body),
  });
  await page.goto(server.address);
  await ready(page);
  const state = await page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register('sw.js');
    if (installing?.state === 'installing')
      await new Promise((resolve) => installing.addEventListener('statechange', resolve, { once: true }));
    return installing?.state ?? 'none';
  });
  assert.ok(['redundant', 'none'].includes(state), state);
  await page.reload();
  await ready(page);
  assert.deepEqual(
    (await page.evaluate(keptFiles)).filter((url) => url === server.address),
    [],
  );
});
