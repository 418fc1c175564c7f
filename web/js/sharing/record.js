// A game as a text record: the notation's own form, which the engine reads and writes.

/** @import { Outcome, RecordMove } from '../../../wasm/engine.d.ts' */
/** @import { Match } from '../match/match.js' */

const results = { first: '1-0', second: '0-1', draw: '1/2-1/2', ongoing: '*' };

/** @param {import('../engine/rules.js').Rules} rules
 *  @param {Pick<Match, 'game' | 'setup' | 'start' | 'begins' | 'limits'>} match @param {RecordMove[]} moves of the current line
 *  @param {{ names: [string, string], outcome: Outcome, date: Date }} about `outcome`: of the last position
 *  @returns {string} */
export function writeRecord(rules, { game, setup, start, begins, limits }, moves, { names, outcome, date }) {
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
  return rules.writeRecord({ headers, moves, result: results[outcome.kind], begins });
}
