// The end of a game: its sound, the record against this opponent, and the level to offer next.
import { nothing } from 'lit-html';
import { onlyPerson } from '../match/match.js';
import { countGame, tallyOf } from '../storage/records.js';
import { levelOf, levelsOf, sideName } from '../words/names.js';
import { decidedByScore } from '../words/sentences.js';
import { recordPanel } from './record-panel.js';

/** @import { State } from '../session/game-session.js' */
/** @import { GameInfo, GameModule } from '../games/types.js' */
/** @typedef {import('../storage/storage.js').Store} Store */
/** @typedef {import('../words/say.js').Say} Say */

/** After this many games won, or lost, in a row another level is offered. */
const streakForAnotherLevel = 2;

/** The agent that plays against the only person, or null. @param {Pick<State, 'players'>} match */
export function opponentOf(match) {
  const mine = onlyPerson(match);
  return mine === null || match.players[mine === 0 ? 1 : 0].agent === null
    ? null
    : { mine, theirs: /** @type {0 | 1} */ (1 - mine), player: match.players[mine === 0 ? 1 : 0] };
}

/** Counts a finished game against an agent. @param {Store} storage @param {GameModule} module @param {State} state @param {string} id under which the device keeps the game */
export function countResult(storage, module, state, id) {
  const opponent = opponentOf(state);
  const { kind, score } = state.view.outcome;
  if (!opponent || kind === 'ongoing') return;
  const { mine, theirs, player } = opponent;
  const won = kind === (mine === 0 ? 'first' : 'second');
  countGame(
    storage,
    { id, game: state.game, opponent: player },
    {
      result: kind === 'draw' ? 'drawn' : won ? 'won' : 'lost',
      margin: won && decidedByScore(module, state.view) ? score[mine] - score[theirs] : null,
    },
  );
}

/** The sound of the last move, or of the end of the game. @param {State} state @returns {import('./sound.js').Sound} */
export function soundOf(state) {
  const { kind } = state.view.outcome;
  const mine = onlyPerson(state);
  if (kind === 'ongoing') return 'move';
  if (mine === null || kind === 'draw') return 'over';
  return kind === (mine === 0 ? 'first' : 'second') ? 'won' : 'lost';
}

/** The level to offer: one higher after two wins in a row, one lower after two losses, otherwise null.
 *  @param {Store} storage @param {GameInfo} info @param {Pick<State, 'players' | 'game'>} match @returns {number | null} */
export function levelToTry(storage, info, match) {
  const opponent = opponentOf(match);
  const level = opponent && Number(levelOf(opponent.player.options));
  if (!opponent || !level) return null;
  const { row } = tallyOf(storage, match.game, opponent.player);
  const other = row >= streakForAnotherLevel ? level + 1 : row <= -streakForAnotherLevel ? level - 1 : level;
  return other !== level && levelsOf(info, opponent.player.agent).includes(String(other)) ? other : null;
}

/** The record against this opponent; nothing before the first finished game. @param {{ say: Say, storage: Store, state: State }} props */
export function recordOf({ say, storage, state }) {
  const opponent = opponentOf(state);
  if (!opponent) return nothing;
  const tally = tallyOf(storage, state.game, opponent.player);
  if (tally.won + tally.drawn + tally.lost === 0) return nothing;
  return recordPanel({ say, opponent: sideName(say, state, opponent.theirs), tally });
}
