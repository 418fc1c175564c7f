// Which game a page is about, before anything of it is known.
import { knownGame } from '../games/list.js';
import { savedGames } from '../storage/saved-games.js';

/** @param {URLSearchParams} query @param {string} hash @param {import('../storage/storage.js').Store} storage
 *  @returns {string} the address's game, else that of the newest game on this device */
export function gameToOpen(query, hash, storage) {
  const named = query.get('game');
  return knownGame(named || hash.length > 1 ? named : savedGames(storage)[0]?.game);
}
