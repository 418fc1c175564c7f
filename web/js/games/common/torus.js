// Boards without edges, of any size: cells are numbered row by row, and both ends of a row or a column meet.

import { cellIn, columnLetter, placeIn } from './cells.js';

/** @import { Coords } from './cells.js' */
/** @typedef {{ cell: number, at: import('../types.js').Point, inside: boolean }} Place a cell where it is seen, or one of its copies around the board */

/** @param {number} size */
export function torus(size) {
  const wrap = (/** @type {number} */ number) => ((number % size) + size) % size;
  const rowOf = (/** @type {number} */ cell) => Math.floor(cell / size);
  const columnOf = (/** @type {number} */ cell) => cell % size;
  return {
    cells: size * size,
    wrap,
    rowOf,
    columnOf,
    cellAt: (/** @type {number} */ row, /** @type {number} */ column) => wrap(row) * size + wrap(column),
    cellName: (/** @type {number} */ cell) => columnLetter(columnOf(cell)) + (rowOf(cell) + 1),
    /** In a sentence. @param {Coords} coords @param {number} cell */
    called: (coords, cell) => cellIn(coords, rowOf(cell), columnOf(cell)),
    /** Alone. @param {import('../types.js').Say} say @param {Coords} coords @param {number} cell */
    place: (say, coords, cell) => placeIn(say, coords, rowOf(cell), columnOf(cell)),
  };
}

/** Signs of cells as a position's text has them: rows with a slash between, gaps (dots) as their lengths.
 *  @param {string[]} signs @param {number} size */
export const writeRows = (signs, size) =>
  Array.from({ length: size }, (_, row) =>
    signs
      .slice(row * size, (row + 1) * size)
      .join('')
      .replace(/\.+/g, (gap) => String(gap.length)),
  ).join('/');

/** Every place where a cell is seen. @param {{ places: readonly Place[] }} geometry @param {number} cell */
export const seen = ({ places }, cell) => places.filter((place) => place.cell === cell).map(({ at }) => at);
