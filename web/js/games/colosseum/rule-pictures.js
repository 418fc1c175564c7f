// The three rules, in pictures of three by two cells.
import { pawn, wallWidth } from './shapes.js';

/** @import { Mark, Picture, Point } from '../types.js' */

const size = { width: 3, height: 2 };

/** @param {(cell: number) => string} inkOf @returns {Mark[]} */
const tiles = (inkOf) => [
  { shape: 'rect', x: 0, y: 0, w: 3, h: 2, r: 0.16, ink: 'channel' },
  ...[0, 1, 2, 3, 4, 5].map(
    (cell) =>
      /** @type {Mark} */ ({
        ...{ shape: 'rect', x: (cell % 3) + 0.05, y: Math.floor(cell / 3) + 0.05 },
        ...{ w: 0.9, h: 0.9, r: 0.1, ink: inkOf(cell) },
      }),
  ),
];
/** @param {Point[]} points @returns {Mark} */
const wall = (points) => ({ shape: 'line', points, ink: 'wall', width: wallWidth });
/** @param {Point} at @param {string} text @param {string} ink @returns {Mark} */
const number = (at, text, ink) => ({ shape: 'text', at, text, size: 0.62, ink, bold: true });

/** @type {Picture[]} */
export const rulePictures = [
  {
    ...size,
    marks: [
      ...tiles((cell) => (cell <= 3 ? 'lit-first' : 'tile')),
      ...pawn(0, [0.5, 0.5], 0.35),
      {
        shape: 'line',
        points: [
          [0.95, 0.5],
          [2.0, 0.5],
        ],
        ink: 'first',
        width: 0.07,
        dash: [0.01, 0.2],
      },
      ...pawn(0, [2.5, 0.5], 1),
    ],
  },
  {
    ...size,
    marks: [
      ...tiles(() => 'tile'),
      ...pawn(0, [1.5, 0.5], 1),
      wall([
        [2, 0.1],
        [2, 0.9],
      ]),
    ],
  },
  {
    ...size,
    marks: [
      ...tiles((cell) => (cell % 3 === 2 ? 'soft-second' : 'soft-first')),
      wall([
        [2, 0.06],
        [2, 1.94],
      ]),
      number([1, 1], '30', 'step-first'),
      number([2.5, 1], '19', 'step-second'),
    ],
  },
];
