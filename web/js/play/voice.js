// What the page says: the line above the board for eyes, which follows the pointer, and the polite region for ears, which
// tells only what was done.
import { onlyPerson } from '../words/names.js';
import { movedSentence, previewSentence, reachSentence, turnSentence } from '../words/sentences.js';

/** @typedef {import('./table.js').Table} Table */
/** @typedef {import('../games/types.js').View} View */

/** @param {string} id @returns {HTMLElement} */
const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

export class Voice {
  #table;
  #notice = '';
  #said = '';

  /** @param {Table} table */
  constructor(table) {
    this.#table = table;
  }

  /**
   * Says something that is not the game's state; the next move clears it.
   * @param {string} sentence @param {boolean} [alert]
   */
  tell(sentence, alert = false) {
    this.#notice = sentence;
    part('status').textContent = sentence;
    part(alert ? 'alert' : 'live').textContent = sentence;
  }

  forget() {
    this.#notice = '';
  }

  update() {
    const { match, board, say, parts } = this.#table;
    const { module } = parts;
    if (!match || !board.view) return;
    const { view, draft } = board;
    const { chosen: own, imagined } = draft;
    const turn = turnSentence(say, match, module, view);
    const preview = imagined ? previewSentence(say, match, module, imagined) : '';
    const { coords } = board.now.look;
    const next = own && draft.shown === own ? module.labels.next(say, own, coords) : '';
    const line = part('status');
    line.textContent = [next, preview].filter(Boolean).join(' ') || this.#notice || turn;
    line.classList.toggle('bad', match.trouble !== null);
    const chosen = own ? module.labels.chosen(say, board.now.choices, own, coords) : '';
    const spoken = chosen ? this.#withDetail(chosen, preview) : this.#position(view, turn);
    if (spoken === this.#said) return;
    this.#said = spoken;
    part('live').textContent = spoken;
  }

  /** What was played and what follows. @param {View} view @param {string} turn */
  #position(view, turn) {
    const { match, board, say, parts } = this.#table;
    const { module } = parts;
    const { before, look } = board.now;
    const moved = match.ply > 0 && before ? movedSentence(say, match, module, before.view, look.coords) : '';
    if (!moved || view.outcome.kind !== 'ongoing') return this.#withDetail(turn, '', moved);
    const person = onlyPerson(match);
    const reach = person === null ? '' : reachSentence(say, module, view, person);
    return this.#withDetail(moved, [reach, turn].filter(Boolean).join(' '));
  }

  /** Terse listeners hear the middle alone. @param {string} middle @param {string} after @param {string} [before] */
  #withDetail(middle, after, before = '') {
    if (this.#table.parts.settings.verbosity === 'terse') return middle;
    return [before, middle, after].filter(Boolean).join(' ');
  }
}
