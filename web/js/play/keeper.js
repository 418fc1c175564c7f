// Every ply is saved and stands in the address, so that a reload is invisible. A ply replaces the address, a new game is
// a step of the history.
import { writeFragment } from '../address/fragment.js';
import { writeQuery } from '../address/query.js';
import { Places } from '../storage/places.js';
import { settingNames } from '../storage/settings.js';
import { endingOf } from '../words/sentences.js';

/** @typedef {import('../session/match.js').Match} Match */

const kept = /** @type {const} */ (['id', 'moves', 'ply', 'players', 'paused', 'limits']);
/** @param {Match} match @param {Match | null} before */
const same = (match, before) => kept.every((name) => match[name] === before?.[name]);

export class Keeper {
  /** The match that this entry of the history belongs to. @type {string | null} */
  #entry = null;
  /** As it was written last, to each place. @type {{ storage: Match | null, address: Match | null }} */
  #written = { storage: null, address: null };

  #places;

  /** @param {import('./table.js').Parts} parts @param {() => string} newId */
  constructor({ rules, storage, module }, newId) {
    this.rules = rules;
    this.module = module;
    this.#places = new Places(storage, newId);
  }

  /** Under which id the device keeps it. @param {Match} match */
  placeOf(match) {
    return this.#places.placeOf(match.id);
  }

  /** A match begins, perhaps one that is kept already. @param {string} id */
  begins(id) {
    this.#places.begins(id);
  }

  /** The match comes from the address: its entry is there already. @param {string} id */
  cameFromAddress(id) {
    this.#entry = id;
  }

  /** @param {Match} match @returns {boolean} whether it is from now on kept apart from what another tab plays */
  save(match) {
    if (same(match, this.#written.storage)) return false;
    this.#written.storage = match;
    const newest = this.rules.view(match.game, match.positions[match.positions.length - 1]);
    if (!newest.ok || !this.#places.save(match, newest.outcome, endingOf(this.module, newest))) return false;
    if (match.id === this.#entry) history.replaceState({ id: this.placeOf(match) }, '');
    return true;
  }

  /** @param {Match} match */
  address(match) {
    if (same(match, this.#written.address)) return;
    this.#written.address = match;
    const query = new URLSearchParams(writeQuery(match));
    // Settings that came with the address stay in it.
    const given = new URLSearchParams(location.search);
    for (const name of settingNames) if (given.has(name)) query.set(name, given.get(name) ?? '');
    const moves = match.moves.map(({ text }) => text);
    const fragment = writeFragment({ start: match.positions[0], moves, ply: match.ply }, this.module);
    const url = `?${query}#${fragment}`;
    if (match.id === this.#entry) history.replaceState({ id: this.placeOf(match) }, '', url);
    else history.pushState({ id: this.placeOf(match) }, '', url);
    this.#entry = match.id;
  }

  /** What is chosen by hand wins over what the address says. @param {string[]} names of settings */
  forgetAddress(names) {
    const query = new URLSearchParams(location.search);
    for (const name of names) query.delete(name);
    history.replaceState(history.state, '', `?${query}${location.hash}`);
  }
}
