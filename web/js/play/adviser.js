// Where the play page gives advice: best moves, the evaluation bar and warnings, fetched together when the first of them is wanted.
import { nothing, render } from 'lit-html';
import { isPerson, sideAt } from '../match/match.js';
import { byId } from '../widgets/dom.js';
import { loadStyles } from '../widgets/theme.js';
import { nameInSentence, strongest } from '../words/names.js';

/** @import { State } from '../session/game-session.js' */
/** @typedef {typeof import('../advice/index.js')} Advice */
/**
 * @typedef {object} AdviserOptions
 * @property {import('./page.js').PageParts} parts
 * @property {import('../session/game-session.js').GameSession} session
 * @property {import('../board/board.js').Board} board
 * @property {(sentence: string, alert?: boolean) => void} tell
 * @property {(bestMoves: import('../advice/best-moves.js').BestMoves) => void} onBestMoves   their panel has to be drawn again
 * @property {() => void} onChange   what stands on the board, or is said of it, has changed
 */

export class Adviser {
  #options;
  /** @type {Promise<Advice> | null} */
  #loading = null;
  /** @type {import('../advice/best-moves.js').BestMoves | null} */
  #bestMoves = null;
  /** @type {import('../advice/evaluation.js').Evaluation | null} */
  #evaluation = null;
  /** @type {import('../advice/warning.js').MoveWarning | null} */
  #warning = null;
  /** @type {HTMLElement | null} */
  #bar = null;

  /** @param {AdviserOptions} options */
  constructor(options) {
    this.#options = options;
    options.session.on('thought', (thought) => this.#evaluation?.hear(thought));
  }

  /** What every help needs to know. */
  get #parts() {
    const { parts, session, board } = this.#options;
    return { session, board, rules: parts.rules, module: parts.module, agent: strongest(parts.rules.info) };
  }

  /** The helps' scripts, styles and words; null if they do not load. @returns {Promise<Advice | null>} */
  async #load() {
    const { parts, tell } = this.#options;
    const load = async () => {
      const [advice] = await Promise.all([
        import('../advice/index.js'),
        loadStyles(new URL('../../css/advice.css', import.meta.url)),
      ]);
      await Promise.all([advice.adviceWords, advice.reviewWords].map((vocabulary) => parts.learn(vocabulary)));
      return advice;
    };
    this.#loading ??= load();
    try {
      return await this.#loading;
    } catch (error) {
      this.#loading = null;
      console.warn(error);
      tell(parts.say('page.partMissing'), true);
      return null;
    }
  }

  /** The position, or what is wanted, has changed. */
  follow() {
    const { settings } = this.#options.parts;
    this.#warning?.moved();
    this.#bestMoves?.follow();
    if (settings.evaluation === 'on') void this.#evaluate();
    else this.#endEvaluation();
  }

  // Best moves.

  get wantsBestMoves() {
    return this.#bestMoves?.wanted ?? false;
  }

  async toggleBestMoves() {
    if (!this.#bestMoves) {
      const advice = await this.#load();
      if (!advice) return;
      const { parts, tell, onBestMoves, onChange } = this.#options;
      this.#bestMoves ??= new advice.BestMoves({
        ...this.#parts,
        ...{ tell, say: () => parts.say },
        onChange: (onBoard) => {
          if (this.#bestMoves) onBestMoves(this.#bestMoves);
          if (onBoard) onChange();
        },
      });
    }
    this.#bestMoves.toggle();
    this.#options.onChange();
  }

  /** Points at the next of the best moves. @returns {boolean} whether there is one */
  next() {
    return this.#bestMoves?.next() ?? false;
  }

  /** Steps within a line on the board. @param {1 | -1} by @returns {boolean} whether there is one */
  step(by) {
    return this.#bestMoves?.step(by) ?? false;
  }

  /** What stands on the board. @param {State} state @returns {import('../board/position.js').Shown} */
  shown(state) {
    const { view, before, players } = state;
    return this.#bestMoves?.shown(state) ?? { view, before, movable: isPerson(players[sideAt(state)]) };
  }

  /** The buttons under the board while a line is stepped through; else null. */
  steps() {
    return this.#bestMoves?.steps(this.#options.parts.say) ?? null;
  }

  /** What is pointed at on the board. */
  get notes() {
    return this.#bestMoves?.notes ?? null;
  }

  // The evaluation bar.

  async #evaluate() {
    const advice = await this.#load();
    const { parts } = this.#options;
    if (!advice || parts.settings.evaluation !== 'on') return;
    if (!this.#bar) {
      this.#bar = document.createElement('div');
      byId('players').append(this.#bar);
    }
    this.#evaluation ??= new advice.Evaluation({ ...this.#parts, onChange: () => this.#showEvaluation() });
    this.#evaluation.follow();
    this.#showEvaluation();
  }

  #showEvaluation() {
    if (this.#bar) render(this.#evaluation?.template(this.#options.parts.say) ?? nothing, this.#bar);
  }

  #endEvaluation() {
    this.#evaluation?.rest();
    this.#evaluation = null;
    this.#bar?.remove();
    this.#bar = null;
  }

  // Warnings.

  /** Plays a move; where the visitor wants to be warned, one that is proven to lose only when it is made again.
   *  @param {string} move @returns {{ error: string, code: string } | null} what the rules object to */
  play(move) {
    const { parts, session } = this.#options;
    const after = parts.rules.play(session.state.view.position, move);
    if (parts.settings.warn === 'off' || !after.ok) return session.play(move);
    void this.#playUnlessItLoses(move, after);
    return null;
  }

  /** @param {string} move @param {import('../games/types.js').View} after */
  async #playUnlessItLoses(move, after) {
    const { parts, session, board, tell } = this.#options;
    const { state } = session;
    const advice = await this.#load();
    if (session.state.view.position !== state.view.position) return;
    if (!advice) return void session.play(move);
    const { module, say } = parts;
    this.#warning ??= new advice.MoveWarning({
      ...this.#parts,
      onWarning: ({ move: bad, plies }) => {
        const name = nameInSentence(say, state, sideAt(state) === 0 ? 1 : 0);
        const values = { move: module.labels.short(bad, board.position.look.coords), name, n: plies };
        tell(say(plies === 0 ? 'advice.losesNow' : 'advice.losesIn', values), true);
      },
    });
    tell(say('advice.checking'));
    if (await this.#warning.allows(move, after)) session.play(move);
  }
}
