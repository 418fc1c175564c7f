// A game under review, whoever shows it: the line that was played and what is known of it, a line of the engine stepped
// through on the board, and moves that a visitor tries instead.
import { positionAt, root, sideAt } from '../match/match.js';
import { strongest } from '../words/names.js';
import { troubleText, turnParts } from '../words/sentences.js';
import { Crew } from './crew.js';
import { lineWords, shownOf, steppedTo } from './engine-line.js';
import { positionWords, reviewPanel } from './panel.js';
import { costliest, pointsOf } from './points.js';
import { Reviewer } from './reviewer.js';
import { judgeTry, trySentence, tryTemplate } from './tries.js';
import { turningSentence, worthText } from './words.js';

/** @import { JudgedMove } from '../../../wasm/engine.d.ts' */
/** @import { Node } from '../match/match.js' */
/** @import { State } from '../session/game-session.js' */
/** @import { View } from '../games/types.js' */
/** @typedef {import('../board/position.js').Shown} Shown */

/**
 * @typedef {object} StudyOptions
 * @property {import('../session/game-session.js').GameSession} session   whose current line is reviewed
 * @property {import('../board/board.js').Board} board
 * @property {import('../engine/rules.js').Rules} rules
 * @property {import('../engine/thinker.js').Thinker} thinker   whose workers' module the review's own workers share
 * @property {import('../games/types.js').GameModule} module
 * @property {() => import('../words/say.js').Say} say   which knows the sentences of a review
 * @property {import('./reviewer.js').Shelf} shelf
 * @property {string} place   under which the device keeps the game
 * @property {0 | 1} mine   the side that the graph is drawn for
 * @property {(move: string, side: 0 | 1) => unknown} listed   a move as lists show it
 * @property {(study: Study) => unknown} [saving]   what can be taken away
 * @property {() => void} onChange
 * @property {() => void} [onEnd]   the visitor has seen enough
 * @property {() => void} [onGoOn]   the visitor wants to play on from the position on the board
 * @property {number} [crewSize]   how many workers look at once
 */

export class Study {
  #options;
  /** The line that is reviewed. @type {readonly Node[]} */
  #nodes;
  #crew;
  #reviewer;
  /** @type {readonly (number | null)[]} */
  #leads;
  /** A line of the engine on the board. @type {import('./engine-line.js').EngineLine | null} */
  #line = null;
  /** @type {import('./tries.js').Try | null} */
  #trying = null;
  /** The turning point that is shown. @type {number | null} */
  #chosen = null;
  /** Why a try could not be judged, in words. */
  #failure = '';
  #isResting = false;
  #all = false;
  #table = false;
  #leaving = new AbortController();
  #asking = new AbortController();

