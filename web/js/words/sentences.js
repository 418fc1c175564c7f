// The sentences that say what is going on, for eyes above the board and for screen readers in the polite region.
import { isFriend, isPerson, onlyPerson, sideAt } from '../match/match.js';
import { nameInSentence } from './names.js';

/** @import { Match } from '../match/match.js' */
/** @import { State } from '../session/game-session.js' */
/** @import { GameModule, View } from '../games/types.js' */
/** @typedef {import('../games/types.js').Look['coords']} Coords */
/** @import { Say } from './say.js' */
/** What of a module sentences need. @typedef {Pick<GameModule, 'labels'>} Labelled */

/** Why the engine cannot do what it should. @param {Say} say @param {{ message: string, code?: string | undefined }} trouble */
export function troubleText(say, { message, code }) {
  const key = `engine.${code}`;
  return say.has(key) ? say(key, { rule: message }) : say.fault(message, true);
}

/** For ears: whose turn it is, with the number of moves. @param {Say} say @param {State} state @param {Labelled} module */
export function turnSentence(say, state, module) {
  const { lead, rest } = turnParts(say, state, module);
  const isPersonsTurn = state.view.outcome.kind === 'ongoing' && isPerson(state.players[sideAt(state)]);
  if (!isPersonsTurn || state.trouble) return joined(lead, rest);
  return joined(lead, say('status.moves', { n: state.view.moves.length }), module.labels.must?.(say, state.view));
}

/** For eyes: what matters first, then what to do. @param {Say} say @param {State} state @param {Labelled} module
 *  @returns {{ lead: string, rest: string }} */
export function turnParts(say, state, module) {
  const { view, trouble, thinking, ply, moves } = state;
  if (view.outcome.kind !== 'ongoing')
    return { lead: verdict(say, state, module, view), rest: endSentence(say, state, module, view) };
  const side = sideAt(state);
  const name = nameInSentence(say, state, side);
  if (trouble) return { lead: '', rest: say('status.trouble', { name, message: troubleText(say, trouble) }) };
  const player = state.players[side];
  if (ply < moves.length)
    return {
      lead: say('past.lead', { ply, plies: moves.length }),
      rest: say(isPerson(player) ? 'past.rest' : 'past.watch'),
    };
  if (isFriend(player)) return { lead: say('friend.turn'), rest: say('friend.send') };
  if (!isPerson(player)) {
    const lead = say(state.paused ? 'status.paused' : 'status.thinking', { name });
    return { lead, rest: thinking?.restarted ? say('status.restarted') : '' };
  }
  const lead = onlyPerson(state) === null ? say('status.sideTurn', { side: name }) : say('status.yourTurn');
  return { lead, rest: module.labels.must?.(say, view) || say(`${state.game}.turn`) };
}

/** @param {...(string | undefined)} sentences */
const joined = (...sentences) => sentences.filter(Boolean).join(' ');

/** Which sentence says how a finished game ended. @param {Labelled} module @param {View} view */
export const endingOf = ({ labels }, view) =>
  view.forfeit ? `forfeit.${view.forfeit.by}.${view.forfeit.side}` : (labels.ending?.(view) ?? 'over');

/** Whether the side that has more has won. @param {Labelled} module @param {View} view of a finished game */
export const decidedByScore = (module, view) => endingOf(module, view) === 'over';

/** How a finished game ended. @param {Say} say @param {Pick<Match, 'game' | 'players' | 'isShared'>} match @param {Labelled} module @param {View} view */
export function endSentence(say, match, module, view) {
  const [scoreA, scoreB] = view.outcome.score;
  const [a, b] = [nameInSentence(say, match, 0), nameInSentence(say, match, 1)];
  const ending = endingOf(module, view);
  const key = view.forfeit ? ending : `${match.game}.${ending}`;
  return say(key, { a, scoreA, b, scoreB });
}

/** @param {Say} say @param {Pick<Match, 'game' | 'players' | 'isShared'>} match @param {Labelled} module @param {View} view */
export function verdict(say, match, module, view) {
  const { kind, score } = view.outcome;
  if (kind === 'draw') return say('status.draw');
  const winner = kind === 'first' ? 0 : 1;
  const mine = onlyPerson(match) === winner;
  const name = nameInSentence(say, match, winner);
  // Not every game is won by having more.
  const n = decidedByScore(module, view) ? score[winner] - score[winner === 0 ? 1 : 0] : 0;
  if (n <= 0) return mine ? say('status.youWinPlain') : say('status.winsPlain', { name });
  return mine ? say('status.youWin', { n }) : say('status.wins', { name, n });
}

/** What was played last. @param {Say} say @param {State} state @param {GameModule} module @param {Coords} coords */
export function movedSentence(say, state, module, coords) {
  const { before, ply } = state;
  if (!before) return '';
  const name = nameInSentence(say, state, sideAt(state, ply - 1));
  return say('status.moved', { name, move: module.labels.move(say, before.move, before.view, coords) });
}

/** What the move that is being chosen would bring, for eyes or for ears.
 *  @param {Say} say @param {State} state @param {GameModule} module @param {View} after @param {{ spoken?: boolean, brief?: boolean }} [how] */
export function previewSentence(say, state, module, after, { spoken = false, brief = false } = {}) {
  const [first, second] = after.outcome.score;
  if (after.outcome.kind !== 'ongoing')
    return `${say(`${state.game}.ends`, { first, second })} ${verdict(say, state, module, after)}`;
  const side = sideAt(state);
  if (spoken) return reachSentence(say, module, after, side);
  const [now, then] = [countsOf(module, state.view, side), countsOf(module, after, side)];
  return say(brief ? 'coach.counts' : `${module.id}.preview`, { mineNow: now.mine, theirsNow: now.theirs, ...then });
}

/** @param {GameModule} module @param {View} view @param {0 | 1} side */
const countsOf = ({ labels }, view, side) => ({
  mine: labels.count(view, side),
  theirs: labels.count(view, side === 0 ? 1 : 0),
});

/** What both sides have, said to one of them. @param {Say} say @param {GameModule} module @param {View} view @param {0 | 1} mine */
export const reachSentence = (say, module, view, mine) => say(`${module.id}.reach`, countsOf(module, view, mine));
