// Keeps every move in the address, so that a reload loses nothing. A move replaces the history entry; a new game adds one.
import { writeFragment } from '../address/fragment.js';
import { writeQuery } from '../address/query.js';
import { moveTexts } from '../match/match.js';
import { settingNames } from '../storage/settings.js';

/** @import { Match } from '../match/match.js' */

export class AddressBar {
  /** The match that this entry of the history belongs to. @type {string | null} */
  #entry = null;
  #written = '';
  #packing;
  #placeOf;

  /** @param {import('../address/fragment.js').Packing} packing @param {(id: string) => string} placeOf the id under which the device keeps a match */
  constructor(packing, placeOf) {
    this.#packing = packing;
    this.#placeOf = placeOf;
  }

  /** The match was read from the address, so its history entry exists already. @param {string} id */
  cameFromAddress(id) {
    this.#entry = id;
    this.#written = '';
  }

  /** The device keeps the match under another id from now on. @param {Match} match */
  moved({ id }) {
    if (id === this.#entry) history.replaceState({ id: this.#placeOf(id) }, '');
  }

  /** @param {Match} match */
  write(match) {
    const query = new URLSearchParams(writeQuery(match));
    // Settings that came with the address stay in it.
    const given = new URLSearchParams(location.search);
    for (const name of settingNames) if (given.has(name)) query.set(name, given.get(name) ?? '');
    const fragment = writeFragment({ start: match.start, moves: moveTexts(match), ply: match.ply }, this.#packing);
    const url = `?${query}#${fragment}`;
    const state = { id: this.#placeOf(match.id) };
    if (`${match.id} ${url}` === this.#written) return;
    this.#written = `${match.id} ${url}`;
    if (match.id === this.#entry) history.replaceState(state, '', url);
    else history.pushState(state, '', url);
    this.#entry = match.id;
  }

  /** Removes settings from the address: what was chosen since takes precedence. @param {string[]} names of settings */
  forgetSettings(names) {
    const query = new URLSearchParams(location.search);
    for (const name of names) query.delete(name);
    history.replaceState(history.state, '', `?${query}${location.hash}`);
  }
}
