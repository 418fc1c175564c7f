// The panels around the board: the players, the result and what comes next, the record, the rules, the moves, the page's
// notes. Each is drawn from the state of the session.
import { html, nothing, render } from 'lit-html';
import { gameEntry } from '../games/list.js';
import { isWatched } from '../match/match.js';
import { gamesAside } from '../storage/saved-games.js';
import { settingValues } from '../storage/settings.js';
import { byId, emptied } from '../widgets/dom.js';
import { options } from '../widgets/fields.js';
import { listedMove } from '../widgets/listed-move.js';
import { moveList, scrollToCurrent } from '../widgets/move-list.js';
import { lowerSheet } from '../widgets/sheet.js';
import { levelToTry, recordOf } from './ending.js';
import { playersPanel } from './players.js';
import { resultCard } from './result.js';
import { rulesPanel } from './rules-panel.js';
import { Ticking } from './ticking.js';
import { timesPanel } from './times-panel.js';

/** @import { State } from '../session/game-session.js' */
/** @import { Thought } from '../../../wasm/engine.d.ts' */

/**
 * @typedef {object} PanelsOptions
 * @property {import('./page.js').PageParts} parts
 * @property {import('../session/game-session.js').GameSession} session
 * @property {import('../board/board.js').Board} board
 * @property {import('./next-game.js').NextGame} next
 * @property {(side: 0 | 1) => void} onPlayer   the visitor wants to change who plays this side
 * @property {() => void} onUndo
 * @property {() => void} onReview
 * @property {() => boolean} isReview   the game is under review, which has its own panel
 * @property {(sentence: string, alert?: boolean) => void} tell
 */

