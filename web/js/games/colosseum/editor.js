// Positions by hand: pawns are put on cells, walls are put up and taken down.
import { beyond, parseBoard, readBoard, writeBoard } from './board.js';

/** @import { Board, Wall } from './board.js' */
/** @typedef {import('./geometry.js').SquareGeometry} Geometry */

/** @param {Board} board @param {number} cell @param {Wall} wall */
function toggleWall(board, cell, wall) {
  const other = beyond(cell, wall, board.size);
  if (other < 0) return;
  // Walls belong to the cell on their left or above.
  const owner = wall === 1 || wall === 2 ? cell : other;
  const list = wall === 1 || wall === 3 ? board.right : board.down;
  list[owner] = !list[owner];
}

/** Onto the other pawn means that they change places. @param {Board} board @param {0 | 1} side @param {number} cell */
function putPawn(board, side, cell) {
  if (board.pawns[1 - side] === cell) board.pawns[1 - side] = board.pawns[side];
  board.pawns[side] = cell;
}

/** @param {string} position @param {(board: Board) => void} edit */
function edited(position, edit) {
  const board = parseBoard(position);
  edit(board);
  return writeBoard(board);
}

/** @param {number} size @returns {Board} */
const emptyBoard = (size) => ({
  size,
  right: Array(size * size).fill(false),
  down: Array(size * size).fill(false),
  pawns: [0, size * size - 1],
  side: 0,
});

/** @type {import('../types.js').Editor<Geometry>} */
export const editor = {
  tools: ['wall', 'first', 'second'],
  point: (position, tool, geometry, at) =>
    edited(position, (board) => {
      const [x, y] = geometry.toBoard(at);
      const [column, row] = [Math.floor(x), Math.floor(y)];
      if (row < 0 || column < 0 || row >= board.size || column >= board.size) return;
      const cell = row * board.size + column;
      if (tool !== 'wall') return putPawn(board, tool === 'first' ? 0 : 1, cell);
      const away = [y - row, column + 1 - x, row + 1 - y, x - column];
      toggleWall(board, cell, /** @type {Wall} */ (away.indexOf(Math.min(...away))));
    }),
  key: (position, tool, cell, direction) =>
    edited(position, (board) => {
      if (direction >= 0) toggleWall(board, cell, /** @type {Wall} */ (direction));
      else if (tool !== 'wall') putPawn(board, tool === 'first' ? 0 : 1, cell);
    }),
  resize: (position, size) => {
    const old = readBoard(position);
    const board = emptyBoard(size);
    const kept = (/** @type {number} */ cell) => {
      const [row, column] = [Math.floor(cell / old.size), cell % old.size];
      return row < size && column < size ? row * size + column : -1;
    };
    for (let cell = 0; cell < old.size * old.size; ++cell) {
      const at = kept(cell);
      if (at < 0) continue;
      if (old.right[cell] && at % size < size - 1) board.right[at] = true;
      if (old.down[cell] && at < size * (size - 1)) board.down[at] = true;
    }
    // A pawn that fell off goes to its own corner, the other one out of its way.
    old.pawns.forEach((cell, side) => {
      if (kept(cell) >= 0) putPawn(board, /** @type {0 | 1} */ (side), kept(cell));
    });
    return writeBoard({ ...board, side: old.side });
  },
  turn: (position) => edited(position, (board) => (board.side = board.side === 0 ? 1 : 0)),
  empty: (size) => writeBoard(emptyBoard(size)),
};
