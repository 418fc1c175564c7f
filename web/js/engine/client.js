import { EngineError } from './protocol.js';

/** @typedef {import('./protocol.js').ThinkRequest} ThinkRequest */
/** @typedef {import('./protocol.js').Thought} Thought */
/** @typedef {import('./protocol.js').Answer} Answer */
/** @typedef {import('./protocol.js').ToWorker} ToWorker */
/** @typedef {import('./protocol.js').FromWorker} FromWorker */

/** One call of think, from its request to its answer.
 *  @typedef {object} Job
 *  @property {number} id
 *  @property {ThinkRequest} request
 *  @property {(thought: Thought) => void} onInfo
 *  @property {(answer: Answer) => void} resolve
 *  @property {(error: Error) => void} reject
 *  @property {number | null} beganAt when it was its turn, as Date.now() tells
 *  @property {boolean} yields it is given up for the next request
 *  @property {boolean} resent a worker was lost over it already */

// A worker that says nothing for so long past its limit is taken for dead, and one that got the request of a dead one
// after much longer: losing it as well is an error on the screen, and a busy machine may be all that is wrong.
const graceMs = 500;
const resentGraceMs = 3000;
// and so is one whose files have not come for so long.
const startMs = 10_000;
// A spare worker is prepared so long after the need for it arose.
const settleMs = 200;
// The lag of a machine that has not shown its own.
const startLagMs = 100;
const messagesKept = 30;

const aborted = () => new DOMException('thinking was stopped', 'AbortError');

/** A worker and the generation that its messages must carry. */
class Hand {
  /** @param {Omit<import('./protocol.js').Init, 'id'>} init
   *  @param {(message: FromWorker) => void} onMessage @param {(what: string) => void} onLost */
  constructor(init, onMessage, onLost) {
    this.generation = init.generation;
    this.ready = false;
    this.worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
    this.worker.onmessage = ({ data }) => onMessage(data);
    this.worker.onmessageerror = () => onLost('a message could not be read');
    this.worker.onerror = (event) => {
      event.preventDefault();
      onLost(event.message || 'the worker did not start');
    };
    this.worker.postMessage({ id: 0, ...init });
  }
}

/** Thinks in a worker, one request after the other. To stop is to end the worker; a spare one that already holds the
 *  compiled module takes the next request. Tells `restarted` (an event) when a silent or crashed worker was replaced
 *  and its request sent again. */
export class Thinker extends EventTarget {
  /** The last messages, newest last, for a report of what went wrong. @type {string[]} */
  recent = [];
  /** Requests in order; the first one is being thought about. @type {Job[]} */
  #jobs = [];
  /** @type {Hand | undefined} */
  #hand;
  /** @type {Hand | undefined} */
  #spare;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #watchdog;
  #game;
  #module;
  #generation = 0;
  #lastId = 0;
  /** How much later than its time was up an answer came lately: on a busy machine thoughts end late and are heard late. */
  #lagMs = startLagMs;
  #asleep = false;
  #busy = false;
  #listening = new AbortController();

