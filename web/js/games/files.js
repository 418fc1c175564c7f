// The files of a game that are loaded when it is played: its code and its sentences.
import { knownGame } from './list.js';

/** @import { GameModule } from './types.js' */

/** @type {Record<string, () => Promise<{ default: GameModule }>>} */
const code = {
  colosseum: () => import('./colosseum/index.js'),
  infexion: () => import('./infexion/index.js'),
  tetress: () => import('./tetress/index.js'),
};

/** @param {string} id @returns {Promise<GameModule>} */
export async function loadGame(id) {
  const load = /** @type {() => Promise<{ default: GameModule }>} */ (code[knownGame(id)]);
  return (await load()).default;
}

/** A game's sentences. @param {string} game @returns {import('../words/say.js').Vocabulary} */
export const wordsOfGame = (game) => ({
  prefix: game,
  fileOf: (language) => new URL(`./${game}/lang/${language}.json`, import.meta.url),
});
