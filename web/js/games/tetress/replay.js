// Moves put on the board as they are written, whether or not the rules allow them: for a page that has no engine.
import { linesFilled, parsePosition, readMove, writeMove, writePosition } from './board.js';

/** @type {import('../types.js').Replay} */
export const replay = {
  side: (position) => parsePosition(position).side,
  after(position, move) {
    const { tokens, side, ply } = parsePosition(position);
    const piece = readMove(move);
    if (piece.length !== 4 || writeMove(piece) !== move || piece.some((cell) => tokens[cell] !== null)) return null;
    const gone = linesFilled(tokens, piece).cells;
    for (const cell of piece) tokens[cell] = side;
    for (const cell of gone) tokens[cell] = null;
    return writePosition({ tokens, side: side === 0 ? 1 : 0, ply: ply + 1 });
  },
};
