// The workers: one that thinks, hired at the first need, and a spare that already holds the compiled module, for as long as
// somebody plays against an agent. To stop a search is to end its worker; the spare one takes its place.

/** @import { FromWorker, ToWorker } from './protocol.js' */
/** @import { WorkerLike } from './start-worker.js' */

/** A spare worker is hired this long after the need for it arose, so that it slows down neither a start nor a stop. */
const settleMs = 200;
/** Workers that nobody uses are ended after this long. */
const idleMs = 10_000;

/** A worker, and the generation that its messages carry. */
class Hand {
  ready = false;

  /** @param {WorkerLike} worker @param {number} generation */
  constructor(worker, generation) {
    this.worker = worker;
    this.generation = generation;
  }
}

export class WorkerPool {
  /** The one that thinks. @type {Hand | null} */
  active = null;
  /** @type {Hand | null} */
  #spare = null;
  #start;
  #init;
  #listeners;
  #generation = 0;
  #wantsSpare = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #settling;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #idling;

  /** @param {() => WorkerLike} start @param {{ game: string, module: WebAssembly.Module }} init
   *  @param {{ onMessage: (message: FromWorker) => void, onLost: (generation: number, reason: string) => void }} listeners */
  constructor(start, init, listeners) {
    this.#start = start;
    this.#init = init;
    this.#listeners = listeners;
  }

  /** A worker to think with, perhaps not ready yet. Throws where the browser refuses workers. @returns {Hand} */
  take() {
    clearTimeout(this.#idling);
    if (!this.active) [this.active, this.#spare] = [this.#spare, null];
    this.active ??= this.#hire();
    return this.active;
  }

  /** The worker of this generation has started. @param {number} generation */
  welcome(generation) {
    for (const hand of [this.active, this.#spare]) if (hand?.generation === generation) hand.ready = true;
    // Only now, so that the spare one does not slow down the start of the first.
    if (this.#wantsSpare) this.#hireSpare();
  }

  /** Nothing is being thought about. */
  rest() {
    clearTimeout(this.#idling);
    if (!this.#wantsSpare && (this.active || this.#spare)) this.#idling = setTimeout(() => this.endAll(), idleMs);
  }

  /** Whether workers are kept ready for the next request. @param {boolean} wanted */
  keepReady(wanted) {
    if (wanted === this.#wantsSpare) return;
    this.#wantsSpare = wanted;
    if (wanted) clearTimeout(this.#idling);
    this.prepareSoon();
  }

  prepareSoon() {
    clearTimeout(this.#settling);
    if (this.#wantsSpare) this.#settling = setTimeout(() => this.#hireSpare(), settleMs);
  }

  endActive() {
    this.active?.worker.terminate();
    this.active = null;
  }

  endSpare() {
    this.#spare?.worker.terminate();
    this.#spare = null;
  }

  endAll() {
    clearTimeout(this.#settling);
    clearTimeout(this.#idling);
    this.endActive();
    this.endSpare();
  }

  /** @param {number} generation */
  isSpare(generation) {
    return this.#spare?.generation === generation;
  }

  #hireSpare() {
    if (!this.#wantsSpare) return;
    try {
      this.#spare ??= this.#hire();
    } catch {
      // The first request says that the browser refuses workers.
    }
  }

  #hire() {
    const generation = ++this.#generation;
    const hand = new Hand(this.#start(), generation);
    const { worker } = hand;
    const { onMessage, onLost } = this.#listeners;
    worker.onmessage = ({ data }) => onMessage(data);
    worker.onmessageerror = () => onLost(generation, 'a message could not be read');
    worker.onerror = (event) => {
      event.preventDefault();
      onLost(generation, event.message || 'the worker did not start');
    };
    worker.postMessage({ id: 0, generation, type: 'init', ...this.#init });
    return hand;
  }
}
