// The position text as arrays that are quick to draw. Cells are numbered row by row; walls by side, as the course does.

import { columnLetter } from '../common/cells.js';

/** Rows, and columns, of the largest board. */
export const maxSize = 16;

/** Sides in the course's order: up, right, down, left. */
export const wallLetters = 'urdl';

/** @typedef {0 | 1 | 2 | 3} Wall */
/** @typedef {{ size: number, right: boolean[], down: boolean[], pawns: [number, number], side: 0 | 1 }} Board */
/** @typedef {{ readonly [Name in keyof Board]: Readonly<Board[Name]> }} Shown a board that is only looked at */

/** Every cell asks for its position's board again, and a move is drawn from the position before it as well. */
const cacheSize = 4;
/** @type {Map<string, Shown>} oldest first */
const known = new Map();

/** @param {string} text as the engine writes it @returns {Shown} */
export function readBoard(text) {
  const board = known.get(text) ?? parseBoard(text);
  if (known.has(text)) return board;
  known.set(text, board);
  for (const oldest of known.keys()) if (known.size > cacheSize) known.delete(oldest);
  return board;
}

/** A board of one's own, to be changed. @param {string} text as the engine writes it @returns {Board} */
export function parseBoard(text) {
  const [rows = '', a = '', b = '', side] = text.split(' ');
  const lines = rows.split('/');
  const size = lines.length;
  const digits = [...lines.join('')].map(Number);
  return {
    size,
    right: digits.map((digit) => (digit & 1) !== 0),
    down: digits.map((digit) => (digit & 2) !== 0),
    pawns: [readCell(a, size), readCell(b, size)],
    side: side === 'b' ? 1 : 0,
  };
}

/** @param {Shown} board */
export function writeBoard({ size, right, down, pawns, side }) {
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => {
      const cell = row * size + column;
      return Number(right[cell]) + 2 * Number(down[cell]);
    }).join(''),
  );
  return `${rows.join('/')} ${cellName(pawns[0], size)} ${cellName(pawns[1], size)} ${'ab'[side]}`;
}

/** @param {number} cell @param {number} size */
export const cellName = (cell, size) => `${columnLetter(cell % size)}${Math.floor(cell / size) + 1}`;

/** @param {string} name @param {number} size */
export const readCell = (name, size) => (Number(name.slice(1)) - 1) * size + name.charCodeAt(0) - 97;

/** The cell beyond a side, or -1 over the border. @param {number} cell @param {Wall} wall @param {number} size */
export function beyond(cell, wall, size) {
  const row = Math.floor(cell / size);
  const column = cell % size;
  if (wall === 0) return row > 0 ? cell - size : -1;
  if (wall === 1) return column + 1 < size ? cell + 1 : -1;
  if (wall === 2) return row + 1 < size ? cell + size : -1;
  return column > 0 ? cell - 1 : -1;
}

/** @param {Shown} board @param {number} cell @param {Wall} wall */
export function hasWall(board, cell, wall) {
  const other = beyond(cell, wall, board.size);
  if (other < 0) return true;
  if (wall === 1) return board.right[cell] === true;
  if (wall === 2) return board.down[cell] === true;
  return (wall === 0 ? board.down[other] : board.right[other]) === true;
}

/** @param {string} move @param {number} size @returns {{ cell: number, wall: Wall }} */
export const readMove = (move, size) => ({
  cell: readCell(move.slice(0, -1), size),
  wall: /** @type {Wall} */ (wallLetters.indexOf(move.slice(-1))),
});

/** A shortest walk to `to`, found downhill in the engine's own distances, so that what is shown is a legal walk.
 *  @param {Shown} board @param {number[]} steps distances from the walker @param {number} to @returns {number[]} */
export function walk(board, steps, to) {
  const path = [to];
  const away = (/** @type {number} */ cell) => steps[cell] ?? 0;
  for (let cell = to; away(cell) > 0; ) {
    const next = /** @type {Wall[]} */ ([0, 1, 2, 3])
      .filter((wall) => !hasWall(board, cell, wall))
      .map((wall) => beyond(cell, wall, board.size))
      .find((other) => steps[other] === away(cell) - 1);
    if (next === undefined) break;
    path.unshift(next);
    cell = next;
  }
  return path;
}
