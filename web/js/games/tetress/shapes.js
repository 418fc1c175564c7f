// What pictures of this game are made of: tokens, outlines of pieces, marks on lines.
import { sides, sign } from '../common/shapes.js';
import { seen } from '../common/torus.js';
import { cellAt, columnOf, rowOf } from './board.js';

/** @import { Mark, Point } from '../types.js' */
/** @typedef {import('./geometry.js').SquareGeometry} Geometry */

/** Of a tile, and of a token on it. */
const tileWidth = 0.94;
const tokenWidth = 0.86;

/** A square of the board. @param {Point} at @param {number} width @param {object} style @returns {Mark} */
const square = ([x, y], width, style) => ({
  shape: 'rect',
  x: x - width / 2,
  y: y - width / 2,
  w: width,
  h: width,
  ...style,
});

/** @param {Point} at @param {string} ink @param {boolean} dim @returns {Mark} */
export const tile = (at, ink, dim) =>
  square(at, tileWidth, { r: 0.1, ink, stroke: 'channel', width: 0.02, alpha: dim ? 0.45 : 1 });

const signSize = /** @type {const} */ ([0.17, 0.23]);

/** A token as it stands, or fainter as it would stand.
 *  @param {0 | 1} side @param {Point} at @param {{ alpha?: number, scale?: number }} [how] @returns {Mark[]} */
export function token(side, at, { alpha = 1, scale = 1 } = {}) {
  const ink = sides[side];
  return [
    square(at, tokenWidth * scale, { r: 0.14 * scale, ink, alpha }),
    sign(side, at, [signSize[0] * scale, signSize[1] * scale], {
      ink: side === 0 ? undefined : 'edge',
      stroke: 'edge',
      width: 0.06 * scale,
      alpha,
    }),
  ];
}

/** A part of a piece that lies nowhere yet. @param {0 | 1} side @param {Point} at */
export const block = (side, at) => square(at, 0.94, { r: 0.12, ink: sides[side] });

/** A token that would go with its line. @param {0 | 1} side @param {Point} at @returns {Mark[]} */
export const leaving = (side, at) => [
  square(at, tokenWidth - 0.08, { r: 0.12, ink: `soft-${sides[side]}`, stroke: sides[side], width: 0.05 }),
  sign(side, at, [...signSize], { stroke: sides[side], width: 0.05 }),
];

/** A cell that is chosen, or would be. @param {Point} at @param {string} ink @param {number} [width] @param {number} [alpha] @returns {Mark} */
export const ring = (at, ink, width = 0.06, alpha = 1) =>
  square(at, tokenWidth - 0.02, { r: 0.13, stroke: ink, width, alpha });

/** Half a side, on which the border of a piece runs. */
const border = 0.47;
/** Neighbours by row and column, and the corners of the side between: clockwise from the top. @type {[number, number, Point, Point][]} */
const borders = [
  [-1, 0, [-border, -border], [border, -border]],
  [0, 1, [border, -border], [border, border]],
  [1, 0, [border, border], [-border, border]],
  [0, -1, [-border, border], [-border, -border]],
];

/** The outline of a piece, wherever it is seen.
 *  @param {readonly number[]} piece @param {Geometry} geo @param {{ ink: string, width: number, alpha?: number, dash?: [number, number] }} style @returns {Mark[]} */
export const contour = (piece, geo, style) =>
  piece.flatMap((cell) =>
    borders.flatMap(([down, across, [x1, y1], [x2, y2]]) => {
      // Turned, the picture's right is the board's left.
      const sign = geo.flipped ? -1 : 1;
      if (piece.includes(cellAt(rowOf(cell) + sign * down, columnOf(cell) + sign * across))) return [];
      return seen(geo, cell).map(([x, y]) => {
        const points = /** @type {Point[]} */ ([
          [x + x1, y + y1],
          [x + x2, y + y2],
        ]);
        return /** @type {Mark} */ ({ shape: 'line', points, ...style });
      });
    }),
  );

/** A line across the board, through a row or a column that goes.
 *  @param {{ rows: number[], columns: number[] }} lines @param {Geometry} geo @param {string} ink @returns {Mark[]} */
export function strokes({ rows, columns }, geo, ink) {
  const { frame, ring: beside, width } = geo;
  const [from, to] = [frame + beside / 2, width - frame - beside / 2];
  /** @param {Point} one @param {Point} other @returns {Mark} */
  const line = (one, other) => ({ shape: 'line', points: [one, other], ink, width: 0.08 });
  const y = (/** @type {number} */ row) => geo.centre(cellAt(row, 0))[1];
  const x = (/** @type {number} */ column) => geo.centre(cellAt(0, column))[0];
  return [
    ...rows.map((row) => line([from, y(row)], [to, y(row)])),
    ...columns.map((column) => line([x(column), from], [x(column), to])),
  ];
}
