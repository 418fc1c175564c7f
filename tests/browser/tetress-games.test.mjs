// Whole games of Tetress, each with one device.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserOptions, useBrowser } from './harness.mjs';
import { playWhole } from './players.mjs';
import { byKeyboard, byMouse, byTouch } from './tetress.mjs';
import { expectEnd, testWholeGames } from './whole-games.mjs';

const stage = useBrowser();
const { open } = stage;

testWholeGames(stage, 'tetress', { byTouch, byKeyboard });

test('a whole game by mouse: cells are painted, and a second click plays the piece', browserOptions, async () => {
  const { page, expectNoComplaint, close } = await open('?game=tetress&seed=5');
  const { view } = await playWhole(page, byMouse);
  assert.match(await page.locator('#status').textContent(), /No piece fits for (Red|Blue)|150 pieces/);
  assert.notEqual(view.outcome.kind, 'ongoing');
  expectNoComplaint();
  await close();
});

test('a whole game through the accessibility tree alone', browserOptions, async () => {
  const { page, expectNoComplaint, close } = await open('?game=tetress&seed=2');
  const grid = page.getByRole('grid');
  assert.equal(await grid.getByRole('row').count(), 11);
  const names = () => grid.getByRole('button').evaluateAll((all) => all.map((each) => each.ariaLabel));
  // A screen reader clicks without a pointer.
  const activate = (name) => grid.getByRole('button', { name, exact: true }).evaluate((element) => element.click());
  const live = (pattern) =>
    page.waitForFunction((source) => new RegExp(source).test(document.getElementById('live').textContent), pattern);
  for (let turn = 0; turn < 75; ++turn) {
    if (await page.getByRole('region', { name: 'Result' }).isVisible()) break;
    const before = await page.evaluate(() => location.hash);
    for (let cell = 0; cell < 4; ++cell) {
      const fitting = (await names()).filter((name) => /a piece fits$/.test(name));
      if (fitting.length === 0) break;
      await activate(fitting[(turn * 5 + cell) % fitting.length]);
      await live('chosen\\.|to play');
    }
    const painted = (await names()).find((name) => /chosen$/.test(name));
    assert.ok(painted, 'a piece is whole');
    await activate(painted);
    await page.waitForFunction((hash) => location.hash !== hash, before);
    await live('Your turn|win|draw');
  }
  await expectEnd(page);
  expectNoComplaint();
  await close();
});
