// One game being played, for every page: the tree of moves, the views of the rules, the agents' turns. A page tells it what
// people do and shows `state` whenever `changed` says so; what happened is told in `moved`, `ended`, `thinking`, `trouble`.
import { clockOf, isRunning, timeLeft } from '../match/clock.js';
import {
  chooseLine,
  goTo,
  hasEnded,
  isPerson,
  isRemote,
  isWatched,
  lose,
  mark,
  onlyPerson,
  play,
  positionAt,
  redoTarget,
  sideAt,
  undoTarget,
} from '../match/match.js';

/** @import { Match, Players } from '../match/match.js' */
/** @import { Thought } from '../../../wasm/engine.d.ts' */
/** @import { View } from '../games/types.js' */
/** @import { Answer } from '../engine/protocol.js' */
/** @import { Rules } from '../engine/rules.js' */
/** @import { Thinker } from '../engine/thinker.js' */

/** Why an agent could not move. @typedef {{ message: string, code?: string }} Trouble */
/** A match as a page opens it. @typedef {Omit<Match, 'paused' | 'pauseAfter'> & { paused?: boolean }} Opening */

/**
 * A match, and what follows from it.
 * @typedef {Match & Derived} State
 * @typedef {object} Derived
 * @property {View} view   of the position on the board
 * @property {{ view: View, move: string } | null} before   the last move and the view in which it was played
 * @property {number} generation   counts changes; the answer to an older one is dropped
 * @property {{ generation: number, restarted: boolean } | null} thinking   an agent is to move; restarted: its worker was lost
 * @property {Trouble | null} trouble
 */

/**
 * @typedef {object} Events
 * @property {(state: State, before: State | null) => void} changed
 * @property {(move: { move: string, ply: number, side: 0 | 1 }) => void} moved   a move was played; undo and redo do not tell it
 * @property {(outcome: View['outcome']) => void} ended   that move ended the game, or a forfeit did
 * @property {(thinking: State['thinking']) => void} thinking   an agent began or stopped thinking
 * @property {(thought: Thought) => void} thought   of the agent whose turn it is
 * @property {(trouble: Trouble) => void} trouble
 */

/**
 * @typedef {object} Options
 * @property {Rules} rules
 * @property {Thinker} thinker
 * @property {(state: State) => number} [pace]   the least ms between two moves, so that one can follow them
 * @property {(state: State, answer: Answer) => boolean} [resigns]   whether the agent gives up instead of moving
 * @property {() => Promise<void>} [visible]   resolves when somebody can see the page
 * @property {boolean} [keepsReady]   whether a worker is kept ready for an agent's next move
 * @property {() => number} [now]
 */

/** A seed from a name: the same throughout a game, so that an agent keeps its memory, and another for the next game. @param {string} name */
const seedOf = (name) => [...name].reduce((seed, sign) => (Math.imul(seed, 31) + sign.charCodeAt(0)) >>> 0, 7);

/** @param {number} ms @param {AbortSignal} signal */
const pause = (ms, signal) =>
  new Promise((resolve, reject) => {
    if (ms <= 0) return resolve(undefined);
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    signal.addEventListener('abort', stop, { once: true });
  });

/** Views of forfeited games by the rules' view, so that the same view stays the same object. @type {WeakMap<View, View>} */
const forfeitedViews = new WeakMap();

/** The rules' view, with the forfeit as its outcome. @param {View} view @param {import('../match/match.js').Forfeit} forfeit */
function forfeitedView(view, forfeit) {
  const known = forfeitedViews.get(view);
  if (known?.forfeit === forfeit) return known;
  /** @type {View} */
  const made = {
    ...view,
    moves: [],
    outcome: { ...view.outcome, kind: forfeit.side === 0 ? 'second' : 'first' },
    forfeit,
  };
  forfeitedViews.set(view, made);
  return made;
}

