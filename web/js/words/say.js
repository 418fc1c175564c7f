// Sentences by key, one JSON file a language. `{name}` takes a value, `{n|one|many}` chooses by number.

export const languages = { en: 'English', fr: 'Français' };

/** @typedef {keyof typeof languages} Language */
/** @typedef {import('../games/types.js').Say} Say */

/** @param {string} value @returns {Language | null} */
export const asLanguage = (value) => (value in languages ? /** @type {Language} */ (value) : null);

/** What the browser asks for, as far as we speak it. @returns {Language} */
export const browserLanguage = () =>
  navigator.languages.map((tag) => asLanguage(tag.slice(0, 2))).find((language) => language !== null) ?? 'en';

/** @param {Language} language */
export async function loadLanguage(language) {
  const response = await fetch(new URL(`../../lang/${language}.json`, import.meta.url));
  return createSay(language, await response.json());
}

/**
 * @param {string} language @param {Record<string, string>} sentences
 * @returns {Say & { has: (key: string) => boolean, language: string, fault: (message: string, within?: boolean) => string }}
 * `fault`: what the engine, or a reader of ours, objects to, in this language; as a sentence, or within one
 */
export function createSay(language, sentences) {
  // Formats are dear to make, and a move says a hundred sentences.
  const plural = new Intl.PluralRules(language);
  /** @type {Record<string, Intl.ListFormat>} */
  const lists = {
    'list.and': new Intl.ListFormat(language, { type: 'conjunction' }),
    'list.or': new Intl.ListFormat(language, { type: 'disjunction' }),
  };
  /** @type {Say} */
  const say = (key, values) => {
    const sentence = sentences[key] ?? key;
    if (!values) return sentence;
    if (lists[key]) return lists[key].format(String(values.items).split('|'));
    return sentence.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (whole, name, one, many) => {
      const value = values[name];
      if (value === undefined) return whole;
      if (many === undefined) return String(value);
      return plural.select(Number(value)) === 'one' ? one : many;
    });
  };
  const translated = createFaults(sentences);
  const fault = (/** @type {string} */ message, within = false) => {
    const text = language === 'en' ? message : (translated(message) ?? say('fault.unknown', { message }));
    return within ? text : text.charAt(0).toUpperCase() + text.slice(1);
  };
  return Object.assign(say, { has: (/** @type {string} */ key) => key in sentences, language, fault });
}

const faultKey = 'fault: ';
const wordKey = 'fault word: ';

/** @param {string} key */
const weight = (key) => (key.includes('{why}') ? 1000 : 0) + key.replace(/{\w+}/g, '').length;

/**
 * Faults are said in English, which the command line shows as well. Another language names each English sentence, with
 * `{name}` for its parts, and says it: `"fault: {cell} is more than {n} steps away": "…"`. `{why}` holds another fault, and
 * words among the parts are `"fault word: up"`. A test holds these to what the engine says.
 * @param {Record<string, string>} sentences @returns {(message: string) => string | null} null for one that is not known
 */
function createFaults(sentences) {
  /** @type {{ pattern: RegExp, names: string[], sentence: string }[] | null} */
  let known = null;
  const read = () =>
    Object.keys(sentences)
      .filter((key) => key.startsWith(faultKey))
      // What holds another fault is asked first, then what says more.
      .sort((one, other) => weight(other) - weight(one))
      .map((key) => {
        const [names, parts] = [[...key.matchAll(/{(\w+)}/g)], key.slice(faultKey.length).split(/{\w+}/)];
        const literal = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
        return {
          pattern: new RegExp(`^${literal.join('(.*?)')}$`, 's'),
          names: names.map(([, name]) => name),
          sentence: sentences[key],
        };
      });
  /** @param {string} message @returns {string | null} */
  const translate = (message) => {
    known ??= read();
    for (const { pattern, names, sentence } of known) {
      const values = pattern.exec(message)?.slice(1);
      if (!values) continue;
      const said = values.map((value, at) =>
        names[at] === 'why' ? (translate(value) ?? value) : (sentences[wordKey + value] ?? value),
      );
      return sentence.replace(/{(\w+)}/g, (_, name) => said[names.indexOf(name)]);
    }
    return null;
  };
  return translate;
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
