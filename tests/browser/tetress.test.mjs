// Tetress on the page: the tray, sweeps, the ring, lines, small screens, dialogs, the embed, axe, forced colours.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMove } from '../../web/js/games/tetress/board.js';
import { input } from '../../web/js/games/tetress/input.js';
import { tray } from '../../web/js/games/tetress/tray.js';
import { findings } from './axe.mjs';
import { browserOptions, useBrowser } from './harness.mjs';
import { cell, gameAt, middle, phone, saysStatus, showMore, showsPly, status, waitForPly } from './players.mjs';
import { busy, byMouse, goTo } from './tetress.mjs';

const stage = useBrowser();
const { open, pageTest } = stage;
const both = `?game=tetress&side=both#v1.${busy}.`;
const cellOf = (name) => readMove(name)[0];
/** A row that one piece fills. */
const nearlyFull = '11/11/11/4R6/4RR5/RRBBR4BB/4B6/4BB5/7BB2/11/11_r_8';

pageTest(
  'a piece from the tray follows the mouse, R and F and the buttons turn it, and one click plays it',
  both,
  async (page) => {
    const shelf = page.getByRole('group', { name: 'Pieces' });
    const piece = (name) => shelf.getByRole('button', { name: `${name} piece` });
    assert.equal(await shelf.getByRole('button', { name: /Turn/ }).isEnabled(), false);
    await piece('L').click();
    assert.equal(await piece('L').getAttribute('aria-pressed'), 'true');
    await shelf.getByRole('button', { name: /Flip/ }).click();
    assert.equal(await piece('J').getAttribute('aria-pressed'), 'true', 'an L in the mirror is a J');
    await shelf.getByRole('button', { name: /Turn/ }).click();
    const choices = input.choices(gameAt(page.url()).view);
    const held = ['KeyF', 'KeyR'].reduce((draft, code) => input.key(choices, draft, 0, code), tray.pick(null, 'L'));
    const fitting = Array.from({ length: 121 }, (_, at) => input.tap(choices, held, at).draft).filter(
      ({ fits }) => fits,
    );
    const { at, cells } = fitting[20];
    await page.mouse.move(...(await middle(page, at)));
    await saysStatus(page, /^Own room \d+ : \d+ → \d+ : \d+/);
    await page.mouse.click(...(await middle(page, at)));
    await waitForPly(page, 1);
    assert.deepEqual(readMove(gameAt(page.url()).moves[0]), cells);
    assert.equal(await piece('J').getAttribute('aria-pressed'), 'false', 'the hand is empty');
  },
);

pageTest(
  'a piece by keys alone: a number takes it, R turns it, Escape puts it down, Enter lays it',
  both,
  async (page) => {
    await cell(page, 0).focus();
    await goTo(page, cellOf('g6'));
    await page.keyboard.press('1');
    await saysStatus(page, /Choose a cell|Own room/);
    await page.keyboard.press('Escape');
    await saysStatus(page, /Red to move/);
    await page.keyboard.press('1');
    await page.keyboard.press('r');
    // Upright around g6 there is no room; a row higher nor; the engine would refuse it, and Enter plays nothing.
    await goTo(page, cellOf('h5'));
    await page.keyboard.press('Enter');
    assert.equal(gameAt(page.url()).moves.length, 0);
    await page.keyboard.press('Escape');
    await goTo(page, cellOf('a4'));
    await page.keyboard.press('Enter');
    await waitForPly(page, 1);
    const columns = new Set(readMove(gameAt(page.url()).moves[0]).map((index) => index % 11));
    assert.deepEqual([...columns], [0]);
  },
);

pageTest('a held button paints in one sweep, and a click on the piece, or the tick, plays it', both, async (page) => {
  await page.mouse.move(...(await middle(page, cellOf('h4'))));
  await page.mouse.down();
  for (const name of ['g4', 'g5', 'g6']) await page.mouse.move(...(await middle(page, cellOf(name))), { steps: 3 });
  await page.mouse.up();
  assert.equal(gameAt(page.url()).moves.length, 0, 'it waits');
  await saysStatus(page, /^Confirm, or tap the piece again/);
  await page.locator('#actions .confirm').click();
  await waitForPly(page, 1);
  assert.deepEqual(gameAt(page.url()).moves, ['g4h4g5g6']);
});

