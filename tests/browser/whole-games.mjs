// Whole games that are alike whichever game is played: each with one device, and by agents alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserOptions } from './harness.mjs';
import { byEnter, gameAt, phone, playAgain, playWhole, tabToBoard, waitForEnd } from './players.mjs';

/** @typedef {(page: any, move: string) => Promise<void>} Play */

/** @param {any} stage @param {string} game @param {{ byTouch: Play, byKeyboard: Play }} players */
export function testWholeGames({ open, pageTest }, game, { byTouch, byKeyboard }) {
  test('a whole game by touch on a phone, from the empty board', browserOptions, async () => {
    const { page, expectNoComplaint, close } = await open(`?game=${game}&opening=0&agent=greedy`, phone);
    await playWhole(page, byTouch);
    expectNoComplaint();
    await close();
  });

  test('a whole game by keyboard alone, as blue', browserOptions, async () => {
    const { page, expectNoComplaint, close } = await open(`?game=${game}&side=b&seed=9`);
    await page.waitForFunction(() => location.hash.endsWith('@1'));
    await tabToBoard(page);
    await playWhole(page, byKeyboard);
    await playAgain(page, byEnter);
    expectNoComplaint();
    await close();
  });

  pageTest(
    'agents play each other to the end',
    `?game=${game}&side=none&agent=greedy&rival=random&pace=0`,
    async (page) => {
      await waitForEnd(page);
      assert.equal(gameAt(page.url()).fault, null);
    },
  );
}

/** The result is said, and in the address. */
export async function expectEnd(page) {
  assert.match(await page.getByRole('status').first().textContent(), /win|draw/i);
  assert.notEqual(gameAt(page.url()).view.outcome.kind, 'ongoing');
}
