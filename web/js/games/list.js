// The games, in the order in which they are offered: each has an entry here and one in files.js. Before it is played, an embed
// loads a game's poster alone.
/** @typedef {object} Entry
 *  @property {string} name   the same in every language
 *  @property {() => Promise<import('./types.js').Poster>} poster */

/** @type {Record<string, Entry>} */
export const games = {
  colosseum: {
    name: 'Colosseum Survival!',
    poster: () => import('./colosseum/poster.js'),
  },
  infexion: {
    name: 'Infexion',
    poster: () => import('./infexion/poster.js'),
  },
  tetress: {
    name: 'Tetress',
    poster: () => import('./tetress/poster.js'),
  },
};

/** The game of a first visit. */
export const firstGame = 'colosseum';

/** @param {string | null | undefined} id */
export const isGame = (id) => typeof id === 'string' && Object.hasOwn(games, id);

/** @param {string | null | undefined} id @returns {string} `id` if it names a game, otherwise the first game */
export const knownGame = (id) => (id && isGame(id) ? id : firstGame);

/** @param {string | null} id @returns {Entry} of the first game, if `id` names none */
export const gameEntry = (id) => /** @type {Entry} */ (games[knownGame(id)]);
