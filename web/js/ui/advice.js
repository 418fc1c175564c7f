// Hints: what the opponent would play in the person's place.

/** Advice may take a quarter of a turn. */
const limits = { ms: 475 };

export class Advice {
  #table;
  #asking = new AbortController();
  #peeking = false;

  /** @param {import('./table.js').Table} table */
  constructor(table) {
    this.#table = table;
  }

  /** The cell; asked again, the whole move. */
  async hint() {
    const { board, say, parts, voice } = this.#table;
    const again = board.draft.hint !== null;
    const move = await this.#ask();
    if (!move || !board.view) return;
    board.draft.setHint(move, again);
    voice.tell(
      again
        ? say('status.hint', { move: parts.module.labels.move(say, move, board.view) })
        : say(`${parts.module.id}.hintFirst`),
    );
  }

  /** The whole move for as long as a key is held. @param {boolean} held */
  async peek(held) {
    this.#peeking = held;
    const move = held ? await this.#ask() : null;
    if (this.#peeking && move) this.#table.board.draft.setHint(move, true);
    else if (!held) this.#table.board.draft.setHint(null, false);
  }

  /** The position has changed: nobody waits for this any more. */
  drop() {
    this.#asking.abort();
  }

  /** @returns {Promise<string | null>} */
  async #ask() {
    const { match, board, parts } = this.#table;
    if (!board.movable) return null;
    if (board.draft.hint) return board.draft.hint.move;
    this.#asking.abort();
    this.#asking = new AbortController();
    const { agents } = parts.info;
    const agent = match.players.find((player) => player.agent !== null)?.agent ?? agents[agents.length - 1].id;
    const request = { game: match.game, position: match.positions[match.ply], agent, seed: 1, limits };
    const answer = await parts.thinker.think(request, { signal: this.#asking.signal }).catch(() => null);
    return answer && this.#table.match.generation === match.generation ? answer.move : null;
  }
}
