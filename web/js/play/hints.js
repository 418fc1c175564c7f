// Hints: what the strongest agent would play in the person's place.

/** A hint takes at most a quarter of an agent's two-second turn. */
const limits = { ms: 475 };

/**
 * @typedef {object} HintOptions
 * @property {import('../session/game-session.js').GameSession} session
 * @property {import('../board/board.js').Board} board
 * @property {string} agent
 * @property {(what: { move: string, whole: boolean }) => void} onHint   announces the hint
 * @property {(reason: 'notYourTurn' | 'noAnswer') => void} onNone
 * @property {() => void} onRelease   the held key was released: the announcement is cleared
 */

export class Hints {
  #options;
  #asking = new AbortController();
  #peeking = false;
  /** The hint that was asked for without holding a key; it stays when the key is released. @type {{ move: string, whole: boolean } | null} */
  #given = null;

  /** @param {HintOptions} options */
  constructor(options) {
    this.#options = options;
  }

  /** The beginning of the move; asked again, the whole move. */
  async hint() {
    const again = this.#given !== null;
    const move = await this.#ask();
    if (!move) return;
    this.#given = { move, whole: again };
    this.#options.board.setHint(move, again || this.#peeking);
    this.#options.onHint(this.#given);
  }

  /** The whole move for as long as a key is held. @param {boolean} held */
  async peek(held) {
    if (held === this.#peeking) return;
    this.#peeking = held;
    if (held) return this.#show();
    // A search that is still running is not needed any more.
    this.#asking.abort();
    this.#options.board.setHint(this.#given?.move ?? null, this.#given?.whole ?? false);
    this.#options.onRelease();
  }

  /** The position has changed; a key that is still held asks for the next hint. */
  moved() {
    this.#asking.abort();
    this.#given = null;
    if (this.#peeking && this.#options.board.movable) void this.#show();
  }

  async #show() {
    const move = await this.#ask();
    if (!move || !this.#peeking) return;
    this.#options.board.setHint(move, true);
    this.#options.onHint({ move, whole: true });
  }

  /** @returns {Promise<string | null>} */
  async #ask() {
    const { session, board, agent, onNone } = this.#options;
    if (!board.movable) {
      if (board.view?.outcome.kind === 'ongoing') onNone('notYourTurn');
      return null;
    }
    if (board.draft.hint) return board.draft.hint.move;
    this.#asking.abort();
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    const { generation } = session.state;
    const answer = await session.think({ agent, limits }, { signal, priority: 'hint' }).catch(() => null);
    if (signal.aborted || session.state.generation !== generation) return null;
    if (!answer) onNone('noAnswer');
    return answer?.move ?? null;
  }
}
