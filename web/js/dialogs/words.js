/** What only dialogs say. @type {import('../words/say.js').Vocabulary} */
export const dialogWords = { prefix: '', fileOf: (language) => new URL(`./lang/${language}.json`, import.meta.url) };
