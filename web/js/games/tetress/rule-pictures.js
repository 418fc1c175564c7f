// The three rules, in pictures of six by four cells.
import { block, leaving, tile, token } from './shapes.js';

/** @import { Mark, Picture, Point } from '../types.js' */

const size = { width: 6, height: 4 };
/** @param {number} column @param {number} row @returns {Point} */
const at = (column, row) => [column + 0.5, row + 0.5];
const columns = [0, 1, 2, 3, 4, 5];
const ground = [0, 1, 2, 3].flatMap((row) => columns.map((column) => tile(at(column, row), 'tile', false)));
/** @param {0 | 1} side @param {[number, number][]} cells @returns {Mark[]} */
const tokens = (side, cells) => cells.flatMap(([column, row]) => token(side, at(column, row)));

/** @type {Picture[]} */
export const rulePictures = [
  {
    ...size,
    marks: [
      ...ground,
      ...tokens(0, [
        [0, 3],
        [1, 3],
        [1, 2],
      ]),
      ...[at(2, 2), at(3, 2), at(4, 2), at(4, 1)].map((place) => block(0, place)),
    ],
  },
  {
    ...size,
    marks: [
      ...ground,
      ...columns.flatMap((column) => leaving(column < 4 ? 0 : 1, at(column, 2))),
      ...tokens(1, [[4, 3]]),
      { shape: 'line', points: [at(0, 2), at(5, 2)], ink: 'wall', width: 0.1 },
    ],
  },
  {
    ...size,
    marks: [
      ...ground,
      ...tokens(1, [
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 0],
        [5, 0],
        [0, 1],
        [3, 1],
        [5, 1],
        [0, 2],
        [4, 2],
        [5, 2],
        [1, 3],
        [2, 3],
        [3, 3],
      ]),
      ...tokens(0, [
        [1, 1],
        [1, 2],
        [2, 2],
      ]),
    ],
  },
];
