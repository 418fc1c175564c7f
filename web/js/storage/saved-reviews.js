// What reviews have found, kept beside the games of this device, so that a review is done once.
import { savedGame } from './saved-games.js';

/** @import { Look } from '../../../wasm/engine.d.ts' */
/** @import { Store } from './storage.js' */
/** @typedef {{ id: string, moves: readonly string[] }} Reviewed */

const version = 1;
const prefix = 'review.';

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** @param {unknown} value */
const isScore = (value) => isObject(value) && typeof value.kind === 'string' && Number.isInteger(value.value);
/** @param {unknown} value @returns {value is Look} */
const isLook = (value) =>
  isObject(value) &&
  isScore(value.score) &&
  Array.isArray(value.line) &&
  value.line.every((move) => typeof move === 'string') &&
  typeof value.nodes === 'number' &&
  (value.pass === 1 || value.pass === 2);

/** What is known of each position of the game; null if nothing is, or what is kept is about other moves.
 *  @param {Store} storage @param {Reviewed} game @returns {(Look | null)[] | null} */
export function savedLooks(storage, { id, moves }) {
  const kept = storage.read(prefix + id);
  if (!isObject(kept) || kept.version !== version || kept.moves !== moves.join(' ')) return null;
  if (!Array.isArray(kept.looks) || !kept.looks.every((look) => look === null || isLook(look))) return null;
  return kept.looks;
}

/** @param {Store} storage @param {Reviewed} game @param {readonly (Look | null)[]} looks */
export function storeLooks(storage, { id, moves }, looks) {
  // Games that had to make room for newer ones leave their reviews behind.
  for (const key of storage.keys())
    if (key.startsWith(prefix) && key !== prefix + id && savedGame(storage, key.slice(prefix.length)) === null)
      storage.remove(key);
  storage.write(prefix + id, { version, moves: moves.join(' '), looks });
}
