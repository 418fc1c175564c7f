// The evaluation bar: the chance of winning in the position on the board, and the margin that is expected.
import { html, nothing } from 'lit-html';
import { onlyPerson, sideAt } from '../match/match.js';
import { colourName } from '../words/names.js';
import { judge, marginOf, turned, worthOf } from './words.js';

/** @import { Judged, Thought } from '../../../wasm/engine.d.ts' */
/** @import { State } from '../session/game-session.js' */

/** Short, so that it takes nothing from a hint or from the agent's move. */
const limits = { ms: 475 };
const settleMs = 150;

/**
 * @typedef {object} EvaluationOptions
 * @property {import('../session/game-session.js').GameSession} session
 * @property {import('../engine/rules.js').Rules} rules
 * @property {string} agent
 * @property {() => void} onChange
 */

export class Evaluation {
  #options;
  /** The position that was asked about last, and whether an agent is to move there. */
  #turn = '';
  /** Of the newest position that is known, for the first side. @type {Judged | null} */
  #judged = null;
  /** It belongs to the position on the board. */
  #isFresh = false;
  #asking = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #wait;

  /** @param {EvaluationOptions} options */
  constructor(options) {
    this.#options = options;
  }

  /** Starts again if another position is on the board. */
  follow() {
    const { state } = this.#options.session;
    const { position, outcome } = state.view;
    // A search of ours would be ended with its worker when the agent answers, and the agent's memory with it.
    const isAgentsTurn = state.players[sideAt(state)].agent !== null && !state.paused;
    const turn = `${position} ${isAgentsTurn}`;
    if (turn === this.#turn) return;
    this.rest();
    this.#turn = turn;
    this.#isFresh = false;
    if (outcome.kind === 'ongoing' && !isAgentsTurn) this.#wait = setTimeout(() => void this.#ask(state), settleMs);
    this.#options.onChange();
  }

  /** Nobody wants to know any more. */
  rest() {
    clearTimeout(this.#wait);
    this.#asking.abort();
    this.#turn = '';
  }

  /** @param {State} state */
  async #ask(state) {
    const { session, agent } = this.#options;
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    const { position } = state.view;
    const onThought = (/** @type {Thought} */ thought) => this.#learn(state, thought);
    // Without an answer the bar stays as it is, faded.
    await session.think({ position, agent, limits }, { signal, onThought, priority: 'search' }).catch(() => {});
  }

  /** What the agent on the move thinks is known for nothing; the scores of others than the strongest mean something else.
   *  @param {Thought} thought */
  hear(thought) {
    const { state } = this.#options.session;
    const { agent, options } = state.players[sideAt(state)];
    if (agent === this.#options.agent && options === '') this.#learn(state, thought);
  }

  /** @param {State} state that the search began in @param {Thought} thought */
  #learn(state, thought) {
    const judged = judge(this.#options.rules, state.view.position, thought);
    if (!judged) return;
    this.#judged = sideAt(state) === 0 ? judged : turned(judged);
    this.#isFresh = true;
    this.#options.onChange();
  }

  /** @param {import('../words/say.js').Say} say */
  template(say) {
    const { state } = this.#options.session;
    if (!this.#judged || state.view.outcome.kind !== 'ongoing') return nothing;
    const mine = onlyPerson(state) ?? 0;
    const judged = mine === 0 ? this.#judged : turned(this.#judged);
    const player = colourName(say, state.game, mine);
    const margin = marginOf(say, state.game, judged);
    const worth = worthOf(say, judged);
    const share = Math.round(judged.chance * 100);
    const spoken = [say('advice.chance', { player, worth }), margin && say('advice.expected', { margin })].filter(
      Boolean,
    );
    return html`<div class=${`evaluation ${mine === 0 ? 'first' : 'second'} ${this.#isFresh ? '' : 'stale'}`} role="meter"
      aria-label=${say('advice.evaluation')} aria-valuemin="0" aria-valuemax="100" aria-valuenow=${String(share)}
      aria-valuetext=${spoken.join(' ')} title=${spoken.join(' ')}>
      <span class="bar"><span class="share" .style=${`width: ${share}%`}></span></span>
      <b>${worth}</b><small>${margin}</small></div>`;
  }
}