export class Panels {
  #options;
  #ticking;
  /** The newest thought of the agent whose turn it is. @type {Thought | null} */
  #thought = null;
  /** A newer edition is ready. */
  #hasUpdate = false;
  #elements = {
    players: emptied('players'),
    result: emptied('result'),
    record: emptied('record'),
    rules: emptied('rules'),
    moves: emptied('moves'),
    bestMoves: byId('best-moves'),
    pace: byId('pace'),
  };

  /** @param {PanelsOptions} options */
  constructor(options) {
    this.#options = options;
    const { session, tell } = options;
    this.#ticking = new Ticking({
      session,
      show: () => this.showPlayers(),
      warn: (seconds) => tell(this.#say('clock.warning', { seconds })),
    });
  }

  get #say() {
    return this.#options.parts.say;
  }
  get #state() {
    return this.#options.session.state;
  }
  /** How a move is written: `short` in notation, `listed` as lists show it. */
  get #moves() {
    const { board, parts } = this.#options;
    const { coords } = board.position.look;
    return {
      short: (/** @type {string} */ move) => parts.module.labels.short(move, coords),
      listed: (/** @type {string} */ move, /** @type {0 | 1} */ side) =>
        listedMove(this.#say, parts.module, coords, move, side),
    };
  }

  /** A move as lists show it. @param {string} move @param {0 | 1} side */
  listed(move, side) {
    return this.#moves.listed(move, side);
  }

  show() {
    this.showPlayers();
    this.#showResult();
    this.#showRecord();
    this.#showRules();
    this.#showNotes();
  }

  /** @param {Thought | null} thought */
  showThought(thought) {
    this.#thought = thought;
    if (thought) this.showPlayers();
  }

  showPlayers() {
    const { session, parts, onPlayer } = this.#options;
    const { module, rules } = parts;
    const { state, clocks } = session;
    const props = {
      say: this.#say,
      state,
      module,
      info: rules.info,
      thought: this.#thought,
      clocks,
      onChoose: onPlayer,
    };
    render(playersPanel(props), this.#elements.players);
    this.#ticking.follow();
  }

  get #isOver() {
    return this.#state.view.outcome.kind !== 'ongoing';
  }

  #showResult() {
    const { parts, next, onUndo, onReview, isReview } = this.#options;
    const { result } = this.#elements;
    result.hidden = !this.#isOver || isReview();
    const level = this.#isOver ? levelToTry(parts.storage, parts.rules.info, this.#state) : null;
    const handlers = {
      onAgain: () => next.again(),
      onSame: () => next.same(),
      onLevel: (/** @type {number} */ wanted) => next.atLevel(wanted),
      onNew: () => byId('new').click(),
      onReview,
      onUndo,
    };
    render(this.#isOver ? resultCard({ say: this.#say, level, ...handlers }) : nothing, result);
  }

  #showRecord() {
    const { record } = this.#elements;
    const props = { say: this.#say, storage: this.#options.parts.storage, state: this.#state };
    const tally = recordOf(props);
    const times = this.#isOver ? timesPanel(props) : nothing;
    record.hidden = (tally === nothing && times === nothing) || this.#options.isReview();
    render(html`${tally}${times}`, record);
  }

  /** Shows the rules until the visitor hides them. */
  #showRules() {
    const { parts, board } = this.#options;
    const { module, storage } = parts;
    const { rules } = this.#elements;
    const onHide = () => {
      storage.write(`rules.${module.id}`, 'hidden');
      this.#showRules();
      board.focus();
    };
    rules.hidden = this.#isOver || this.#options.isReview() || storage.read(`rules.${module.id}`) === 'hidden';
    if (!rules.hidden) render(rulesPanel({ say: this.#say, module, onHide }), rules);
  }

  /** @param {import('../advice/best-moves.js').BestMoves | null} bestMoves */
  showBestMoves(bestMoves) {
    const template = bestMoves?.template({ say: this.#say, ...this.#moves, onTap: lowerSheet }) ?? nothing;
    this.#elements.bestMoves.hidden = template === nothing;
    render(template, this.#elements.bestMoves);
  }

  showMoves() {
    const { session } = this.#options;
    const { moves } = this.#elements;
    const onGoto = (/** @type {number} */ ply) => session.goto(ply);
    const onChoose = (/** @type {number} */ node) => session.choose(node);
    moves.hidden = this.#state.moves.length === 0;
    render(moveList({ say: this.#say, match: this.#state, ...this.#moves, onGoto, onChoose }), moves);
    scrollToCurrent(moves);
  }

  showTitle() {
    const title = `${this.#state.thinking ? '● ' : ''}${gameEntry(this.#state.game).name} · ${this.#say('title')}`;
    if (document.title !== title) document.title = title;
  }

  /** A newer edition is ready. */
  offerUpdate() {
    this.#hasUpdate = true;
    this.#showNotes();
  }

  #showNotes() {
    const state = this.#state;
    const { settings } = this.#options.parts;
    byId('app').classList.toggle('over', this.#isOver);
    const looksBack = state.ply < state.moves.length;
    byId('to-end').hidden = !looksBack || this.#options.isReview();
    if (looksBack) byId('to-end').textContent = this.#say('past.position');
    byId('typed').hidden = (this.#isOver && !this.#options.isReview()) || isWatched(state);
    // An update is offered only between games.
    byId('update').hidden = !this.#hasUpdate || !(this.#isOver || state.moves.length === 0);
    byId('pace-field').hidden = !isWatched(state);
    const paces = settingValues.pace.map((value) => /** @type {const} */ ([value, this.#say(`setting.pace.${value}`)]));
    if (isWatched(state)) render(options(paces, settings.pace), this.#elements.pace);
  }

  showStorage() {
    const { parts, session, tell } = this.#options;
    const { storage } = parts;
    const aside = gamesAside(storage).length;
    const note = byId('storage-note');
    note.textContent = !storage.isPersistent
      ? this.#say(session.state ? 'settings.stopped' : 'settings.notKept')
      : aside > 0
        ? this.#say('settings.aside', { n: aside })
        : '';
    note.hidden = note.textContent === '';
    if (!storage.isPersistent && session.state) tell(note.textContent, true);
  }
}
