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

/** The moves that a scene points at. @param {import('../types.js').Scene} scene @returns {import('../types.js').Pointed[]} */
export const pointedAt = ({ hint, pointed = [] }) => (hint ? [...pointed, hint] : pointed);

/** The sign of a move that is pointed at, at the upper right of its cell. @param {import('../types.js').Pointed} pointed @param {Point} centre @returns {Mark[]} */
export const signOf = ({ sign: text, ink = 'hint' }, [x, y]) =>
  text === undefined
    ? []
    : [
        { shape: 'disc', at: [x + 0.36, y - 0.36], radius: 0.2, ink, stroke: 'edge', width: 0.04 },
        { shape: 'text', at: [x + 0.36, y - 0.36], text, size: 0.28, ink: 'edge', bold: true },
      ];

/** Strokes of a hatched cell, rising: from and to across, and their upper end. */
const strokes = /** @type {const} */ ([
  [0.05, 0.45, 0.05],
  [0.05, 0.95, 0.05],
  [0.55, 0.95, 0.55],
]);

/** A cell of a side: its colour, and lines that go on from cell to cell and lean the side's own way.
 *  @param {0 | 1} side @param {Point} corner @param {number} alpha @returns {Mark[]} */
export function hatched(side, [x, y], alpha) {
  const ink = sides[side];
  const tile = { x: x + 0.045, y: y + 0.045, w: 0.91, h: 0.91, r: 0.09 };
  return [
    { shape: 'rect', ...tile, ink: `soft-${ink}`, alpha },
    ...strokes.map(([from, to, top]) => {
      const [left, right] = side === 0 ? [x + from, x + to] : [x + 1 - from, x + 1 - to];
      const points = /** @type {Point[]} */ ([
        [left, y + top + to - from],
        [right, y + top],
      ]);
      return /** @type {Mark} */ ({ shape: 'line', points, ink, width: 0.03, alpha: 0.4 * alpha });
    }),
  ];
}
