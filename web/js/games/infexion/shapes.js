// The pieces that pictures of this game are made of: stacks of flat tokens, seen a little from above, so that their height
// says their power as the number on them does.
import { sides, sign } from '../common/shapes.js';
import { hexagon } from './geometry.js';

/** @import { Mark, Point } from '../types.js' */

/** How far a token lies above the one below it. */
const lift = 0.05;

/** @param {0 | 1} side @param {Point} at @param {number} scale @param {object} style @returns {Mark} */
const token = (side, at, scale, style) => sign(side, at, [0.335 * scale, 0.42 * scale, 0.4 * scale], style);

/** A stack, signed as in board.js.
 *  @param {number} stack @param {Point} middle @param {{ alpha?: number, scale?: number }} [how] @returns {Mark[]} */
export function tower(stack, [x, y], { alpha = 1, scale = 1 } = {}) {
  const side = stack > 0 ? 0 : 1;
  const power = Math.abs(stack);
  const ink = sides[side];
  const at = (/** @type {number} */ level) => /** @type {Point} */ ([x, y + lift * scale * ((power - 1) / 2 - level)]);
  /** @type {Mark[]} */
  const marks = [];
  for (let level = 0; level + 1 < power; ++level)
    marks.push(token(side, at(level), scale, { ink: `soft-${ink}`, stroke: ink, width: 0.03 * scale, alpha }));
  marks.push(token(side, at(power - 1), scale, { ink, stroke: 'edge', width: 0.035 * scale, alpha }));
  const size = 0.36 * scale;
  marks.push({ shape: 'text', at: at(power - 1), text: String(power), size, ink: 'edge', bold: true, alpha });
  return marks;
}

/** A line around a cell, inside its tile. @param {Point} at @param {string} ink @param {number} [width] @param {number} [alpha] @returns {Mark} */
export const ring = (at, ink, width = 0.05, alpha = 1) => ({
  shape: 'poly',
  points: hexagon(at, 0.9),
  stroke: ink,
  width,
  alpha,
});

/** A stack that is no more: rays around a gap, `grown` from 0 to 1. @param {Point} at @param {string} ink @param {number} grown @returns {Mark[]} */
export const burst = ([x, y], ink, grown) =>
  Array.from({ length: 12 }, (_, ray) => {
    const angle = (ray * Math.PI) / 6;
    const along = (/** @type {number} */ distance) =>
      /** @type {Point} */ ([x + distance * Math.cos(angle), y + distance * Math.sin(angle)]);
    const [from, to] = [0.12 + 0.2 * grown, 0.24 + 0.2 * grown];
    return { shape: 'line', points: [along(from), along(to)], ink, width: 0.05, alpha: ray % 2 ? 0.6 : 1 };
  });
