// The games, in the order in which they are offered: one entry each. A game's code and its sentences (lang.js) are fetched
// when it is played; its poster is all that an embed shows before that.
/** @import { GameModule } from './types.js' */
/** @typedef {object} Entry
 *  @property {string} name   the same in every language
 *  @property {() => Promise<{ default: GameModule }>} code
 *  @property {() => Promise<import('./types.js').Poster>} poster */

/** @type {Record<string, Entry>} */
export const games = {
  colosseum: {
    name: 'Colosseum Survival!',
    code: () => import('./colosseum/index.js'),
    poster: () => import('./colosseum/poster.js'),
  },
  infexion: {
    name: 'Infexion',
    code: () => import('./infexion/index.js'),
    poster: () => import('./infexion/poster.js'),
  },
  tetress: {
    name: 'Tetress',
    code: () => import('./tetress/index.js'),
    poster: () => import('./tetress/poster.js'),
  },
};

/** The game of a first visit. */
export const firstGame = 'colosseum';

/** @param {string | null | undefined} id */
export const isGame = (id) => typeof id === 'string' && Object.hasOwn(games, id);

/** @param {string | null | undefined} id @returns {string} a game of ours, the first one unless it is another */
export const knownGame = (id) => (id && isGame(id) ? id : firstGame);

/** @param {string} id @returns {Entry} */
export const gameEntry = (id) => /** @type {Entry} */ (games[knownGame(id)]);

/** @param {string} id @returns {Promise<GameModule>} */
export const loadGame = async (id) => (await gameEntry(id).code()).default;
