// How a game is ended by those who play it, and the next one begun: again, on the same start, at another level.
import { optionValues, optionWords } from '../address/query.js';
import { clockOf } from '../match/clock.js';
import { sideAt } from '../match/match.js';
import { fromPosition, newGame, randomSeed } from '../session/opening.js';
import { strongest } from '../words/names.js';

/** @import { Player, Players } from '../match/match.js' */

/** What may be spent on proving a claim. */
const claimLimits = { ms: 1900 };

/**
 * @typedef {object} NextGameOptions
 * @property {import('../session/game-session.js').GameSession} session
 * @property {() => import('../session/opening.js').OpeningContext} context
 * @property {(opening: import('../session/game-session.js').Opening) => void} begin
 * @property {() => void} onUnproven   a claim that could not be proven
 */

export class NextGame {
  #options;

  /** @param {NextGameOptions} options */
  constructor(options) {
    this.#options = options;
  }

  get #state() {
    return this.#options.session.state;
  }
  /** With the clock of the game on the board. */
  get #context() {
    const context = this.#options.context();
    return { ...context, limits: clockOf(this.#state) ?? context.limits };
  }

  /** The same players on the same start. */
  same() {
    const { players, start, setup } = this.#state;
    this.#options.begin(fromPosition(this.#context, start, setup, players));
  }

  /** On another start of the same kind; one that was made by hand has no other. @param {Players} [players] */
  again(players = this.#state.players) {
    const values = optionValues(this.#state.setup);
    if (!('seed' in values)) return this.same();
    this.#options.begin(newGame(this.#context, optionWords({ ...values, seed: randomSeed() }), players).opening);
  }

  /** @param {number} level */
  atLevel(level) {
    const atLevel = (/** @type {Player} */ player) =>
      player.agent === null
        ? player
        : { ...player, options: optionWords({ ...optionValues(player.options), level: String(level) }) };
    const [first, second] = this.#state.players;
    this.again([atLevel(first), atLevel(second)]);
  }

  /** The person whose turn it is. */
  giveUp() {
    this.#options.session.resign(sideAt(this.#state));
  }

  /** A win that the strongest agent can prove ends the game. */
  async claim() {
    const { session, context, onUnproven } = this.#options;
    const { generation } = session.state;
    const agent = strongest(context().rules.info);
    const answer = await session.think({ agent, limits: claimLimits }, { priority: 'hint' }).catch(() => null);
    if (session.state.generation !== generation) return;
    if (answer?.score.kind === 'win') session.resign(sideAt(session.state) === 0 ? 1 : 0);
    else onUnproven();
  }
}
