// The board by itself, with a game that is not on squares and has no walls: nothing in it may know which game it shows.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { browserOptions, useBrowser } from './harness.mjs';
import { toy } from './toy.mjs';

const stage = useBrowser({
  folder: fileURLToPath(new URL('../../web', import.meta.url)),
  extra: {
    '/some/folder/toy.html': `<!doctype html><html lang="en"><title>Toy</title><link rel="icon" href="img/favicon.svg">
      <link rel="stylesheet" href="css/theme.css"><link rel="stylesheet" href="css/picture.css"><link rel="stylesheet" href="css/theme-play.css"><link rel="stylesheet" href="css/board.css">
      <body style="margin: 0"><div id="board" style="width: 600px"></div>`,
  },
});

/** @param {string} name @param {(page: any, at: (cell: number) => [number, number], played: () => Promise<string[]>) => Promise<void>} run @param {object} [options] */
const boardTest = (name, run, options) =>
  test(name, browserOptions, async () => {
    const { page, expectNoComplaint, close } = await stage.blank(options);
    await page.goto(`${stage.server.address}toy.html`);
    await page.evaluate(`(async () => {
      const { Board } = await import('/some/folder/js/board/board.js');
      const { boardExtras: extras } = await import('/some/folder/js/board/extras.js');
      const { rules, module } = (${toy})();
      window.played = [];
      const options = { rules, module, extras, say: (key) => key, onMove: (move) => played.push(move) };
      const board = new Board(document.getElementById('board'), options);
      board.show({ view: rules.view('start'), before: null, movable: true });
    })()`);
    await run(
      page,
      (cell) => [cell * 100 + 50, 50],
      () => page.evaluate(() => window.played),
    );
    expectNoComplaint();
    await close();
  });

boardTest('a mouse moves in one step, or in two that keep what was chosen', async (page, at, played) => {
  await page.mouse.move(...at(4));
  await page.mouse.click(...at(4));
  assert.deepEqual(await played(), ['s4']);
  await page.mouse.move(...at(2));
  await page.mouse.click(...at(2));
  await page.mouse.move(...at(3), { steps: 4 });
  await page.mouse.click(...at(3));
  assert.deepEqual(await played(), ['s4', 'j2-3']);
});

boardTest(
  'with nothing to aim at arrows go on moving the cursor, and a key of the game’s own changes the draft',
  async (page, _, played) => {
    await page.keyboard.press('Tab');
    for (const key of ['ArrowRight', 'ArrowRight', 'Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    assert.deepEqual(await played(), ['j2-3']);
    for (const key of ['ArrowLeft', 'Enter', 'r', 'Enter']) await page.keyboard.press(key);
    assert.deepEqual(await played(), ['j2-3', 'j2-1']);
    // The ring wraps.
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
    assert.deepEqual(await played(), ['j2-3', 'j2-1', 's5']);
  },
);

boardTest(
  'a finger taps twice and agrees; a slide from a cell means nothing',
  async (page, at, played) => {
    await page.touchscreen.tap(...at(2));
    await page.touchscreen.tap(...at(1));
    assert.deepEqual(await played(), []);
    await page.touchscreen.tap(...at(1));
    assert.deepEqual(await played(), ['j2-1']);
    const client = await page.context().newCDPSession(page);
    const touch = (type, points) => client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    const [[x, y], [toX, toY]] = [at(2), at(4)];
    await touch('touchStart', [{ x, y }]);
    await touch('touchMove', [{ x: toX, y: toY }]);
    await touch('touchEnd', []);
    assert.deepEqual(await played(), ['j2-1']);
  },
  { hasTouch: true },
);
