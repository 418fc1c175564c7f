// The strongest agent's best moves in the position on the board, each with the line that it expects.
import { html, nothing } from 'lit-html';
import { mayStudy, sideAt } from '../match/match.js';
import { agentName, colourName } from '../words/names.js';
import { formatOf } from '../words/numbers.js';

/** @import { Score, Thought } from '../../../wasm/engine.d.ts' */
/** @import { Say } from '../words/say.js' */
/** @import { State } from '../session/game-session.js' */

const count = 3;
const limits = { ms: 1900 };
// Stepping fast through a game must not start a search at every position.
const settleMs = 150;

/**
 * @typedef {object} BestMovesOptions
 * @property {import('../session/game-session.js').GameSession} session
 * @property {import('../board/board.js').Board} board
 * @property {string} agent
 * @property {() => void} onChange   the panel has to be drawn again
 */

export class BestMoves {
  wanted = false;
  #options;
  /** The position that is analysed, or empty. */
  #position = '';
  /** Best first. @type {Thought[]} */
  #thoughts = [];
  #failed = false;
  /** The row whose first move the board shows. @type {number | null} */
  #pointed = null;
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
      this.#thoughts = [];
      this.#failed = false;
      this.#pointed = null;
      if (position) this.#wait = setTimeout(() => this.#ask(), settleMs);
    }
    this.#options.onChange();
  }

  async #ask() {
    const { session, agent } = this.#options;
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    const onThought = (/** @type {Thought} */ thought) => {
      this.#thoughts[thought.rank - 1] = thought;
      this.#pointAt(this.#pointed);
      this.#options.onChange();
    };
    try {
      await session.think({ agent, limits, multiPv: count }, { signal, onThought, priority: 'bestMoves' });
    } catch {
      if (signal.aborted) return;
      this.#failed = true;
      this.#options.onChange();
    }
  }

  /** @param {number | null} row */
  #pointAt(row) {
    const { board } = this.#options;
    if (row === null && this.#pointed === null) return;
    this.#pointed = row;
    const move = row === null ? null : (this.#thoughts[row]?.line[0] ?? null);
    if (move !== (board.draft.hint?.move ?? null)) board.setHint(move, true);
  }

  /** @param {{ say: Say, listed: (move: string, side: 0 | 1) => unknown, onTap: () => void }} props */
  template({ say, listed, onTap }) {
    const { session, agent } = this.#options;
    const { state } = session;
    if (!this.wanted || !mayStudy(state)) return nothing;
    const rows = this.#thoughts.map((thought, row) => {
      const show = () => this.#pointAt(row);
      const leave = () => this.#pointAt(null);
      const tap = () => {
        onTap();
        show();
      };
      return html`<li><button type="button" @pointerenter=${show} @pointerleave=${leave} @focus=${show} @blur=${leave}
        @click=${tap}><b>${scoreText(say, thought.score)}</b><span>${thought.line.map((move, at) => html`${listed(move, sideAt(state, state.ply + at))} `)}</span></button></li>`;
    });
    return html`<section class="best-moves" aria-label=${say('action.bestMoves')}>
      <p class="note">${this.#about(say, state, agent)}</p><ol>${rows}</ol></section>`;
  }

  /** @param {Say} say @param {State} state @param {string} agent */
  #about(say, state, agent) {
    const name = agentName(say, state.game, agent);
    const [best] = this.#thoughts;
    if (this.#position === '') return say('lines.over');
    if (this.#failed) return say('lines.failed');
    if (!best) return say('status.thinking', { name });
    return say('lines.for', { name, side: colourName(say, state.game, sideAt(state)), depth: best.depth });
  }
}

/** A score in words, as the side to move sees it. @param {Say} say @param {Score} score */
export function scoreText(say, { kind, value }) {
  if (kind === 'none') return '';
  if (kind !== 'points') return say(`think.proven.${kind}.short`, { n: value });
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return formatOf(say.language, { signDisplay: 'exceptZero', ...digits }).format(value / 100);
}
