// The pieces that pictures of this game are made of.

import { sides, sign } from '../common/shapes.js';

/** @import { Mark, Point } from '../types.js' */

export const wallWidth = 0.15;

/** @param {0 | 1} side @param {Point} at @param {number} alpha @returns {Mark[]} */
export const pawn = (side, at, alpha) => [
  sign(side, at, [0.32, 0.39], { ink: sides[side], stroke: 'edge', width: 0.05, alpha }),
  sign(side, at, [0.13, 0.16], { stroke: 'edge', width: 0.055, alpha }),
];

/** An edge without a share of it at both ends.
 *  @param {[Point, Point]} edge @param {number} share @returns {[Point, Point]} */
export const cut = ([[ax, ay], [bx, by]], share) => [
  [ax + (bx - ax) * share, ay + (by - ay) * share],
  [bx + (ax - bx) * share, by + (ay - by) * share],
];
