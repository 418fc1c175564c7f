// Positions by hand: a click puts a token on a cell, another one takes it away.
import { cells, lastPly, linesFilled, parsePosition, writePosition } from './board.js';

/** Nobody is bound to his own tokens before: from here on a hand-made position is as it looks. */
const freePlies = 2;

/** @typedef {ReturnType<typeof parsePosition>} Position */

/** Red has the even plies. @param {Position} position */
function written({ tokens, side, ply }) {
  if (side === 0 && tokens.every((owner) => owner === null)) return writePosition({ tokens, side, ply: 0 });
  const fitting = ply % 2 === side ? ply : ply + (ply < lastPly ? 1 : -1);
  return writePosition({ tokens, side, ply: Math.max(freePlies + side, fitting) });
}

/** @param {string} text @param {string} tool @param {number | null} cell */
function edited(text, tool, cell) {
  const position = parsePosition(text);
  if (cell === null) return text;
  const tokens = [...position.tokens];
  const owner = tool === 'first' ? 0 : 1;
  tokens[cell] = tool === 'none' || tokens[cell] === owner ? null : owner;
  // A full line would have been taken off.
  if (linesFilled(tokens, []).cells.size > 0) return text;
  return written({ ...position, tokens });
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
  empty: () => writePosition({ tokens: Array(cells).fill(null), side: 0, ply: 0 }),
};
