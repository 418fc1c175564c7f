// Whatever a person may paste: a record, an address of ours, a position, or what the game's course prints.
import { games, loadGame } from '../games/list.js';
import { openFragment } from './fragment.js';
import { readClock } from './record.js';

/** @typedef {import('../../../wasm/engine.d.ts').Engine} Engine */
/** @typedef {import('../games/types.js').GameModule} GameModule */
/** @typedef {import('../state/reducer.js').Played} Played */

/** A game that was read, as far as the rules allow it.
 *  @typedef {object} Loaded
 *  @property {'record' | 'address' | 'position' | 'course'} kind
 *  @property {string} game
 *  @property {string} setup empty when the start does not come from one
 *  @property {string[]} positions
 *  @property {Played[]} moves
 *  @property {number} ply which position to show
 *  @property {string[]} notes keys of sentences that a person should know about it
 *  @property {string | null} fault why it stops before its last move */

/** @param {Engine} rules @param {GameModule} module the game that positions and logs are read for
 *  @param {string} text @param {string} current the start position on the screen: a log may leave it out
 *  @returns {Promise<Loaded | { error: string }>} */
export async function readPasted(rules, module, text, current) {
  const pasted = text.trim();
  if (/^\[\w+ "|^1(\.|…)/.test(pasted)) return readRecord(rules, pasted);
  const address = /v1\.[^\s#]+$/.exec(pasted);
  if (address) {
    const named = /[?&]game=([\w-]+)/.exec(pasted);
    return readAddress(rules, named ? await loadGame(named[1]) : module, address[0]);
  }
  const course = module.course ? (await module.course()).read(pasted, rules, current) : null;
  if (course) return course;
  const position = pasted.replaceAll('_', ' ').replace(/\s+/g, ' ');
  return readPosition(rules, module.id, position) ?? { error: faultOf(rules, module.id, position) };
}

/** A position of this game, else of whichever game it fits. @param {Engine} rules @param {string} first @param {string} text
 *  @returns {Loaded | null} */
function readPosition(rules, first, text) {
  const views = [first, ...Object.keys(games)].map((game) => ({ game, view: rules.view(game, text) }));
  const fitting = views.find(({ view }) => view.ok);
  if (!fitting?.view.ok) return null;
  const { position } = fitting.view;
  return {
    kind: 'position',
    game: fitting.game,
    setup: '',
    positions: [position],
    moves: [],
    ply: 0,
    notes: [],
    fault: null,
  };
}

/** @param {Engine} rules @param {string} game @param {string} position */
function faultOf(rules, game, position) {
  const view = rules.view(game, position);
  return view.ok ? '' : view.error;
}

/** @param {Engine} rules @param {string} text @returns {Loaded | { error: string }} */
function readRecord(rules, text) {
  const record = rules.readRecord(text);
  if (!record.ok) return { error: record.error };
  const header = (/** @type {string} */ key) => record.headers.find(([name]) => name === key)?.[1] ?? '';
  const moves = record.moves.slice(0, record.positions.length - 1);
  return {
    kind: 'record',
    game: header('Game'),
    setup: header('Position') ? '' : header('Setup'),
    positions: record.positions,
    moves: moves.map((move) => ({ text: move.text, ms: readClock(move.clock) })),
    ply: moves.length,
    notes: [],
    fault: record.fault,
  };
}

/** @param {Engine} rules @param {GameModule} module @param {string} fragment @returns {Loaded | { error: string }} */
function readAddress(rules, module, fragment) {
  const opened = openFragment(rules, module.id, fragment, module);
  if (!opened) return { error: 'this address holds no game that can be opened' };
  const { positions, ply, fault } = opened;
  const moves = opened.moves.map((move) => ({ text: move, ms: null }));
  return { kind: 'address', game: module.id, setup: '', positions, moves, ply, notes: [], fault };
}
