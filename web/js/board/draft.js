// The move that is being made on a board: what is chosen, what is merely pointed at, and what either would lead to. It only
// answers; the board shows it.

/** @import { View } from '../games/types.js' */
/** A draft of any game. @typedef {object} GameDraft */
/** Whether a complete draft waits for a confirmation: by the kind of pointer and the game, always, or never.
 *  @typedef {'auto' | 'always' | 'never'} Confirm */

/** @param {Confirm} confirm @param {{ byFinger: boolean, byGame: boolean }} how */
export const needsConfirmation = (confirm, { byFinger, byGame }) =>
  confirm === 'always' || (confirm === 'auto' && (byFinger || byGame));

/** @param {object | null} one @param {object | null} other */
export const sameDraft = (one, other) => JSON.stringify(one) === JSON.stringify(other);

export class Draft {
  /** @type {GameDraft | null} */
  chosen = null;
  /** What the pointer or the cursor is at. @type {GameDraft | null} */
  pointed = null;
  /** A move to point at, or only its beginning. @type {{ move: string, whole: boolean } | null} */
  hint = null;
  /** What the other side would do if it were to move. @type {{ move: string, side: 0 | 1 } | null} */
  threat = null;
  #input;
  #rules;
  /** @type {{ key: string, view: View | null }} */
  #imagined = { key: '', view: null };

  /** @param {import('../games/types.js').Input} input @param {Pick<import('../engine/rules.js').Rules, 'view' | 'play'>} rules */
  constructor(input, rules) {
    this.#input = input;
    this.#rules = rules;
  }

  /** The chosen move is complete and waits to be confirmed: pointing elsewhere does not change it. */
  get isComplete() {
    return this.moveOf(this.chosen) !== null;
  }
  /** The draft to be seen. */
  get shown() {
    return this.isComplete ? this.chosen : (this.pointed ?? this.chosen);
  }

  /** @param {GameDraft | null} draft @returns {string | null} the move that it is, once complete */
  moveOf(draft) {
    return draft ? this.#input.move(draft) : null;
  }

  /** @param {GameDraft | null} draft */
  choose(draft) {
    this.chosen = draft;
    this.pointed = null;
  }

  /** The position has changed: none of this belongs to it. */
  forget() {
    this.choose(null);
    this.hint = null;
    this.threat = null;
  }

  /** The view after the draft, as the rules see it: after the whole move if it is complete. @param {View | null} view */
  imagined(view) {
    const draft = this.shown;
    if (!draft || !view) return null;
    const { position } = view;
    const key = `${position} ${JSON.stringify(draft)}`;
    if (this.#imagined.key !== key) {
      const move = this.moveOf(draft);
      const partial = move ? null : this.#input.partial?.(position, draft);
      const after = move ? this.#rules.play(position, move) : partial ? this.#rules.view(partial) : null;
      this.#imagined = { key, view: after?.ok ? after : null };
    }
    return this.#imagined.view;
  }
}