export class GameSession {
  #rules;
  #thinker;
  #pace;
  #resigns;
  #visible;
  #keepsReady;
  #now;
  /** @type {State | null} */
  #state = null;
  /** @type {{ [Name in keyof Events]: Set<Events[Name]> }} */
  #listeners = {
    changed: new Set(),
    moved: new Set(),
    ended: new Set(),
    thinking: new Set(),
    thought: new Set(),
    trouble: new Set(),
  };
  /** Changes that wait until all listeners have heard of the one before. @type {(() => void)[]} */
  #waiting = [];
  #busy = false;
  #search = new AbortController();
  /** When the position came onto the board, and when its side got its turn. */
  #shownAt = 0;
  #turnBegan = 0;
  /** Fires when the time of the person to move is up. @type {ReturnType<typeof setTimeout> | undefined} */
  #flag;

  /** @param {Options} options */
  constructor({
    rules,
    thinker,
    pace = () => 0,
    resigns = () => false,
    visible = async () => {},
    keepsReady = true,
    now = () => performance.now(),
  }) {
    this.#rules = rules;
    this.#thinker = thinker;
    this.#pace = pace;
    this.#resigns = resigns;
    this.#visible = visible;
    this.#keepsReady = keepsReady;
    this.#now = now;
    thinker.onState(({ priority, restarted }) => {
      if (priority === 'game' && restarted)
        this.#note((state) => ({ ...state, thinking: this.#thinkingOf(state, true) }));
    });
  }

  /** Defined once a match has begun. */
  get state() {
    return /** @type {State} */ (this.#state);
  }

  /** The view at the end of the current line. */
  get end() {
    return this.#viewAt(this.state, this.state.moves.length);
  }

  /** @template {keyof Events} Name @param {Name} name @param {Events[Name]} listener @returns {() => void} stops listening */
  on(name, listener) {
    this.#listeners[name].add(listener);
    return () => void this.#listeners[name].delete(listener);
  }

  // What people, and hosts, do.

  /** @param {Opening} opening */
  begin(opening) {
    this.#change(() => ({ paused: false, ...opening, pauseAfter: false }), 'begin');
  }

  /** A person's move, on the position that is shown. @param {string} move
   *  @param {{ resumes?: boolean }} [how] `resumes`: a pause ends with it, so that the agent replies
   *  @returns {{ error: string, code: string } | null} */
  play(move, { resumes = true } = {}) {
    const { view, generation } = this.state;
    const next = this.#rules.play(view.position, move);
    if (!next.ok) return next;
    const ms = this.#now() - this.#turnBegan;
    // Played on, somebody else's game is one's own.
    const resumed = (/** @type {Match} */ match) =>
      resumes ? { ...match, paused: false, isShared: false } : { ...match, paused: true };
    this.#change(
      (match) => (this.state.generation === generation ? resumed(this.#played(match, move, next, ms)) : match),
      'play',
    );
    return null;
  }

  undo() {
    this.#change((match) => goTo(match, undoTarget(match)));
  }

  redo() {
    this.#change((match) => goTo(match, redoTarget(match)));
  }

  /** @param {number} ply */
  goto(ply) {
    this.#change((match) => goTo(match, ply));
  }

  /** Another line of the tree. @param {number} node */
  choose(node) {
    this.#change((match) => chooseLine(match, node));
  }

  /** Draws these marks, and no others, on the position that is shown. @param {readonly string[]} marks */
  setMarks(marks) {
    this.#note((state) => mark(state, marks));
  }

  /** A side gives up. @param {0 | 1} side */
  resign(side) {
    this.#change((match) => lose(match, { side, by: 'resignation' }), 'forfeit');
  }

  /** The time left to each side, in ms; null without a game clock. @returns {[number, number] | null} */
  get clocks() {
    const { state } = this;
    if (!clockOf(state)) return null;
    const left = (/** @type {0 | 1} */ side) => {
      const runs = isRunning(state) && side === sideAt(state) && !(state.paused && !isPerson(state.players[side]));
      return Math.max(0, timeLeft(state, side) - (runs ? this.#now() - this.#turnBegan : 0));
    };
    return [left(0), left(1)];
  }

  /** @param {boolean} paused */
  setPaused(paused) {
    this.#change((match) => (paused === match.paused ? match : { ...match, paused, pauseAfter: false }));
  }

  /** One move of an agent, then agents wait again. */
  step() {
    this.#change((match) => ({ ...match, paused: false, pauseAfter: true }));
  }

  /** @param {Players} players */
  setPlayers(players) {
    this.#change((match) => ({ ...match, players }));
  }

  /** @param {Match['limits']} limits */
  setLimits(limits) {
    this.#change((match) => ({ ...match, limits }));
  }

  /** Thinks about the position on the board, or another one, beside the game.
   *  @param {{ agent: string, position?: string, options?: string, limits: Match['limits'], multiPv?: number }} request
   *  @param {Parameters<Thinker['think']>[1]} options @returns {Promise<Answer>} */
  think(request, options) {
    const { game, view } = this.state;
    return this.#thinker.think({ game, position: view.position, seed: 1, ...request }, options);
  }

  /** @param {Match} match @param {string} move @param {View} view after it @param {number} ms @param {Answer['score']} [score] */
  #played(match, move, view, ms, score) {
    const { position, outcome } = view;
    const over = outcome.kind !== 'ongoing';
    return play(match, { text: move, position, ms, over, ...(score ? { score } : {}) });
  }

  /** Changes the match: whatever agents were asked before no longer matters.
   *  @param {(match: Match) => Match} change @param {'begin' | 'play' | 'forfeit' | 'other'} [kind] */
  #change(change, kind = 'other') {
    this.#run(() => {
      const before = this.#state;
      const match = change(/** @type {Match} */ (before));
      if (match === before) return;
      const after = this.#derived(match, (before?.generation ?? 0) + 1);
      this.#keepTime(before, after);
      this.#search.abort();
      this.#set(after);
      if (kind === 'play') this.#tellMove(after);
      if (kind === 'play' || kind === 'forfeit') this.#tellEnd(after);
      this.#letAgentMove();
    });
  }

  /** Changes what is known beside the match. @param {(state: State) => State} change */
  #note(change) {
    this.#run(() => {
      if (this.#state) this.#set(change(this.#state));
    });
  }

  /** One change at a time: one that a listener makes waits until all listeners have heard of the current one. @param {() => void} step */
  #run(step) {
    this.#waiting.push(step);
    if (this.#busy) return;
    this.#busy = true;
    try {
      for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) next();
    } finally {
      this.#busy = false;
    }
  }

  /** @param {Match} match @param {number} generation @returns {State} */
  #derived(match, generation) {
    const view = this.#viewAt(match, match.ply);
    const last = match.moves[match.ply - 1];
    const before = last ? { view: this.#viewAt(match, match.ply - 1), move: last.text } : null;
    const state = { ...match, view, before, generation, thinking: null, trouble: null };
    return { ...state, thinking: this.#thinkingOf(state, false) };
  }

  /** @param {Match} match @param {number} ply */
  #viewAt(match, ply) {
    const view = this.#rules.view(positionAt(match, ply));
    if (!view.ok) throw new Error(view.error);
    const { forfeit } = match.moves[ply - 1] ?? {};
    return forfeit === undefined ? view : forfeitedView(view, forfeit);
  }

  /** @param {State} state @param {boolean} restarted @returns {State['thinking']} */
  #thinkingOf(state, restarted) {
    const { players, paused, generation, view } = state;
    const waits = paused || view.outcome.kind !== 'ongoing' || players[sideAt(state)].agent === null;
    return waits ? null : { generation, restarted };
  }

  /** @param {State} state */
  #set(state) {
    const before = this.#state;
    this.#state = state;
    this.#tell('changed', state, before);
    if (state.thinking?.generation !== before?.thinking?.generation) this.#tell('thinking', state.thinking);
    if (state.trouble && state.trouble !== before?.trouble) this.#tell('trouble', state.trouble);
  }

  /** @param {State} state */
  #tellMove(state) {
    const { before, ply } = state;
    if (before) this.#tell('moved', { move: before.move, ply, side: sideAt(state, ply - 1) });
  }

  /** @param {State} state */
  #tellEnd({ view }) {
    if (view.outcome.kind !== 'ongoing') this.#tell('ended', view.outcome);
  }

  /** @template {keyof Events} Name @param {Name} name @param {Parameters<Events[Name]>} what */
  #tell(name, ...what) {
    const listeners = /** @type {Set<(...what: Parameters<Events[Name]>) => void>} */ (this.#listeners[name]);
    for (const listener of [...listeners]) listener(...what);
  }

  /** @param {State | null} before @param {State} after */
  #keepTime(before, after) {
    const moved = !before || before.id !== after.id || before.view.position !== after.view.position;
    this.#shownAt = this.#now();
    if (moved || before?.players !== after.players) this.#turnBegan = this.#now();
    this.#watchClock(after);
  }

  /** A person loses when the time is up; an agent is told its time, which is checked when it answers. @param {State} state */
  #watchClock(state) {
    clearTimeout(this.#flag);
    const side = sideAt(state);
    if (!isRunning(state) || !isPerson(state.players[side])) return;
    const left = timeLeft(state, side) - (this.#now() - this.#turnBegan);
    this.#flag = setTimeout(
      () => {
        this.#change(
          (match) => (this.state.generation === state.generation ? lose(match, { side, by: 'time' }) : match),
          'forfeit',
        );
      },
      Math.max(0, left),
    );
  }

  #letAgentMove() {
    const { state } = this;
    this.#thinker.keepReady(this.#keepsReady && onlyPerson(state) !== null && !isRemote(state) && !hasEnded(state));
    if (!state.thinking) return;
    this.#search = new AbortController();
    const { signal } = this.#search;
    this.#agentMove(state, signal).catch((error) => {
      if (signal.aborted) return;
      const trouble = { message: error.message, code: error.code };
      this.#note((now) => ({ ...now, generation: now.generation + 1, paused: true, thinking: null, trouble }));
    });
  }

  /** @param {State} state @param {AbortSignal} signal */
  async #agentMove(state, signal) {
    const { game, id, view } = state;
    const side = sideAt(state);
    const clock = clockOf(state);
    const limits = clock ? { gameMs: timeLeft(state, side), incrementMs: clock.incrementMs } : state.limits;
    const { agent, options } = state.players[side];
    // A game between agents waits while the page is hidden; a person's opponent does not.
    if (isWatched(state)) await this.#visible();
    signal.throwIfAborted();
    const asked = this.#now();
    const seed = seedOf(`${id} ${side}`);
    const answer = await this.#thinker.think(
      { game, position: view.position, agent: String(agent), options, seed, limits },
      { signal, onThought: (thought) => this.#tell('thought', thought) },
    );
    const ms = this.#now() - asked;
    await pause(this.#shownAt + this.#pace(state) - this.#now(), signal);
    if (this.#resigns(state, answer)) return this.resign(side);
    if (isRunning(state) && ms > timeLeft(state, side))
      return this.#change((match) => (signal.aborted ? match : lose(match, { side, by: 'time' })), 'forfeit');
    const next = this.#rules.play(view.position, answer.move);
    if (!next.ok) throw Object.assign(new Error(next.error), { code: next.code });
    this.#change((match) => {
      if (signal.aborted) return match;
      const after = this.#played(match, answer.move, next, ms, answer.score);
      return { ...after, paused: match.pauseAfter, pauseAfter: false };
    }, 'play');
  }
}
