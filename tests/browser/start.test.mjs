// The start: whatever fails, a board or words are on the screen, and ways out.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { browserOptions, firstScript, ready, siteFolder, useBrowser } from './harness.mjs';
import { gameAt, playByMouse, saysStatus, showsPly, waitForPly } from './players.mjs';

const stage = useBrowser();
const { pageTest } = stage;
const storageKey = (page, key) => page.evaluate((name) => `arena:${location.pathname}:${name}`, key);

test('a language that does not load is replaced by English', browserOptions, async () => {
  const { page, close } = await stage.blank({ locale: 'fr-CA' });
  await page.route(/\/fr-\w+\.json$/, (route) => route.fulfill({ status: 404, body: 'not here' }));
  await page.goto(stage.server.address);
  await ready(page);
  await saysStatus(page, /^Your turn/);
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'en');
  await close();
});

for (const [what, block, words] of [
  ['no language loads', () => /\/(en|fr)-\w+\.json$/, /en-\w+\.json did not load/],
  ['the first script does not load', () => firstScript('index.html'), /\.js did not load/],
])
  test(`where ${what} the page says so, keeps its board, and offers ways out (P2)`, browserOptions, async () => {
    const { page, context, close } = await stage.blank();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    let broken = true;
    await page.route(block(), (route) =>
      broken ? route.fulfill({ status: 404, body: 'not here' }) : route.continue(),
    );
    await page.goto(`${stage.server.address}?size=5`);
    await page.locator('#status.bad').waitFor();
    assert.match(await page.locator('#status').textContent(), words);
    assert.equal(await page.locator('#board svg').isVisible(), true);
    await page.getByRole('button', { name: 'Copy report' }).click();
    await page.getByRole('button', { name: 'Copied.' }).waitFor();
    assert.match(await page.evaluate(() => navigator.clipboard.readText()), /Mozilla.*\n.*size=5/);
    broken = false;
    await page.getByRole('button', { name: 'Start afresh' }).click();
    await ready(page);
    assert.match(page.url(), /size=7/);
    await close();
  });

test('what is stored can be erased from a page that does not start', browserOptions, async () => {
  const { page, close } = await stage.open('?size=5&side=both');
  await playByMouse(page, gameAt(page.url()).view.moves[0], 5);
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes(':game.')));
  await page.evaluate(() => localStorage.setItem('other', 'kept'));
  let broken = true;
  await page.route(/\/en-\w+\.json$/, (route) => (broken ? route.abort() : route.continue()));
  await page.goto(stage.server.address);
  await page.getByRole('button', { name: 'Erase what is stored' }).click();
  broken = false;
  await page.getByRole('button', { name: 'Really erase all?' }).click();
  await ready(page);
  await page.waitForFunction(() => Object.keys(localStorage).filter((key) => key.includes(':game.')).length === 1);
  assert.equal(await page.evaluate(() => localStorage.getItem('other')), 'kept');
  await close();
});

pageTest('stored games of another shape are kept aside and told, and the page opens (P2)', '?size=5', async (page) => {
  const key = await storageKey(page, '');
  const texts = ['{"start":"x"}', '{"id":"b","start":"x","moves":[null]}', 'rubbish', '{"version":9}'];
  await page.evaluate(
    ([prefix, broken]) => {
      broken.forEach((text, at) => void localStorage.setItem(`${prefix}game.bad${at}`, text));
      localStorage.setItem(`${prefix}games`, JSON.stringify(broken.map((_, at) => `bad${at}`)));
    },
    [key, texts],
  );
  await page.goto(stage.server.address);
  await ready(page);
  await saysStatus(page, /^Your turn/);
  await page.locator('#storage-note').filter({ hasText: '4 stored games could not be read' }).waitFor();
  await page.locator('#settings').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export all' }).click(),
  ]);
  const exported = JSON.parse(readFileSync(await download.path(), 'utf8'));
  assert.deepEqual(exported.aside.sort(), [...texts].sort());
});

pageTest('games are exported and come back from the file', '?size=5&side=both', async (page) => {
  const [move] = gameAt(page.url()).view.moves;
  await playByMouse(page, move, 5);
  await waitForPly(page, 1);
  await page.locator('#settings').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export all' }).click(),
  ]);
  const path = await download.path();
  await page.getByRole('button', { name: 'Erase all' }).click();
  await page.getByRole('button', { name: 'Really erase all?' }).click();
  await page.locator('dialog input[type=file]').setInputFiles(path);
  await page.getByText('1 game imported.').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('#past').click();
  await page.locator('.past-games li').waitFor();
});

