// The review of an embed's game (mode=analyse): beside or below the board, with one worker and nothing kept.
import { render } from 'lit-html';
import { deviceShelf, reviewSteps, reviewWords, Saving, Study } from '../review/index.js';
import { noStorage } from '../storage/storage.js';
import { listedMove } from '../widgets/listed-move.js';
import { loadStyles } from '../widgets/theme.js';
import { learn } from '../words/say.js';

/** @import { EmbedPage } from './embed-page.js' */

export class Analysis {
  /** @type {Study | null} */
  study = null;
  #page;
  #onChange;
  #element = document.createElement('section');
  #shelf = deviceShelf(noStorage());
  /** The end of the line that is reviewed: another one begins a new review. */
  #reviewed = '';
  #isAsleep = false;

  /** @param {EmbedPage} page @param {() => void} onChange what stands on the board, or is said of it, has changed */
  static async open(page, onChange) {
    await Promise.all([
      learn(page.parts.say, reviewWords),
      loadStyles(new URL('../../css/embed-review.css', import.meta.url)),
    ]);
    return new Analysis(page, onChange);
  }

  /** @param {EmbedPage} page @param {() => void} onChange */
  constructor(page, onChange) {
    this.#page = page;
    this.#onChange = onChange;
    this.#element.className = 'review';
    this.#element.setAttribute('aria-label', page.parts.say('review.title'));
    document.querySelector('.embed')?.classList.add('analyse');
    document.getElementById('controls')?.before(this.#element);
  }

  /** Reviews the line of the game on the board, unless it is under review. */
  follow() {
    const { session, parts, board } = this.#page;
    const { state } = session;
    // Another game of the host, not a try of the visitor.
    if (this.#reviewed === state.id || state.moves.length === 0) return;
    this.#reviewed = state.id;
    this.study?.end();
    this.study = null;
    const { say, module, rules, thinker } = parts;
    const saving = new Saving({ session, board, rules, onChange: this.#onChange });
    const { coords } = board.position.look;
    this.study = new Study({
      ...{ session, board, rules, thinker, module, place: state.id, mine: 0, shelf: this.#shelf, crewSize: 1 },
      say: () => say,
      listed: (move, side) => listedMove(say, module, coords, move, side),
      saving: (study) => saving.template(study),
      onChange: this.#onChange,
    });
    this.study.start();
    if (this.#isAsleep) this.study.rest();
  }

  show() {
    this.#element.hidden = this.study === null;
    if (this.study) render(this.study.template(), this.#element);
  }

  /** The buttons that step through the game. */
  steps() {
    return this.study && reviewSteps(this.study);
  }

  /** Nobody sees the board. */
  sleep() {
    this.#isAsleep = true;
    this.study?.rest();
  }

  wake() {
    this.#isAsleep = false;
    this.study?.goOn();
  }
}
