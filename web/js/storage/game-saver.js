// Saves the games of one page. A second tab may go on with the same game: then neither writes over what the other one has
// played.
import { remarksOf, root } from '../match/match.js';
import { savedGame, storeGame } from './saved-games.js';

/** @import { Store } from './storage.js' */
/** @import { SavedGame, SavedNode } from './saved-game.js' */
/** @import { Match } from '../match/match.js' */

/** @param {Match} match @param {{ over: boolean, score: [number, number], ending: string }} end @param {number} date @returns {SavedGame} */
export function encodeGame(match, end, date) {
  const { id, game, setup, begins, players, isShared, marks, limits, start, nodes, moves, ply, paused } = match;
  return {
    version: 2,
    ...{ id, game, setup, begins, players, limits, start, ply, paused, date },
    nodes: nodes.map(({ parent, text, ms, score, forfeit, ...remarks }) => ({
      ...{ parent, text, ms, ...remarksOf(remarks) },
      ...(score ? { score } : {}),
      ...(forfeit ? { forfeit } : {}),
    })),
    leaf: moves[moves.length - 1]?.id ?? root,
    ...(isShared ? { isShared } : {}),
    ...(marks && marks.length > 0 ? { marks } : {}),
    ...end,
  };
}

/** Whether every line of one tree is in the other. @param {readonly SavedNode[]} part @param {readonly SavedNode[]} whole */
export function contains(whole, part) {
  const places = new Map(whole.map(({ parent, text }, at) => [`${parent} ${text}`, at]));
  /** @type {Map<number, number>} */
  const found = new Map([[root, root]]);
  return part.every(({ parent, text }, at) => {
    const place = places.get(`${found.get(parent)} ${text}`);
    if (place === undefined) return false;
    found.set(at, place);
    return true;
  });
}

export class GameSaver {
  #storage;
  #newId;
  /** Matches that had to make room for another tab's, by their id. @type {Map<string, string>} */
  #moved = new Map();
  /** What this page wrote last under each id, as text. @type {Map<string, string>} */
  #written = new Map();

  /** @param {Store} storage @param {() => string} newId */
  constructor(storage, newId) {
    this.#storage = storage;
    this.#newId = newId;
  }

  /** Under which id the device keeps a match. @param {string} id */
  placeOf(id) {
    return this.#moved.get(id) ?? id;
  }

  /** Opened anew, a game is under its own id again. @param {string} id */
  begins(id) {
    this.#moved.delete(id);
  }

  /** @param {Match} match @param {Parameters<typeof encodeGame>[1]} end @param {number} [date]
   *  @returns {boolean} whether the match had to move to an id of its own */
  save(match, end, date = Date.now()) {
    const place = this.placeOf(match.id);
    const there = savedGame(this.#storage, place);
    const foreign =
      there !== null && !contains(match.nodes, there.nodes) && JSON.stringify(there.nodes) !== this.#written.get(place);
    // Another tab has gone on from here: all of this match is kept already.
    if (foreign && contains(there.nodes, match.nodes)) return false;
    if (foreign) this.#moved.set(match.id, this.#newId());
    const id = this.placeOf(match.id);
    const game = encodeGame({ ...match, id }, end, date);
    storeGame(this.#storage, game);
    this.#written.set(id, JSON.stringify(game.nodes));
    return foreign;
  }
}
