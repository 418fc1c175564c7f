// Whole games of Infexion, each with one device.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMove, walk } from '../../web/js/games/infexion/board.js';
import { browserOptions, useBrowser } from './harness.mjs';
import { byKeyboard, byMouse, byTouch } from './infexion.mjs';
import { playWhole } from './players.mjs';
import { expectEnd, testWholeGames } from './whole-games.mjs';

const stage = useBrowser();
const { open } = stage;

testWholeGames(stage, 'infexion', { byTouch, byKeyboard });

test('a whole game by mouse: a click spawns, two clicks spread', browserOptions, async () => {
  const { page, expectNoComplaint, close } = await open('?game=infexion&seed=5');
  const { view } = await playWhole(page, byMouse);
  const text = await page.locator('#status').textContent();
  const captured = /no stacks left/.test(text);
  for (const power of view.outcome.score) assert.ok(captured || text.includes(String(power)), text);
  expectNoComplaint();
  await close();
});

test('a whole game through the accessibility tree alone', browserOptions, async () => {
  const { page, expectNoComplaint, close } = await open('?game=infexion&seed=2');
  const activate = (name) => page.getByRole('button', { name }).evaluate((element) => element.click());
  const grid = page.getByRole('grid');
  assert.equal(await grid.getByRole('row').count(), 7);
  for (let turn = 0; turn < 120; ++turn) {
    const over = await page.getByRole('region', { name: 'Result' }).isVisible();
    if (over) break;
    const before = await page.evaluate(() => location.hash);
    const names = await grid.getByRole('button').evaluateAll((all) => all.map((each) => each.ariaLabel));
    const stacks = names.filter((name) => /can spread/.test(name));
    const chosen = stacks[turn % stacks.length] ?? names.find((name) => /free to spawn/.test(name));
    await activate(new RegExp(`^${chosen.slice(0, 2)},`));
    if (stacks.length > 0) {
      await page.waitForFunction(() => /Choose a direction/.test(document.getElementById('live').textContent));
      const { cell: from } = readMove(chosen.slice(0, 2));
      const to = walk(from, turn % 6);
      await activate(new RegExp(`^${String.fromCharCode(97 + (to % 7))}${Math.floor(to / 7) + 1},`));
    }
    await page.waitForFunction((hash) => location.hash !== hash, before);
    await page.waitForFunction(() => /Your turn|win|draw/i.test(document.getElementById('live').textContent));
  }
  await expectEnd(page);
  expectNoComplaint();
  await close();
});
