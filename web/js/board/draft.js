// The half-made move on a board: what is chosen, what is merely pointed at, and what either would lead to. Mouse, touch
// and keyboard all end here.

/** @typedef {import('../games/types.js').Draft} Draft */
/** @typedef {import('../games/types.js').View} View */
/** @typedef {import('./board.js').Board} Board */

export class BoardDraft {
  /** @type {Draft | null} */
  chosen = null;
  /** What the pointer or the cursor is at. @type {Draft | null} */
  pointed = null;
  /** A move the player asked for, and whether more than its beginning is shown. @type {{ move: string, whole: boolean } | null} */
  hint = null;
  #board;
  /** @type {{ key: string, view: View | null }} */
  #imagined = { key: '', view: null };

  /** @param {Board} board */
  constructor(board) {
    this.#board = board;
  }

  /** A finished move that waits for a second word: pointing elsewhere does not change it. */
  get finished() {
    return this.#moveOf(this.chosen) !== null;
  }
  /** The draft to be seen. */
  get shown() {
    return this.finished ? this.chosen : (this.pointed ?? this.chosen);
  }

  /** @param {Draft | null} draft */
  choose(draft) {
    this.chosen = draft;
    this.pointed = null;
    this.#board.chose();
  }

  /** @param {Draft | null} draft */
  pointAt(draft) {
    if (JSON.stringify(draft) === JSON.stringify(this.pointed)) return;
    this.pointed = draft;
    this.#board.changed();
  }

  /**
   * A finished draft becomes a move, or waits for a second word.
   * @param {Draft | null} draft @param {{ coarse?: boolean, sure?: boolean }} [by]
   */
  finish(draft, { coarse = false, sure = false } = {}) {
    const move = this.#moveOf(draft);
    if (!move) return this.choose(draft);
    const { confirm, module } = this.#board;
    const waits = coarse || module.input.waits?.(draft) === true;
    if (!sure && (confirm === 'always' || (confirm === 'auto' && waits))) return this.choose(draft);
    this.forget();
    this.#board.play(move);
  }

  /** The second word. @returns {boolean} whether there was something to agree to */
  agree() {
    if (!this.finished) return false;
    this.finish(this.chosen, { sure: true });
    return true;
  }

  /** Half a move back. @returns {boolean} whether there was one */
  back() {
    if (!this.chosen) return false;
    this.choose(this.#board.module.input.back(this.chosen));
    return true;
  }

  /** @param {string | null} move @param {boolean} whole */
  setHint(move, whole) {
    this.hint = move === null ? null : { move, whole };
    this.#board.redraw();
  }

  /** The position has changed: none of this belongs to it. */
  forget() {
    this.chosen = null;
    this.pointed = null;
    this.hint = null;
  }

  /** The view after the draft, as the engine sees it: the whole move if it is finished, else the half-move. */
  get imagined() {
    const draft = this.shown;
    const { now, module } = this.#board;
    if (!draft || !now.view) return null;
    const { position } = now.view;
    const key = `${position} ${JSON.stringify(draft)}`;
    if (this.#imagined.key !== key) {
      const move = this.#moveOf(draft);
      const standing = move ? null : module.input.standing?.(position, draft);
      const view = move ? now.after(move) : standing ? now.ask(standing) : null;
      this.#imagined = { key, view };
    }
    return this.#imagined.view;
  }

  /** @param {Draft | null} draft */
  #moveOf(draft) {
    return draft ? this.#board.module.input.move(draft) : null;
  }
}