for (const word of ['constructor', '__proto__', 'toString'])
  test(`an address that says ${word} opens a board (P2, P16)`, browserOptions, async () => {
    const { page, expectNoComplaint, close } = await stage.blank();
    await page.goto(`${stage.server.address}?side=${word}&agent=${word}&theme=${word}&lang=${word}`);
    await ready(page);
    await page.goto(`${stage.server.address}embed/v1.html?start=now&mode=${word}&controls=${word}&side=${word}`);
    await page.locator('.board-grid').waitFor();
    assert.doesNotMatch(await page.locator('#status').textContent(), /function|undefined/);
    assert.ok((await page.locator('#controls > *').count()) > 1, 'an unknown value means all buttons');
    expectNoComplaint();
    await close();
  });

test('a browser that is too old is told so in words', browserOptions, async () => {
  const { page, context, close } = await stage.blank();
  await context.addInitScript(() => void delete HTMLElement.prototype.inert);
  await page.route(firstScript('index.html'), (route) => route.abort());
  await page.goto(stage.server.address);
  await saysStatus(page, /too old: the page needs Chrome or Edge \d+, Firefox \d+, Safari/);
  await close();
});

test('without JavaScript each page says so', browserOptions, async () => {
  for (const name of ['', 'builder.html', 'embed/v1.html']) {
    const { page, close } = await stage.blank({ javaScriptEnabled: false });
    await page.goto(`${stage.server.address}${name}`);
    await page.locator('.slow.now').waitFor();
    await close();
  }
});

test('a page of which nothing arrives says after some seconds that it is still loading', browserOptions, async () => {
  const { page, close } = await stage.blank();
  await page.route(/\.js$/, () => {});
  await page.goto(stage.server.address, { waitUntil: 'commit' });
  const slow = page.locator('.slow').first();
  // Hidden by the style sheet at first.
  await slow.waitFor({ state: 'hidden' });
  await slow.waitFor({ state: 'visible' });
  await close();
});

test('colours do not need light-dark(): both themes, the visitor’s own, and paper (P8)', browserOptions, async () => {
  for (const name of readdirSync(join(siteFolder, 'assets')).filter((each) => each.endsWith('.css')))
    assert.doesNotMatch(readFileSync(join(siteFolder, 'assets', name), 'utf8'), /light-dark\(/, name);
  const { page, close } = await stage.open('?size=5');
  const tile = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--tile').trim());
  const light = await tile();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction(
    (old) => getComputedStyle(document.documentElement).getPropertyValue('--tile').trim() !== old,
    light,
  );
  const dark = await tile();
  await page.goto(`${stage.server.address}?theme=light`);
  await ready(page);
  assert.equal(await tile(), light);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${stage.server.address}?theme=dark`);
  await ready(page);
  assert.equal(await tile(), dark);
  await page.emulateMedia({ media: 'print' });
  assert.equal(await tile(), light);
  await close();
});

pageTest('the board takes the colours of another theme at once', '?size=5', async (page) => {
  const picture = () => page.locator('.board-canvas').evaluate((canvas) => canvas.toDataURL());
  const before = await picture();
  await page.locator('#settings').click();
  await page.getByLabel('Theme').selectOption('dark');
  await page.waitForFunction((old) => document.querySelector('.board-canvas').toDataURL() !== old, before);
});

pageTest('a storage that fills up is said once, and the game goes on (P6)', '?size=5&side=both', async (page) => {
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const play = async (ply) => {
    await playByMouse(page, gameAt(page.url()).view.moves[0], 5);
    await showsPly(page, ply);
  };
  await play(1);
  await page.locator('#alert').filter({ hasText: 'has stopped saving' }).waitFor({ state: 'attached' });
  await page.locator('#storage-note').filter({ hasText: 'has stopped saving' }).waitFor();
  await page.evaluate(() => void (document.getElementById('alert').textContent = ''));
  await play(2);
  await play(3);
  assert.equal(await page.locator('#alert').textContent(), '', 'it is not said again');
});
