// A review as a curve: what each position of the game is worth to one side.

/** @import { Judged, Review } from '../../../wasm/engine.d.ts' */
/** @typedef {{ chance: number, low: number, high: number, proven: boolean, plies: number | null }} Point
 *  `chance` and its band, 0 to 1, for the side that the curve is drawn for */

/** @param {Judged} judged for the side to move @param {boolean} isTheirs the curve is the other side's @returns {Point} */
function seenBy({ chance, low, high, proven, plies }, isTheirs) {
  const turned = isTheirs ? { chance: 1 - chance, low: 1 - high, high: 1 - low } : { chance, low, high };
  return { ...turned, proven: proven !== null, plies };
}

/** By ply; null where nothing is known yet. @param {Review} review @param {0 | 1} begins @param {0 | 1} mine @returns {(Point | null)[]} */
export function pointsOf({ moves, last }, begins, mine) {
  const judged = [...moves.map(({ before }) => before), last];
  return judged.map((each, ply) => each && seenBy(each, (begins + ply) % 2 !== mine));
}

/** The moves that cost most, in the order of the game. @template {{ turningPoint: string | null, lost: number | null }} Move
 *  @param {readonly Move[]} moves @param {number} count @returns {{ move: Move, ply: number }[]} `ply`: after the move */
export const costliest = (moves, count) =>
  moves
    .map((move, at) => ({ move, ply: at + 1 }))
    .filter(({ move }) => move.turningPoint !== null)
    .sort((one, other) => (other.move.lost ?? 0) - (one.move.lost ?? 0))
    .slice(0, count)
    .sort((one, other) => one.ply - other.ply);
