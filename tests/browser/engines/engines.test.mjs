// The other engines: a smaller run, by keyboard.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serve } from '../harness.mjs';
import { gameAt, pickMove, playByKeyboard, playWhole, tabToBoard } from '../players.mjs';
import { browserEngines } from './drivers.mjs';

for (const { name, isInstalled, open } of browserEngines)
  test(`${name}: a game by keyboard, undo in mid-think, reload, a shared link`, {
    skip: !isInstalled && 'not installed',
  }, async () => {
    const server = await serve({ probe: true });
    const page = await open();
    const ready = () => page.waitForFunction(() => 'ready' in document.documentElement.dataset);
    const atPly = (ply) => page.waitForFunction((at) => location.hash.endsWith(`@${at}`), ply);
    const quiet = async () => assert.deepEqual(await page.evaluate(() => window.complaints), []);
    try {
      await page.goto(`${server.address}?size=5&seed=2&motion=off`);
      await ready();
      await tabToBoard(page);
      const { view, size } = gameAt(await page.url());

      // Undo while the agent thinks, then another move: it answers that one.
      await page.evaluate(() => {
        window.spins = [60_000];
      });
      await playByKeyboard(page, pickMove(view.moves, 0), size);
      await atPly(1);
      await page.keyboard.press('u');
      await atPly(0);
      await playByKeyboard(page, pickMove(view.moves, 1), size);
      await atPly(2);
      const { moves } = gameAt(await page.url());
      assert.equal(moves[0], pickMove(view.moves, 1));
      await quiet();

      await page.reload();
      await ready();
      assert.deepEqual(gameAt(await page.url()).moves, moves);
      await tabToBoard(page);
      const whole = await playWhole(page, playByKeyboard);
      await quiet();

      // The link holds the game wherever it is opened.
      const link = await page.url();
      await page.goto('about:blank');
      await page.goto(link);
      await ready();
      assert.deepEqual(gameAt(await page.url()).moves, whole.moves);
      assert.equal(await page.evaluate(() => document.getElementById('result').hidden), false);
      await quiet();

      // However the window got its size, the board takes all the room it has.
      for (const [width, height] of [
        [700, 900],
        [420, 900],
        [1000, 700],
      ]) {
        const before = await page.evaluate(() => innerWidth);
        await page.resize(width, height);
        await page.waitForFunction((old) => innerWidth !== old, before);
        await page.waitForFunction(() => {
          const [area, board] = ['.board-area', '#board'].map((name) =>
            document.querySelector(name).getBoundingClientRect(),
          );
          return Math.abs(board.width - Math.min(area.width, area.height)) < 1;
        });
      }
    } finally {
      await page.close();
      await server.close();
    }
  });
