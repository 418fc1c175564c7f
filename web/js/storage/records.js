// Won, drawn, lost and the best margin against each opponent, per game, on this device. Each finished game counts once.

/** @import { Store } from './storage.js' */
/** @import { Player } from '../match/match.js' */
/** @typedef {{ won: number, drawn: number, lost: number, best: number | null }} Tally */
/** `row`: the current streak, games won in a row or, below 0, lost in a row. @typedef {Tally & { row: number }} Kept */

const key = 'records';
/** How many counted games are remembered, so that a reopened one is not counted again. */
const remembered = 200;

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (/** @type {unknown} */ value) => Number.isInteger(value) && Number(value) >= 0;

/** @param {string} game @param {Player} opponent */
const tallyKey = (game, { agent, options }) => `${game} ${agent} ${options}`.trim();

/** @param {Store} storage @returns {{ tallies: Map<string, Kept>, counted: string[] }} */
function readRecords(storage) {
  const kept = storage.read(key);
  const { tallies, counted } = isObject(kept) ? kept : { tallies: {}, counted: [] };
  const valid = Object.entries(isObject(tallies) ? tallies : {}).filter(
    ([, tally]) =>
      isObject(tally) &&
      [tally.won, tally.drawn, tally.lost].every(isCount) &&
      Number.isInteger(tally.row) &&
      (tally.best === null || Number.isInteger(tally.best)),
  );
  return {
    tallies: new Map(/** @type {[string, Kept][]} */ (valid)),
    counted: Array.isArray(counted) ? counted.filter((id) => typeof id === 'string') : [],
  };
}

/** @param {Store} storage @param {string} game @param {Player} opponent @returns {Kept} */
export const tallyOf = (storage, game, opponent) =>
  readRecords(storage).tallies.get(tallyKey(game, opponent)) ?? { won: 0, drawn: 0, lost: 0, best: null, row: 0 };

/** @param {Store} storage @param {{ id: string, game: string, opponent: Player }} match
 *  @param {{ result: 'won' | 'drawn' | 'lost', margin: number | null }} end `margin`: of a win by the higher score, else null */
export function countGame(storage, { id, game, opponent }, { result, margin }) {
  const { tallies, counted } = readRecords(storage);
  if (counted.includes(id)) return;
  const before = tallyOf(storage, game, opponent);
  const row = { won: Math.max(0, before.row) + 1, drawn: 0, lost: Math.min(0, before.row) - 1 }[result];
  const best = result === 'won' && margin !== null ? Math.max(before.best ?? 0, margin) : before.best;
  tallies.set(tallyKey(game, opponent), { ...before, [result]: before[result] + 1, best, row });
  storage.write(key, { tallies: Object.fromEntries(tallies), counted: [id, ...counted].slice(0, remembered) });
}
