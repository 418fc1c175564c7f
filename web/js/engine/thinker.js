// Thinks in workers, one request at a time, the most urgent first. What it is doing is published: every sentence about
// trouble is derived from that state.
import { ruleToAllow } from '../policy/refusal.js';
import { Lag } from './clock.js';
import { WorkerPool } from './pool.js';
import { EngineError } from './protocol.js';
import { startWorker } from './start-worker.js';
import { Watchdog } from './watchdog.js';

/** @import { Answer, FromWorker, ThinkRequest, Thought } from './protocol.js' */

/** A request of more weight interrupts one of less, which begins again afterwards. */
export const priorities = { game: 3, hint: 2, bestMoves: 1, search: 0 };
/** @typedef {keyof typeof priorities} Priority */

/** One call of think, from its request to its answer.
 *  @typedef {object} Job
 *  @property {number} id
 *  @property {ThinkRequest} request
 *  @property {Priority} priority
 *  @property {(thought: Thought) => void} onThought
 *  @property {(answer: Answer) => void} resolve
 *  @property {(error: Error) => void} reject
 *  @property {boolean} isFresh
 *  @property {number | null} beganAt when a worker was first wanted for it, by Date.now()
 *  @property {boolean} resent a worker was lost over it already */

/** `priority`: of the request that is thought about; `restarted`: after a worker was lost over it; `error`: why the last
 *  request failed.
 *  @typedef {{ phase: 'idle' | 'starting' | 'thinking' | 'failed', priority: Priority | null, restarted: boolean, error: EngineError | null }} ThinkerState */

/** @param {unknown} reason */
function workerRefused(reason) {
  const rule = ruleToAllow();
  return rule ? new EngineError(rule, 'blocked') : new EngineError(String(reason), 'worker-refused');
}

const messagesKept = 30;
const aborted = () => new DOMException('thinking was stopped', 'AbortError');
const idle = /** @type {ThinkerState} */ ({ phase: 'idle', priority: null, restarted: false, error: null });

export class Thinker {
  /** The last messages, newest last, for a report of what went wrong. @type {string[]} */
  recent = [];
  /** @type {ThinkerState} */
  state = idle;
  /** The most urgent first. @type {Job[]} */
  #queue = [];
  #start;
  #module;
  /** The one that a worker thinks about. @type {Job | null} */
  #running = null;
  #pool;
  #watchdog = new Watchdog();
  #lag = new Lag();
  #lastId = 0;
  #asleep = false;
  /** @type {Set<(state: ThinkerState) => void>} */
  #listeners = new Set();

  /** @param {string} game @param {WebAssembly.Module} module @param {() => import('./start-worker.js').WorkerLike} [start] */
  constructor(game, module, start = startWorker) {
    this.game = game;
    this.#module = module;
    this.#start = start;
    this.#pool = new WorkerPool(
      start,
      { game, module },
      { onMessage: (message) => this.#hear(message), onLost: (generation, reason) => this.#lost(generation, reason) },
    );
  }

