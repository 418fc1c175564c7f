// All that this device keeps, as a file, and back.
import { decodeGame } from './saved-game.js';
import { gamesAside, savedGames, storeGame } from './saved-games.js';

/** @import { Store } from './storage.js' */

/** Everything, for a file. @param {Store} storage */
export const exportAll = (storage) => ({
  version: 2,
  settings: storage.read('settings'),
  games: savedGames(storage),
  aside: gamesAside(storage),
});

/** Adds the games of an exported file. @param {Store} storage @param {string} text @returns {number | null} how many; null if the file holds none */
export function importGames(storage, text) {
  let games;
  try {
    games = JSON.parse(text)?.games;
  } catch {
    return null;
  }
  if (!Array.isArray(games)) return null;
  const read = games.map(decodeGame).flatMap((decoded) => (decoded.ok ? [decoded.game] : []));
  // The oldest first: each goes to the front of the list.
  for (const game of [...read].reverse()) storeGame(storage, game);
  return read.length;
}
