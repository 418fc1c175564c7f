// People at the page: each plays with one device only. What is legal comes from the engine in Node; what is on the board
// comes from the address, as for anybody who copies it.
import assert from 'node:assert/strict';
import { openFragment } from '../../web/js/address/fragment.js';
import { Rules } from '../../web/js/engine/rules.js';
import { loadGame } from '../../web/js/games/files.js';
import { games, knownGame } from '../../web/js/games/list.js';
import { loadEngine } from '../wasm/load.mjs';

const ofEach = async (load) =>
  Object.fromEntries(await Promise.all(Object.keys(games).map(async (id) => [id, await load(id)])));
const loadRules = async (game) => new Rules(await loadEngine(game), game);
const [rules, modules] = await Promise.all([ofEach(loadRules), ofEach(loadGame)]);

/** @param {string} position @param {string} [game] */
export function viewOf(position, game = 'colosseum') {
  const view = rules[game].view(position);
  if (!view.ok) assert.fail('error' in view ? view.error : position);
  return view;
}

/** The view after a legal move. @param {string} position @param {string} move @param {string} [game] */
export function afterMove(position, move, game = 'colosseum') {
  const view = rules[game].play(position, move);
  if (!view.ok) assert.fail('error' in view ? view.error : move);
  return view;
}

/** What the page's address says. @param {string} url */
export function gameAt(url) {
  const id = knownGame(new URL(url).searchParams.get('game'));
  const game = openFragment(rules[id], new URL(url).hash, modules[id]);
  assert.ok(game, `the address holds a game: ${url}`);
  const position = game.positions[game.ply];
  const view = viewOf(position, id);
  return { ...game, position, view, size: position.indexOf('/') };
}

/** A move's parts: where its cell and the neighbour behind its wall are on the board. @param {string} move @param {number} size */
export function partsOf(move, size) {
  const [column, row] = [move.charCodeAt(0) - 97, Number(move.slice(1, -1)) - 1];
  const side = 'urdl'.indexOf(move.slice(-1));
  const [dx, dy] = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ][side];
  return { cell: row * size + column, row, column, side, dx, dy, neighbour: (row + dy) * size + column + dx };
}

/** The same choice on every machine, different from ply to ply; a move that ends the game well is not avoided.
 *  @param {string[]} moves @param {number} ply */
export const pickMove = (moves, ply) => moves[(ply * 7 + 3) % moves.length];

const boxOf = (page, index) => cell(page, index).boundingBox();

/** One click in the quarter of the cell that is nearest to the wall. */
export async function playByMouse(page, move, size) {
  const { cell, dx, dy } = partsOf(move, size);
  const { x, y, width, height } = await boxOf(page, cell);
  const [atX, atY] = [x + width * (0.5 + 0.38 * dx), y + height * (0.5 + 0.38 * dy)];
  await page.mouse.move(atX, atY);
  await page.mouse.click(atX, atY);
}

/** A tap on the cell, a tap on the neighbour, and the tick. */
export async function playByTouch(page, move, size) {
  const { cell, neighbour } = partsOf(move, size);
  for (const target of [cell, neighbour]) {
    const { x, y, width, height } = await boxOf(page, target);
    await page.touchscreen.tap(x + width / 2, y + height / 2);
  }
  await page.locator('#actions .confirm').tap();
}

/** From the top of the page to the board by Tab, as anybody would. */
export async function tabToBoard(page) {
  for (let tabs = 0; tabs < 30; tabs++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.closest('.board-grid') !== null)) return;
  }
  assert.fail('Tab does not lead to the board');
}

/** From the cell that has the focus to another one, on a board without edges. @param {string} down the key for the next row */
export async function moveCursor(page, cell, size, down) {
  const from = await page.locator(':focus').evaluate((button) => Number(button.dataset.cell));
  const press = async (key, times) => {
    for (let at = 0; at < times; ++at) await page.keyboard.press(key);
  };
  await press(down, (Math.floor(cell / size) - Math.floor(from / size) + size) % size);
  await press('ArrowRight', ((cell % size) - (from % size) + size) % size);
}