  /** @param {StudyOptions} options */
  constructor(options) {
    this.#options = options;
    const { session, rules, thinker, shelf, place, onChange, crewSize: size } = options;
    session.setPaused(true);
    const { state } = session;
    this.#nodes = state.moves;
    const positions = [state.start, ...state.moves.map(({ position }) => position)];
    this.#leads = positions.map((position) => this.#leadAt(position));
    const end = rules.view(positions[positions.length - 1] ?? '');
    if (end.ok && end.outcome.kind !== 'ongoing') positions.pop();
    this.#crew = new Crew({ thinker, agent: strongest(rules.info), ...(size === undefined ? {} : { size }) });
    const game = { id: place, moves: state.moves.map(({ text }) => text), positions };
    this.#reviewer = new Reviewer({ rules, crew: this.#crew, shelf, game, onChange });
    const { signal } = this.#leaving;
    document.addEventListener('visibilitychange', () => this.#followVisibility(), { signal });
    addEventListener('pagehide', () => this.#crew.sleep(), { signal });
    addEventListener('pageshow', () => this.#crew.wake(), { signal });
  }

  /** Begins to look, or goes on where an earlier review stopped. */
  start() {
    this.#reviewer.start();
    if (document.hidden) this.rest();
  }

  get phase() {
    return this.#reviewer.phase;
  }
  get review() {
    return this.#reviewer.review;
  }
  get nodes() {
    return this.#nodes;
  }
  get curve() {
    const { session, mine } = this.#options;
    const { review } = this;
    const points = review ? pointsOf(review, session.state.begins, mine) : this.#leads.map(() => null);
    const marks = (review?.moves ?? []).flatMap(({ turningPoint }, at) =>
      turningPoint === null ? [] : [{ ply: at + 1, kind: turningPoint }],
    );
    return { points, leads: this.#leads, marks };
  }
  /** @returns {import('./words.js').Speaker} */
  get speaker() {
    const { say, module, board } = this.#options;
    const { coords } = board.position.look;
    return { say: say(), game: module.id, short: (move) => module.labels.short(move, coords) };
  }
  get mine() {
    return this.#options.mine;
  }

  /** How much more the side has than the other. @param {string} position */
  #leadAt(position) {
    const { rules, module, mine } = this.#options;
    const view = rules.view(position);
    if (!view.ok) return null;
    return module.labels.count(view, mine) - module.labels.count(view, mine === 0 ? 1 : 0);
  }

  #followVisibility() {
    if (document.hidden) this.rest();
    else this.goOn();
  }

  /** Stops looking for as long as nobody sees it. */
  rest() {
    if (this.#reviewer.phase !== 'looking') return;
    this.#isResting = true;
    this.#reviewer.pause();
  }

  /** Goes on after a rest, though not after a pause that the visitor wanted. */
  goOn() {
    if (this.#isResting) this.#reviewer.start();
    this.#isResting = false;
  }

  end() {
    this.#leaving.abort();
    this.#asking.abort();
    this.#reviewer.pause();
    this.#crew.end();
  }

  // Where one is.

  /** The last ply that the position on the board shares with the reviewed line. */
  get ply() {
    const { ply, moves } = this.#options.session.state;
    let shared = 0;
    while (shared < ply && moves[shared]?.id === this.#nodes[shared]?.id) ++shared;
    return this.#line?.ply ?? shared;
  }
  get #isOnLine() {
    return this.#line === null && this.ply === this.#options.session.state.ply;
  }
  /** The move of the game that follows the position on the board. @returns {JudgedMove | null} */
  get #next() {
    return this.#isOnLine ? (this.review?.moves[this.ply] ?? null) : null;
  }

  /** @param {number} ply of the reviewed line */
  goto(ply) {
    this.#leave();
    this.#toGame(ply);
  }

  /** One ply; within the line of the engine, if one is shown. @param {1 | -1} by */
  step(by) {
    const line = this.#line;
    if (!line) return this.goto(Math.max(0, Math.min(this.#nodes.length, this.ply + by)));
    this.stepTo(line.at + by);
  }

  /** @param {number} ply of the engine's line if one is shown, else of the game */
  stepTo(ply) {
    if (!this.#line) return this.goto(ply);
    this.#line = steppedTo(this.#line, ply);
    this.#refresh();
  }

  /** To the turning point after, or before, the one on the board. @param {1 | -1} by */
  turn(by) {
    const plies = costliest(this.review?.moves ?? [], Number.POSITIVE_INFINITY).map(({ ply }) => ply);
    const here = this.#chosen ?? this.ply + (by > 0 ? 0 : 1);
    const wanted = by > 0 ? plies.find((ply) => ply > here) : plies.reverse().find((ply) => ply < here);
    if (wanted !== undefined) this.choose(wanted);
  }

  /** Shows a turning point: the position before it, with the move that was played and the better one. @param {number} ply */
  choose(ply) {
    this.goto(ply - 1);
    this.#chosen = ply;
    this.#refresh();
  }

  /** Steps through what would have followed: the better line, or the one after the move that was played.
   *  @param {number} ply of the turning point @param {'line' | 'reply'} which */
  showLine(ply, which) {
    const move = this.review?.moves[ply - 1];
    if (!move) return;
    const moves = which === 'line' ? move.line : [move.move, ...move.reply];
    this.goto(ply - 1);
    this.#chosen = ply;
    this.#line = { ply: ply - 1, moves, at: 0 };
    this.step(1);
  }

  /** Asks for a better move than the game's. @param {number} ply of the turning point */
  retry(ply) {
    this.choose(ply);
    const side = sideAt(this.#options.session.state);
    this.#trying = { phase: 'asking', ply, side, move: null, told: null };
    this.#refresh();
    this.#options.board.focus();
  }

  /** A move made on the board is tried: it becomes a branch, and what it is worth is said. @param {string} move */
  play(move) {
    const { session } = this.#options;
    const { state } = session;
    const side = sideAt(state);
    const ply = state.ply + 1;
    const reviewed = this.#next;
    this.#line = null;
    const refused = session.play(move, { resumes: false });
    if (refused) return refused;
    this.#trying = { phase: 'looking', ply, side, move, told: null };
    this.#refresh();
    void this.#judge(this.#trying, reviewed, session.state.view);
    return null;
  }

  /** @param {import('./tries.js').Try} trying @param {JudgedMove | null} reviewed @param {View} after */
  async #judge(trying, reviewed, after) {
    this.#asking.abort();
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    try {
      const look = after.outcome.kind === 'ongoing' ? await this.#crew.look(after.position, 2, signal) : null;
      if (signal.aborted || this.#trying?.move !== trying.move) return;
      const told = judgeTry(this.#options.rules, trying, { reviewed, after, look });
      this.#trying = { ...trying, phase: 'told', told };
    } catch (error) {
      if (signal.aborted) return;
      const say = this.#options.say();
      this.#leave();
      const message = troubleText(say, /** @type {Error} */ (error));
      this.#failure = say('review.try.failed', { move: this.speaker.short(trying.move ?? ''), message });
    }
    this.#refresh();
  }

  /** Whatever was shown beside the game goes. */
  #leave() {
    this.#asking.abort();
    this.#line = null;
    this.#trying = null;
    this.#chosen = null;
    this.#failure = '';
  }

  /** @param {number} ply of the reviewed line */
  #toGame(ply) {
    const { session } = this.#options;
    const last = this.#nodes[this.#nodes.length - 1]?.id ?? root;
    const { moves } = session.state;
    if ((moves[moves.length - 1]?.id ?? root) !== last) session.choose(last);
    session.goto(ply);
    session.setPaused(true);
    this.#refresh();
  }

  #refresh() {
    this.#options.onChange();
  }

  // What is shown.

  /** What stands on the board. @param {State} state @returns {Shown} */
  shown(state) {
    const line = this.#line;
    // Lit cells would hide what is pointed at.
    const movable = this.#chosen === null || this.#trying !== null;
    if (!line) return { view: state.view, before: state.before, movable };
    const position = positionAt({ ...state, moves: this.#nodes }, line.ply);
    return shownOf(this.#options.rules, position, line) ?? { view: state.view, before: null, movable: false };
  }

  /** What is pointed at on the board: at a turning point the move that was played, a better one, and the cells in question.
   *  @returns {import('../board/notes.js').Notes | null} */
  get notes() {
    const next = this.#next;
    if (!next || this.#trying) return null;
    const isTurning = this.#chosen === this.ply + 1;
    const [better] = next.better;
    if (!isTurning) return null;
    return {
      moves: [
        { move: next.move, side: next.side, kind: /** @type {const} */ ('played') },
        ...(better ? [{ move: better, side: next.side, kind: /** @type {const} */ ('better') }] : []),
      ],
      cells: next.reason?.cells ?? [],
    };
  }

  /** What the line above the board says, unless the visitor is making a move; what is asked or told of a try, even if the cursor
   *  is on a cell. */
  get status() {
    return { ...this.#words, insists: this.#trying !== null };
  }

  get #words() {
    const say = this.#options.say();
    if (this.#failure) return { lead: '', rest: this.#failure };
    if (this.#trying) return { lead: '', rest: trySentence(this.speaker, this.#trying) };
    if (this.#line) return { lead: lineWords(this.speaker, this.#line), rest: say('review.line.note') };
    const turning = this.#chosen === null ? undefined : this.review?.moves[this.#chosen - 1];
    if (turning) {
      const grade = say(`review.grade.${turning.turningPoint}`);
      const lead = `${grade.charAt(0).toUpperCase()}${grade.slice(1)}.`;
      return { lead, rest: turningSentence(this.speaker, turning) };
    }
    const { session, module } = this.#options;
    if (session.state.view.outcome.kind !== 'ongoing') return turnParts(say, session.state, module);
    const { what, value } = positionWords(this.props, this.ply);
    const theirs = this.#nodes[this.ply - 1]?.eval;
    const record = theirs ? ` ${say('review.theirs', { worth: worthText(say, theirs, sideAt(session.state)) })}` : '';
    return { lead: what, rest: value + record };
  }

  /** Where one can step to: the line of the engine, else the game. */
  get steps() {
    return this.#line
      ? { ply: this.#line.at, last: this.#line.moves.length }
      : { ply: this.ply, last: this.#nodes.length };
  }
  get hasLine() {
    return this.#line !== null;
  }

  /** @returns {import('./panel.js').ReviewProps} */
  get props() {
    const { session, mine, listed, say, saving, onEnd, onGoOn } = this.#options;
    const { phase, progress, error } = this.#reviewer;
    const { state } = session;
    return {
      ...{ speaker: this.speaker, listed, review: this.review, phase, progress, curve: this.curve, mine },
      ...{ begins: state.begins, ply: this.ply, chosen: this.#chosen, all: this.#all, table: this.#table },
      trouble: error ? troubleText(say(), error) : '',
      saving: saving?.(this),
      trying:
        this.#trying &&
        tryTemplate(this.speaker, this.#trying, {
          again: () => this.retry(this.#trying?.ply ?? 1),
          goOn: onGoOn,
          back: () => this.goto(Math.max(0, (this.#trying?.ply ?? 1) - 1)),
        }),
      on: {
        pause: () => this.#reviewer.pause(),
        resume: () => this.#reviewer.start(),
        end: onEnd,
        goto: (ply) => this.goto(ply),
        all: (all) => this.#set(() => (this.#all = all)),
        table: (open) => open !== this.#table && this.#set(() => (this.#table = open)),
        choose: (ply) => this.choose(ply),
        line: (ply) => this.showLine(ply, 'line'),
        reply: (ply) => this.showLine(ply, 'reply'),
        retry: (ply) => this.retry(ply),
      },
    };
  }

  /** @param {() => unknown} change */
  #set(change) {
    change();
    this.#refresh();
  }

  template() {
    return reviewPanel(this.props);
  }
}
