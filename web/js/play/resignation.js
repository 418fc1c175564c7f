// When an agent gives up.
import { positionAt, sideAt } from '../match/match.js';

/** @import { State } from '../session/game-session.js' */
/** @import { Answer } from '../engine/protocol.js' */
/** @typedef {Pick<import('../games/types.js').GameModule, 'isHopeless'>} Judge */

/** A proven loss in fewer moves than this is played out: the last moves are worth seeing. */
const resignsFrom = 4;
/** A game must have been hopeless for this many of the agent's turns. */
const hopelessTurns = 3;

/** An agent gives up against a person if its loss is proven and still far off, or if it has been hopeless for some turns.
 *  @param {State} state before its move @param {Pick<Answer, 'score'>} answer @param {Judge} module @param {import('../engine/rules.js').Rules} rules */
export function givesUp(state, { score }, module, rules) {
  const side = sideAt(state);
  if (state.players[side === 0 ? 1 : 0].agent !== null || state.ply < state.moves.length) return false;
  if (score.kind === 'loss' && score.value >= resignsFrom) return true;
  if (!module.isHopeless) return false;
  for (let turn = 0; turn < hopelessTurns; ++turn) {
    const ply = state.ply - 2 * turn;
    const view = ply >= 0 ? rules.view(positionAt(state, ply)) : null;
    if (!view?.ok || !module.isHopeless(view, side)) return false;
  }
  return true;
}
