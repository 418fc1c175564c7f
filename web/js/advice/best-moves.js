// The strongest agent's best moves in the position on the board: what each is worth, and the line that it expects, which can be
// stepped through.
import { html, nothing } from 'lit-html';
import { mayStudy, sideAt } from '../match/match.js';
import { shownOf, steppedTo } from '../review/engine-line.js';
import { button } from '../widgets/fields.js';
import { allSteps, stepButtons } from '../widgets/step-buttons.js';
import { agentName, colourName } from '../words/names.js';
import { heatOf } from './heat.js';
import { judge, marginOf, worthOf } from './words.js';

/** @import { Judged, Thought } from '../../../wasm/engine.d.ts' */
/** @import { Say } from '../words/say.js' */
/** @import { State } from '../session/game-session.js' */
/** @typedef {{ thought: Thought, judged: Judged | null }} Row */
/** A row's line on the board. @typedef {import('../review/engine-line.js').EngineLine & { row: number }} Line */

const count = 3;
const limits = { ms: 1900 };
// Stepping fast through a game must not start a search at every position.
const settleMs = 150;

/**
 * @typedef {object} BestMovesOptions
 * @property {import('../session/game-session.js').GameSession} session
 * @property {import('../board/board.js').Board} board
 * @property {import('../engine/rules.js').Rules} rules
 * @property {import('../games/types.js').GameModule} module
 * @property {() => Say} say
 * @property {string} agent
 * @property {(sentence: string) => void} tell
 * @property {(onBoard: boolean) => void} onChange   the panel has to be drawn again, and perhaps the board
 */

export class BestMoves {
  wanted = false;
  #options;
  /** The position that is analysed, or empty. */
  #position = '';
  /** Best first. @type {Row[]} */
  #rows = [];
  #failed = false;
  /** The row whose first move the board shows. @type {number | null} */
  #pointed = null;
  /** The row that somebody chose, whose line can be stepped through. @type {number | null} */
  #chosen = null;
  /** @type {Line | null} */
  #line = null;
  #asking = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #wait;

  /** @param {BestMovesOptions} options */
  constructor(options) {
    this.#options = options;
  }

  toggle() {
    this.wanted = !this.wanted;
    this.follow();
  }

  /** Starts again if another position is on the board. */
  follow() {
    const { state } = this.#options.session;
    const { view } = state;
    const position = this.wanted && mayStudy(state) && view.outcome.kind === 'ongoing' ? view.position : '';
    if (position !== this.#position) {
      clearTimeout(this.#wait);
      this.#asking.abort();
      this.#position = position;
      this.#rows = [];
      this.#failed = false;
      this.#pointed = this.#chosen = this.#line = null;
      if (position) this.#wait = setTimeout(() => this.#ask(), settleMs);
    }
    this.#options.onChange(false);
  }

  async #ask() {
    const { session, agent, rules, onChange } = this.#options;
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    const position = this.#position;
    const onThought = (/** @type {Thought} */ thought) => {
      this.#rows[thought.rank - 1] = { thought, judged: judge(rules, position, thought) };
      this.#pointAt(this.#pointed);
      onChange(true);
    };
    try {
      await session.think({ agent, limits, multiPv: count }, { signal, onThought, priority: 'bestMoves' });
    } catch {
      if (signal.aborted) return;
      this.#failed = true;
      onChange(false);
    }
  }

