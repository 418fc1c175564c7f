// The pieces that pictures of this game are made of.

/** @import { Mark, Point } from '../types.js' */

export const sides = /** @type {const} */ (['first', 'second']);
export const wallWidth = 0.15;

/**
 * The first player is round, the second square on its corner: shape says it before colour does.
 * @param {0 | 1} side @param {Point} at @param {number} alpha @returns {Mark[]}
 */
export function pawn(side, at, alpha) {
  if (side === 0)
    return [
      { shape: 'disc', at, radius: 0.32, ink: 'first', stroke: 'edge', width: 0.05, alpha },
      { shape: 'disc', at, radius: 0.13, stroke: 'edge', width: 0.055, alpha },
    ];
  return [
    diamond(at, 0.39, { ink: 'second', stroke: 'edge', width: 0.05, alpha }),
    diamond(at, 0.16, { stroke: 'edge', width: 0.055, alpha }),
  ];
}

/** @param {Point} at @param {number} radius @param {object} style @returns {Mark} */
export const diamond = ([x, y], radius, style) => ({
  shape: 'poly',
  points: [
    [x, y - radius],
    [x + radius, y],
    [x, y + radius],
    [x - radius, y],
  ],
  ...style,
});

/**
 * An edge without a share of it at both ends.
 * @param {[Point, Point]} edge @param {number} share @returns {[Point, Point]}
 */
export const cut = ([[ax, ay], [bx, by]], share) => [
  [ax + (bx - ax) * share, ay + (by - ay) * share],
  [bx + (ax - bx) * share, by + (ay - by) * share],
];
