// The rules of one game: the page's own instance of the engine answers at once (microseconds), so no call waits for a search.
// Recent views are cached: to play a move that was previewed under the pointer needs no second call.

import { EngineError } from './protocol.js';

/** @import { Chance, Engine, Look, RecordText, Review, Score, View } from '../../../wasm/engine.d.ts' */
/** @template T @typedef {import('../../../wasm/engine.d.ts').Reply<T>} Reply */

const cacheSize = 24;

export class Rules {
  /** @type {Engine | null} */
  #instance;
  #restart;
  /** @type {Promise<void> | null} */
  #waking = null;
  /** The keys are positions, or a position and a move; the least recently used first. @type {Map<string, Reply<View>>} */
  #views = new Map();

  /** @param {Engine} engine @param {string} game
   *  @param {() => Promise<Engine>} [restart] makes a new instance after `sleep`; by default the same one is used again */
  constructor(engine, game, restart = async () => engine) {
    this.#instance = engine;
    this.#restart = restart;
    this.game = game;
    this.info = /** @type {import('../../../wasm/engine.d.ts').GameInfo} */ (engine.games()[0]);
  }

  get #engine() {
    if (!this.#instance) throw new EngineError('the rules are asleep', 'asleep');
    return this.#instance;
  }

  /** Lets the instance and its memory go: nothing may be asked before `wake`. */
  sleep() {
    this.#instance = null;
  }

  async wake() {
    if (this.#instance) return;
    this.#waking ??= this.#start();
    await this.#waking;
  }

  async #start() {
    try {
      this.#instance = await this.#restart();
    } finally {
      this.#waking = null;
    }
  }

  /** The initial position of a setup. Named as in the engine. @param {string} setup */
  start(setup) {
    return this.#engine.start(this.game, setup);
  }

  /** @param {string} position @returns {Reply<View>} */
  view(position) {
    return this.#cached(position, () => this.#engine.view(this.game, position));
  }

  /** The view after a move; nothing is changed. Named as in the engine. @param {string} position @param {string} move @returns {Reply<View>} */
  play(position, move) {
    return this.#cached(`${position}\n${move}`, () => {
      const played = this.#engine.play(this.game, position, move);
      return played.ok ? this.#cached(played.position, () => played) : played;
    });
  }

  /** Moves separated by spaces, as far as they are legal. @param {string} position @param {string} moves */
  playAll(position, moves) {
    return this.#engine.playAll(this.game, position, moves);
  }

  /** Where a game turned and why, from what searches found at its positions (wasm/engine.d.ts).
   *  @param {string} start @param {string[]} moves @param {readonly (Look | null)[]} looks by ply, null where nothing is known yet
   *  @returns {Reply<Review>} */
  review(start, moves, looks) {
    return this.#engine.review(this.game, start, moves.join(' '), [...looks]);
  }

  /** The chance of winning that a score means, for the side to move. @param {string} position @param {Score} score @returns {Reply<Chance>} */
  chance(position, score) {
    return this.#engine.chance(this.game, position, score);
  }

  /** @param {string} text */
  readRecord(text) {
    return this.#engine.readRecord(text);
  }

  /** @param {RecordText & { begins: 0 | 1 }} record @returns {string} */
  writeRecord(record) {
    const reply = this.#engine.writeRecord(record);
    if (!reply.ok) throw new EngineError(reply.error, reply.code);
    return reply.text;
  }

  /** @param {string} key @param {() => Reply<View>} compute */
  #cached(key, compute) {
    const reply = this.#views.get(key) ?? compute();
    this.#views.delete(key);
    this.#views.set(key, reply);
    const [oldest = key] = this.#views.keys();
    if (this.#views.size > cacheSize) this.#views.delete(oldest);
    return reply;
  }
}
