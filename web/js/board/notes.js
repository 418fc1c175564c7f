// What a review points at on a board: the move that was played, a better one, and cells that change hands.

/** @import { Geometry, Mark, Pointed } from '../games/types.js' */
/** @typedef {{ moves: { move: string, side: 0 | 1, kind: 'played' | 'better' }[], cells: readonly number[] }} Notes */

const looks = /** @type {const} */ ({
  played: { ink: 'worse', sign: '?' },
  better: { ink: 'better', sign: '✓' },
});

/** @param {Notes | null} notes @returns {Pointed[]} */
export const pointed = (notes) =>
  (notes?.moves ?? []).map(({ move, side, kind }) => ({ move, side, whole: true, ...looks[kind] }));

/** A cross on each cell that changes hands. @param {Notes | null} notes @param {Geometry} geometry @returns {Mark[]} */
export const cellMarks = (notes, { centre }) =>
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
