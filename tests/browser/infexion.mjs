// Infexion by each device.
import { readMove, walk } from '../../web/js/games/infexion/board.js';
import { middle, moveCursor } from './players.mjs';

export const busy = '2b1A1a/1C1d3/2aB2A/3A1b1/1A1c2B/2F1e2/A3a1a_r_40';
const keys = ['ArrowUp', 'PageUp', 'ArrowRight', 'ArrowDown', 'PageDown', 'ArrowLeft'];

/** The cells that make a move, one after the other. @param {string} move */
export function cellsOf(move) {
  const { cell: from, direction } = readMove(move);
  return direction === null ? [from] : [from, walk(from, direction)];
}
export async function byMouse(page, move) {
  for (const index of cellsOf(move)) {
    const at = await middle(page, index);
    await page.mouse.move(...at);
    await page.mouse.click(...at);
  }
}
export async function byTouch(page, move) {
  for (const index of cellsOf(move)) await page.touchscreen.tap(...(await middle(page, index)));
  await page.locator('#actions .confirm').tap();
}
export async function byKeyboard(page, move) {
  const { cell: to, direction } = readMove(move);
  await moveCursor(page, to, 7, 'PageUp');
  await page.keyboard.press('Enter');
  if (direction === null) return;
  await page.keyboard.press(keys[direction]);
  await page.keyboard.press('Enter');
}
