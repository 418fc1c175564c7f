// The messages between the page and a thinking worker. Each carries the id of its request and the generation of the
// worker that it was meant for; an answer with another generation, or with an id that nobody awaits, is dropped.
//
// | to the worker | answered by                         |
// | ------------- | ----------------------------------- |
// | init          | ready, or error                     |
// | think         | some info, then decided, or error   |
//
// A request is complete in itself, so a fresh worker can take it over. A running search hears no messages: to stop it
// is to end its worker.

/** @typedef {import('../../../wasm/engine.d.ts').ThinkRequest} ThinkRequest */
/** @typedef {import('../../../wasm/engine.d.ts').Thought} Thought */
/** @typedef {import('../../../wasm/engine.d.ts').Answer} Answer */

/** Hands over the compiled module of a game, to be started.
 *  @typedef {{ id: number, generation: number, type: 'init', game: string, module: WebAssembly.Module }} Init */
/** A limit of time counts from `beganAt` (as Date.now() tells), and ends earlier where answers came late. `isFresh`: what was
 *  found at other positions is forgotten first, so that the answer depends on this request alone.
 *  @typedef {{ id: number, generation: number, type: 'think', request: ThinkRequest, beganAt: number, lagMs: number, isFresh: boolean }} Think */

/** The worker could start its first search at once. @typedef {{ id: number, generation: number, type: 'ready' }} Ready */
/** The newest thought of each rank, at most eight times a second.
 *  @typedef {{ id: number, generation: number, type: 'info', thoughts: Thought[] }} Info */
/** The move, and the thoughts that were held back since the last info. `dueAt`: when its time was up, if it had one.
 *  @typedef {{ id: number, generation: number, type: 'decided', answer: Answer, thoughts: Thought[], dueAt: number | null }} Decided */
/** `crashed`: the instance is lost and another worker may do better; otherwise the engine refused the request.
 *  @typedef {{ id: number, generation: number, type: 'error', message: string, code: string, crashed: boolean }} Refused */

/** @typedef {Init | Think} ToWorker */
/** @typedef {Ready | Info | Decided | Refused} FromWorker */

/** An error that came from the engine: a sentence for people, a code for programs. */
export class EngineError extends Error {
  /** @param {string} message @param {string} code */
  constructor(message, code) {
    super(message);
    this.name = 'EngineError';
    this.code = code;
  }
}