  /** @param {string} game @param {WebAssembly.Module} module */
  constructor(game, module) {
    super();
    this.#game = game;
    this.#module = module;
    const { signal } = this.#listening;
    // A page in the back-forward cache must hold no worker; its request begins again when it comes back.
    addEventListener('pagehide', () => this.#sleep(), { signal });
    addEventListener('pageshow', () => this.#wake(), { signal });
    this.#prepareSoon();
  }

  /** Rejects with AbortError when the signal says so, or the next request if it `yields` to that; with EngineError when
   *  the engine refuses or was lost twice.
   *  @param {ThinkRequest} request
   *  @param {{ signal?: AbortSignal, onInfo?: (thought: Thought) => void, yields?: boolean }} [options]
   *  @returns {Promise<Answer>} */
  think(request, { signal, onInfo = () => {}, yields = false } = {}) {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(aborted());
      const job = { id: ++this.#lastId, request, onInfo, resolve, reject, beganAt: null, yields, resent: false };
      for (const other of this.#jobs.filter(({ yields }) => yields)) this.#abort(other);
      signal?.addEventListener('abort', () => this.#abort(job), { once: true });
      this.#jobs.push(job);
      this.#next();
    });
  }

  /** Ends the workers for good; whatever was pending is rejected. */
  dispose() {
    this.#listening.abort();
    this.#rejectAll(aborted());
    this.#sleep();
  }

  #next() {
    if (this.#asleep || this.#busy) return;
    clearTimeout(this.#watchdog);
    const job = this.#jobs[0];
    if (!job) return;
    this.#promote();
    this.#hand ??= this.#hire();
    if (!this.#hand) return;
    const { ready, generation } = this.#hand;
    const { id, request } = job;
    job.beganAt ??= Date.now();
    this.#busy = ready;
    if (ready)
      this.#post(this.#hand, {
        id,
        generation,
        type: 'think',
        request,
        beganAt: job.beganAt,
        lagMs: this.#lagMs,
      });
    this.#watch(job);
  }

  /** @returns {Hand | undefined} nothing if the browser refuses workers here; the jobs then know why */
  #hire() {
    const generation = ++this.#generation;
    try {
      return new Hand(
        { generation, type: 'init', game: this.#game, module: this.#module },
        (message) => this.#hear(message),
        (what) => this.#lost(generation, what),
      );
    } catch (error) {
      this.#rejectAll(new EngineError(String(error), 'worker-refused'));
      return undefined;
    }
  }

  /** The spare worker takes the place that is free. */
  #promote() {
    if (!this.#hand) [this.#hand, this.#spare] = [this.#spare, undefined];
  }

  /** Not at once, so that it does not slow down the page's start or what follows a stop. */
  #prepareSoon() {
    setTimeout(() => this.#prepareSpare(), settleMs);
  }

  #prepareSpare() {
    if (!this.#asleep && !this.#listening.signal.aborted) this.#spare ??= this.#hire();
  }

  /** @param {Hand} hand @param {ToWorker} message */
  #post(hand, message) {
    this.#note(message);
    hand.worker.postMessage(message);
  }

  /** @param {FromWorker} message */
  #hear(message) {
    this.#note(message);
    const { generation, id } = message;
    if (message.type === 'ready') return this.#welcome(generation);
    if (message.type === 'error' && message.crashed) return this.#lost(generation, message.message);
    const job = this.#jobs[0];
    if (generation !== this.#hand?.generation || id !== job?.id) return;
    if (message.type === 'info') this.#watch(job);
    if (message.type !== 'error') for (const thought of message.thoughts) job.onInfo(thought);
    // A listener may have stopped its own search.
    if (message.type === 'info' || this.#jobs[0] !== job) return;
    this.#finish();
    if (message.type === 'decided') {
      this.#learnLag(message.dueAt);
      job.resolve(message.answer);
    } else job.reject(new EngineError(message.message, message.code));
    this.#next();
  }

  /** One late answer makes the next ones earlier, and is forgotten little by little. @param {number | null} dueAt */
  #learnLag(dueAt) {
    if (dueAt !== null) this.#lagMs = Math.max(Date.now() - dueAt, this.#lagMs * 0.97);
  }

  /** @param {number} generation whose worker is ready */
  #welcome(generation) {
    for (const hand of [this.#hand, this.#spare]) if (hand?.generation === generation) hand.ready = true;
    this.#promote();
    this.#next();
    // Only now, so that the second worker does not slow down the start of the first.
    this.#prepareSpare();
  }

  /** The first job has its answer. */
  #finish() {
    clearTimeout(this.#watchdog);
    this.#jobs.shift();
    this.#busy = false;
  }

  /** @param {Job} job */
  #abort(job) {
    const at = this.#jobs.indexOf(job);
    if (at < 0) return;
    if (at > 0 || !this.#busy) {
      this.#jobs.splice(at, 1);
    } else {
      this.#finish();
      this.#endHand();
      this.#promote();
    }
    job.reject(aborted());
    this.#next();
    this.#prepareSoon();
  }

  /** @param {number} generation @param {string} what happened to the worker of that generation */
  #lost(generation, what) {
    // A lost spare is hired again when it is needed, and fails loudly then.
    if (generation === this.#spare?.generation) this.#endSpare();
    if (generation !== this.#hand?.generation) return;
    const { ready } = this.#hand;
    // What took this worker may have taken the spare one as well.
    this.#endSpare();
    this.#endHand();
    clearTimeout(this.#watchdog);
    this.#busy = false;
    const job = this.#jobs[0];
    if (!job) return;
    if (job.resent) return this.#rejectAll(new EngineError(what, ready ? 'crashed' : 'worker-refused'));
    job.resent = true;
    job.beganAt = null;
    this.dispatchEvent(new CustomEvent('restarted', { detail: what }));
    this.#next();
  }

  /** Starts the wait for the worker's next word anew. @param {Job} job */
  #watch(job) {
    clearTimeout(this.#watchdog);
    if (!this.#hand) return;
    const { generation, ready } = this.#hand;
    const { ms, gameMs } = job.request.limits;
    // Limits of nodes or depth say nothing about time.
    const wait = ready ? (ms ?? gameMs) : startMs;
    if (wait === undefined) return;
    // Two waits, so that a page that slept, with its worker, does not wake to a grace that is over.
    const patience = () => {
      const grace = job.resent ? resentGraceMs : graceMs;
      this.#watchdog = setTimeout(() => this.#lost(generation, 'the worker fell silent'), grace);
    };
    this.#watchdog = setTimeout(patience, wait);
  }

  #endHand() {
    this.#hand?.worker.terminate();
    this.#hand = undefined;
  }

  #endSpare() {
    this.#spare?.worker.terminate();
    this.#spare = undefined;
  }

  #sleep() {
    this.#asleep = true;
    this.#busy = false;
    clearTimeout(this.#watchdog);
    this.#endHand();
    this.#endSpare();
  }

  #wake() {
    if (!this.#asleep) return;
    this.#asleep = false;
    this.#prepareSpare();
    this.#next();
  }

  /** @param {Error} error */
  #rejectAll(error) {
    for (const job of this.#jobs.splice(0)) job.reject(error);
  }

  /** @param {ToWorker | FromWorker} message */
  #note(message) {
    this.recent.push(`${Math.round(performance.now())} ${JSON.stringify(message)}`);
    if (this.recent.length > messagesKept) this.recent.shift();
  }
}
