// Reviews one game: has every position looked at, the decisive ones again and longer, and asks the engine, a few times
// a second, where the game turned. What is found is kept with the game, so that a pause, a hidden tab or a reload loses nothing.
import { nextTask, progressOf } from './looks.js';

/** @import { Look, Review } from '../../../wasm/engine.d.ts' */
/** @import { Crew } from './crew.js' */

/** A line of moves. @typedef {{ id: string, moves: readonly string[], positions: readonly string[] }} Game
 *  `positions`: those that can be thought about: the start, and after each move but one that ended the game */
/** @typedef {{ read: (game: Game) => (Look | null)[] | null, write: (game: Game, looks: readonly (Look | null)[]) => void }} Shelf */
/** @typedef {'looking' | 'paused' | 'done' | 'failed'} Phase */

/** The engine judges the whole game each time: not after every look. */
const judgeMs = 250;

/**
 * @typedef {object} ReviewerOptions
 * @property {Pick<import('../engine/rules.js').Rules, 'review'>} rules
 * @property {Pick<Crew, 'look' | 'size'>} crew
 * @property {Shelf} shelf   where looks are kept
 * @property {Game} game
 * @property {() => void} onChange
 */

export class Reviewer {
  /** @type {Phase} */
  phase = 'looking';
  /** The engine's judgement of what has been looked at so far. @type {Review | null} */
  review = null;
  /** Why a look failed. @type {Error | null} */
  error = null;
  #options;
  /** @type {(Look | null)[]} */
  #looks;
  /** @type {Set<number>} */
  #taken = new Set();
  /** The positions that decide, as the engine saw it when the last of the ones before had been looked at: in such rounds
   *  the result does not depend on who was quicker, and it is that of the command line. @type {readonly number[]} */
  #round = [];
  #working = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #judging;

  /** @param {ReviewerOptions} options */
  constructor(options) {
    this.#options = options;
    const { shelf, game } = options;
    const kept = shelf.read(game);
    this.#looks = kept?.length === game.positions.length ? kept : game.positions.map(() => null);
    this.#judge();
  }

  get progress() {
    return progressOf(this.#looks, this.review);
  }

  /** Goes on from what is known. */
  start() {
    if (this.phase === 'done') return;
    this.#working.abort();
    this.#working = new AbortController();
    this.#taken.clear();
    this.phase = 'looking';
    this.error = null;
    const { signal } = this.#working;
    for (let hand = 0; hand < this.#options.crew.size; ++hand) void this.#work(signal);
    this.#options.onChange();
  }

  /** Stops looking; what is known stays. */
  pause() {
    this.#working.abort();
    if (this.phase !== 'looking') return;
    this.phase = 'paused';
    this.#judge();
    this.#options.onChange();
  }

  /** @param {AbortSignal} signal */
  async #work(signal) {
    const { crew, game } = this.#options;
    for (;;) {
      const task = nextTask(this.#looks, this.#round, (ply) => this.#taken.has(ply));
      if (!task) break;
      const { ply, pass } = task;
      this.#taken.add(ply);
      try {
        const look = await crew.look(/** @type {string} */ (game.positions[ply]), pass, signal);
        if (signal.aborted) return;
        this.#looks[ply] = look;
        this.#taken.delete(ply);
        this.#judgeSoon();
      } catch (error) {
        if (!signal.aborted) this.#fail(/** @type {Error} */ (error));
        return;
      }
    }
    // Others may still be looking, and what they find may ask for more.
    if (this.#taken.size > 0) return;
    this.#judge();
    this.#round = this.review?.deepen ?? [];
    if (nextTask(this.#looks, this.#round, () => false)) return this.start();
    this.phase = 'done';
    this.#options.onChange();
  }

  #judgeSoon() {
    this.#judging ??= setTimeout(() => {
      this.#judge();
      this.#options.onChange();
    }, judgeMs);
  }

  #judge() {
    clearTimeout(this.#judging);
    this.#judging = undefined;
    const { rules, game, shelf } = this.#options;
    if (this.#looks.some((look) => look !== null)) shelf.write(game, this.#looks);
    const reply = rules.review(game.positions[0] ?? '', [...game.moves], this.#looks);
    if (reply.ok) this.review = reply;
    else this.#fail(Object.assign(new Error(reply.error), { code: reply.code }));
  }

  /** @param {Error} error */
  #fail(error) {
    this.#working.abort();
    this.phase = 'failed';
    this.error = error;
    this.#options.onChange();
  }
}
