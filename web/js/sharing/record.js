// A game as a text record: the notation's own form, which the engine reads and writes.

/** @import { Outcome, RecordMove } from '../../../wasm/engine.d.ts' */
/** @import { Match } from '../match/match.js' */

const results = { first: '1-0', second: '0-1', draw: '1/2-1/2', ongoing: '*' };

/** @param {{ text: string, ms: number | null }} move @returns {RecordMove} */
const recordMove = ({ text, ms }) => ({ text, clock: ms === null ? null : writeClock(ms) });

/** The current line.
 *  @param {import('../engine/rules.js').Rules} rules
 *  @param {Pick<Match, 'game' | 'setup' | 'start' | 'begins' | 'limits'> & { moves: readonly { text: string, ms: number | null }[] }} match
 *  @param {{ names: [string, string], outcome: Outcome, date: Date }} about `outcome`: of the last position
 *  @returns {string} */
export function writeRecord(rules, { game, setup, start, begins, limits, moves }, { names, outcome, date }) {
  /** @type {[string, string][]} */
  const headers = [
    ['Game', game],
    ['Date', date.toISOString().slice(0, 10).replaceAll('-', '.')],
    ['First', names[0]],
    ['Second', names[1]],
    setup ? ['Setup', setup] : ['Position', start],
  ];
  if (limits.ms !== undefined) headers.push(['TimeControl', `${limits.ms / 1000} s a move`]);
  headers.push(['Result', results[outcome.kind]]);
  if (outcome.kind !== 'ongoing') headers.push(['Score', outcome.score.join('-')]);
  return rules.writeRecord({ headers, moves: moves.map(recordMove), result: results[outcome.kind], begins });
}

/** @param {number} ms @returns {string} 0:00:01.9 */
export function writeClock(ms) {
  const tenths = Math.round(ms / 100);
  const [hours, minutes, seconds] = [Math.floor(tenths / 36_000), Math.floor(tenths / 600) % 60, (tenths % 600) / 10];
  return `${hours}:${String(minutes).padStart(2, '0')}:${seconds.toFixed(1).padStart(4, '0')}`;
}

/** @param {string | null | undefined} clock @returns {number | null} */
export function readClock(clock) {
  const match = /^(\d+):(\d+):(\d+(?:\.\d+)?)$/.exec(clock ?? '');
  return match ? Math.round((Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3])) * 1000) : null;
}
