// Numbers and times as the language writes them.
import { sideAt } from '../match/match.js';

/** @import { Match } from '../match/match.js' */
/** @import { Say } from './say.js' */

/** Formats are slow to make. @type {Map<string, Intl.NumberFormat>} */
const formats = new Map();

/** @param {string} language @param {Intl.NumberFormatOptions} options */
export function formatOf(language, options) {
  const key = language + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.NumberFormat(language, options);
  formats.set(key, format);
  return format;
}

/** Milliseconds up to the position on the board. @param {Match} match @param {0 | 1} side */
export const timeUsed = (match, side) =>
  match.moves.slice(0, match.ply).reduce((sum, { ms }, ply) => sum + (sideAt(match, ply) === side ? (ms ?? 0) : 0), 0);

/** A game clock: minutes and seconds, near the end tenths. @param {Say} say @param {number} ms */
export function clockText(say, ms) {
  if (ms < 10_000) return inSeconds(say, Math.max(ms, 100));
  const whole = Math.floor(ms / 1000);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** @param {Say} say @param {number} ms */
export const seconds = (say, ms) => (ms < 10 ? `<${inSeconds(say, 10)}` : inSeconds(say, ms));

/** @param {Say} say @param {number} ms */
const inSeconds = (say, ms) =>
  formatOf(say.language, { minimumFractionDigits: 1, maximumFractionDigits: ms < 100 ? 2 : 1 }).format(ms / 1000);
