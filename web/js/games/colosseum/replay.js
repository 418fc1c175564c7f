// Moves put on the board as they are written, whether or not the rules allow them: for a page that has no engine.
import { beyond, cellName, parseBoard, readMove, writeBoard } from './board.js';

/** @type {import('../types.js').Replay} */
export const replay = {
  side: (position) => parseBoard(position).side,
  after(position, move) {
    const board = parseBoard(position);
    const { size, side } = board;
    const { cell, wall } = readMove(move, size);
    const other = beyond(cell, wall, size);
    if (cellName(cell, size) !== move.slice(0, -1) || cell >= size * size || wall < 0 || other < 0) return null;
    // A position names each wall once, by the cell on its left or above it.
    if (wall === 1 || wall === 3) board.right[wall === 1 ? cell : other] = true;
    else board.down[wall === 2 ? cell : other] = true;
    board.pawns[side] = cell;
    board.side = side === 0 ? 1 : 0;
    return writeBoard(board);
  },
};
