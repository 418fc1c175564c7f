// What is said of a position while a game is played: chances, margins, and warnings.
import { marginText, percent, worth } from '../review/words.js';

/** @import { Judged, Look, Thought } from '../../../wasm/engine.d.ts' */
/** @import { Rules } from '../engine/rules.js' */
/** @import { Say } from '../words/say.js' */

/** @type {import('../words/say.js').Vocabulary} */
export const adviceWords = {
  prefix: 'advice',
  fileOf: (language) => new URL(`./lang/${language}.json`, import.meta.url),
};

/** What a search found, as chance and margin, for the side to move; null if it says nothing yet.
 *  @param {Rules} rules @param {string} position @param {Pick<Thought, 'score' | 'line' | 'nodes'>} thought @returns {Judged | null} */
export function judge(rules, position, { score, line, nodes }) {
  if (score.kind === 'none') return null;
  const look = /** @type {Look} */ ({ score, line, nodes, pass: 2 });
  const reply = rules.review(position, [], [look]);
  if (!reply.ok || !reply.last) return null;
  const { last } = reply;
  if (last.plies !== null || (last.proven !== 'win' && last.proven !== 'loss')) return last;
  // The line stops before the end: the search knows how far away that is, and nobody knows the margin.
  return { ...last, plies: score.value, margin: null };
}

/** The same for the other side. @param {Judged} judged @returns {Judged} */
export function turned({ chance, low, high, margin, proven, plies }) {
  const other = /** @type {const} */ ({ win: 'loss', loss: 'win', draw: 'draw' });
  return {
    chance: 1 - chance,
    low: 1 - high,
    high: 1 - low,
    margin: margin === null ? null : -margin,
    proven: proven && other[proven],
    plies,
  };
}

/** "62 %", or "wins in 5 moves". @param {Say} say @param {Judged} judged */
export const worthOf = (say, judged) => worth(say, judged);

/** "+3 cells"; empty where nothing can be expected. @param {Say} say @param {string} game @param {Judged} judged */
export const marginOf = (say, game, { margin }) => (margin === null ? '' : marginText(say, game, Math.round(margin)));

/** A chance alone, as it is written on a cell. @param {Say} say @param {Judged} judged */
export const chanceOf = (say, { chance, proven }) => percent(say, chance, proven !== null);