  /** @param {number | null} row */
  #pointAt(row) {
    const { board } = this.#options;
    if (row === null && this.#pointed === null) return;
    this.#pointed = row;
    const move = row === null ? null : (this.#rows[row]?.thought.line[0] ?? null);
    if (move !== (board.draft.hint?.move ?? null)) board.setHint(move, true);
  }

  /** Points at the next of the best moves, and says what it is worth. @returns {boolean} whether there is one */
  next() {
    const row = this.#rows.length > 0 ? ((this.#pointed ?? -1) + 1) % this.#rows.length : null;
    if (row === null || this.#position === '') return false;
    const { tell, say } = this.#options;
    this.#choose(row);
    tell(say()('advice.rank', { n: row + 1, ...this.#said(row) }));
    return true;
  }

  /** @param {number | null} row */
  #choose(row) {
    this.#line = null;
    this.#chosen = row;
    this.#pointAt(row);
    this.#options.onChange(true);
  }

  /** A row in words. @param {number} row */
  #said(row) {
    const { module, board, session } = this.#options;
    const say = this.#options.say();
    const { view } = session.state;
    const { thought, judged } = /** @type {Row} */ (this.#rows[row]);
    const [first] = thought.line;
    const margin = judged && marginOf(say, module.id, judged);
    return {
      move: first ? module.labels.move(say, first, view, board.position.look.coords) : '',
      worth: [judged && worthOf(say, judged), margin].filter(Boolean).join(', '),
    };
  }

  // A line that is stepped through.

  /** @param {number} row @param {number} at how many moves have been played */
  #stepTo(row, at) {
    const { say, tell, module, board, session } = this.#options;
    const { ply } = session.state;
    const moves = this.#line?.row === row ? this.#line.moves : (this.#rows[row]?.thought.line ?? []);
    const line = { ...steppedTo({ ply, moves, at: 0 }, at), row };
    this.#chosen = row;
    this.#pointAt(row);
    this.#line = line.at === 0 ? null : line;
    const move = moves[line.at - 1];
    if (move) {
      const short = module.labels.short(move, board.position.look.coords);
      tell(say()('advice.lineAt', { at: line.at, of: moves.length, move: short }));
    }
    this.#options.onChange(true);
  }

  /** One ply within the line on the board. @param {1 | -1} by @returns {boolean} whether there is one */
  step(by) {
    if (!this.#line) return false;
    this.#stepTo(this.#line.row, this.#line.at + by);
    return true;
  }

  /** Buttons under the board; null unless a row was chosen. @param {Say} say */
  steps(say) {
    const row = this.#chosen;
    const at = row === null ? null : this.#rows[row];
    if (row === null || !at) return null;
    const { moves, at: ply } = this.#line ?? { moves: at.thought.line, at: 0 };
    const goTo = (/** @type {number} */ to) => this.#stepTo(row, to);
    return html`${stepButtons(say, allSteps, { ply, last: moves.length }, goTo)}
      ${button(say('advice.back'), () => this.#choose(null), 'main')}`;
  }

  /** What stands on the board while a line is stepped through. @param {State} state */
  shown({ view }) {
    if (!this.#line || this.#position !== view.position) return null;
    return shownOf(this.#options.rules, view.position, this.#line);
  }

  /** How good the cells are that the best moves begin with. @returns {import('../board/notes.js').Notes | null} */
  get notes() {
    const { session, module, say } = this.#options;
    const { state } = session;
    if (!this.wanted || this.#line || this.#position !== state.view.position || this.#rows.length === 0) return null;
    return { moves: [], cells: [], heat: heatOf(say(), module, state.view, this.#rows) };
  }

  /** @param {{ say: Say, listed: (move: string, side: 0 | 1) => unknown, onTap: () => void }} props */
  template({ say, listed, onTap }) {
    const { session, agent } = this.#options;
    const { state } = session;
    if (!this.wanted || !mayStudy(state)) return nothing;
    const rows = this.#rows.map((row, at) => this.#row(say, row, at, { listed, onTap }));
    return html`<section class="best-moves" aria-label=${say('action.bestMoves')}>
      <p class="note">${this.#about(say, state, agent)}</p><ol>${rows}</ol></section>`;
  }

  /** @param {Say} say @param {Row} row @param {number} at @param {{ listed: (move: string, side: 0 | 1) => unknown, onTap: () => void }} how */
  #row(say, { thought, judged }, at, { listed, onTap }) {
    const { state } = this.#options.session;
    const played = this.#line?.row === at ? this.#line.at : 0;
    const { moves } = this.#line?.row === at ? this.#line : { moves: thought.line };
    // What was chosen stays on the board until somebody leaves it.
    const show = () => this.#chosen !== null || this.#pointAt(at);
    const leave = () => this.#chosen !== null || this.#pointAt(null);
    const tap = () => {
      onTap();
      this.#choose(at);
    };
    const press = (/** @type {KeyboardEvent} */ event) => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (by === undefined) return;
      event.preventDefault();
      this.#stepTo(at, played + by);
    };
    const margin = judged ? marginOf(say, state.game, judged) : '';
    return html`<li><button type="button" aria-current=${this.#chosen === at ? 'true' : nothing}
        @pointerenter=${show} @pointerleave=${leave} @focus=${show} @blur=${leave} @click=${tap} @keydown=${press}>
        <b>${judged ? worthOf(say, judged) : ''}</b>${judged?.proven ? html`<em class="proof">${say('advice.proven')}</em>` : nothing}
        <small>${margin}</small><span>${moves.map((move, ply) => html`${listed(move, sideAt(state, state.ply + ply))} `)}</span></button></li>`;
  }

  /** @param {Say} say @param {State} state @param {string} agent */
  #about(say, state, agent) {
    const name = agentName(say, state.game, agent);
    const [best] = this.#rows;
    if (this.#position === '') return say('advice.over');
    if (this.#failed) return say('advice.failed');
    if (!best) return say('status.thinking', { name });
    return say('advice.for', { name, side: colourName(say, state.game, sideAt(state)), depth: best.thought.depth });
  }
}
