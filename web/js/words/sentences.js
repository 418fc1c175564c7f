// The sentences that say what is going on, for eyes above the board and for screen readers in the polite region.
import { onlyPerson, sideAt } from '../match/match.js';
import { sideName } from './names.js';

/** @import { Match } from '../match/match.js' */
/** @import { State } from '../session/game-session.js' */
/** @import { GameModule, View } from '../games/types.js' */
/** @typedef {import('../games/types.js').Look['coords']} Coords */
/** @import { Say } from './say.js' */
/** What of a module sentences need. @typedef {Pick<GameModule, 'labels'>} Labelled */

/** Why the engine cannot do what it should. @param {Say} say @param {{ message: string, code?: string | undefined }} trouble */
export const troubleText = (say, { message, code }) =>
  say.has(`engine.${code}`) ? say(`engine.${code}`) : say.fault(message, true);

/** @param {Say} say @param {State} state @param {Labelled} module */
export function turnSentence(say, state, module) {
  const { view, trouble, thinking } = state;
  if (view.outcome.kind !== 'ongoing') return resultSentence(say, state, module, view);
  const side = sideAt(state);
  const name = sideName(say, state, side);
  if (trouble) return say('status.trouble', { name, message: troubleText(say, trouble) });
  if (state.players[side].agent !== null) {
    const sentence = say(state.paused ? 'status.paused' : 'status.thinking', { name });
    return thinking?.restarted ? `${sentence} ${say('status.restarted')}` : sentence;
  }
  const n = view.moves.length;
  const turn = onlyPerson(state) === null ? say('status.sideTurn', { side: name, n }) : say('status.yourTurn', { n });
  return [turn, module.labels.must?.(say, view) ?? ''].filter(Boolean).join(' ');
}

/** Which sentence says how a finished game ended. @param {Labelled} module @param {View} view */
export const endingOf = ({ labels }, view) => labels.ending?.(view) ?? 'over';

/** Whether the side that has more has won. @param {Labelled} module @param {View} view of a finished game */
export const decidedByScore = (module, view) => endingOf(module, view) === 'over';

/** @param {Say} say @param {Pick<Match, 'game' | 'players'>} match @param {Labelled} module @param {View} view */
export function resultSentence(say, match, module, view) {
  const [scoreA, scoreB] = view.outcome.score;
  const [a, b] = [sideName(say, match, 0), sideName(say, match, 1)];
  const scores = say(`${match.game}.${endingOf(module, view)}`, { a, scoreA, b, scoreB });
  return `${scores} ${verdict(say, match, module, view)}`;
}

/** @param {Say} say @param {Pick<Match, 'game' | 'players'>} match @param {Labelled} module @param {View} view */
export function verdict(say, match, module, view) {
  const { kind, score } = view.outcome;
  if (kind === 'draw') return say('status.draw');
  const winner = kind === 'first' ? 0 : 1;
  const mine = onlyPerson(match) === winner;
  const name = sideName(say, match, winner);
  // Not every game is won by having more.
  const n = decidedByScore(module, view) ? score[winner] - score[winner === 0 ? 1 : 0] : 0;
  if (n <= 0) return mine ? say('status.youWinPlain') : say('status.winsPlain', { name });
  return mine ? say('status.youWin', { n }) : say('status.wins', { name, n });
}

/** What was played last. @param {Say} say @param {State} state @param {GameModule} module @param {Coords} coords */
export function movedSentence(say, state, module, coords) {
  const { before, ply } = state;
  if (!before) return '';
  const name = sideName(say, state, sideAt(state, ply - 1));
  return say('status.moved', { name, move: module.labels.move(say, before.move, before.view, coords) });
}

/** What the move that is being chosen would bring.
 *  @param {Say} say @param {State} state @param {GameModule} module @param {View} after */
export function previewSentence(say, state, module, after) {
  const [first, second] = after.outcome.score;
  if (after.outcome.kind !== 'ongoing')
    return `${say(`${state.game}.ends`, { first, second })} ${verdict(say, state, module, after)}`;
  return reachSentence(say, module, after, sideAt(state));
}

/** What both sides have, said to one of them. @param {Say} say @param {GameModule} module @param {View} view @param {0 | 1} mine */
export const reachSentence = (say, module, view, mine) =>
  say(`${module.id}.reach`, {
    mine: module.labels.count(view, mine),
    theirs: module.labels.count(view, mine === 0 ? 1 : 0),
  });
