// Sentences by key, one JSON file a language. `{name}` takes a value, `{n|one|many}` chooses by number.

export const languages = { en: 'English', fr: 'Français' };

/** @typedef {keyof typeof languages} Language */
/** @typedef {import('./games/types.js').Say} Say */

/** @param {string} value @returns {Language | null} */
export const asLanguage = (value) => (value in languages ? /** @type {Language} */ (value) : null);

/** What the browser asks for, as far as we speak it. @returns {Language} */
export const browserLanguage = () =>
  navigator.languages.map((tag) => asLanguage(tag.slice(0, 2))).find((language) => language !== null) ?? 'en';

/** @param {Language} language */
export async function loadLanguage(language) {
  const response = await fetch(new URL(`../lang/${language}.json`, import.meta.url));
  return createSay(language, await response.json());
}

/**
 * @param {string} language @param {Record<string, string>} sentences
 * @returns {Say & { has: (key: string) => boolean, language: string }}
 */
export function createSay(language, sentences) {
  const plural = new Intl.PluralRules(language);
  /** @type {Say} */
  const say = (key, values = {}) => {
    if (key === 'list.and' || key === 'list.or') {
      const list = new Intl.ListFormat(language, { type: key === 'list.or' ? 'disjunction' : 'conjunction' });
      return list.format(String(values.items).split('|'));
    }
    return (sentences[key] ?? key).replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (whole, name, one, many) => {
      const value = values[name];
      if (value === undefined) return whole;
      if (many === undefined) return String(value);
      return plural.select(Number(value)) === 'one' ? one : many;
    });
  };
  return Object.assign(say, { has: (/** @type {string} */ key) => key in sentences, language });
}

/**
 * Fills `data-say` (text) and `data-say-label` (accessible name and tooltip) below an element.
 * @param {ParentNode} root @param {Say} say
 */
export function translate(root, say) {
  for (const element of root.querySelectorAll('[data-say]')) {
    if (element instanceof HTMLElement && element.dataset.say) element.textContent = say(element.dataset.say);
  }
  for (const element of root.querySelectorAll('[data-say-label]')) {
    if (!(element instanceof HTMLElement) || !element.dataset.sayLabel) continue;
    const label = say(element.dataset.sayLabel);
    element.setAttribute('aria-label', label);
    element.title = label;
  }
}