pageTest(
  'a finger sweeps, moves a held piece, and the tick plays',
  both,
  async (page) => {
    const client = await page.context().newCDPSession(page);
    const touch = (type, at) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at[0], y: at[1] }] : [] });
    const sweep = async (...names) => {
      const [first, ...rest] = await Promise.all(names.map((name) => middle(page, cellOf(name))));
      await touch('touchStart', first);
      for (const at of rest) await touch('touchMove', at);
      // A finger that lifts in full swing flings, and Chromium takes the next tap for stopping that.
      await page.waitForTimeout(300);
      await touch('touchEnd');
    };
    await sweep('b2', 'b3', 'b4', 'a4');
    await page.locator('#actions .confirm').tap();
    await waitForPly(page, 1);
    assert.deepEqual(gameAt(page.url()).moves, ['b2b3a4b4']);
    await page.getByRole('button', { name: 'O piece', exact: true }).tap();
    await sweep('j7', 'j5');
    assert.equal(gameAt(page.url()).moves.length, 1, 'it waits');
    await page.locator('#actions .confirm').tap();
    await waitForPly(page, 2);
    assert.ok(readMove(gameAt(page.url()).moves[1]).includes(cellOf('j5')));
  },
  phone,
);

pageTest(
  'half a piece is taken back cell by cell; a copy in the ring is its cell; typing takes both notations',
  both,
  async (page) => {
    await cell(page, cellOf('b2')).click();
    await cell(page, cellOf('b3')).click();
    await saysStatus(page, /^2 cells to go/);
    await page.locator('#actions .undo').click();
    await saysStatus(page, /^3 cells to go/);
    await cell(page, cellOf('b2')).focus();
    await page.keyboard.press('Escape');
    await saysStatus(page, /Red to move/);
    const { x, y, width, height } = await page.locator('.board-grid').boundingBox();
    const [column] = await middle(page, cellOf('b1'));
    // Below the last row the first one shows again.
    const ring = height * 0.05;
    await page.mouse.move(column, y + height - ring);
    await page.mouse.click(column, y + height - ring);
    await saysStatus(page, /^3 cells to go/);
    assert.match(await cell(page, cellOf('b1')).getAttribute('aria-label'), /chosen$/);
    await page.mouse.move(x + width / 2, y + 1);
    await page.locator('#typed-text').fill('PLACE(3-6, 3-7, 4-6, 5-6)');
    await page.keyboard.press('Enter');
    await waitForPly(page, 1);
    await page.locator('#typed-text').fill('a1 b1 c1 d1');
    await page.keyboard.press('Enter');
    assert.match(await status(page), /token on c1 already/);
    await page.locator('#typed-text').fill('h2 i2 j2 k2');
    await page.keyboard.press('Enter');
    await waitForPly(page, 2);
    assert.deepEqual(gameAt(page.url()).moves, ['g4h4g5g6', 'h2i2j2k2']);
  },
);

pageTest(
  'both numbers of each side are shown, and a line that goes is told',
  `?game=tetress&side=both#v1.${nearlyFull}.`,
  async (page) => {
    const { view } = gameAt(page.url());
    const players = await page.locator('#players').textContent();
    for (const side of [0, 1]) {
      assert.ok(players.includes(String(view.facts.room[side])));
      assert.ok(players.includes(`${view.facts.tokens[side]} tokens`));
    }
    await byMouse(page, 'f6g6h6i6');
    await waitForPly(page, 1);
    await page.waitForFunction(() => /clears 1 line/.test(document.getElementById('live').textContent));
    assert.match(await page.locator('#players').textContent(), /3 tokens.*5 tokens/);
  },
);

test(
  'where cells would be small the ring goes first, then the board is zoomed and panned',
  browserOptions,
  async () => {
    const small = { viewport: { width: 320, height: 800 }, hasTouch: true, isMobile: true };
    const { page, expectNoComplaint, close } = await open(both, small);
    const cellWidth = async () => (await cell(page, 60).boundingBox()).width;
    assert.ok((await cellWidth()) >= 24, `${await cellWidth()}`);
    assert.equal(await page.locator('.board.zoomed').count(), 0, 'without its ring it fits');
    await page.setViewportSize({ width: 280, height: 800 });
    await page.locator('.board.zoomed').waitFor();
    assert.ok((await cellWidth()) >= 24);
    await page.locator('#actions .zoom').tap();
    await page.locator('.board:not(.zoomed)').waitFor();
    await page.setViewportSize({ width: 500, height: 900 });
    await page.waitForFunction(() => {
      const [board, one] = ['.board-grid', '.board-grid button'].map((name) => document.querySelector(name));
      return board.clientWidth / one.clientWidth > 12.5;
    });
    expectNoComplaint();
    await close();
  },
);