/** Arrows to the cell, Enter, an arrow for the side, Enter. The board has the focus. */
export async function playByKeyboard(page, move, size) {
  const { row, column, side } = partsOf(move, size);
  const press = async (key, times) => {
    for (let at = 0; at < times; at++) await page.keyboard.press(key);
  };
  await press('ArrowLeft', size);
  await press('ArrowUp', size);
  await press('ArrowDown', row);
  await press('ArrowRight', column);
  await page.keyboard.press('Enter');
  await page.keyboard.press(['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'][side]);
  await page.keyboard.press('Enter');
}

const patienceMs = 30_000;
/** Waits for what the address says, which follows the board. @param {any} page @param {(game: ReturnType<typeof gameAt>) => boolean} wanted */
async function waitForGame(page, wanted) {
  for (const until = Date.now() + patienceMs; Date.now() < until; ) {
    const url = await page.url();
    if (url.includes('#') && wanted(gameAt(url))) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  assert.fail(`waited in vain at ${await page.url()}`);
}
const over = ({ view }) => view.outcome.kind !== 'ongoing';

/** Waits until the address holds so many plies, or the game is over. */
export const waitForPly = (page, ply) => waitForGame(page, (game) => game.ply >= ply || over(game));

/** Waits until the address holds this position. */
export const waitForPosition = (page, position) => waitForGame(page, (game) => game.position === position);

/** Waits for the end, on the page and in the address. */
export async function waitForEnd(page) {
  await page.waitForFunction(() => document.querySelector('#result:not([hidden])') !== null);
  await waitForGame(page, over);
}

/** Plays a person's side to the end. @param {(page: any, move: string, size: number) => Promise<void>} play
 *  @returns {Promise<ReturnType<typeof gameAt>>} the finished game */
export async function playWhole(page, play) {
  for (;;) {
    const { view, size, moves } = gameAt(await page.url());
    if (view.outcome.kind !== 'ongoing') break;
    const move = pickMove(view.moves, moves.length);
    await play(page, move, size);
    await waitForPly(page, moves.length + 2);
    assert.equal(gameAt(await page.url()).moves[moves.length], move);
  }
  await waitForEnd(page);
  return gameAt(await page.url());
}

/** After the end: another game against the same player, on another start. @param {any} page @param {(button: any) => Promise<unknown>} press */
export async function playAgain(page, press) {
  const before = gameAt(await page.url()).positions[0];
  await press(page.getByRole('button', { name: 'Play again' }));
  await page.waitForFunction(() => /@[01]$/.test(location.hash));
  assert.notEqual(gameAt(await page.url()).positions[0], before);
  await page.getByRole('region', { name: 'Result' }).waitFor({ state: 'hidden' });
}

/** Ways to press a button. */
export const byTap = (button) => button.tap();
export const byEnter = async (button) => {
  await button.focus();
  await button.press('Enter');
};
/** A screen reader clicks without a pointer. */
export const byReader = (button) => button.evaluate((element) => element.click());

export const status = (page) => page.locator('#status').textContent();
export const saysStatus = (page, pattern) =>
  page.waitForFunction(
    (source) => new RegExp(source).test(document.getElementById('status')?.textContent ?? ''),
    pattern.source,
  );
export const showsPly = (page, ply) => page.waitForFunction((end) => location.hash.endsWith(end), `@${ply}`);
export const cell = (page, index) => page.locator(`.board-grid button[data-cell="${index}"]`);

/** The middle of a cell on the screen. @param {any} page @param {number} index */
export async function middle(page, index) {
  const { x, y, width, height } = await boxOf(page, index);
  return [x + width / 2, y + height / 2];
}

export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true };

/** Another opponent, in the dialog that is open. @param {import('playwright-core').Page} page @param {string} agent */
export async function chooseOpponent(page, agent) {
  await page.locator('dialog[open] .ideas > summary').first().click();
  await page.locator(`dialog[open] .ideas input[value="${agent}"]`).first().check();
}

/** What is chosen seldom, in the dialog that is open. @param {import('playwright-core').Page} page */
export const showMore = (page) => page.locator('dialog[open] .more > summary').click();
