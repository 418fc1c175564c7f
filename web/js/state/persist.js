// The games of this device: the newest first, each whole, so that a reload is invisible.

/** @typedef {import('./reducer.js').Match} Match */
/**
 * @typedef {Pick<Match, 'id' | 'game' | 'setup' | 'begins' | 'players' | 'limits' | 'moves' | 'ply'> & { start: string, paused: boolean, date: number, over: boolean, score: [number, number] }} Saved
 */

const gamesKept = 60;

/** @param {import('./storage.js').Store} storage */
export const savedGames = (storage) => {
  const games = storage.read('games');
  return /** @type {Saved[]} */ (Array.isArray(games) ? games.filter((game) => typeof game?.start === 'string') : []);
};

/**
 * @param {import('./storage.js').Store} storage @param {Match} match
 * @param {import('../../../wasm/engine.d.ts').Outcome} outcome of its newest position
 */
export function saveGame(storage, match, outcome, date = Date.now()) {
  const { id, game, setup, begins, players, limits, moves, positions, ply, paused } = match;
  /** @type {Saved} */
  const saved = {
    id,
    game,
    setup,
    begins,
    players,
    limits,
    moves,
    ply,
    paused,
    start: positions[0],
    date,
    over: outcome.kind !== 'ongoing',
    score: outcome.score,
  };
  const others = savedGames(storage).filter((other) => other.id !== id && other.moves.length > 0);
  storage.write('games', [saved, ...others].slice(0, gamesKept));
}

/**
 * Plays a saved game again: what the rules no longer allow is left out.
 * @param {import('../games/types.js').Engine} rules @param {Saved} saved
 */
export function reopen(rules, saved) {
  const line = rules.playAll(saved.game, saved.start, saved.moves.map(({ text }) => text).join(' '));
  if (!line.ok) return null;
  const moves = saved.moves.slice(0, line.positions.length - 1);
  const { id, game, setup, begins, players, limits, paused } = saved;
  return {
    id,
    game,
    setup,
    begins,
    players,
    limits,
    paused,
    moves,
    positions: line.positions,
    ply: Math.min(saved.ply, moves.length),
  };
}
