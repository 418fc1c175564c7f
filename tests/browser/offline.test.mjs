// The service worker: the site opens without a network, and a new edition takes over without breaking any tab.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { games } from '../../web/js/games/list.js';
import { browserOptions, launchChromium, openGame, openPage, ready, serve, siteFolder } from './harness.mjs';
import { gameAt, playByMouse, showsPly, waitForPly } from './players.mjs';

let browser;
const folders = [];
before(async () => {
  if (!browserOptions.skip) browser = await launchChromium();
});
after(async () => {
  await browser?.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A copy of the site, to be changed. */
function copySite() {
  const folder = mkdtempSync(join(tmpdir(), 'arena-site-'));
  folders.push(folder);
  cpSync(siteFolder, folder, { recursive: true });
  return folder;
}

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
    writeFileSync(join(folder, name), text.replaceAll(editionOf(siteFolder), 'secondissue0'));
  }
}
const editionOf = (folder) => /data-edition="(\w+)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))[1];

/** Playwright's own waiting takes a promise for the truth. @param {any} page @param {(arg: any) => Promise<boolean>} condition @param {any} [arg] */
async function untilTrue(page, condition, arg) {
  for (const until = Date.now() + 30_000; Date.now() < until; ) {
    if (await page.evaluate(condition, arg)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  assert.fail(`waited in vain for ${condition}`);
}
const isActive = async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated';
/** The files that the service worker keeps for a visitor who speaks English. */
const filesKept = (folder) =>
  readFileSync(join(folder, 'sw.js'), 'utf8')
    .match(/assets\/[\w-]+\.\w+/g)
    .filter((name) => !/assets\/(?!en-)\w\w-\w+\.json$/.test(name));
const allKept = async (all) => {
  const names = await window.caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await window.caches.open(name)).keys()));
  return all.every((file) => kept.flat().some(({ url }) => url.endsWith(file)));
};

test('the site opens and plays every game without a network', browserOptions, async (t) => {
  const server = await serve();
  t.after(() => server.close());
  const { page, context, close } = await openGame(browser, server, '', { serviceWorkers: 'allow' });
  await untilTrue(page, isActive);
  // The other games come after the one on the board.
  await untilTrue(page, allKept, filesKept(siteFolder));
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
    const folder = copySite();
    const server = await serve({ folder });
    t.after(() => server.close());
    const options = { serviceWorkers: 'allow', reducedMotion: 'reduce' };
    const { page: first, context, close } = await openGame(browser, server, '?think=0.1', options);
    await untilTrue(first, isActive);
    await untilTrue(first, allKept, filesKept(siteFolder));
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
    assert.equal(await second.locator('html').getAttribute('data-edition'), editionOf(siteFolder));
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
  folders.push(root);
  for (const name of ['one', 'two']) cpSync(siteFolder, join(root, name), { recursive: true });
  const server = await serve({ folder: root, under: '/' });
  t.after(() => server.close());
  const { page, context, close } = await openPage(browser, [server.origin], {
    serviceWorkers: 'allow',
    reducedMotion: 'reduce',
  });
  for (const name of ['one', 'two']) {
    await page.goto(`${server.origin}/${name}/`);
    await ready(page);
    await untilTrue(page, isActive);
    await untilTrue(page, allKept, filesKept(siteFolder));
  }
  await playByMouse(page, gameAt(page.url()).view.moves[0], 7);
  await waitForPly(page, 2);
  await context.setOffline(true);
  await page.goto(`${server.origin}/one/`);
  await ready(page);
  assert.deepEqual(gameAt(page.url()).moves, []);
  await close();
});

test(
  'a host that answers with a page instead of a file, or redirects, does not spoil later visits',
  browserOptions,
  async (t) => {
    const folder = copySite();
    let spoiled = true;
    const server = await serve({ folder });
    t.after(() => server.close());
    const { page, context, close } = await openPage(browser, [server.origin], {
      serviceWorkers: 'allow',
      reducedMotion: 'reduce',
    });
    await context.route(/\.wasm$/, (route) =>
      spoiled ? route.fulfill({ contentType: 'text/html', body: '<p>not here</p>' }) : route.continue(),
    );
    await page.goto(server.address);
    await page.locator('#status.bad').waitFor();
    assert.match(await page.locator('#status').textContent(), /file did not load/);
    spoiled = false;
    await page.reload();
    await ready(page);
    await page.reload();
    await ready(page);
    await close();
  },
);
