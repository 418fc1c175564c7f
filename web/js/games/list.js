// The games, in the order in which they are offered: one line each. A game's code is fetched when it is played.
/** @typedef {import('./types.js').GameModule} GameModule */

/** @type {Record<string, () => Promise<{ default: GameModule }>>} */
export const games = {
  colosseum: () => import('./colosseum/index.js'),
};

/** The game of a first visit. */
export const firstGame = 'colosseum';

/** @param {string} id @returns {Promise<GameModule>} */
export async function loadGame(id) {
  const load = games[id] ?? games[firstGame];
  return (await load()).default;
}
