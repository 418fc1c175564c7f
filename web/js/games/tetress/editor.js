// Positions by hand: a click puts a token on a cell, another one takes it away.
import { torusEditor } from '../common/torus-editor.js';
import { cells, lastPly, linesFilled, parsePosition, writePosition } from './board.js';

export const editor = torusEditor({
  parse: parsePosition,
  write: writePosition,
  isEmpty: ({ tokens }) => tokens.every((owner) => owner === null),
  put(position, tool, cell) {
    const tokens = [...position.tokens];
    const owner = tool === 'first' ? 0 : 1;
    tokens[cell] = tool === 'none' || tokens[cell] === owner ? null : owner;
    // A full line would have been taken off.
    return linesFilled(tokens, []).cells.size > 0 ? null : { ...position, tokens };
  },
  empty: { tokens: Array(cells).fill(null), side: 0, ply: 0 },
  lastPly,
});
