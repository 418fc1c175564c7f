// Keeps every move in the address, so that a reload loses nothing. A move replaces the history entry; a new game adds one.
import { writeFragment } from '../address/fragment.js';
import { writeQuery } from '../address/query.js';
import { marksOf, moveTexts } from '../match/match.js';
import { settingNames } from '../storage/settings.js';

/** @import { Match } from '../match/match.js' */

/** Says in the query that the game is under review. */
const reviewKey = 'review';

export class AddressBar {
  /** Whether the game on the board is under review. */
  isReview = false;
  /** The match that this entry of the history belongs to, and whether it is under review. @type {string | null} */
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
    this.isReview = new URLSearchParams(location.search).has(reviewKey);
    this.#entry = `${id}${this.isReview ? ' review' : ''}`;
    this.#written = '';
  }

  /** The device keeps the match under another id from now on. @param {Match} match */
  moved({ id }) {
    if (this.#entry?.split(' ')[0] === id) history.replaceState({ id: this.#placeOf(id) }, '');
  }

  /** @param {Match} match */
  write(match) {
    const query = new URLSearchParams(writeQuery(match));
    // Settings that came with the address stay in it.
    const given = new URLSearchParams(location.search);
    for (const name of settingNames) if (given.has(name)) query.set(name, given.get(name) ?? '');
    query.delete(reviewKey);
    query.delete('marks');
    const marks = marksOf(match);
    if (marks.length > 0) query.set('marks', marks.join(','));
    if (this.isReview) query.set(reviewKey, '1');
    const fragment = writeFragment({ start: match.start, moves: moveTexts(match), ply: match.ply }, this.#packing);
    const url = `?${query}#${fragment}`;
    const state = { id: this.#placeOf(match.id) };
    if (`${match.id} ${url}` === this.#written) return;
    this.#written = `${match.id} ${url}`;
    const entry = `${match.id}${this.isReview ? ' review' : ''}`;
    if (entry === this.#entry) history.replaceState(state, '', url);
    else history.pushState(state, '', url);
    this.#entry = entry;
  }

  /** Removes settings from the address: what was chosen since takes precedence. @param {string[]} names of settings */
  forgetSettings(names) {
    const query = new URLSearchParams(location.search);
    for (const name of names) query.delete(name);
    history.replaceState(history.state, '', `?${query}${location.hash}`);
  }
}
