// How a case may end: in a move and its answer, or in words that a person reads.
import assert from 'node:assert/strict';
import { cell, partsOf } from '../browser/players.mjs';

const size = 7;
const start = '0000000/0200000/0000000/0100100/0000020/0000000/0000000_a3_g5_a';
export const move = 'a2r';
/** Adds a quick agent. `move` is legal in the position of `fragment`. */
export const query = `?agent=greedy&think=0.1&motion=off`;
export const fragment = `#v1.${start}.@0`;
export const gameAddress = query + fragment;
/** The same game in a frame. @param {string} [more] of the query */
export const frameGame = (more = 'start=now') => `embed/v1.html${query}&${more}${fragment}`;

/** Where a cell is on the screen. The driver does not know of the zoom of a page around a frame.
 *  @param {import('playwright-core').Page | import('playwright-core').FrameLocator} frame @param {number} index @param {number} zoom */
async function boxOf(frame, index, zoom) {
  const button = cell(frame, index);
  if (zoom === 1 || !('owner' in frame)) return button.boundingBox();
  const rectOf = (/** @type {Element} */ element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height, border: element.clientLeft };
  };
  const [outer, inner] = await Promise.all([frame.owner().evaluate(rectOf), button.evaluate(rectOf)]);
  const at = (/** @type {number} */ origin, /** @type {number} */ place) => origin + zoom * (outer.border + place);
  return {
    x: at(outer.x, inner.x),
    y: at(outer.y, inner.y),
    width: zoom * inner.width,
    height: zoom * inner.height,
  };
}

/** One move by mouse.
 *  @param {import('playwright-core').Page} page @param {import('playwright-core').Page | import('playwright-core').FrameLocator} [frame] that holds the board
 *  @param {number} [zoom] of the page around the frame */
export async function moves(page, frame = page, zoom = 1) {
  const { cell: index, dx, dy } = partsOf(move, size);
  await frame.locator('.board-grid button.lit').first().waitFor();
  // A browser draws no frame that is out of sight.
  if ('owner' in frame) await frame.owner().scrollIntoViewIfNeeded();
  await cell(frame, index).scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(frame, index, zoom);
  const [atX, atY] = [x + width * (0.5 + 0.38 * dx), y + height * (0.5 + 0.38 * dy)];
  await page.mouse.move(atX, atY);
  await page.mouse.click(atX, atY);
}

/** One move by mouse, and the answer to it. A host may have dropped the query: then the default agent plays.
 *  @param {import('playwright-core').Page} page @param {import('playwright-core').Page | import('playwright-core').FrameLocator} [frame] that holds the board
 *  @param {number} [zoom] of the page around the frame */
export async function plays(page, frame = page, zoom = 1) {
  await moves(page, frame, zoom);
  await frame
    .locator('#live')
    .filter({ hasText: /(Greedy|computer)[^:]*: [a-g]\d/ })
    .waitFor({ state: 'attached' });
}

/** Words that are to be seen.
 *  @param {import('playwright-core').Page | import('playwright-core').FrameLocator} frame @param {RegExp} words */
export async function says(frame, words) {
  const found = frame.locator('p:visible, [role=status]:visible').filter({ hasText: words });
  await found.first().waitFor();
  // The sentence has no unfilled placeholders.
  assert.doesNotMatch(await found.first().innerText(), /undefined|\[object|\{\w+\}/);
}