pageTest('a record loads from anywhere, a position into the editor, and the lessons play', '', async (page) => {
  await page.locator('#share').click();
  await page
    .locator('dialog[open] textarea')
    .last()
    .fill('[Game "tetress"]\n[Setup "opening=0 seed=1"]\n\n1. a1b1c1d1 e1f1g1h1 2. i1j1k1i2 *');
  await page.getByRole('button', { name: 'Load', exact: true }).click();
  await page.waitForURL(/game=tetress/);
  await showsPly(page, 3);
  assert.equal(gameAt(page.url()).view.position.split('/')[0], '11', 'the row has gone');
  await page.locator('#how').click();
  await page.locator('dialog[open] .lesson').filter({ hasText: 'tetromino' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('#new').click();
  await showMore(page);
  await page.getByRole('button', { name: 'Edit a position' }).click();
  await page.getByRole('button', { name: 'Empty board' }).click();
  await page.locator('dialog[open] .board-grid button[data-cell="60"]').click();
  await page.getByText('Blue tokens').click();
  await page.locator('dialog[open] .board-grid button[data-cell="61"]').click();
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.waitForFunction(() => location.hash.includes('/5RB4/'));
});

test('an embed shows a position before anything else, then it is played on', browserOptions, async () => {
  const { page, expectNoComplaint, close } = await stage.blank({
    viewport: { width: 420, height: 525 },
    reducedMotion: 'reduce',
  });
  await page.goto(`${stage.server.address}embed/v1.html?game=tetress&start=click&side=both#v1.${busy}.`);
  await page.locator('#board > svg').waitFor();
  const red = await page
    .locator('#board rect.i-first')
    .first()
    .evaluate((token) => getComputedStyle(token).fill);
  await page.locator('#start').click();
  await page.locator('.board-grid button').first().waitFor();
  for (const name of ['g4', 'h4', 'g5']) await cell(page, cellOf(name)).click();
  await page.locator('.board-grid button[aria-label="g6, red token"]').waitFor({ state: 'attached' });
  const first = await page.evaluate(() => {
    document.body.style.color = 'var(--first)';
    return getComputedStyle(document.body).color;
  });
  assert.equal(first, red);
  expectNoComplaint();
  await close();
});

test('axe finds nothing in any state of Tetress, in any theme', browserOptions, async () => {
  const { page, close } = await open(`?game=tetress&agent=greedy#v1.${busy}.`);
  const found = [];
  const look = async (state) => found.push(...(await findings(page, state)));
  await look('a turn');
  await cell(page, cellOf('g5')).click();
  await look('a cell is painted');
  await page.getByRole('button', { name: 'T piece', exact: true }).click();
  await look('a piece is held');
  for (const id of ['how', 'new']) {
    await page.locator(`#${id}`).click();
    await page.locator('dialog[open]').waitFor();
    await look(`dialog ${id}`);
    await page.keyboard.press('Escape');
  }
  await page.goto(
    `${stage.server.address}?game=tetress&side=both#v1.11/11/11/5R5/4RR5/BBBBRRR4/4RR5/4RR5/11/11/11_r_12.`,
  );
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.locator('#typed-text').fill('h6i6j6k6');
  await page.keyboard.press('Enter');
  await page.locator('#result').waitFor();
  assert.match(await status(page), /^Red wins\. No piece fits for Blue\.$/);
  await look('the end');
  assert.deepEqual(found, []);
  await close();
});

pageTest('forced colours: the SVG twin tells sides by their signs', both, async (page) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.locator('.board-twin svg').waitFor();
  const { facts } = gameAt(page.url()).view;
  assert.ok((await page.locator('.board-twin circle').count()) >= facts.tokens[0]);
  assert.ok((await page.locator('.board-twin polygon').count()) >= facts.tokens[1]);
});
