// The game that a page without an engine can show: the address's, else the unfinished one of this device, else none.
import { openFragment } from '../address/fragment.js';
import { reopen, savedGames } from '../storage/saved-games.js';

/** @typedef {import('../games/types.js').GameModule} GameModule */
/** @typedef {Pick<import('./match.js').Match, 'id' | 'begins' | 'moves' | 'positions' | 'ply'>} Recorded */

/**
 * @param {GameModule} module @param {import('../games/types.js').Replay} replay
 * @param {(position: string) => boolean} isPosition @param {{ hash: string, storage: import('../storage/storage.js').Store }} places
 * @returns {Recorded | null}
 */
export function recordedGame(module, replay, isPosition, { hash, storage }) {
  const reader = readerOf(replay, isPosition);
  const opened = openFragment(reader, module.id, hash, module);
  if (opened) {
    const { positions, moves, ply } = opened;
    const played = moves.map((text) => ({ text, ms: null }));
    return { id: '', begins: replay.side(positions[0]), moves: played, positions, ply };
  }
  // As on a page with an engine: an address that says something else hides what this device remembers.
  const newest = savedGames(storage).find(({ game }) => game === module.id);
  return hash.length > 1 || !newest || newest.over ? null : reopen(reader, newest);
}

/**
 * Stands in for the engine: stops where a move means nothing.
 * @param {import('../games/types.js').Replay} replay @param {(position: string) => boolean} isPosition
 * @returns {import('../address/fragment.js').Player}
 */
const readerOf = ({ after }, isPosition) => ({
  playAll(_, start, moves) {
    if (!isPosition(start)) return { ok: false };
    const positions = [start];
    for (const move of moves.split(' ').filter(Boolean)) {
      const next = after(positions[positions.length - 1], move);
      if (next === null) return { ok: true, positions, fault: `${move} means nothing here` };
      positions.push(next);
    }
    return { ok: true, positions, fault: null };
  },
});
