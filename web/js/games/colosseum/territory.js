// What belongs to whom: the cells that each side reaches first, and the areas they end with.
import { elementAt, fact, factsOf } from '../common/numbers.js';
import { hatched, sides } from '../common/shapes.js';
import { readBoard } from './board.js';

/** @import { Mark, View } from '../types.js' */
/** @typedef {ReturnType<typeof import('./geometry.js').geometry>} Geometry */

/** The side that is first at a cell, if one is. @param {View} view @param {number} cell @returns {0 | 1 | null} */
function ownerOf(view, cell) {
  const [first = 0, second = 0] = sides.map((side) => {
    const steps = fact(view, `steps_${side}`, cell);
    return steps < 0 ? Number.POSITIVE_INFINITY : steps;
  });
  if (first === second) return null;
  return first < second ? 0 : 1;
}

/** Whose each cell is: in the end it is the areas that count, before it who is first at a cell. The colour spreads from the
 *  pawns; `flooded` is how far it is, 0 to 1.
 *  @param {View} view @param {Geometry} geo @param {number} alpha @param {number} [flooded] @returns {Mark[]} */
export function territory(view, { rows, box }, alpha, flooded = 1) {
  const [first, second] = sides.map((side) => factsOf(view, `steps_${side}`));
  const farthest = Math.max(...(first ?? []), ...(second ?? []));
  return rows.flat().flatMap((cell) => {
    const side = ownerOf(view, cell);
    const { x, y } = box(cell);
    const away = fact(view, `steps_${sides[side ?? 0]}`, cell);
    return side === null || away > flooded * farthest ? [] : hatched(side, [x, y], alpha);
  });
}

/** The count in the middle of each region, on the cell nearest to it that no pawn hides. It runs up while the areas flood.
 *  @param {View} view @param {Geometry} geo @param {number} [flooded] 0 to 1 @returns {Mark[]} */
export function counts(view, { rows, centre, size }, flooded = 1) {
  const pawnCells = readBoard(view.position).pawns;
  return sides.flatMap((side, index) => {
    const steps = factsOf(view, `steps_${side}`);
    const cells = rows.flat().filter((cell) => elementAt(steps, cell) >= 0 && !pawnCells.includes(cell));
    if (cells.length === 0) return [];
    const mean = (/** @type {0 | 1} */ axis) => cells.reduce((sum, cell) => sum + centre(cell)[axis], 0) / cells.length;
    const [x, y] = [mean(0), mean(1)];
    const off = (/** @type {number} */ cell) => (centre(cell)[0] - x) ** 2 + (centre(cell)[1] - y) ** 2;
    const middle = cells.reduce((best, cell) => (off(cell) < off(best) ? cell : best));
    const text = String(Math.round(flooded * view.outcome.score[index === 0 ? 0 : 1]));
    return [
      { shape: 'text', at: centre(middle), text, size: size > 9 ? 0.8 : 0.55, ink: 'text', bold: true, halo: 'tile' },
    ];
  });
}
