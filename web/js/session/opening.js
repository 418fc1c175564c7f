// How a page opens: with the address's game, else the unfinished one of this device, else a first visit's.
import { openFragment } from '../address/fragment.js';
import { friendId, optionValues, optionWords, readQuery } from '../address/query.js';
import { readMarks } from '../match/marks.js';
import { isFriend, join, lineOf, mark } from '../match/match.js';
import { reopen, savedLine } from '../storage/saved-game.js';
import { savedGames } from '../storage/saved-games.js';

/** @import { Match, Players } from '../match/match.js' */
/** @import { Opening } from './game-session.js' */
/**
 * What openings are made with.
 * @typedef {object} OpeningContext
 * @property {import('../engine/rules.js').Rules} rules
 * @property {import('../games/types.js').GameModule} module
 * @property {import('../storage/storage.js').Store} storage
 * @property {Match['limits']} limits
 * @property {() => string} newId
 */

export const randomSeed = () => String(Math.floor(Math.random() * 1e6));

/** @param {OpeningContext} page @param {{ search: string, hash: string, id: string | null }} address `id`: the game that this history entry names
 *  @returns {{ opening: Opening, fault: string | null }} */
export function openAddress(page, { search, hash, id }) {
  const { module, storage, rules } = page;
  const query = new URLSearchParams(search);
  const { setup, players, clock, friend } = readQuery(query, rules.info, module.first.opponent);
  const context = { ...page, limits: clock ?? page.limits };
  const saved = savedGames(storage).filter(({ game }) => game === module.id);
  if (hash.length > 1) {
    const opened = openFragment(rules, hash, module);
    if (!opened) {
      const start = newGame(context, setup, players);
      return { opening: start.opening, fault: start.fault ?? 'this address holds no game that can be opened' };
    }
    const { positions, moves, ply, fault } = opened;
    // A game that is saved here is opened as saved: with its times, players, branches and undone moves.
    const line = (/** @type {typeof saved[number]} */ game) => savedLine(game).map(({ text }) => text);
    const same = saved.find(
      (game) => game.start === positions[0] && line(game).join() === moves.join() && (id === null || game.id === id),
    );
    const whole = same && reopen(rules, same);
    if (whole) return { opening: withMarks(query, { ...whole, ply: Math.min(ply, whole.moves.length) }), fault };
    const loaded = {
      positions,
      moves: moves.map((text) => ({ text, ms: null })),
      setup: fullSetup(context, setup),
      ply,
    };
    const opening = fromLine(context, loaded, players);
    if (friend !== null) return { opening: withFriend(context, saved, friend, opening), fault };
    const isShared = opening.moves[opening.moves.length - 1]?.over === true;
    return { opening: withMarks(query, { ...opening, isShared }), fault };
  }
  if (setup || ['side', 'agent', 'lvl', 'clock'].some((name) => query.has(name)))
    return newGame(context, setup, players);
  const unfinished = saved[0] && !saved[0].over ? reopen(rules, saved[0]) : null;
  return unfinished ? { opening: unfinished, fault: null } : newGame(context, '', players);
}

/** The marks of an address belong to the position that it shows. @param {URLSearchParams} query @param {Opening} opening @returns {Opening} */
function withMarks(query, opening) {
  const marks = readMarks((query.get('marks') ?? '').split(','));
  return marks.length > 0 ? mark({ ...opening, paused: false, pauseAfter: false }, marks) : opening;
}

/** A friend's link continues the saved game of the same name, and keeps the side that this device plays. A line that differs
 *  becomes a branch.
 *  @param {OpeningContext} context @param {import('../storage/saved-game.js').SavedGame[]} saved @param {string} name @param {Opening} opening @returns {Opening} */
function withFriend({ rules }, saved, name, opening) {
  const id = friendId(name);
  const known = saved.find((game) => game.id === id && game.start === opening.start);
  const whole = known && reopen(rules, known);
  return whole ? join({ ...whole, pauseAfter: false }, opening.moves) : { ...opening, id };
}

/** A setup, completed with the values of a first visit. @param {Pick<OpeningContext, 'module'>} context @param {string} setup */
export const fullSetup = ({ module }, setup) =>
  optionWords({ ...optionValues(module.first.setup), ...optionValues(setup) });

/** A setup that the engine refuses gives a first visit's game, and says why.
 *  @param {OpeningContext} context @param {string} setup @param {Players} players */
export function newGame(context, setup, players) {
  const { rules, module } = context;
  const wanted = fullSetup(context, setup);
  const start = rules.start(wanted);
  if (start.ok) return { opening: fromPosition(context, start.text, wanted, players), fault: null };
  const plain = rules.start(module.first.setup);
  if (!plain.ok) throw new Error(plain.error);
  return { opening: fromPosition(context, plain.text, module.first.setup, players), fault: start.error };
}

/** @param {OpeningContext} context @param {string} position @param {string} setup @param {Players} players */
export const fromPosition = (context, position, setup, players) =>
  fromLine(context, { positions: [position], moves: [], setup, ply: 0 }, players);

/** An opening from a position and the moves that follow it.
 *  @param {OpeningContext} context
 *  @param {{ positions: string[], moves: { text: string, ms: number | null }[], setup: string, ply: number }} line
 *  @param {Players} players @returns {Opening} */
export function fromLine({ rules, module, limits, newId }, { positions, moves, setup, ply }, players) {
  const [first = '', last = first] = [positions[0], positions[positions.length - 1]];
  const [start, end] = [rules.view(first), rules.view(last)];
  if (!start.ok) throw new Error(start.error);
  const made = setup ? rules.start(setup) : null;
  const nodes = lineOf(moves, positions, end.ok && end.outcome.kind !== 'ongoing');
  return {
    id: players.some(isFriend) ? friendId(newId()) : newId(),
    game: module.id,
    // The setup is kept only if it produces this start.
    setup: made?.ok && made.text === start.position ? setup : '',
    begins: start.side,
    ...{ players, limits, start: start.position, nodes, moves: nodes, ply },
  };
}
