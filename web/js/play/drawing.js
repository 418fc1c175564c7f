// Drawing on the board, to explain a position: with the right mouse button, with a finger once drawing is switched on, or by
// key. From a cell to itself is a ring, to another cell an arrow; the same again wipes it out.
import { cellName } from '../board/notes.js';
import { toggled } from '../match/marks.js';
import { marksOf } from '../match/match.js';

/** @import { Board } from '../board/board.js' */
/**
 * @typedef {object} DrawingOptions
 * @property {HTMLElement} root   the board's element
 * @property {Board} board
 * @property {import('../session/game-session.js').GameSession} session
 * @property {() => boolean} isOn   every finger and button draws
 * @property {(key: 'from' | 'drawn' | 'wiped', names: { from: string, to: string }) => void} tell   for ears
 */

export class Drawing {
  #options;
  /** Where a pointer began. @type {number | null} */
  #from = null;
  /** Where the key began. @type {number | null} */
  #keyFrom = null;

  /** @param {DrawingOptions} options */
  constructor(options) {
    this.#options = options;
    const { root } = options;
    // Before the board hears of it: a mark is no move.
    root.addEventListener('pointerdown', (event) => this.#down(event), { capture: true });
    root.addEventListener('pointermove', (event) => this.#from !== null && event.stopPropagation(), { capture: true });
    root.addEventListener('pointerup', (event) => this.#up(event), { capture: true });
    root.addEventListener('pointercancel', () => (this.#from = null), { capture: true });
    root.addEventListener('click', (event) => event.detail > 0 && options.isOn() && event.stopPropagation(), {
      capture: true,
    });
    options.session.on('changed', (state, before) => {
      if (state.view.position !== before?.view.position) this.#keyFrom = null;
    });
  }

  /** @param {PointerEvent} event */
  #down(event) {
    const isRight = event.pointerType === 'mouse' && event.button === 2;
    if (!isRight && !this.#options.isOn()) return;
    this.begin(event);
    event.stopPropagation();
  }

  /** A mark begins here. @param {{ clientX: number, clientY: number }} place */
  begin(place) {
    this.#from = this.#options.board.cellAt(place);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const from = this.#from;
    if (from === null) return;
    this.#from = null;
    event.stopPropagation();
    const to = this.#options.board.cellAt(event);
    if (to !== null) this.#draw(from, to);
  }

  /** The key on a cell: once it begins an arrow, on the same cell again it is a ring. */
  press() {
    const focused = document.activeElement;
    const cell = focused instanceof HTMLElement ? Number(focused.dataset.cell ?? Number.NaN) : Number.NaN;
    const { geometry } = this.#options.board;
    if (!Number.isInteger(cell) || !geometry) return;
    const from = this.#keyFrom;
    this.#keyFrom = from === null ? cell : null;
    if (from === null) return this.#options.tell('from', { from: cellName(cell, geometry), to: '' });
    this.#draw(from, cell);
  }

  /** @param {number} from @param {number} to */
  #draw(from, to) {
    const { board, session, tell } = this.#options;
    const { geometry } = board;
    if (!geometry) return;
    const names = { from: cellName(from, geometry), to: cellName(to, geometry) };
    const mark = from === to ? names.from : names.from + names.to;
    const marks = marksOf(session.state);
    session.setMarks(toggled(marks, mark));
    tell(marks.includes(mark) ? 'wiped' : 'drawn', names);
  }
}
