// Which game a page opens with: what the address says, else the unfinished one of this device, else a first visit's.

import { openFragment } from '../address/fragment.js';
import { readQuery } from '../address/query.js';
import { knownGame } from '../games/list.js';
import { reopen, savedGames } from '../storage/saved-games.js';

/** @typedef {import('./match.js').Match} Match */
/** @typedef {import('./match.js').Player} Player */
/** @typedef {import('../games/types.js').Engine} Engine */
/** @typedef {import('../games/types.js').GameModule} GameModule */
/** @typedef {import('../games/types.js').GameInfo} GameInfo */
/** @typedef {Extract<import('./match.js').Event, { type: 'begin' }>['match']} Opening */
/**
 * @typedef {{ rules: Engine, module: GameModule, info: GameInfo, storage: import('../storage/storage.js').Store, limits: Match['limits'], newId: () => string }} Tools
 */

/**
 * Which game a page opens with: the address's, else that of the newest game on this device.
 * @param {URLSearchParams} query @param {string} hash @param {import('../storage/storage.js').Store} storage
 */
export function gameToOpen(query, hash, storage) {
  const named = query.get('game');
  return knownGame(named || hash.length > 1 ? named : savedGames(storage)[0]?.game);
}

/**
 * @param {Tools} tools @param {{ search: string, hash: string, id: string | null }} address `id`: what this entry of the history was
 * @returns {{ opening: Opening, fault: string | null }}
 */
export function openGame(tools, { search, hash, id }) {
  const { module, info, storage, rules } = tools;
  const query = new URLSearchParams(search);
  const { setup, players } = readQuery(query, info, module.first.opponent);
  const saved = savedGames(storage).filter(({ game }) => game === module.id);
  if (hash.length > 1) {
    const opened = openFragment(rules, module.id, hash, module);
    if (opened) {
      const { positions, moves, ply, fault } = opened;
      // The same game as saved is opened as saved: with its clocks, players and undone moves.
      const same = saved.find(
        (game) =>
          game.start === positions[0] &&
          game.moves.map(({ text }) => text).join() === moves.join() &&
          (id === null || game.id === id),
      );
      const whole = same && reopen(rules, same);
      if (whole) return { opening: { ...whole, ply: Math.min(ply, whole.moves.length) }, fault };
      return {
        opening: {
          ...fromPosition(tools, positions[0], fullSetup(tools, setup), players),
          moves: moves.map((text) => ({ text, ms: null })),
          positions,
          ply,
        },
        fault,
      };
    }
    const start = newGame(tools, setup, players);
    return { opening: start.opening, fault: start.fault ?? 'this address holds no game that can be opened' };
  }
  if (setup || ['side', 'agent', 'lvl'].some((name) => query.has(name))) return newGame(tools, setup, players);
  const unfinished = saved[0] && !saved[0].over ? reopen(rules, saved[0]) : null;
  return unfinished ? { opening: unfinished, fault: null } : newGame(tools, '', players);
}

/** What a setup leaves out is as on a first visit. @param {Tools} tools @param {string} setup */
export function fullSetup({ module }, setup) {
  const words = new Map(
    `${module.first.setup} ${setup}`
      .trim()
      .split(' ')
      .map((word) => /** @type {[string, string]} */ (word.split('='))),
  );
  return [...words].map(([name, value]) => `${name}=${value}`).join(' ');
}

/**
 * A setup that the engine refuses gives a first visit's game, and says why.
 * @param {Tools} tools @param {string} setup @param {[Player, Player]} players
 */
export function newGame(tools, setup, players) {
  const wanted = fullSetup(tools, setup);
  const start = tools.rules.start(tools.module.id, wanted);
  if (start.ok) return { opening: fromPosition(tools, start.text, wanted, players), fault: null };
  const plain = tools.rules.start(tools.module.id, tools.module.first.setup);
  if (!plain.ok) throw new Error(plain.error);
  return { opening: fromPosition(tools, plain.text, tools.module.first.setup, players), fault: start.error };
}

/**
 * @param {Tools} tools @param {string} position @param {string} setup @param {[Player, Player]} players
 * @returns {Opening}
 */
export function fromPosition({ rules, module, limits, newId }, position, setup, players) {
  const view = rules.view(module.id, position);
  if (!view.ok) throw new Error(view.error);
  const start = setup ? rules.start(module.id, setup) : null;
  return {
    id: newId(),
    game: module.id,
    setup: start?.ok && start.text === position ? setup : '',
    begins: view.side,
    players,
    limits,
    moves: [],
    positions: [view.position],
    ply: 0,
  };
}
