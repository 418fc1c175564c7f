// Where cells are. Hexagons with a flat top, so that n and s are up and down; units in which a hexagon is 1 high.
//
// The board has no edge, so any 49 cells that tile the plane may stand in the middle. Shown are seven columns of seven:
// going up or down one comes back in the same column, and beyond the last column the first one follows, half a board higher
// or lower. Around them stands a ring of the same cells again. A place of the picture is a column and a row of it, those of
// the ring are outside 0 to 6; `origin` is the cell that stands where a1 does at first.

import { elementAt } from '../common/numbers.js';
import { cellAt as cellOf, columnOf, rowOf, size, walk, wrap } from './board.js';

/** @import { Point } from '../types.js' */
/** @typedef {{ column: number, row: number }} Place */

/** From the middle to a corner, and from column to column. */
export const radius = 1 / Math.sqrt(3);
const pitch = 1.5 * radius;
/** How much of the ring is seen: beside the columns, and above and below them. */
const beside = 1.08;
const above = 0.74;
const left = beside + radius;
const top = above + 0.5;

/** A step in each direction, in board units. @type {readonly Point[]} */
const offsets = [
  [0, -1],
  [pitch, -0.5],
  [pitch, 0.5],
  [0, 1],
  [-pitch, 0.5],
  [-pitch, -0.5],
];

const keys = ['ArrowUp', 'PageUp', 'ArrowRight', 'ArrowDown', 'PageDown', 'ArrowLeft'];
const turned = 3;

/** The corners of a hexagon. @param {Point} middle @param {number} [scale] @returns {Point[]} */
export const hexagon = ([x, y], scale = 1) =>
  [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (corner * Math.PI) / 3;
    return [x + radius * scale * Math.cos(angle), y + radius * scale * Math.sin(angle)];
  });

/** @param {Place} place @returns {Point} */
const middleOf = ({ column, row }) => [left + column * pitch, top + row + (column & 1) / 2];

/** The hexagon around a point: of the three that are near, the one whose middle is nearest. @param {Point} at @returns {Place} */
function placeAt([x, y]) {
  const near = Math.round((x - left) / pitch);
  const places = [near - 1, near, near + 1].map((column) => ({
    column,
    row: Math.round(y - top - (column & 1) / 2),
  }));
  const away = (/** @type {Place} */ place) => {
    const [mx, my] = middleOf(place);
    return (mx - x) ** 2 + (my - y) ** 2;
  };
  return places.reduce((best, place) => (away(place) < away(best) ? place : best));
}

/** Rows and columns of the board from the first place to this one. @param {Place} place @returns {[number, number]} */
function stepsTo({ column, row }) {
  const down = 2 * row + (column & 1);
  return [(column - down) / 2, (column + down) / 2];
}

const width = 2 * left + (size - 1) * pitch;
const height = 2 * above + size + 0.5;
/** All places of which something is seen. @type {readonly Place[]} */
const places = Array.from({ length: size + 4 }, (_, column) =>
  Array.from({ length: size + 4 }, (_, row) => ({ column: column - 2, row: row - 2 })),
)
  .flat()
  .filter((place) => {
    const [x, y] = middleOf(place);
    return x > -radius && x < width + radius && y > -0.5 && y < height + 0.5;
  });
const isInside = (/** @type {Place} */ { column, row }) => column >= 0 && column < size && row >= 0 && row < size;

/** @param {import('../types.js').Look} look */
export function geometry({ flipped, origin = 0 }) {
  // Half a turn of a place is its place from the other corner; the columns that stand half a row lower stay lower.
  const [originRow, originColumn] = [rowOf(origin), columnOf(origin)];
  const sign = flipped ? -1 : 1;
  /** @param {Place} place */
  const cellIn = (place) => {
    const [rows, columns] = stepsTo(place);
    return cellOf(originRow + sign * rows, originColumn + sign * columns);
  };
  /** @param {number} cell @returns {Place} */
  const placeOf = (cell) => {
    const rows = wrap(sign * (rowOf(cell) - originRow));
    const columns = wrap(sign * (columnOf(cell) - originColumn));
    // Across and down in half rows; over the last column the board goes on half a board lower.
    const over = rows + columns >= size;
    const column = rows + columns - (over ? size : 0);
    const down = columns - rows + (over ? size : 0);
    return { column, row: wrap((down - (column & 1)) / 2) };
  };
  const centre = (/** @type {number} */ cell) => middleOf(placeOf(cell));
  const directed = (/** @type {number} */ direction) =>
    flipped && direction >= 0 ? (direction + turned) % offsets.length : direction;
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => cellIn({ column, row })),
  );
  return {
    width,
    height,
    rows,
    hexagonal: true,
    centre,
    box(/** @type {number} */ cell) {
      const [x, y] = centre(cell);
      return { x: x - pitch / 2, y: y - 0.5, w: pitch, h: 1 };
    },
    cellAt: (/** @type {Point} */ at) =>
      at[0] < 0 || at[1] < 0 || at[0] > width || at[1] > height ? null : cellIn(placeAt(at)),
    direction: (/** @type {string} */ key) => directed(keys.indexOf(key)),
    flick: (/** @type {number} */ dx, /** @type {number} */ dy) => {
      const along = offsets.map(([x, y]) => x * dx + y * dy);
      return directed(along.indexOf(Math.max(...along)));
    },
    neighbour(/** @type {number} */ cell, /** @type {string} */ key) {
      const direction = directed(keys.indexOf(key));
      if (direction >= 0) return walk(cell, direction);
      if (key === 'Home') return rows[placeOf(cell).row]?.[0] ?? null;
      if (key === 'End') return rows[placeOf(cell).row]?.[size - 1] ?? null;
      return null;
    },
    // What is drawn so far from its place stands there once the picture is slid so far.
    slide(/** @type {number} */ dx, /** @type {number} */ dy) {
      const column = Math.round(-dx / pitch);
      return cellIn({ column, row: Math.round(-dy - (column & 1) / 2) });
    },
    /** Everything that is seen, copies included. */
    places: places.map((place) => ({ cell: cellIn(place), at: middleOf(place), inside: isInside(place) })),
    /** A step on the screen. @param {number} direction @returns {Point} */
    step: (direction) => elementAt(offsets, directed(direction)),
  };
}

/** @typedef {ReturnType<typeof geometry>} HexGeometry */

/** The outline of the middle: the sides of its hexagons behind which the ring begins. @type {readonly [Point, Point][]} */
export const outline = places.filter(isInside).flatMap((place) => {
  const middle = middleOf(place);
  const corners = hexagon(middle);
  return offsets.flatMap(([dx, dy], direction) => {
    if (isInside(placeAt([middle[0] + dx, middle[1] + dy]))) return [];
    // Corners are counted from the right, directions from the top.
    const corner = (direction + 4) % 6;
    return [/** @type {[Point, Point]} */ ([elementAt(corners, corner), elementAt(corners, (corner + 1) % 6)])];
  });
});
