// Pages that cannot play: they say why and what helps, and show what they can.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { writeFragment } from '../../web/js/address/fragment.js';
import { loadGame } from '../../web/js/games/files.js';
import { findings } from './axe.mjs';
import { browserOptions, ready, siteFolder, useBrowser } from './harness.mjs';
import { gameAt, playByMouse, waitForPly } from './players.mjs';

const stage = useBrowser();

test('without WebAssembly the board and a reason stay on the page', browserOptions, async () => {
  const { page, context, close } = await stage.open();
  await context.addInitScript(() => void delete window.WebAssembly);
  await page.goto('about:blank');
  await page.goto(stage.server.address);
  await page.locator('#status.bad').waitFor();
  assert.match(await page.locator('#status').textContent(), /Lockdown/);
  assert.equal(await page.locator('#board svg').isVisible(), true);
  await close();
});

test('without WebAssembly another game, too, shows its rules and the start that was sent', browserOptions, async () => {
  const { page, context, close } = await stage.blank();
  await context.addInitScript(() => void delete window.WebAssembly);
  await page.goto(`${stage.server.address}?game=infexion&lang=fr#v1.7/7/7/2Ab3/7/7/7_r_8.`);
  await page.locator('#status.bad').waitFor();
  await page.locator('#board svg').waitFor();
  assert.equal((await page.locator('#board svg .i-second').count()) > 0, true);
  assert.match(await page.locator('#rules').textContent(), /pile/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copier un rapport' }).click();
  await page.getByRole('button', { name: 'Copié.' }).waitFor();
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /no WebAssembly/);
  await close();
});

/** Games without an engine: their start, some moves, and what stands on the board after them. */
const recorded = [
  ['colosseum', '000/000/000 a1 c3 a', ['a2r', 'b3u'], '.i-first.s-edge'],
  ['infexion', '7/7/7/7/7/7/7 r 0', ['d4', 'f2', 'd4ne'], '.i-first.s-edge'],
  ['tetress', '11/11/11/11/11/11/11/11/11/11/11 r 0', ['c4d4e4e5', 'h8h9i8i9'], '.i-second'],
];
for (const [game, start, moves, drawn] of recorded)
  test(`without WebAssembly a game of ${game} in the address is looked through`, browserOptions, async () => {
    const { page, context, close } = await stage.blank({ viewport: { width: 390, height: 844 } });
    await context.addInitScript(() => void delete window.WebAssembly);
    const module = await loadGame(game);
    await page.goto(`${stage.server.address}?game=${game}#${writeFragment({ start, moves, ply: 1 }, module)}`);
    const where = page.locator('#actions [role=status]');
    const at = (ply) => where.getByText(`Move ${ply} of ${moves.length}.`).waitFor();
    const press = (name) => page.getByRole('button', { name }).click();
    await at(1);
    assert.equal(await page.getByRole('button', { name: 'Moves and more' }).isVisible(), true);
    await press('To the end');
    await at(moves.length);
    assert.equal((await page.locator(`#board svg ${drawn}`).count()) > 0, true);
    await press('Back one move');
    await at(moves.length - 1);
    await press('To the start');
    await at(0);
    await press('Forward one move');
    await at(1);
    await press('Moves and more');
    await page.locator('#moves button').last().click();
    await at(moves.length);
    assert.deepEqual(await findings(page, game), []);
    await close();
  });

test('without WebAssembly an embed says why and shows its game, to be stepped through', browserOptions, async () => {
  const [game, start, moves] = recorded[2];
  const fragment = writeFragment({ start, moves, ply: 1 }, await loadGame(game));
  for (const [width, height] of [
    [420, 520],
    [280, 280],
  ]) {
    const { page, context, close } = await stage.blank({ viewport: { width, height } });
    await context.addInitScript(() => void delete window.WebAssembly);
    await page.goto(`${stage.server.address}embed/v1.html?game=${game}&mode=view&start=now#${fragment}`);
    await page.locator('#status.bad').waitFor();
    const tokens = page.locator('#board svg .i-second');
    assert.equal(await tokens.count(), 0);
    if (height > 320) {
      await page.getByRole('button', { name: 'Forward one move' }).click();
      assert.equal((await tokens.count()) > 0, true);
    }
    assert.equal(await page.locator('#status').isVisible(), true);
    await close();
  }
});

test('without WebAssembly the unfinished game of this device is shown', browserOptions, async () => {
  const { page, context, close } = await stage.open('?side=both');
  await playByMouse(page, gameAt(page.url()).view.moves[0], 7);
  await waitForPly(page, 1);
  await page.locator('#moves button').waitFor({ state: 'attached' });
  await context.addInitScript(() => void delete window.WebAssembly);
  await page.goto(stage.server.address);
  await page.locator('#actions').getByText('Move 1 of 1.').waitFor();
  // And so does the list of all games: its entries are addresses.
  await page.goto(`${stage.server.address}?game=tetress`);
  await page.locator('#past').click();
  await page.locator('.past-games button').click();
  await page.locator('#actions').getByText('Move 1 of 1.').waitFor();
  await close();
});

test('a page of which a part does not load says so, and can be loaded again', browserOptions, async () => {
  const { page, close } = await stage.blank();
  let broken = true;
  await page.route(/\/colosseum-[^/]*\.js$/, (route) => (broken ? route.abort() : route.continue()));
  await page.goto(stage.server.address);
  await page.locator('#status.bad').waitFor();
  assert.match(await page.locator('#status').textContent(), /did not load/);
  broken = false;
  await page.getByRole('button', { name: 'Reload' }).click();
  await ready(page);
  await close();
});

test('opened as a file the page says how to serve it', browserOptions, async () => {
  const { page, close } = await stage.blank({ locale: 'fr-CA' });
  await page.goto(String(pathToFileURL(join(siteFolder, 'index.html'))));
  await page.locator('#status.bad').waitFor();
  assert.match(await page.locator('#status').textContent(), /servez le dossier/);
  assert.equal(await page.locator('#board svg').isVisible(), true);
  await close();
});
