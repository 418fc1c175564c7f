// The games of this device: the newest first, each whole, so that a reload is invisible.

/** @typedef {import('../session/match.js').Match} Match */
/**
 * `ending`: the sentence that says how a finished game ended (Labels); older games have none.
 * @typedef {Pick<Match, 'id' | 'game' | 'setup' | 'begins' | 'players' | 'limits' | 'moves' | 'ply'> & { start: string, paused: boolean, date: number, over: boolean, score: [number, number], ending?: string }} Saved
 */

const gamesKept = 60;
// Each game has a place of its own, so that a ply writes one game and not all of them.
const order = 'games';
const place = (/** @type {string} */ id) => `game.${id}`;

/** @param {import('./storage.js').Store} storage @returns {string[]} ids, newest first */
function savedIds(storage) {
  const ids = storage.read(order);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

/** @param {import('./storage.js').Store} storage @param {string} id @returns {Saved | null} */
export function savedGame(storage, id) {
  const game = storage.read(place(id));
  return typeof game?.start === 'string' && Array.isArray(game.moves) ? game : null;
}

/** @param {import('./storage.js').Store} storage @returns {Saved[]} newest first */
export const savedGames = (storage) =>
  savedIds(storage)
    .map((id) => savedGame(storage, id))
    .filter((game) => game !== null);

/**
 * @param {import('./storage.js').Store} storage @param {Match} match
 * @param {import('../../../wasm/engine.d.ts').Outcome} outcome of its newest position
 * @param {string} ending which sentence says how it ended
 */
export function saveGame(storage, match, outcome, ending, date = Date.now()) {
  const { id, game, setup, begins, players, limits, moves, positions, ply, paused } = match;
  const over = outcome.kind !== 'ongoing';
  /** @type {Saved} */
  const saved = {
    ...{ id, game, setup, begins, players, limits, moves, ply, paused },
    ...{ start: positions[0], date, over, score: outcome.score, ...(over ? { ending } : {}) },
  };
  storage.write(place(id), saved);
  const ids = savedIds(storage);
  if (ids[0] === id) return;
  // A game without a move is not worth a place once another one is played.
  const others = ids.filter((other) => other !== id);
  const empty = others.filter((other) => !storage.read(place(other))?.moves?.length);
  const kept = [id, ...others.filter((other) => !empty.includes(other))];
  for (const gone of [...empty, ...kept.splice(gamesKept)]) storage.remove(place(gone));
  storage.write(order, kept);
}

/**
 * Plays a saved game again: what the rules no longer allow is left out.
 * @param {import('../address/fragment.js').Player} rules @param {Saved} saved
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
