// Where cells and walls are. Half a turn of the board (for whoever sits opposite) happens here and nowhere else.

import { readMove } from './board.js';

/** @import { Geometry, Point } from '../types.js' */

/** @typedef {Geometry & { margin: number, size: number, toBoard: (at: Point) => Point, edge: (cell: number, wall: number) => [Point, Point], edgeOf: (move: string) => [Point, Point] }} SquareGeometry */

const keys = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];

/**
 * @param {number} size @param {import('../types.js').Look} look
 * @returns {SquareGeometry}
 */
export function geometry(size, look) {
  // Room for coordinates, which have two digits on large boards; without them, for the border wall alone.
  const margin = look.coords === 'none' ? 0.2 : size > 9 ? 0.5 : 0.42;
  const turned = (/** @type {number} */ cell) => (look.flipped ? size * size - 1 - cell : cell);
  const box = (/** @type {number} */ cell) => {
    const at = turned(cell);
    return { x: margin + (at % size), y: margin + Math.floor(at / size), w: 1, h: 1 };
  };
  const directed = (/** @type {number} */ wall) => (look.flipped ? (wall + 2) % 4 : wall);
  /** @param {number} cell @param {number} wall @returns {[Point, Point]} */
  const edge = (cell, wall) => {
    const { x, y } = box(cell);
    const side = directed(wall);
    if (side === 0)
      return [
        [x, y],
        [x + 1, y],
      ];
    if (side === 1)
      return [
        [x + 1, y],
        [x + 1, y + 1],
      ];
    if (side === 2)
      return [
        [x, y + 1],
        [x + 1, y + 1],
      ];
    return [
      [x, y],
      [x, y + 1],
    ];
  };
  return {
    margin,
    size,
    width: size + 2 * margin,
    height: size + 2 * margin,
    rows: Array.from({ length: size }, (_, row) =>
      Array.from({ length: size }, (_, column) => turned(row * size + column)),
    ),
    box,
    centre(cell) {
      const { x, y } = box(cell);
      return [x + 0.5, y + 0.5];
    },
    edge,
    edgeOf(move) {
      const { cell, wall } = readMove(move, size);
      return edge(cell, wall);
    },
    cellAt([x, y]) {
      const column = Math.floor(x - margin);
      const row = Math.floor(y - margin);
      if (row < 0 || column < 0 || row >= size || column >= size) return null;
      return turned(row * size + column);
    },
    // Undoes the flip: a point as the rules number cells.
    toBoard([x, y]) {
      const at = /** @type {Point} */ ([x - margin, y - margin]);
      return look.flipped ? [size - at[0], size - at[1]] : at;
    },
    direction: (key) => (keys.includes(key) ? directed(keys.indexOf(key)) : -1),
    flick: (dx, dy) => directed(Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 1 : 3) : dy > 0 ? 2 : 0),
    neighbour(cell, key) {
      const at = turned(cell);
      const row = Math.floor(at / size);
      const column = at % size;
      if (key === 'ArrowUp') return row > 0 ? turned(at - size) : null;
      if (key === 'ArrowDown') return row + 1 < size ? turned(at + size) : null;
      if (key === 'ArrowLeft') return column > 0 ? turned(at - 1) : null;
      if (key === 'ArrowRight') return column + 1 < size ? turned(at + 1) : null;
      if (key === 'Home') return turned(row * size);
      if (key === 'End') return turned(row * size + size - 1);
      return null;
    },
  };
}
