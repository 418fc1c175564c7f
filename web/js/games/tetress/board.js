// The torus and the tokens on it.
import { torus, writeRows } from '../common/torus.js';

/** @import { View } from '../types.js' */
/** Whose the token on each cell is, none where it is empty. @typedef {(0 | 1 | null)[]} Tokens */

export const size = 11;
export const { cells, wrap, rowOf, columnOf, cellAt, cellName, called, place } = torus(size);

/** Red's at even plies, blue's at odd ones. */
export const lastPly = 150;

/** The parts of a position's text, trusted in nothing but its form.
 *  @param {string} text @returns {{ tokens: Tokens, side: 0 | 1, ply: number }} */
export function parsePosition(text) {
  const [rows = '', side, ply] = text.split(' ');
  const tokens = [...rows.matchAll(/(\d+)|[RB]/g)].flatMap(([sign, gap]) =>
    gap ? Array(Number(gap)).fill(null) : [sign === 'R' ? 0 : 1],
  );
  return { tokens, side: side === 'b' ? 1 : 0, ply: Number(ply) };
}

/** @param {{ tokens: Readonly<Tokens>, side: 0 | 1, ply: number }} position */
export function writePosition({ tokens, side, ply }) {
  const signs = tokens.map((owner) => (owner === null ? '.' : 'RB'.charAt(owner)));
  return `${writeRows(signs, size)} ${'rb'[side]} ${ply}`;
}

/** Whose the token on a cell is. @param {Readonly<Tokens>} tokens @param {number} cell */
export const tokenAt = (tokens, cell) => tokens[cell] ?? null;

/** @type {WeakMap<View, Tokens>} */
const known = new WeakMap();

/** @param {View} view @returns {Readonly<Tokens>} */
export function tokensOf(view) {
  const tokens = known.get(view) ?? parsePosition(view.position).tokens;
  known.set(view, tokens);
  return tokens;
}

/** The four cells of a move. @param {string} move */
export const readMove = (move) =>
  [...move.matchAll(/([a-k])(\d+)/g)].map(([, column = '', row]) => cellAt(Number(row) - 1, column.charCodeAt(0) - 97));

/** Cells by row and column, as the notation has them. @param {readonly number[]} piece */
export const sorted = (piece) => [...piece].sort((one, other) => one - other);

/** @param {readonly number[]} piece */
export const writeMove = (piece) => sorted(piece).map(cellName).join('');

/** The lines that a piece fills, and the cells that are emptied with them.
 *  @param {Readonly<Tokens>} tokens @param {readonly number[]} piece @returns {{ rows: number[], columns: number[], cells: Set<number> }} */
export function linesFilled(tokens, piece) {
  const all = Array.from({ length: size }, (_, at) => at);
  const laid = (/** @type {number} */ cell) => tokens[cell] !== null || piece.includes(cell);
  const row = (/** @type {number} */ at) => all.map((column) => cellAt(at, column));
  const column = (/** @type {number} */ at) => all.map((other) => cellAt(other, at));
  const rows = all.filter((at) => row(at).every(laid));
  const columns = all.filter((at) => column(at).every(laid));
  return { rows, columns, cells: new Set([...rows.flatMap(row), ...columns.flatMap(column)]) };
}
