// What is pointed at on a board beside the game: by a review, the move that was played, a better one, and the cells
// that the reason is about; by a person, marks that explain the position.
import { columnLetter } from '../games/common/cells.js';
import { cellsOfMark } from '../match/marks.js';

/** @import { Geometry, Mark, Pointed } from '../games/types.js' */
/** @typedef {{ moves: { move: string, side: 0 | 1, kind: 'played' | 'better' }[], cells: readonly number[],
 *    heat?: readonly import('../advice/heat.js').Heat[] }} Notes */

const looks = /** @type {const} */ ({
  played: { ink: 'worse', sign: '?' },
  better: { ink: 'better', sign: '✓' },
});

/** @param {Notes | null} notes @returns {Pointed[]} */
export const pointed = (notes) =>
  (notes?.moves ?? []).map(({ move, side, kind }) => ({ move, side, whole: true, ...looks[kind] }));

/** @param {string} name of a cell, as "c4" @param {Geometry} geometry @returns {number | null} null if the board has none of this name */
export function cellNamed(name, { rows }) {
  const columns = rows[0]?.length ?? 0;
  const [row, column] = [Number(name.slice(1)) - 1, name.charCodeAt(0) - 97];
  return column < columns && row < rows.length ? row * columns + column : null;
}

/** @param {number} cell @param {Geometry} geometry */
export function cellName(cell, { rows }) {
  const columns = rows[0]?.length ?? 1;
  return columnLetter(cell % columns) + (Math.floor(cell / columns) + 1);
}

/** Rings and arrows that somebody drew; those on cells that this board has. @param {readonly string[]} marks @param {Geometry} geometry @returns {Mark[]} */
export function drawn(marks, geometry) {
  return marks.flatMap((text) => {
    const [from = '', to = null] = cellsOfMark(text) ?? [];
    const [begin, end] = [cellNamed(from, geometry), cellNamed(to ?? from, geometry)];
    if (begin === null || end === null) return [];
    const [x, y] = geometry.centre(begin);
    if (to === null)
      return [/** @type {Mark} */ ({ shape: 'disc', at: [x, y], radius: 0.42, stroke: 'hint', width: 0.09 })];
    const [toX, toY] = geometry.centre(end);
    const length = Math.hypot(toX - x, toY - y) || 1;
    const [dx, dy] = [(toX - x) / length, (toY - y) / length];
    /** A point before the tip and beside the line. @param {number} back @param {number} aside */
    const point = (back, aside) =>
      /** @type {import('../games/types.js').Point} */ ([toX - dx * back - dy * aside, toY - dy * back + dx * aside]);
    return /** @type {Mark[]} */ ([
      { shape: 'line', points: [[x, y], point(0.3, 0)], ink: 'hint', width: 0.14, alpha: 0.85 },
      { shape: 'poly', points: [point(0, 0), point(0.38, 0.2), point(0.38, -0.2)], ink: 'hint', alpha: 0.85 },
    ]);
  });
}

/** Cells that good moves begin with, the warmer the better. @param {Notes | null} notes @param {Geometry} geometry @returns {Mark[]} */
const heatMarks = (notes, { centre }) =>
  (notes?.heat ?? []).flatMap(({ cell, warmth, label }) => {
    const [x, y] = centre(cell);
    return /** @type {Mark[]} */ ([
      { shape: 'disc', at: [x, y], radius: 0.4, ink: 'hint', alpha: 0.12 + 0.4 * warmth },
      { shape: 'text', at: [x, y], text: label, size: 0.27, ink: 'text', bold: true, halo: 'tile' },
    ]);
  });

/** What else the notes say of cells. @param {Notes | null} notes @param {Geometry} geometry */
export const cellMarks = (notes, geometry) => [...crossMarks(notes, geometry), ...heatMarks(notes, geometry)];

/** A cross on each cell that the reason is about. @param {Notes | null} notes @param {Geometry} geometry @returns {Mark[]} */
const crossMarks = (notes, { centre }) =>
  (notes?.cells ?? []).flatMap((cell) => {
    const [x, y] = centre(cell);
    return [-1, 1].map(
      (way) =>
        /** @type {Mark} */ ({
          shape: 'line',
          points: [
            [x - 0.13, y - 0.13 * way],
            [x + 0.13, y + 0.13 * way],
          ],
          ink: 'worse',
          width: 0.07,
        }),
    );
  });
