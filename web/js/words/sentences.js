// The one sentence that says what is going on, for eyes above the board and for screen readers in the polite region.
import { sideAt } from '../session/match.js';
import { onlyPerson, sideName } from './names.js';

/** @typedef {import('../session/match.js').Match} Match */
/** @typedef {import('../games/types.js').View} View */
/** @typedef {import('../games/types.js').GameModule} GameModule */
/** @typedef {import('./names.js').Say} Say */

/** @param {Say} say @param {Match} match @param {GameModule} module @param {View} view of the position on the board */
export function turnSentence(say, match, module, view) {
  if (view.outcome.kind !== 'ongoing') return resultSentence(say, match, module, view);
  const side = sideAt(match);
  const name = sideName(say, match, side);
  if (match.trouble) {
    const known = `engine.${match.trouble.code}`;
    return say('status.trouble', {
      name,
      message: say.has(known) ? say(known) : say.fault(match.trouble.message, true),
    });
  }
  if (match.players[side].agent !== null) return say(match.paused ? 'status.paused' : 'status.thinking', { name });
  const n = view.moves.length;
  return onlyPerson(match) === null ? say('status.sideTurn', { side: name, n }) : say('status.yourTurn', { n });
}

/** Which sentence says how a finished game ended. @param {GameModule} module @param {View} view */
export const endingOf = ({ labels }, view) => labels.ending?.(view) ?? 'over';

/** Whether who has more has won. @param {GameModule} module @param {View} view of a finished game */
export const decidedByScore = (module, view) => endingOf(module, view) === 'over';

/** @param {Say} say @param {Match} match @param {GameModule} module @param {View} view */
export function resultSentence(say, match, module, view) {
  const [first, second] = view.outcome.score;
  const scores = say(`${match.game}.${endingOf(module, view)}`, {
    a: sideName(say, match, 0),
    scoreA: first,
    b: sideName(say, match, 1),
    scoreB: second,
  });
  return `${scores} ${verdict(say, match, module, view)}`;
}

/** @param {Say} say @param {Match} match @param {GameModule} module @param {View} view */
export function verdict(say, match, module, view) {
  const { kind, score } = view.outcome;
  if (kind === 'draw') return say('status.draw');
  const winner = kind === 'first' ? 0 : 1;
  const mine = onlyPerson(match) === winner;
  const name = sideName(say, match, winner);
  // Not every game is won by having more.
  const n = decidedByScore(module, view) ? score[winner] - score[1 - winner] : 0;
  if (n <= 0) return mine ? say('status.youWinPlain') : say('status.winsPlain', { name });
  return mine ? say('status.youWin', { n }) : say('status.wins', { name, n });
}

/**
 * What was played last.
 * @param {Say} say @param {Match} match @param {GameModule} module @param {View} before
 * @param {import('../games/types.js').Look['coords']} coords
 */
export function movedSentence(say, match, module, before, coords) {
  const { text } = match.moves[match.ply - 1];
  return say('status.moved', {
    name: sideName(say, match, sideAt(match, match.ply - 1)),
    move: module.labels.move(say, text, before, coords),
  });
}

/**
 * What the half-made move would bring.
 * @param {Say} say @param {Match} match @param {GameModule} module @param {View} after
 */
export function previewSentence(say, match, module, after) {
  const [first, second] = after.outcome.score;
  if (after.outcome.kind !== 'ongoing')
    return `${say(`${match.game}.ends`, { first, second })} ${verdict(say, match, module, after)}`;
  return reachSentence(say, module, after, sideAt(match));
}

/**
 * What both sides have, said to one of them.
 * @param {Say} say @param {GameModule} module @param {View} view @param {0 | 1} mine
 */
export const reachSentence = (say, module, view, mine) =>
  say(`${module.id}.reach`, {
    mine: module.labels.count(view, mine),
    theirs: module.labels.count(view, /** @type {0 | 1} */ (1 - mine)),
  });
