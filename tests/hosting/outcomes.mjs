// How a case may end: in a move and its answer, or in words that a person reads.
import assert from 'node:assert/strict';
import { cell, partsOf } from '../browser/players.mjs';

const size = 7;
const start = '0000000/0200000/0000000/0100100/0000020/0000000/0000000_a3_g5_a';
const move = 'a2r';
/** A game in which one move is known, against a quick agent. */
export const query = `?agent=greedy&think=0.1&motion=off`;
export const fragment = `#v1.${start}.@0`;
export const game = query + fragment;
/** The same in a frame. @param {string} [more] of the query */
export const frameGame = (more = 'start=now') => `embed/v1.html${query}&${more}${fragment}`;

/** One move by mouse, and the answer to it. A host may have dropped the query: then the agent is a first visit's.
 *  @param {import('playwright-core').Page} page @param {import('playwright-core').Page | import('playwright-core').FrameLocator} [frame] that holds the board */
export async function plays(page, frame = page) {
  const { cell: index, dx, dy } = partsOf(move, size);
  await frame.locator('.board-grid button.lit').first().waitFor();
  const button = cell(frame, index);
  // A browser draws no frame that is out of sight.
  if (frame !== page) await frame.owner().scrollIntoViewIfNeeded();
  // In a scaled or scrolled page the box that counts is the one on the screen.
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await button.boundingBox();
  const [atX, atY] = [x + width * (0.5 + 0.38 * dx), y + height * (0.5 + 0.38 * dy)];
  await page.mouse.move(atX, atY);
  await page.mouse.click(atX, atY);
  await frame
    .locator('#live')
    .filter({ hasText: /(Greedy|computer)[^:]*: / })
    .waitFor({ state: 'attached' });
}

/** Words that are to be seen.
 *  @param {import('playwright-core').Page | import('playwright-core').FrameLocator} frame @param {RegExp} words */
export async function says(frame, words) {
  const found = frame.locator('p:visible, [role=status]:visible').filter({ hasText: words });
  await found.first().waitFor();
  // Whoever reads it has both languages, or their own.
  assert.doesNotMatch(await found.first().innerText(), /undefined|\[object|\{\w+\}/);
}
