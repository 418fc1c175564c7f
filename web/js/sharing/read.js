// Whatever a person may paste: a record, an address of ours, a position, or what the game's course prints.
import { openFragment } from '../address/fragment.js';
import { EngineError } from '../engine/protocol.js';
import { loadGame } from '../games/files.js';
import { gameEntry, games, isGame } from '../games/list.js';
import { readClock, readRemarks } from '../match/record-moves.js';

/** @import { Rules } from '../engine/rules.js' */
/** @import { GameModule, Loaded } from '../games/types.js' */

/** What a game is read with: the game on the board, and the rules of any. `rulesOf` rejects where it cannot fetch them.
 *  @typedef {{ rules: Rules, module: GameModule, rulesOf: (game: string) => Promise<Rules> }} Readers */

/** @param {Readers} readers @param {string} text
 *  @param {string} current the start position on the screen: a log may leave it out
 *  @returns {Promise<Loaded | { error: string }>} */
export async function readPasted(readers, text, current) {
  return read(readers, text.trim(), current).catch((error) => {
    if (error instanceof EngineError) return { error: error.message };
    throw error;
  });
}

/** @param {Readers} readers @param {string} pasted @param {string} current @returns {Promise<Loaded | { error: string }>} */
async function read({ rules, module, rulesOf }, pasted, current) {
  if (/^\[\w+ "|^1(\.|…)/.test(pasted)) {
    const named = /^\[Game "([\w-]+)"\]/m.exec(pasted)?.[1] ?? '';
    return readRecord(isGame(named) ? await rulesOf(named) : rules, pasted);
  }
  const address = /v1\.[^\s#]+$/.exec(pasted);
  if (address) {
    const named = /[?&]game=([\w-]+)/.exec(pasted);
    const game = named?.[1] ? await loadGame(named[1]) : module;
    return readAddress(await rulesOf(game.id), game, address[0]);
  }
  const course = module.course ? (await module.course()).read(pasted, rules, current) : null;
  if (course) return course;
  const position = pasted.replaceAll('_', ' ').replace(/\s+/g, ' ');
  const view = rules.view(position);
  if (view.ok) return standing(module.id, view.position);
  return (await readElsewhere(module.id, rulesOf, position)) ?? { error: view.error };
}

/** A position of another game. Its poster is the smallest part that knows what it looks like.
 *  @param {string} own @param {Readers['rulesOf']} rulesOf @param {string} text @returns {Promise<Loaded | null>} */
async function readElsewhere(own, rulesOf, text) {
  for (const game of Object.keys(games)) {
    if (game === own || (await gameEntry(game).poster()).poster(text, 'none') === null) continue;
    const view = (await rulesOf(game)).view(text);
    if (view.ok) return standing(game, view.position);
  }
  return null;
}

/** @param {string} game @param {string} position @returns {Loaded} */
const standing = (game, position) => ({
  game,
  setup: '',
  positions: [position],
  moves: [],
  ply: 0,
  notes: [],
  fault: null,
});

/** @param {Rules} rules @param {string} text @returns {Loaded | { error: string }} */
function readRecord(rules, text) {
  const record = rules.readRecord(text);
  if (!record.ok) return { error: record.error };
  const header = (/** @type {string} */ key) => record.headers.find(([name]) => name === key)?.[1] ?? '';
  const moves = record.moves.slice(0, record.positions.length - 1);
  return {
    game: header('Game'),
    setup: header('Position') ? '' : header('Setup'),
    positions: record.positions,
    moves: moves.map((move) => ({ text: move.text, ms: readClock(move.clock), ...readRemarks(move) })),
    record: moves,
    ply: moves.length,
    notes: [],
    fault: record.fault,
  };
}

/** @param {Rules} rules @param {GameModule} module @param {string} fragment @returns {Loaded | { error: string }} */
function readAddress(rules, module, fragment) {
  const opened = openFragment(rules, fragment, module);
  if (!opened) return { error: 'this address holds no game that can be opened' };
  const { positions, ply, fault } = opened;
  const moves = opened.moves.map((move) => ({ text: move, ms: null }));
  return { game: module.id, setup: '', positions, moves, ply, notes: [], fault };
}
