/** The file of a game's sentences. @param {string} game @param {string} language */
export const langFile = (game, language) => new URL(`./${game}/lang/${language}.json`, import.meta.url);
