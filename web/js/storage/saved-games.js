// The games of this device: the newest first, each whole, so that a reload is invisible.
import { decodeGame } from './saved-game.js';

/** @import { Store } from './storage.js' */
/** @import { SavedGame } from './saved-game.js' */

const gamesKept = 60;
// Each game has a key of its own, so that a move writes one game and not all of them.
const order = 'games';
const keyOf = (/** @type {string} */ id) => `game.${id}`;
/** Games that cannot be read are kept aside for export. */
const asideKey = (/** @type {string} */ id) => `aside.${id}`;

/** @param {Store} storage @returns {string[]} ids, newest first */
function savedIds(storage) {
  const ids = storage.read(order);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

/** @param {Store} storage @param {string} id @returns {SavedGame | null} */
export function savedGame(storage, id) {
  const text = storage.readText(keyOf(id));
  if (text === null) return null;
  const decoded = decodeGame(storage.read(keyOf(id)));
  if (decoded.ok) return decoded.game;
  storage.writeText(asideKey(id), text);
  storage.remove(keyOf(id));
  return null;
}

/** @param {Store} storage @returns {SavedGame[]} newest first */
export const savedGames = (storage) => savedIds(storage).flatMap((id) => savedGame(storage, id) ?? []);

/** Stored games that could not be read, as text. @param {Store} storage */
export const gamesAside = (storage) =>
  storage.keys().flatMap((key) => (key.startsWith(asideKey('')) ? [storage.readText(key) ?? ''] : []));

/** Puts a game first in the list. @param {Store} storage @param {SavedGame} game */
export function storeGame(storage, game) {
  const { id } = game;
  storage.write(keyOf(id), game);
  const ids = savedIds(storage);
  if (ids[0] === id) return;
  // A game without a move is not worth a place once another one is played.
  const others = ids.filter((other) => other !== id);
  const empty = others.filter((other) => !savedGame(storage, other)?.nodes.length);
  const kept = [id, ...others.filter((other) => !empty.includes(other))];
  for (const gone of [...empty, ...kept.splice(gamesKept)]) storage.remove(keyOf(gone));
  storage.write(order, kept);
}
