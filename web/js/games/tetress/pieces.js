// The tetrominoes, how they turn, and where one lies.
import { elementAt } from '../common/numbers.js';
import { cellAt, cells, columnOf, rowOf } from './board.js';

/** Rows down and columns right of a shape's anchor, the upper left corner of the box around it.
 *  @typedef {[row: number, column: number]} Offset */

/** The pieces as they may lie; in the address a shape is its place in this list, so the order stays. */
const drawn = {
  I: ['####', '#/#/#/#'],
  O: ['##/##'],
  T: ['.#./###', '#./##/#.', '###/.#.', '.#/##/.#'],
  J: ['.#/.#/##', '#../###', '##/#./#.', '###/..#'],
  L: ['#./#./##', '###/#..', '##/.#/.#', '..#/###'],
  S: ['.##/##.', '#./##/.#'],
  Z: ['##./.##', '.#/##/#.'],
};

/** @typedef {keyof typeof drawn} Piece */
export const pieces = /** @type {Piece[]} */ (Object.keys(drawn));

/** @param {string} picture @returns {Offset[]} */
const offsetsOf = (picture) =>
  picture
    .split('/')
    .flatMap((line, row) =>
      [...line].flatMap((sign, column) => (sign === '#' ? [/** @type {Offset} */ ([row, column])] : [])),
    );

/** All 19. */
export const shapes = pieces.flatMap((piece) =>
  drawn[piece].map((picture) => ({ piece, offsets: offsetsOf(picture) })),
);

/** A piece as it lies when it is picked up. @param {string} piece */
export const firstShape = (piece) => shapes.findIndex((shape) => shape.piece === piece);

/** Moved to the corner, in order. @param {readonly Offset[]} offsets */
function cornered(offsets) {
  const [top, left] = [Math.min(...offsets.map(([row]) => row)), Math.min(...offsets.map(([, column]) => column))];
  return offsets
    .map(([row, column]) => /** @type {Offset} */ ([row - top, column - left]))
    .sort((one, other) => one[0] - other[0] || one[1] - other[1]);
}

/** @param {(offset: Offset) => Offset} change @returns {number[]} for each shape the one that it becomes */
function becoming(change) {
  const texts = shapes.map(({ offsets }) => cornered(offsets).join(';'));
  return shapes.map(({ offsets }) => texts.indexOf(cornered(offsets.map(change)).join(';')));
}
/** Each shape a quarter turn on, clockwise. */
export const turned = becoming(([row, column]) => [column, -row]);
/** Each shape in the mirror. */
export const mirrored = becoming(([row, column]) => [row, -column]);

/** @param {number} shape @param {number} anchor */
export const cellsAt = (shape, anchor) =>
  elementAt(shapes, shape).offsets.map(([row, column]) => cellAt(rowOf(anchor) + row, columnOf(anchor) + column));

/** Which shape lies on these cells, and where its anchor is. @param {readonly number[]} piece */
export function placementOf(piece) {
  for (const first of piece)
    for (const [shape, { offsets }] of shapes.entries()) {
      const [row, column] = elementAt(offsets, 0);
      const anchor = cellAt(rowOf(first) - row, columnOf(first) - column);
      if (cellsAt(shape, anchor).every((cell) => piece.includes(cell))) return { shape, anchor };
    }
  return null;
}

/** A shape lying so that the middle one of its cells, or another one, is on a cell: the middle first.
 *  @param {number} shape @param {number} cell @returns {number[][]} */
export function aroundCell(shape, cell) {
  const { offsets } = elementAt(shapes, shape);
  const middle = (/** @type {0 | 1} */ axis) => offsets.reduce((sum, offset) => sum + offset[axis], 0) / offsets.length;
  const [down, across] = [middle(0), middle(1)];
  const away = (/** @type {Offset} */ [row, column]) => (row - down) ** 2 + (column - across) ** 2;
  return [...offsets]
    .sort((one, other) => away(one) - away(other))
    .map(([row, column]) => cellsAt(shape, cellAt(rowOf(cell) - row, columnOf(cell) - column)));
}

/** A number for each placement, and back: frozen, since addresses hold it. @param {{ shape: number, anchor: number }} placement */
export const numberOf = ({ shape, anchor }) => shape * cells + anchor;
/** @param {number} number @returns {number[] | null} */
export const cellsOfNumber = (number) =>
  number >= 0 && number < shapes.length * cells ? cellsAt(Math.floor(number / cells), number % cells) : null;
