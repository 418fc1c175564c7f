// Warns before a move after which the game is proven lost, unless it was lost anyway. The same move, made again, is played.
import { sideAt } from '../match/match.js';

/** Each of the two searches: a move waits for them. */
const limits = { ms: 300 };

/**
 * @typedef {object} MoveWarningOptions
 * @property {import('../session/game-session.js').GameSession} session
 * @property {import('../engine/rules.js').Rules} rules
 * @property {string} agent
 * @property {(warning: { move: string, plies: number }) => void} onWarning   `plies` to the end; 0 if the move ends the game
 */

export class MoveWarning {
  #options;
  /** The position and the move that somebody was warned of. */
  #warned = '';
  #asking = new AbortController();

  /** @param {MoveWarningOptions} options */
  constructor(options) {
    this.#options = options;
  }

  /** The position has changed. */
  moved() {
    this.#asking.abort();
  }

  /** Whether a legal move may be played: it loses nothing that is proven, or the visitor knows.
   *  @param {string} move @param {import('../games/types.js').View} after @returns {Promise<boolean>} */
  async allows(move, after) {
    const { session, onWarning } = this.#options;
    const { state } = session;
    const { position } = state.view;
    const key = `${position} ${move}`;
    this.#asking.abort();
    if (this.#warned === key) return true;
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    const plies = await this.#losesIn(after, sideAt(state), signal);
    const isLost = plies !== null && (await this.#scoreOf(position, signal))?.kind === 'loss';
    if (signal.aborted || session.state.view.position !== position) return false;
    if (plies === null || isLost) return true;
    this.#warned = key;
    onWarning({ move, plies });
    return false;
  }

  /** In how many plies the side has lost; null unless that is proven.
   *  @param {import('../games/types.js').View} after @param {0 | 1} side @param {AbortSignal} signal */
  async #losesIn({ position, outcome }, side, signal) {
    if (outcome.kind === 'draw') return null;
    if (outcome.kind !== 'ongoing') return (outcome.kind === 'first') === (side === 0) ? null : 0;
    const score = await this.#scoreOf(position, signal);
    return score?.kind === 'win' ? score.value : null;
  }

  /** @param {string} position @param {AbortSignal} signal */
  async #scoreOf(position, signal) {
    const { session, agent } = this.#options;
    const answer = await session.think({ position, agent, limits }, { signal, priority: 'hint' }).catch(() => null);
    return answer?.score ?? null;
  }
}
