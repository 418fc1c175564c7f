// Infexion by each device.
import { readMove, walk } from '../../web/js/games/infexion/board.js';
import { middle } from './players.mjs';

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
  const from = await page.evaluate(() => Number(document.activeElement.dataset.cell));
  const press = async (key, times) => {
    for (let at = 0; at < times; ++at) await page.keyboard.press(key);
  };
  await press('PageUp', (Math.floor(to / 7) - Math.floor(from / 7) + 7) % 7);
  await press('ArrowRight', ((to % 7) - (from % 7) + 7) % 7);
  await page.keyboard.press('Enter');
  if (direction === null) return;
  await page.keyboard.press(keys[direction]);
  await page.keyboard.press('Enter');
}
