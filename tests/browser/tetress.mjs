// Tetress by each device: a piece is painted until it is whole, which may be before its fourth cell.
import { readMove } from '../../web/js/games/tetress/board.js';
import { middle, moveCursor } from './players.mjs';

export const busy = '2R8/2RR1BB4/3R2BB3/4RR2B2/1BB1RR1B3/1BB5B2/5RRRR2/3B1R2B2/R2BB3BR1/RR2B4RR/R9R_r_20';

const isWhole = (page) => page.locator('#actions .confirm').isEnabled();

/** @param {(cell: number) => Promise<void>} add */
async function paint(page, move, add) {
  for (const cell of readMove(move)) {
    if (await isWhole(page)) return;
    await add(cell);
  }
}

export async function byMouse(page, move) {
  await paint(page, move, async (cell) => {
    const at = await middle(page, cell);
    await page.mouse.move(...at);
    await page.mouse.click(...at);
  });
  await page.mouse.click(...(await middle(page, readMove(move)[0])));
}

export async function byTouch(page, move) {
  await paint(page, move, async (cell) => page.touchscreen.tap(...(await middle(page, cell))));
  await page.locator('#actions .confirm').tap();
}

/** From the cell that has the focus. */
export const goTo = (page, cell) => moveCursor(page, cell, 11, 'ArrowDown');

export async function byKeyboard(page, move) {
  await paint(page, move, async (cell) => {
    await goTo(page, cell);
    await page.keyboard.press('Enter');
  });
  await page.keyboard.press('Enter');
}
