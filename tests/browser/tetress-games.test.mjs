// Whole games of Tetress, each with one device.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMove } from '../../web/js/games/tetress/board.js';
import { browserOptions, useBrowser } from './harness.mjs';
import { gameAt, phone, playWhole, tabToBoard, waitForEnd } from './players.mjs';
import { byKeyboard, byMouse, byTouch } from './tetress.mjs';

const stage = useBrowser();
const { open, pageTest } = stage;

test('a whole game by mouse: cells are painted, and a second click plays the piece', browserOptions, async () => {
  const { page, expectNoComplaint, close } = await open('?game=tetress&seed=5');
  const { view } = await playWhole(page, byMouse);
  assert.match(await page.locator('#status').textContent(), /No piece fits for (Red|Blue)|150 pieces/);
  assert.notEqual(view.outcome.kind, 'ongoing');
  expectNoComplaint();
  await close();
});

test('a whole game by touch on a phone, from the empty board', browserOptions, async () => {
  const { page, expectNoComplaint, close } = await open('?game=tetress&opening=0&agent=greedy', phone);
  await playWhole(page, byTouch);
  expectNoComplaint();
  await close();
});

test('a whole game by keyboard alone, as blue', browserOptions, async () => {
  const { page, expectNoComplaint, close } = await open('?game=tetress&side=b&seed=9');
  await page.waitForFunction(() => location.hash.endsWith('@1'));
  await tabToBoard(page);
  await playWhole(page, byKeyboard);
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
  assert.match(await page.getByRole('status').first().textContent(), /win|draw/i);
  assert.notEqual(gameAt(page.url()).view.outcome.kind, 'ongoing');
  expectNoComplaint();
  await close();
});

pageTest(
  'agents play each other to the end',
  '?game=tetress&side=none&agent=greedy&rival=random&pace=0',
  async (page) => {
    await waitForEnd(page);
    const { fault, moves } = gameAt(page.url());
    assert.equal(fault, null);
    assert.ok(moves.every((move) => readMove(move).length === 4));
  },
);