  /** One more, with workers of its own. */
  another() {
    return new Thinker(this.game, this.#module, this.#start);
  }

  /** Rejects with AbortError when the signal says so; with EngineError when the engine refuses, or was lost twice.
   *  @param {ThinkRequest} request
   *  @param {{ signal?: AbortSignal, onThought?: (thought: Thought) => void, priority?: Priority, isFresh?: boolean }} [options]
   *  `isFresh`: the answer depends on this request alone, not on those before it
   *  @returns {Promise<Answer>} */
  think(request, { signal, onThought = () => {}, priority = 'game', isFresh = false } = {}) {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(aborted());
      const id = ++this.#lastId;
      const job = /** @type {Job} */ ({
        id,
        request,
        priority,
        onThought,
        resolve,
        reject,
        isFresh,
        beganAt: null,
        resent: false,
      });
      signal?.addEventListener('abort', () => this.#abort(job), { once: true });
      const after = this.#queue.findIndex((other) => priorities[other.priority] < priorities[priority]);
      this.#queue.splice(after < 0 ? this.#queue.length : after, 0, job);
      if (this.#running && this.#queue[0] === job) this.#interrupt();
      this.#next();
    });
  }

  /** Keeps workers ready, for as long as a person plays against an agent. @param {boolean} wanted */
  keepReady(wanted) {
    this.#pool.keepReady(wanted);
    if (this.#queue.length === 0) this.#pool.rest();
  }

  /** @param {(state: ThinkerState) => void} listener */
  onState(listener) {
    this.#listeners.add(listener);
  }

  /** A page in the back-forward cache must hold no worker; its requests begin again when it comes back. */
  sleep() {
    this.#asleep = true;
    this.#interrupt();
    this.#pool.endAll();
    for (const job of this.#queue) job.beganAt = null;
  }

  wake() {
    if (!this.#asleep) return;
    this.#asleep = false;
    this.#pool.prepareSoon();
    this.#next();
  }

  #next() {
    if (this.#asleep || this.#running) return;
    this.#watchdog.rest();
    const [job] = this.#queue;
    if (!job) {
      this.#pool.rest();
      return this.#publish(this.state.phase === 'failed' ? {} : idle);
    }
    const hand = this.#hire();
    if (!hand) return;
    const { ready, generation } = hand;
    const { id, request, priority, resent, isFresh } = job;
    job.beganAt ??= Date.now();
    this.#publish({ phase: ready ? 'thinking' : 'starting', priority, restarted: resent, error: null });
    this.#watch(job);
    if (!ready) return;
    this.#running = job;
    const message = /** @type {import('./protocol.js').Think} */ ({
      ...{ id, generation, type: 'think', request },
      ...{ beganAt: job.beganAt, lagMs: this.#lag.ms, isFresh },
    });
    this.#note(message);
    hand.worker.postMessage(message);
  }

  /** Nothing if the browser refuses workers here: then every request is told. */
  #hire() {
    try {
      return this.#pool.take();
    } catch (error) {
      this.#rejectAll(workerRefused(error));
      return null;
    }
  }

  /** @param {FromWorker} message */
  #hear(message) {
    this.#note(message);
    const { generation, id } = message;
    if (message.type === 'ready') {
      this.#pool.welcome(generation);
      return this.#next();
    }
    if (message.type === 'error' && message.crashed) return this.#lost(generation, message.message);
    const job = this.#running;
    if (generation !== this.#pool.active?.generation || id !== job?.id) return;
    if (message.type === 'info') this.#watch(job);
    if (message.type !== 'error') for (const thought of message.thoughts) job.onThought(thought);
    // A listener may have stopped its own search.
    if (message.type === 'info' || this.#running !== job) return;
    this.#remove(job);
    if (message.type === 'decided') {
      if (message.dueAt !== null) this.#lag.learn(Date.now() - message.dueAt);
      job.resolve(message.answer);
    } else job.reject(new EngineError(message.message, message.code));
    this.#next();
  }

  /** @param {Job} job */
  #remove(job) {
    this.#watchdog.rest();
    this.#queue = this.#queue.filter((other) => other !== job);
    if (this.#running === job) this.#running = null;
  }

  /** Ends the search, whose request stays in the queue. */
  #interrupt() {
    this.#watchdog.rest();
    if (!this.#running) return;
    this.#running.beganAt = null;
    this.#running = null;
    this.#pool.endActive();
  }

  /** @param {Job} job */
  #abort(job) {
    if (!this.#queue.includes(job)) return;
    if (this.#running === job) this.#interrupt();
    this.#remove(job);
    job.reject(aborted());
    this.#next();
    this.#pool.prepareSoon();
  }

  /** @param {number} generation @param {string} reason */
  #lost(generation, reason) {
    // A lost spare is hired again when it is needed, and fails loudly then.
    if (this.#pool.isSpare(generation)) return this.#pool.endSpare();
    if (generation !== this.#pool.active?.generation) return;
    const { ready } = this.#pool.active;
    // The reason may have taken the spare worker as well.
    this.#pool.endAll();
    this.#running = null;
    const [job] = this.#queue;
    if (!job) return this.#next();
    if (job.resent) return this.#rejectAll(ready ? new EngineError(reason, 'crashed') : workerRefused(reason));
    Object.assign(job, { resent: true, beganAt: null });
    this.#next();
  }

  /** @param {Job} job */
  #watch({ request, resent }) {
    const hand = this.#pool.active;
    if (!hand) return;
    const silent = () => this.#lost(hand.generation, 'the worker fell silent');
    this.#watchdog.watch({ starting: !hand.ready, resent, limits: request.limits }, silent);
  }

  /** @param {EngineError} error */
  #rejectAll(error) {
    this.#watchdog.rest();
    this.#running = null;
    for (const job of this.#queue.splice(0)) job.reject(error);
    this.#publish({ phase: 'failed', priority: null, restarted: false, error });
  }

  /** @param {Partial<ThinkerState>} change */
  #publish(change) {
    const state = { ...this.state, ...change };
    if (JSON.stringify(state) === JSON.stringify(this.state)) return;
    this.state = state;
    for (const listener of this.#listeners) listener(state);
  }

  /** @param {import('./protocol.js').ToWorker | FromWorker} message */
  #note(message) {
    this.recent.push(`${Math.round(performance.now())} ${JSON.stringify(message)}`);
    if (this.recent.length > messagesKept) this.recent.shift();
  }
}
