// Hints: what the strongest agent would play in the person's place.
import { strongest } from '../words/names.js';

/** Advice may take a quarter of a turn. */
const limits = { ms: 475 };

export class Advice {
  #table;
  #asking = new AbortController();
  #peeking = false;
  /** How much was asked for without holding a key, which stays when it is released. @type {{ move: string, whole: boolean } | null} */
  #given = null;

  /** @param {import('./table.js').Table} table */
  constructor(table) {
    this.#table = table;
  }

  /** The cell; asked again, the whole move. */
  async hint() {
    const { board, voice } = this.#table;
    const again = this.#given !== null;
    const move = await this.#ask();
    if (!move) return;
    this.#given = { move, whole: again };
    board.draft.setHint(move, again || this.#peeking);
    voice.tell(again ? this.#inWords(move) : this.#table.say(`${this.#table.parts.module.id}.hintFirst`));
  }

  /** The whole move for as long as a key is held. @param {boolean} held */
  async peek(held) {
    if (held === this.#peeking) return;
    this.#peeking = held;
    if (held) return this.#show();
    const { board, voice } = this.#table;
    // Who let go before there was an answer waits for nothing.
    this.#asking.abort();
    board.draft.setHint(this.#given?.move ?? null, this.#given?.whole ?? false);
    voice.forget();
    voice.update();
  }

  /** The position has changed: nobody waits for this any more, but who still holds the key wants the next one. */
  drop() {
    this.#asking.abort();
    this.#given = null;
  }

  /** The board shows another position. */
  follow() {
    if (this.#peeking && this.#table.board.movable) void this.#show();
  }

  async #show() {
    const move = await this.#ask();
    if (!move || !this.#peeking) return;
    this.#table.board.draft.setHint(move, true);
    this.#table.voice.tell(this.#inWords(move));
  }

  /** @param {string} move */
  #inWords(move) {
    const { board, say, parts } = this.#table;
    const { view, now } = board;
    return view ? say('status.hint', { move: parts.module.labels.move(say, move, view, now.look.coords) }) : '';
  }

  /** @returns {Promise<string | null>} */
  async #ask() {
    const { match, board, parts, say, voice } = this.#table;
    if (!board.movable) {
      if (board.view?.outcome.kind === 'ongoing') voice.tell(say('typed.wait'));
      return null;
    }
    if (board.draft.hint) return board.draft.hint.move;
    this.#asking.abort();
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    const agent = strongest(parts.info);
    const request = { game: match.game, position: match.positions[match.ply], agent, seed: 1, limits };
    const answer = await parts.thinker.think(request, { signal }).catch(() => null);
    if (signal.aborted || this.#table.match.generation !== match.generation) return null;
    if (!answer) voice.tell(say('status.noHint'), true);
    return answer?.move ?? null;
  }
}
