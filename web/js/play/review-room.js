// Where the play page reviews a game: fetches the review when somebody asks for it, and shows it beside the board.
import { nothing, render } from 'lit-html';
import { onlyPerson } from '../match/match.js';
import { byId, emptied } from '../widgets/dom.js';
import { loadStyles } from '../widgets/theme.js';

/** @import { Study } from '../review/study.js' */
/**
 * @typedef {object} ReviewRoomOptions
 * @property {import('./page.js').PageParts} parts
 * @property {import('../session/game-session.js').GameSession} session
 * @property {import('../board/board.js').Board} board
 * @property {() => string} place   under which the device keeps the game
 * @property {(move: string, side: 0 | 1) => unknown} listed   a move as lists show it
 * @property {() => void} onChange   what stands on the board, or is said of it, has changed
 * @property {import('./address-bar.js').AddressBar} address   which says that the game is under review
 * @property {() => void} onMissing   the review did not load
 */

export class ReviewRoom {
  /** @type {Study | null} */
  study = null;
  #options;
  /** @type {typeof import('../review/index.js') | null} */
  #review = null;
  #element = emptied('review');
  #wait = 0;

  /** @param {ReviewRoomOptions} options */
  constructor(options) {
    this.#options = options;
  }

  /** Begins the review of the current line. */
  async open() {
    try {
      await this.#load();
    } catch (error) {
      console.warn(error);
      this.#options.onMissing();
    }
  }

  /** Leaves the review; the position stays on the board. */
  end() {
    if (!this.study) return;
    const { address, session, onChange } = this.#options;
    this.close();
    address.isReview = false;
    address.write(session.state);
    onChange();
  }

  async #load() {
    const { parts, session } = this.#options;
    const { state } = session;
    const [review] = await Promise.all([
      import('../review/index.js'),
      loadStyles(new URL('../../css/review.css', import.meta.url)),
    ]);
    await parts.learn(review.reviewWords);
    // Another game may have begun meanwhile.
    if (session.state.id !== state.id || session.state.moves.length === 0) return;
    this.#review = review;
    this.#begin(review);
    this.#options.address.isReview = true;
    this.#options.address.write(session.state);
  }

  /** @param {typeof import('../review/index.js')} review */
  #begin(review) {
    const { parts, session, board, place, listed, onChange } = this.#options;
    this.study?.end();
    const saving = new review.Saving({ session, board, rules: parts.rules, onChange });
    this.study = new review.Study({
      ...{ session, board, listed, rules: parts.rules, thinker: parts.thinker, module: parts.module },
      say: () => parts.say,
      shelf: review.deviceShelf(parts.storage),
      place: place(),
      mine: onlyPerson(session.state) ?? 0,
      saving: (study) => saving.template(study),
      onEnd: () => this.end(),
      onGoOn: () => {
        this.end();
        session.setPaused(false);
      },
      onChange,
    });
    this.study.start();
    onChange();
  }

  close() {
    if (!this.study) return;
    this.study.end();
    this.study = null;
    cancelAnimationFrame(this.#wait);
    render(nothing, this.#element);
    this.show();
  }

  /** Draws the panel, at most once a frame. */
  show() {
    byId('app').classList.toggle('reviewing', this.study !== null);
    this.#element.hidden = this.study === null;
    cancelAnimationFrame(this.#wait);
    if (this.study)
      this.#wait = requestAnimationFrame(() => this.study && render(this.study.template(), this.#element));
  }

  /** What the buttons under the board are. */
  steps() {
    return this.study && this.#review ? this.#review.reviewSteps(this.study) : nothing;
  }
}
