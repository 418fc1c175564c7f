// Every move is in the address, so that a reload is invisible. A move replaces the address, a new game is a step of the history.
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

  /** @param {import('../address/fragment.js').Packing} packing @param {(id: string) => string} placeOf under which id the device keeps a match */
  constructor(packing, placeOf) {
    this.#packing = packing;
    this.#placeOf = placeOf;
  }

  /** The match comes from the address: its entry is there already. @param {string} id */
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

  /** What is chosen by hand wins over what the address says. @param {string[]} names of settings */
  forgetSettings(names) {
    const query = new URLSearchParams(location.search);
    for (const name of names) query.delete(name);
    history.replaceState(history.state, '', `?${query}${location.hash}`);
  }
}
