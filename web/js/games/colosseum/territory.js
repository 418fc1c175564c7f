// What belongs to whom: the reach of both sides, and the parts they end with.
import { elementAt, fact, factsOf } from '../common/numbers.js';
import { diamond, sides } from '../common/shapes.js';
import { readBoard } from './board.js';

/** @import { Mark, View } from '../types.js' */
/** @typedef {ReturnType<typeof import('./geometry.js').geometry>} Geometry */

/** Strokes of a hatched cell, rising: from and to across, and their upper end. */
const hatching = /** @type {const} */ ([
  [0.05, 0.45, 0.05],
  [0.05, 0.95, 0.05],
  [0.55, 0.95, 0.55],
]);

/** Where both could go after the ghost's move: a dot for the first player, a diamond for the second.
 *  @param {View} view @param {readonly number[]} left cells the pawns leave @param {Geometry} geo @returns {Mark[]} */
export function reachOfBoth(view, left, { rows, box }) {
  const limit = fact(view, 'step_limit');
  const within = (/** @type {'first' | 'second'} */ side, /** @type {number} */ cell) =>
    fact(view, `steps_${side}`, cell) > 0 && fact(view, `steps_${side}`, cell) <= limit;
  const taken = [...left, ...readBoard(view.position).pawns];
  return rows.flat().flatMap((cell) => {
    const { x, y } = box(cell);
    /** @type {Mark[]} */
    const marks = [];
    if (taken.includes(cell)) return marks;
    if (within('first', cell)) marks.push({ shape: 'disc', at: [x + 0.36, y + 0.5], radius: 0.085, ink: 'first' });
    if (within('second', cell)) marks.push(diamond([x + 0.64, y + 0.5], 0.115, { ink: 'second' }));
    return marks;
  });
}

/** Cells each side ends with: colour, and hatching in the direction that is that side's own.
 *  @param {View} view @param {Geometry} geo @param {boolean} final @returns {Mark[]} */
export function regions(view, { rows, box }, final) {
  return rows.flat().flatMap((cell) => {
    const side = sides.find((name) => fact(view, `steps_${name}`, cell) >= 0);
    if (!side) return [];
    const { x, y } = box(cell);
    /** @type {Mark[]} */
    const marks = [
      {
        shape: 'rect',
        x: x + 0.045,
        y: y + 0.045,
        w: 0.91,
        h: 0.91,
        r: 0.09,
        ink: `soft-${side}`,
        alpha: final ? 1 : 0.8,
      },
    ];
    // Lines that go on from cell to cell; each side's lean its own way.
    for (const [from, to, top] of hatching) {
      const [left, right] = side === 'first' ? [x + from, x + to] : [x + 1 - from, x + 1 - to];
      marks.push({
        shape: 'line',
        points: [
          [left, y + top + to - from],
          [right, y + top],
        ],
        ink: side,
        width: 0.03,
        alpha: 0.4,
      });
    }
    return marks;
  });
}

/** The count in the middle of each region, on the cell nearest to it that no pawn hides.
 *  @param {View} view @param {Geometry} geo @returns {Mark[]} */
export function counts(view, { rows, centre, size }) {
  const pawnCells = readBoard(view.position).pawns;
  return sides.flatMap((side, index) => {
    const steps = factsOf(view, `steps_${side}`);
    const cells = rows.flat().filter((cell) => elementAt(steps, cell) >= 0 && !pawnCells.includes(cell));
    if (cells.length === 0) return [];
    const mean = (/** @type {0 | 1} */ axis) => cells.reduce((sum, cell) => sum + centre(cell)[axis], 0) / cells.length;
    const [x, y] = [mean(0), mean(1)];
    const off = (/** @type {number} */ cell) => (centre(cell)[0] - x) ** 2 + (centre(cell)[1] - y) ** 2;
    const middle = cells.reduce((best, cell) => (off(cell) < off(best) ? cell : best));
    const text = String(view.outcome.score[index === 0 ? 0 : 1]);
    return [
      { shape: 'text', at: centre(middle), text, size: size > 9 ? 0.8 : 0.55, ink: 'text', bold: true, halo: 'tile' },
    ];
  });
}
