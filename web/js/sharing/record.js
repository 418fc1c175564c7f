// A game as a text record: the notation's own form, which the engine reads and writes.

/** @typedef {import('../../../wasm/engine.d.ts').Engine} Engine */
/** @typedef {import('../../../wasm/engine.d.ts').Outcome} Outcome */
/** @typedef {import('../session/match.js').Played} Played */

/** @typedef {object} Game
 *  @property {string} game
 *  @property {string} setup empty when the start came from elsewhere
 *  @property {string} start
 *  @property {0 | 1} begins
 *  @property {[string, string]} names of the players
 *  @property {Played[]} moves
 *  @property {Outcome} outcome of the last position
 *  @property {number | undefined} ms an agent's time for a move
 *  @property {Date} date */

const results = { first: '1-0', second: '0-1', draw: '1/2-1/2', ongoing: '*' };

/** @param {Engine} rules @param {Game} game @returns {string} */
export function writeRecord(rules, { game, setup, start, begins, names, moves, outcome, ms, date }) {
  /** @type {[string, string][]} */
  const headers = [
    ['Game', game],
    ['Date', date.toISOString().slice(0, 10).replaceAll('-', '.')],
    ['First', names[0]],
    ['Second', names[1]],
    setup ? ['Setup', setup] : ['Position', start],
  ];
  if (ms !== undefined) headers.push(['TimeControl', `${ms / 1000} s a move`]);
  headers.push(['Result', results[outcome.kind]]);
  if (outcome.kind !== 'ongoing') headers.push(['Score', outcome.score.join('-')]);
  const timed = moves.map((move) => ({ text: move.text, clock: move.ms === null ? null : writeClock(move.ms) }));
  return rules.writeRecord({ headers, moves: timed, result: results[outcome.kind], begins });
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
