// Positions by hand: a click puts a stack on a cell, another one makes it higher, after six it is gone.
import { cells, most, ownerOf, parsePosition, size, stackOf, writePosition } from './board.js';

/** @typedef {ReturnType<typeof parsePosition>} Position */

/** The rules count no more power than this, and no more plies. */
const mostPower = cells;
const lastPly = 343;

/**
 * The ply is what the rules allow with such a board: only later ones may hold any stacks, and its parity says whose turn it is.
 * @param {Position} position
 */
function written({ stacks, side, ply }) {
  const empty = stacks.every((stack) => stack === 0);
  if (empty && side === 0) return writePosition({ stacks, side, ply: 0 });
  const least = 2 + side;
  const fitting = ply % 2 === side ? ply : ply + (ply < lastPly ? 1 : -1);
  return writePosition({ stacks, side, ply: Math.max(least, fitting) });
}

/** @param {string} text @param {string} tool @param {number | null} cell */
function edited(text, tool, cell) {
  const position = parsePosition(text);
  if (cell === null) return text;
  const stacks = [...position.stacks];
  const old = stacks[cell];
  if (tool === 'none') stacks[cell] = 0;
  else {
    const side = tool === 'first' ? 0 : 1;
    const power = old !== 0 && ownerOf(old) === side ? Math.abs(old) + 1 : 1;
    stacks[cell] = power > most ? 0 : stackOf(power, side);
  }
  if (stacks.reduce((sum, stack) => sum + Math.abs(stack), 0) > mostPower) return text;
  return written({ ...position, stacks });
}

/** @type {import('../types.js').Editor} */
export const editor = {
  tools: ['first', 'second', 'none'],
  point: (position, tool, geometry, at) => edited(position, tool, geometry.cellAt(at)),
  key: (position, tool, cell, direction) => (direction < 0 ? edited(position, tool, cell) : position),
  resize: (position) => position,
  turn(text) {
    const position = parsePosition(text);
    return written({ ...position, side: position.side === 0 ? 1 : 0 });
  },
  empty: () => `${Array(size).fill(size).join('/')} r 0`,
};
