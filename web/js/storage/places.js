// Where the games of this page are kept on the device. A second tab may go on with the same game: then neither writes over
// what the other one has played.
import { savedGame, saveGame } from './saved-games.js';

/** @typedef {import('../session/match.js').Match} Match */

/** @param {Pick<Match, 'moves'>} game */
const lineOf = ({ moves }) => moves.map(({ text }) => `${text} `).join('');

export class Places {
  #storage;
  #newId;
  /** Matches that had to make room, by their id. @type {Map<string, string>} */
  #moved = new Map();
  /** The moves that this page wrote last at each place. @type {Map<string, string>} */
  #written = new Map();

  /** @param {import('./storage.js').Store} storage @param {() => string} newId */
  constructor(storage, newId) {
    this.#storage = storage;
    this.#newId = newId;
  }

  /** @param {string} id of a match */
  placeOf(id) {
    return this.#moved.get(id) ?? id;
  }

  /** Opened anew, a game is at its own place again. @param {string} id */
  begins(id) {
    this.#moved.delete(id);
  }

  /**
   * @param {Match} match @param {import('../../../wasm/engine.d.ts').Outcome} outcome @param {string} ending
   * @returns {boolean} whether the match had to move to a place of its own
   */
  save(match, outcome, ending) {
    const line = lineOf(match);
    const there = savedGame(this.#storage, this.placeOf(match.id));
    const found = there ? lineOf(there) : line;
    const foreign = !line.startsWith(found) && found !== this.#written.get(this.placeOf(match.id));
    // Another tab has gone on from here: all of this match is kept already.
    if (foreign && found.startsWith(line)) return false;
    if (foreign) this.#moved.set(match.id, this.#newId());
    const place = this.placeOf(match.id);
    saveGame(this.#storage, { ...match, id: place }, outcome, ending);
    this.#written.set(place, line);
    return foreign;
  }
}
