// Sentences by key, from one JSON file a language: lang/ here for the page, and one folder in each game. `{name}` takes a
// value. Where `n` is among the values, the form comes from Intl.PluralRules: `moves_one`, `moves_other` and whatever else
// the language has.

export const languages = { en: 'English', fr: 'Français' };

/** @typedef {keyof typeof languages} Language */
/** @typedef {Record<string, string | number>} Values */
/**
 * @typedef {((key: string, values?: Values) => string) & SayMembers} Say
 * @typedef {object} SayMembers
 * @property {string} language
 * @property {(key: string) => boolean} has
 * @property {(items: string[]) => string} and
 * @property {(items: string[]) => string} or
 * @property {(message: string, within?: boolean) => string} fault
 *   what the engine or a reader of the page objects to, in this language: as a sentence, or within one
 * @property {(sentences: Record<string, string>, prefix: string) => void} learn   more sentences; `prefix` and a dot before their keys
 */

/** @param {string | null} value @returns {Language | null} */
export const asLanguage = (value) =>
  value !== null && Object.hasOwn(languages, value) ? /** @type {Language} */ (value) : null;

/** The first of the browser's languages that the page speaks. @returns {Language} */
export const browserLanguage = () =>
  navigator.languages.map((tag) => asLanguage(tag.slice(0, 2))).find((language) => language !== null) ?? 'en';

/** @param {URL} url @returns {Promise<Record<string, string>>} */
export async function readSentences(url) {
  const response = await fetch(url).catch(() => null);
  const sentences = response?.ok ? await response.json().catch(() => null) : null;
  // Some hosts answer missing files with a page and call it good.
  if (sentences) return sentences;
  const why = response === null ? 'no answer' : response.ok ? 'another file came' : response.status;
  const file = url.pathname.split('/').pop();
  // The guards of the pages read `file`.
  throw Object.assign(new Error(`${file} did not load (${why})`), { file });
}

/** The sentences of a part of the page: a file a language, null where that language needs none; and what is put before their keys.
 *  @typedef {{ prefix: string, fileOf: (language: string) => URL | null }} Vocabulary */

/** The page's own sentences and those of some parts; in English, which is better than no page, where they do not load.
 *  @param {Language} language @param {readonly Vocabulary[]} vocabularies @returns {Promise<Say>} */
export async function loadSay(language, vocabularies) {
  try {
    const own = new URL(`./lang/${language}.json`, import.meta.url);
    const urls = [own, ...vocabularies.map(({ fileOf }) => fileOf(language))];
    const read = (/** @type {URL | null} */ url) => (url ? readSentences(url) : {});
    const [sentences = {}, ...ofParts] = await Promise.all(urls.map(read));
    const say = createSay(language, sentences);
    vocabularies.forEach(({ prefix }, at) => void say.learn(ofParts[at] ?? {}, prefix));
    return say;
  } catch (error) {
    if (language === 'en') throw error;
    return loadSay('en', vocabularies);
  }
}

/** What the engine objects to, in other languages than its own: needed where something is refused, seldom in a first game.
 *  @type {Vocabulary} */
export const faultWords = {
  prefix: '',
  fileOf: (language) => (language === 'en' ? null : new URL(`./faults/lang/${language}.json`, import.meta.url)),
};

/** @param {Say} say @param {Vocabulary} vocabulary */
export async function learn(say, { prefix, fileOf }) {
  const url = fileOf(say.language);
  if (url) say.learn(await readSentences(url), prefix);
}

/** @param {string} language @param {Record<string, string>} sentences @returns {Say} */
export function createSay(language, sentences) {
  const known = new Map(Object.entries(sentences));
  // Formats are slow to make, and a move says a hundred sentences.
  const plural = new Intl.PluralRules(language);
  const and = new Intl.ListFormat(language, { type: 'conjunction' });
  const or = new Intl.ListFormat(language, { type: 'disjunction' });
  /** @param {string} key @param {Values} [values] */
  const formOf = (key, values) =>
    (values && 'n' in values ? known.get(`${key}_${plural.select(Number(values.n))}`) : undefined) ??
    known.get(key) ??
    known.get(`${key}_other`) ??
    key;
  /** @param {string} key @param {Values} [values] */
  const say = (key, values) => {
    const sentence = formOf(key, values);
    if (!values) return sentence;
    return sentence.replace(/\{(\w+)\}/g, (whole, name) =>
      Object.hasOwn(values, name) ? String(values[name]) : whole,
    );
  };
  let translate = createFaults(known);
  return Object.assign(say, {
    language,
    has: (/** @type {string} */ key) => known.has(key) || known.has(`${key}_other`),
    and: (/** @type {string[]} */ items) => and.format(items),
    or: (/** @type {string[]} */ items) => or.format(items),
    fault(/** @type {string} */ message, within = false) {
      const text = language === 'en' ? message : (translate(message) ?? say('fault.unknown', { message }));
      return within ? text : text.charAt(0).toUpperCase() + text.slice(1);
    },
    learn(/** @type {Record<string, string>} */ more, /** @type {string} */ prefix) {
      for (const [key, text] of Object.entries(more))
        known.set(key.startsWith('fault') || prefix === '' ? key : `${prefix}.${key}`, text);
      translate = createFaults(known);
    },
  });
}

const faultKey = 'fault: ';
const wordKey = 'fault word: ';

/** @param {string} key */
const weight = (key) => (key.includes('{why}') ? 1000 : 0) + key.replace(/{\w+}/g, '').length;

/** Faults are written in English, which the command line shows as well. Another language names each English sentence, with
 *  `{name}` for its parts, and translates it: `"fault: {cell} is more than {n} steps away": "…"`. `{why}` holds another
 *  fault; words among the parts are `"fault word: up"`. A test holds these to what the engine says.
 *  @param {Map<string, string>} sentences @returns {(message: string) => string | null} null for an unknown fault */
function createFaults(sentences) {
  /** @type {{ pattern: RegExp, names: string[], sentence: string }[] | null} */
  let known = null;
  const read = () =>
    [...sentences]
      .filter(([key]) => key.startsWith(faultKey))
      // Sentences that hold another fault are tried first, then the longest.
      .sort(([one], [other]) => weight(other) - weight(one))
      .map(([key, sentence]) => {
        const names = [...key.matchAll(/{(\w+)}/g)].map(([, name = '']) => name);
        const literal = key
          .slice(faultKey.length)
          .split(/{\w+}/)
          .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
        return { pattern: new RegExp(`^${literal.join('(.*?)')}$`, 's'), names, sentence };
      });
  /** @param {string} message @returns {string | null} */
  const translate = (message) => {
    known ??= read();
    for (const { pattern, names, sentence } of known) {
      const values = pattern.exec(message)?.slice(1);
      if (!values) continue;
      const said = values.map((value, at) =>
        names[at] === 'why' ? (translate(value) ?? value) : (sentences.get(wordKey + value) ?? value),
      );
      return sentence.replace(/{(\w+)}/g, (_, name) => said[names.indexOf(name)] ?? '');
    }
    return null;
  };
  return translate;
}
