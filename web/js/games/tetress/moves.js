// Moves in the picture: the last one on its way and after, the one being chosen, the one that is advised.

import { elementAt } from '../common/numbers.js';
import { pointedAt, sides, signOf } from '../common/shapes.js';
import { seen } from '../common/torus.js';
import { columnOf, linesFilled, readMove, rowOf, size, tokensOf } from './board.js';
import { isWhole } from './input.js';
import { contour, leaving, ring, strokes, token } from './shapes.js';

/** @import { Mark } from '../types.js' */
/** @typedef {import('../types.js').Scene<import('./input.js').Draft>} Scene */
/** @import { Tokens } from './board.js' */
/** @typedef {import('./geometry.js').SquareGeometry} Geometry */

/** Steps of an animation: a piece is laid, and then its lines go. */
const laying = 2;
const clearing = 6;

/** The last move, with the lines that it filled. @param {Scene} scene */
function lastMove({ before }) {
  if (!before) return null;
  const piece = readMove(before.move);
  return { piece, side: before.view.side, lines: linesFilled(tokensOf(before.view), piece) };
}

/** @param {Scene} scene */
export const span = (scene) => laying + ((lastMove(scene)?.lines.cells.size ?? 0) > 0 ? clearing : 0);

/** What stands where while the last move is on its way, and how large: its piece grows onto the board; then the tokens of its
 *  lines shrink, from the piece outwards, so that an eye sees what took them.
 *  @param {Scene} scene @returns {{ tokens: Readonly<Tokens>, scale: (cell: number) => number, lines: { rows: number[], columns: number[] } }} */
export function movement(scene) {
  const tokens = tokensOf(scene.view);
  const last = lastMove(scene);
  const none = { rows: [], columns: [] };
  if (!last || !scene.before || scene.progress >= 1) return { tokens, scale: () => 1, lines: none };
  const { piece, side, lines } = last;
  const gone = scene.progress * span(scene);
  const grown = Math.min(1, gone / laying);
  const laid = [...tokensOf(scene.before.view)];
  for (const cell of piece) laid[cell] = side;
  const away = (/** @type {number} */ cell) => Math.min(...piece.map((other) => stepsBetween(cell, other)));
  const scale = (/** @type {number} */ cell) => {
    if (lines.cells.has(cell) && gone > laying) {
      // The farthest cell of a line is five steps off and begins when the nearest is nearly gone.
      const began = laying + (away(cell) / 5) * (clearing - 2);
      return Math.min(1, Math.max(0, 1 - (gone - began) / 2));
    }
    return piece.includes(cell) ? 0.5 + 0.5 * grown : 1;
  };
  return { tokens: laid, scale, lines: gone > laying ? none : lines };
}

/** Around the edges too. @param {number} one @param {number} other */
function stepsBetween(one, other) {
  const along = (/** @type {number} */ a, /** @type {number} */ b) => Math.min(Math.abs(a - b), size - Math.abs(a - b));
  return along(rowOf(one), rowOf(other)) + along(columnOf(one), columnOf(other));
}

/** Where the last piece was laid, though a line may have gone since. @param {Scene} scene @param {Geometry} geo @returns {Mark[]} */
export function trail(scene, geo) {
  const last = lastMove(scene);
  return last && scene.progress >= 1 ? contour(last.piece, geo, { ink: 'wall', width: 0.07, alpha: 0.85 }) : [];
}

/** What is being chosen: its tokens as they would stand, the lines that would go; a held piece that does not fit here is only
 *  an outline.
 *  @param {Scene} scene @param {Geometry} geo @returns {{ covered: Set<number>, marks: Mark[] }} */
export function ghost({ draft, view }, geo) {
  if (!draft || draft.cells.length === 0) return { covered: new Set(), marks: [] };
  const { cells } = draft;
  const ink = sides[view.side];
  if (!draft.fits)
    return {
      covered: new Set(),
      marks: [
        ...contour(cells, geo, { ink: 'edge', width: 0.13 }),
        ...contour(cells, geo, { ink, width: 0.07, dash: [0.08, 0.16] }),
      ],
    };
  const tokens = tokensOf(view);
  const whole = isWhole(draft);
  const lines = linesFilled(tokens, cells);
  const ownerAfter = (/** @type {number} */ cell) => tokens[cell] ?? view.side;
  return {
    covered: new Set([...cells, ...lines.cells]),
    marks: [
      ...cells
        .filter((/** @type {number} */ cell) => !lines.cells.has(cell))
        .flatMap((/** @type {number} */ cell) =>
          seen(geo, cell).flatMap((at) => token(view.side, at, { alpha: whole ? 0.85 : 0.6 })),
        ),
      ...[...lines.cells].flatMap((cell) => seen(geo, cell).flatMap((at) => leaving(ownerAfter(cell), at))),
      ...strokes(lines, geo, 'wall'),
      ...contour(cells, geo, { ink, width: whole ? 0.09 : 0.05 }),
    ],
  };
}

/** A cell of the advised piece, then all of it. @param {Scene} scene @param {Geometry} geo @returns {Mark[]} */
export const hints = (scene, geo) =>
  pointedAt(scene).flatMap((wanted) => {
    const { ink = 'hint' } = wanted;
    const piece = readMove(wanted.move);
    const first = seen(geo, elementAt(piece, 0));
    if (!wanted.whole) return first.map((at) => ring(at, ink, 0.1));
    return [...contour(piece, geo, { ink, width: 0.1 }), ...first.flatMap((at) => signOf(wanted, at))];
  });
