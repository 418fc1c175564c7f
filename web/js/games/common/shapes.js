// What the pictures of several games are made of.

/** @typedef {import('../types.js').Mark} Mark */
/** @typedef {import('../types.js').Point} Point */

/** The sides as inks name them. */
export const sides = /** @type {const} */ (['first', 'second']);

/** A square on its corner. @param {Point} at @param {number} wide from the middle to a corner @param {object} style @param {number} [high] @returns {Mark} */
export function diamond([x, y], wide, style, high = wide) {
  // Clockwise from the top.
  const corners = /** @type {const} */ ([0, wide, 0, -wide]).map((dx, at) => [
    x + dx,
    y + (at - 1) * (at % 2 ? 0 : high),
  ]);
  return { shape: 'poly', points: /** @type {Point[]} */ (corners), ...style };
}

/** The sign of a side: round for the first, square on its corner for the second; shape says it before colour does.
 *  @param {0 | 1} side @param {Point} at @param {[radius: number, wide: number, high?: number]} size @param {object} style @returns {Mark} */
export const sign = (side, at, [radius, wide, high], style) =>
  side === 0 ? { shape: 'disc', at, radius, ...style } : diamond(at, wide, style, high);
