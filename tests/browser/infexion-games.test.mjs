// Whole games of Infexion, each with one device.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMove, walk } from '../../web/js/games/infexion/board.js';
import { browserOptions, useBrowser } from './harness.mjs';
import { byKeyboard, byMouse, byTouch } from './infexion.mjs';
import { gameAt, phone, playWhole, tabToBoard, waitForEnd } from './players.mjs';

const stage = useBrowser();
const { open, pageTest } = stage;

test('a whole game by mouse: a click spawns, two clicks spread', browserOptions, async () => {
  const { page, expectNoComplaint, close } = await open('?game=infexion&seed=5');
  const { view } = await playWhole(page, byMouse);
  const text = await page.locator('#status').textContent();
  for (const power of view.outcome.score) assert.ok(text.includes(String(power)), text);
  expectNoComplaint();
  await close();
});

test('a whole game by touch on a phone against greedy, from the empty board', browserOptions, async () => {
  const { page, expectNoComplaint, close } = await open('?game=infexion&opening=0&agent=greedy', phone);
  await playWhole(page, byTouch);
  expectNoComplaint();
  await close();
});

test('a whole game by keyboard alone, as blue', browserOptions, async () => {
  const { page, expectNoComplaint, close } = await open('?game=infexion&side=b&seed=9');
  await page.waitForFunction(() => location.hash.endsWith('@1'));
  await tabToBoard(page);
  await playWhole(page, byKeyboard);
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
  assert.match(await page.getByRole('status').first().textContent(), /win|draw/i);
  assert.notEqual(gameAt(page.url()).view.outcome.kind, 'ongoing');
  expectNoComplaint();
  await close();
});

pageTest(
  'agents play each other to the end',
  '?game=infexion&side=none&agent=greedy&rival=random&pace=0',
  async (page) => {
    await waitForEnd(page);
    assert.equal(gameAt(page.url()).fault, null);
  },
);
