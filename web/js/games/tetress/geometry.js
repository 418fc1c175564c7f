// Where cells are. Units in which a cell is 1 x 1. Around the board stands a ring of the same cells again, as far as it is
// seen, and outside it the names of columns and rows; `origin` is the cell that stands where a1 does at first.
import { cellAt as cellOf, columnOf, rowOf, size, wrap } from './board.js';

/** @import { Point } from '../types.js' */

/** How much of the ring is seen: enough to know what stands there. */
const ringWidth = 0.74;
/** The frame, with names on it and without. */
const named = 0.44;
const bare = 0.14;

const steps = /** @type {const} */ ({ ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] });

/** @param {import('../types.js').Look} look */
export function geometry({ coords, flipped, origin = 0, trim = 0 }) {
  const hasNames = coords !== 'none' && trim < 2;
  const frame = hasNames ? named : bare;
  const ring = trim === 0 ? ringWidth : 0;
  const edge = frame + ring;
  const width = size + 2 * edge;
  const sign = flipped ? -1 : 1;
  /** The cell in a row and a column of the picture, the ring's being -1 and 11. @param {number} row @param {number} column */
  const cellIn = (row, column) => cellOf(rowOf(origin) + sign * row, columnOf(origin) + sign * column);
  /** @param {number} cell @returns {[row: number, column: number]} */
  const placeOf = (cell) => [
    wrap(sign * (rowOf(cell) - rowOf(origin))),
    wrap(sign * (columnOf(cell) - columnOf(origin))),
  ];
  /** @param {number} row @param {number} column @returns {Point} */
  const middleOf = (row, column) => [edge + column + 0.5, edge + row + 0.5];
  const centre = (/** @type {number} */ cell) => middleOf(...placeOf(cell));
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => cellIn(row, column)),
  );
  const around = ring > 0 ? 1 : 0;
  const places = Array.from({ length: size + 2 * around }, (_, row) =>
    Array.from({ length: size + 2 * around }, (_, column) => {
      const [down, across] = [row - around, column - around];
      const inside = down >= 0 && down < size && across >= 0 && across < size;
      return { cell: cellIn(down, across), at: middleOf(down, across), inside };
    }),
  ).flat();
  return {
    width,
    height: width,
    flipped,
    hasNames,
    /** Widths of the frame and of the ring inside it. */
    frame,
    ring,
    rows,
    places,
    centre,
    box(/** @type {number} */ cell) {
      const [x, y] = centre(cell);
      return { x: x - 0.5, y: y - 0.5, w: 1, h: 1 };
    },
    cellAt: (/** @type {Point} */ [x, y]) =>
      Math.min(x, y) < frame || Math.max(x, y) > width - frame
        ? null
        : cellIn(Math.floor(y - edge), Math.floor(x - edge)),
    // No move of this game has a direction.
    direction: () => -1,
    flick: () => -1,
    neighbour(/** @type {number} */ cell, /** @type {string} */ key) {
      const [row, column] = placeOf(cell);
      const step = Object.hasOwn(steps, key) ? steps[/** @type {keyof typeof steps} */ (key)] : null;
      if (step) return cellIn(row + step[0], column + step[1]);
      if (key === 'Home') return rows[row]?.[0] ?? null;
      if (key === 'End') return rows[row]?.[size - 1] ?? null;
      if (key === 'PageUp') return rows[0]?.[column] ?? null;
      if (key === 'PageDown') return rows[size - 1]?.[column] ?? null;
      return null;
    },
    slide: (/** @type {number} */ dx, /** @type {number} */ dy) => cellIn(-Math.round(dy), -Math.round(dx)),
  };
}

/** @typedef {ReturnType<typeof geometry>} SquareGeometry */
