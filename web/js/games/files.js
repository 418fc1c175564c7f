// The files of a game that are loaded when it is played: its code and its sentences.
import { faultWords } from '../words/say.js';
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

/** What only dialogs and the builder say of a game. @param {string} game @returns {import('../words/say.js').Vocabulary} */
export const dialogWordsOfGame = (game) => ({
  prefix: game,
  fileOf: (language) => new URL(`./${game}/dialogs/lang/${language}.json`, import.meta.url),
});

/** What is refused, by the page and by the engine of a game. @param {string} game @returns {import('../words/say.js').Vocabulary[]} */
export const faultsOfGame = (game) => [
  faultWords,
  {
    prefix: game,
    fileOf: (language) =>
      language === 'en' ? null : new URL(`./${game}/faults/lang/${language}.json`, import.meta.url),
  },
];

/** A game's sentences. @param {string} game @returns {import('../words/say.js').Vocabulary} */
export const wordsOfGame = (game) => ({
  prefix: game,
  fileOf: (language) => new URL(`./${game}/lang/${language}.json`, import.meta.url),
});
