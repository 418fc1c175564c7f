// Ends a game by giving up or by a claim, and begins the next one: on another start, on the same, or at another level.
import { optionValues, optionWords } from '../address/query.js';
import { clockOf } from '../match/clock.js';
import { sideAt } from '../match/match.js';
import { fromPosition, newGame, randomSeed } from '../session/opening.js';
import { strongest } from '../words/names.js';

/** @import { Player, Players } from '../match/match.js' */

/** The time for proving a claim. */
const claimLimits = { ms: 1900 };

/**
 * @typedef {object} NextGameOptions
 * @property {import('../session/game-session.js').GameSession} session
 * @property {() => import('../session/opening.js').OpeningContext} context
 * @property {(opening: import('../session/game-session.js').Opening) => void} begin
 * @property {() => void} onUnproven   the claim could not be proven
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
  /** What the next game is opened with: it keeps the clock of the game on the board. */
  get #context() {
    const context = this.#options.context();
    return { ...context, limits: clockOf(this.#state) ?? context.limits };
  }

  /** The same players on the same start. */
  same() {
    const { players, start, setup } = this.#state;
    this.#options.begin(fromPosition(this.#context, start, setup, players));
  }

  /** Another start of the same setup; a start that was made by hand is played again. @param {Players} [players] */
  again(players = this.#state.players) {
    const values = optionValues(this.#state.setup);
    if (!('seed' in values)) return this.same();
    this.#options.begin(newGame(this.#context, optionWords({ ...values, seed: randomSeed() }), players).opening);
  }

  /** Another start against the agents at this level. @param {number} level */
  atLevel(level) {
    const moved = (/** @type {Player} */ player) =>
      player.agent === null
        ? player
        : { ...player, options: optionWords({ ...optionValues(player.options), level: String(level) }) };
    const [first, second] = this.#state.players;
    this.again([moved(first), moved(second)]);
  }

  /** The person whose turn it is gives up. */
  giveUp() {
    this.#options.session.resign(sideAt(this.#state));
  }

  /** Claims the win: if the strongest agent can prove it, the opponent resigns. */
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
