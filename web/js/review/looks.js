// What is known of each position of a game, and what should be looked at next. Plain data: a review that was interrupted
// goes on from what was kept.

/** @import { Look, Review } from '../../../wasm/engine.d.ts' */
/** @typedef {{ ply: number, pass: 1 | 2 }} Task */

/** The limits of a look by its pass. Nodes, so that every device finds the same; the time keeps a slow one from waiting. */
export const limitsOfPass = /** @type {const} */ ({
  1: { nodes: 40_000, ms: 800 },
  2: { nodes: 400_000, ms: 4000 },
});

/** @param {import('../engine/protocol.js').Answer} answer @param {readonly string[]} line @param {1 | 2} pass @returns {Look} */
export const lookOf = ({ move, score, nodes }, line, pass) => ({
  score,
  line: line[0] === move ? [...line] : [move],
  nodes,
  pass,
});

/** What to look at next: every position once, in order, then those that decide. Null when there is nothing to begin now.
 *  @param {readonly (Look | null)[]} looks by ply @param {readonly number[]} deepen the plies to look at again
 *  @param {(ply: number) => boolean} isTaken by somebody who looks at it now @returns {Task | null} */
export function nextTask(looks, deepen, isTaken) {
  const first = looks.findIndex((look, ply) => look === null && !isTaken(ply));
  if (first >= 0) return { ply: first, pass: 1 };
  // Which positions decide is known once all have been looked at.
  if (looks.includes(null)) return null;
  const ply = deepen.find((each) => looks[each]?.pass === 1 && !isTaken(each));
  return ply === undefined ? null : { ply, pass: 2 };
}

/** How far a review is, from 0 to 1: deepening counts as much as the first pass. @param {readonly (Look | null)[]} looks
 *  @param {Pick<Review, 'deepen'> | null} review */
export function progressOf(looks, review) {
  const known = looks.filter((look) => look !== null).length;
  if (known < looks.length) return (0.5 * known) / looks.length;
  const deep = looks.filter((look) => look?.pass === 2).length;
  const left = (review?.deepen ?? []).filter((ply) => looks[ply]?.pass === 1).length;
  return left === 0 ? 1 : 0.5 + (0.5 * deep) / (deep + left);
}
