// The workers of a review: each looks at one position at a time.
import { limitsOfPass, lookOf } from './looks.js';

/** @import { Thinker } from '../engine/thinker.js' */
/** @import { Look } from '../../../wasm/engine.d.ts' */

/** A core is left to the page; more than four workers need more memory than a phone gives. */
export const crewSize = (cores = navigator.hardwareConcurrency || 2) => Math.max(1, Math.min(4, cores - 1));

export class Crew {
  #game;
  #agent;
  #thinkers;
  /** @type {Thinker[]} */
  #idle;
  /** Those who wait for a worker. @type {((thinker: Thinker) => void)[]} */
  #waiting = [];

  /** @param {{ thinker: Pick<import('../engine/thinker.js').Thinker, 'game' | 'another'>, agent: string, size?: number }} options
   *  `thinker`: one of the same game */
  constructor({ thinker, agent, size = crewSize() }) {
    this.#game = thinker.game;
    this.#agent = agent;
    this.#thinkers = Array.from({ length: size }, () => thinker.another());
    this.#idle = [...this.#thinkers];
  }

  get size() {
    return this.#thinkers.length;
  }

  /** Looks at a position. Rejects with AbortError when the signal says so. @param {string} position @param {1 | 2} pass
   *  @param {AbortSignal} signal @returns {Promise<Look>} */
  async look(position, pass, signal) {
    const thinker = await this.#hire();
    /** The best line so far. @type {string[]} */
    let line = [];
    try {
      const request = { game: this.#game, position, agent: this.#agent, seed: 1, limits: limitsOfPass[pass] };
      const answer = await thinker.think(request, {
        ...{ signal, priority: 'search', isFresh: true },
        onThought: (thought) => {
          if (thought.rank === 1) line = thought.line;
        },
      });
      return lookOf(answer, line, pass);
    } finally {
      const next = this.#waiting.shift();
      if (next) next(thinker);
      else this.#idle.push(thinker);
    }
  }

  /** @returns {Promise<Thinker>} */
  #hire() {
    const thinker = this.#idle.shift();
    if (thinker) return Promise.resolve(thinker);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Nothing will be looked at any more. */
  end() {
    this.sleep();
  }

  /** A page in the back-forward cache must hold no worker. */
  sleep() {
    for (const thinker of this.#thinkers) thinker.sleep();
  }

  wake() {
    for (const thinker of this.#thinkers) thinker.wake();
  }
}
