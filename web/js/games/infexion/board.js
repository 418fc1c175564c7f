// The torus and what stands on it. Directions are numbered clockwise, as a hand would name them.
import { elementAt, factsOf } from '../common/numbers.js';
import { torus, writeRows } from '../common/torus.js';

/** @import { View } from '../types.js' */
/** @typedef {0 | 1 | 2 | 3 | 4 | 5} Direction */

export const size = 7;
export const { cells, wrap, rowOf, columnOf, cellAt, cellName, called, place } = torus(size);
/** The power of the highest stack: more vanishes. */
export const maxPower = 6;

/** The course's names, clockwise from the top. */
export const directions = /** @type {const} */ (['n', 'ne', 'se', 's', 'sw', 'nw']);
/** Rows and columns of a step in each direction. */
const steps = /** @type {[number, number][]} */ ([
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
]);

/** @param {number} cell @param {number} direction @param {number} [distance] */
export function walk(cell, direction, distance = 1) {
  const [rows, columns] = elementAt(steps, direction);
  return cellAt(rowOf(cell) + distance * rows, columnOf(cell) + distance * columns);
}

/** The cells that a stack of so much power would hit, the nearest first. @param {number} cell @param {number} direction @param {number} power */
export const line = (cell, direction, power) => Array.from({ length: power }, (_, at) => walk(cell, direction, at + 1));

/** Power on each cell: the first side's counts up, the second side's down. @typedef {number[]} Stacks */

/** The stack on a cell, 0 for none. @param {Readonly<Stacks>} stacks @param {number} cell */
export const stackAt = (stacks, cell) => stacks[cell] ?? 0;

/** @type {WeakMap<View, Stacks>} */
const known = new WeakMap();

/** @param {View} view @returns {Readonly<Stacks>} */
export function stacksOf(view) {
  let stacks = known.get(view);
  if (!stacks) {
    const second = factsOf(view, 'power_second');
    stacks = [...factsOf(view, 'power_first')].map((power, cell) => power - (second[cell] ?? 0));
    known.set(view, stacks);
  }
  return stacks;
}

/** Whose the stack is. @param {number} stack other than 0 @returns {0 | 1} */
export const ownerOf = (stack) => (stack > 0 ? 0 : 1);
/** @param {number} power @param {0 | 1} side */
export const stackOf = (power, side) => (side === 0 ? power : -power);

/** @param {string} move @returns {{ cell: number, direction: Direction | null }} a spawn has no direction */
export function readMove(move) {
  const direction = directions.indexOf(/** @type {typeof directions[number]} */ (move.slice(2)));
  return {
    cell: (Number(move[1]) - 1) * size + move.charCodeAt(0) - 97,
    direction: direction < 0 ? null : /** @type {Direction} */ (direction),
  };
}

/** @param {number} cell @param {number | null} direction */
export const writeMove = (cell, direction) => cellName(cell) + (direction === null ? '' : directions[direction]);

/** The parts of a position's text, trusted in nothing but its form.
 *  @param {string} text @returns {{ stacks: Stacks, side: 0 | 1, ply: number }} */
export function parsePosition(text) {
  const [rows = '', side, ply] = text.split(' ');
  const stacks = [...rows.replaceAll('/', '')].flatMap((sign) => {
    if (sign >= '1' && sign <= '7') return Array(Number(sign)).fill(0);
    return [sign >= 'a' ? 96 - sign.charCodeAt(0) : sign.charCodeAt(0) - 64];
  });
  return { stacks, side: side === 'b' ? 1 : 0, ply: Number(ply) };
}

/** @param {{ stacks: Readonly<Stacks>, side: 0 | 1, ply: number }} position */
export function writePosition({ stacks, side, ply }) {
  const signs = stacks.map((stack) => (stack === 0 ? '.' : String.fromCharCode(stack > 0 ? 64 + stack : 96 - stack)));
  return `${writeRows(signs, size)} ${'rb'[side]} ${ply}`;
}
