// The three rules, in pictures of three cells.
import { hexagon } from './geometry.js';
import { burst, tower } from './shapes.js';

/** @import { Mark, Picture, Point } from '../types.js' */

const size = { width: 3, height: 2 };
/** @type {[Point, Point, Point]} */
const places = [
  [0.64, 1.25],
  [1.5, 0.75],
  [2.36, 1.25],
];
const [left, middle, right] = places;

/** @param {number} lit which of the three is @returns {Mark[]} */
const tiles = (lit) =>
  places.map((at, place) => ({
    ...{ shape: 'poly', points: hexagon(at, 0.96), stroke: 'channel', width: 0.03 },
    ink: place === lit ? 'lit-first' : 'tile',
  }));
/** @param {Point} from @param {Point} to @returns {Mark} */
const way = (from, to) => ({ shape: 'line', points: [from, to], ink: 'first', width: 0.07, dash: [0.01, 0.17] });

/** @type {Picture[]} */
export const rulePictures = [
  { ...size, marks: [...tiles(1), ...tower(-1, left), ...tower(1, middle)] },
  {
    ...size,
    marks: [
      ...tiles(0),
      ...tower(2, left, { alpha: 0.3 }),
      way(left, middle),
      way(middle, right),
      ...tower(1, middle),
      ...tower(3, right),
    ],
  },
  {
    ...size,
    marks: [...tiles(-1), ...tower(6, left, { scale: 0.95 }), ...burst(middle, 'first', 0.5), ...tower(1, right)],
  },
];
