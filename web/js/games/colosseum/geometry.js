// Where cells and walls are.
import { elementAt } from '../common/numbers.js';
import { square } from '../common/square.js';
import { readMove } from './board.js';

/** @typedef {import('../types.js').Point} Point */
/** @typedef {ReturnType<typeof geometry>} SquareGeometry */

/** @param {number} size @param {import('../types.js').Look} look */
export function geometry(size, look) {
  // Room for coordinates, which have two digits on large boards; without them, for the border wall alone.
  const board = square(size, look.coords === 'none' ? 0.2 : size > 9 ? 0.5 : 0.42, look);
  /** A side of a cell, in the same order from both cells that share it. @param {number} cell @param {number} wall @returns {[Point, Point]} */
  const edge = (cell, wall) => {
    const { x, y } = board.box(cell);
    const corners = /** @type {Point[]} */ ([x, x + 1, x + 1, x].map((left, at) => [left, at < 2 ? y : y + 1]));
    const side = board.directed(wall);
    const [from, to] = side < 2 ? [side, side + 1] : [(side + 1) % 4, side];
    return [elementAt(corners, from), elementAt(corners, to)];
  };
  return {
    ...board,
    edge,
    edgeOf(/** @type {string} */ move) {
      const { cell, wall } = readMove(move, size);
      return edge(cell, wall);
    },
  };
}
