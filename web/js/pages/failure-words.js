// Why a page did not start, in the browser's language. Needs no file but itself: those of the languages may be what is missing.
import { ruleToAllow } from '../policy/refusal.js';

/** `file`: the name of a file that did not load. @typedef {{ message: string, file?: string | undefined, stack?: string | undefined }} Failure */

const english = {
  failed: (/** @type {string} */ message) => `This did not start: ${message}`,
  missing: (/** @type {string} */ file) =>
    `${file} did not load. Reload; if that does not help, its web host lacks it.`,
  blocked: (/** @type {string} */ rule) =>
    `This site’s web host blocks it: its Content-Security-Policy must allow ${rule}.`,
};
/** @type {typeof english} */
const french = {
  failed: (message) => `Échec du démarrage : ${message}`,
  missing: (file) => `${file} n’a pas été chargé. Rechargez ; si cela ne suffit pas, l’hébergeur n’a pas ce fichier.`,
  blocked: (rule) => `L’hébergeur de ce site le bloque : sa Content-Security-Policy doit permettre ${rule}.`,
};

/** @param {Failure} failure @param {string} language as browsers name it */
export function failureSentence({ message, file }, language) {
  const words = language.startsWith('fr') ? french : english;
  const rule = ruleToAllow();
  if (rule) return words.blocked(rule);
  return file ? words.missing(file) : words.failed(message);
}
