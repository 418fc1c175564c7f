// The games, in the order in which they are offered: one line each. A game's code is fetched when it is played; its
// poster is all that an embed shows before that.
/** @typedef {import('./types.js').GameModule} GameModule */
/**
 * @typedef {{ code: () => Promise<{ default: GameModule }>, poster: () => Promise<import('./types.js').Poster> }} Entry
 */

/** @type {Record<string, Entry>} */
export const games = {
  colosseum: { code: () => import('./colosseum/index.js'), poster: () => import('./colosseum/poster.js') },
  infexion: { code: () => import('./infexion/index.js'), poster: () => import('./infexion/poster.js') },
  tetress: { code: () => import('./tetress/index.js'), poster: () => import('./tetress/poster.js') },
};

/** The game of a first visit. */
export const firstGame = 'colosseum';

/** @param {string | null | undefined} id @returns {string} a game of ours, the first one unless it is another */
export const knownGame = (id) => (id && Object.hasOwn(games, id) ? id : firstGame);

/** @param {string} id @returns {Promise<GameModule>} */
export const loadGame = async (id) => (await games[knownGame(id)].code()).default;
