// The game that a page without an engine can show: the address's, else the unfinished one of this device, else none.
import { openFragment } from '../address/fragment.js';
import { lineOf } from '../match/match.js';
import { reopen } from '../storage/saved-game.js';
import { savedGames } from '../storage/saved-games.js';

/** @typedef {Pick<import('../match/match.js').Match, 'begins' | 'start' | 'nodes' | 'moves' | 'ply'>} Recorded */

/** @param {import('../games/types.js').GameModule} module @param {import('../games/types.js').Replay} replay
 *  @param {(position: string) => boolean} isPosition
 *  @param {{ hash: string, storage: import('../storage/storage.js').Store }} places
 *  @returns {Recorded | null} */
export function recordedGame(module, replay, isPosition, { hash, storage }) {
  const replayer = replayerOf(replay, isPosition);
  const opened = openFragment(replayer, hash, module);
  if (opened) {
    const { positions, ply } = opened;
    const nodes = lineOf(
      opened.moves.map((text) => ({ text, ms: null })),
      positions,
      false,
    );
    const start = positions[0] ?? '';
    return { begins: replay.side(start), start, nodes, moves: nodes, ply };
  }
  // As on a page with an engine, a fragment in the address takes precedence over saved games.
  const newest = savedGames(storage).find(({ game }) => game === module.id);
  return hash.length > 1 || !newest || newest.over ? null : reopen(replayer, newest);
}

/** Takes the place of the rules: plays moves until one means nothing.
 *  @param {import('../games/types.js').Replay} replay @param {(position: string) => boolean} isPosition
 *  @returns {import('../address/fragment.js').Replayer} */
const replayerOf = ({ after }, isPosition) => ({
  playAll(start, moves) {
    if (!isPosition(start)) return { ok: false };
    const positions = [start];
    let last = start;
    for (const move of moves.split(' ').filter(Boolean)) {
      const next = after(last, move);
      if (next === null) return { ok: true, positions, fault: `${move} means nothing here` };
      positions.push((last = next));
    }
    return { ok: true, positions, fault: null };
  },
});
