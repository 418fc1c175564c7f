// The table at which a game is played: it hears the store and shows it, and turns what people do into events.

import { Board } from '../board/board.js';
import { knownGame } from '../games/list.js';
import { reduce } from '../session/match.js';
import { fromPosition, newGame } from '../session/opening.js';
import { createStore } from '../session/store.js';
import { driveAgents } from '../session/turns.js';
import { reopen } from '../storage/saved-games.js';
import { limitsOf } from '../storage/settings.js';
import { applyTheme } from '../widgets/theme.js';
import { asLanguage, browserLanguage, loadLanguage } from '../words/say.js';
import { Advice } from './advice.js';
import { Display } from './display.js';
import { Furniture } from './furniture.js';
import { Keeper } from './keeper.js';
import { listenToKeys } from './keys.js';
import { Later } from './later.js';
import { TypedMove } from './typed.js';
import { Voice } from './voice.js';

/** @typedef {import('../session/match.js').Match} Match */
/** @typedef {import('../storage/settings.js').Settings} Settings */

/**
 * @typedef {object} Parts
 * @property {import('../games/types.js').Engine} rules
 * @property {import('../engine/client.js').Thinker} thinker
 * @property {import('../games/types.js').GameModule} module
 * @property {import('../games/types.js').GameInfo} info
 * @property {(game: string) => Promise<import('../games/types.js').Engine>} rulesOf
 * @property {import('../storage/storage.js').Store} storage
 * @property {Settings} settings
 * @property {import('../words/names.js').Say} say
 * @property {typeof import('../session/opening.js').openGame} open
 */

/** @param {string} id @returns {HTMLElement} */
const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
const newId = () => Date.now().toString(36) + Math.random().toString(36).slice(2, 6);

export class Table {
  store = createStore(reduce, /** @type {Match | null} */ (null));
  /** An address that could not be read to its end, to be copied or mended. */
  unread = '';
  later = new Later();
  /** When the side to move got its turn. */
  #turnBegan = performance.now();

  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
    const { rules, module, thinker } = parts;
    this.voice = new Voice(this);
    this.advice = new Advice(this);
    this.keeper = new Keeper(parts, newId);
    this.board = new Board(part('board'), {
      rules,
      module,
      say: parts.say,
      onMove: (move) => this.play(move),
      onDraft: () => this.match && this.display.showDraft(),
      onFit: () => this.match && this.display.showActions(),
      ...this.#boardSettings(),
    });
    this.display = new Display(this);
    this.typed = new TypedMove(/** @type {HTMLFormElement} */ (part('typed')), this);
    this.furniture = new Furniture(this);
    listenToKeys(this);
    this.#listen();
    this.#translate();
    this.store.subscribe((match, before) => match && this.#follow(match, before));
    this.openAddress();
    driveAgents(this.store, { rules, thinker, pace: (match) => this.#pace(match) });
    document.documentElement.dataset.ready = '';
  }

  get match() {
    return /** @type {Match} */ (this.store.state);
  }
  get say() {
    return this.parts.say;
  }
  get tools() {
    const { rules, module, info, storage, settings } = this.parts;
    return { rules, module, info, storage, limits: limitsOf(settings.think), newId };
  }

  // What people do.

  /** @param {string} move */
  play(move) {
    const { match } = this;
    const played = this.parts.rules.play(match.game, match.positions[match.ply], move);
    if (played.ok)
      this.store.dispatch({ type: 'play', move, position: played.text, ms: performance.now() - this.#turnBegan });
    return played.ok ? null : played.error;
  }

  /** Where the device keeps the game on the board. */
  get place() {
    return this.keeper.placeOf(this.match);
  }

  /** A game of this device. @param {import('../storage/saved-games.js').Saved} saved @returns {boolean} false if it takes another page */
  show(saved) {
    const { match, parts } = this;
    // Another game has another module: the page begins anew.
    if (saved.game !== match.game) return false;
    // Another tab may have gone on with the game that is on the board.
    const news = saved.id !== this.place || saved.moves.length > match.moves.length;
    const opening = news ? reopen(parts.rules, saved) : null;
    if (opening) this.begin(opening);
    return true;
  }

  undo() {
    if (!this.board.draft.back()) this.store.dispatch({ type: 'undo' });
  }

  /** From now on the people play the other side. */
  swap() {
    const [first, second] = this.match.players;
    this.store.dispatch({ type: 'players', players: [second, first] });
  }

  flip() {
    this.board.set({ look: { flipped: !this.board.now.look.flipped } });
  }

  /** One move of watched agents, then pause again. */
  step() {
    this.store.dispatch({ type: 'pause', paused: false });
    const stop = this.store.subscribe((match, before) => {
      if (match?.ply === before?.ply && match?.id === before?.id) return;
      stop();
      if (match?.id === before?.id) this.store.dispatch({ type: 'pause', paused: true });
    });
  }

  /** The same players on the same start; `swapped` on exchanged sides. @param {boolean} swapped */
  rematch(swapped) {
    const { players, positions, setup } = this.match;
    const seats = /** @type {Match['players']} */ (swapped ? [players[1], players[0]] : players);
    this.begin({
      ...this.match,
      id: newId(),
      setup,
      players: seats,
      moves: [],
      positions: [positions[0]],
      ply: 0,
      paused: false,
    });
  }

  /** @param {string} setup @param {Match['players']} players */
  start(setup, players) {
    const { opening, fault } = newGame(this.tools, setup, players);
    this.begin(opening);
    return fault;
  }

  /**
   * A game from elsewhere; the same players go on with it.
   * @param {Pick<import('../sharing/read.js').Loaded, 'positions' | 'moves' | 'setup'> & { ply?: number }} loaded
   */
  load({ positions, moves, setup, ply = moves.length }) {
    const opening = fromPosition(this.tools, positions[0], setup, this.match.players);
    this.begin({ ...opening, positions, moves, ply, paused: moves.length > 0 });
  }

  /** @param {import('../session/opening.js').Opening} opening */
  begin(opening) {
    this.voice.forget();
    this.keeper.begins(opening.id);
    this.store.dispatch({ type: 'begin', match: opening });
  }

  /** @param {Partial<Settings>} change */
  async configure(change) {
    const { parts } = this;
    parts.settings = { ...parts.settings, ...change };
    parts.storage.write('settings', parts.settings);
    applyTheme(parts.settings);
    if (change.think) this.store.dispatch({ type: 'limits', limits: limitsOf(change.think) });
    this.keeper.forgetAddress(Object.keys(change));
    if (change.lang) {
      parts.say = await loadLanguage(asLanguage(change.lang) ?? browserLanguage());
      this.#translate();
    }
    this.board.set({ say: parts.say, ...this.#boardSettings() });
    this.display.show(this.match, this.match);
  }

  /** Opens what the address says. */
  openAddress() {
    // The address that is still to be written belongs to another entry of the history.
    this.later.drop('address');
    this.later.flush();
    const id = history.state?.id ?? null;
    const { opening, fault } = this.parts.open(this.tools, { search: location.search, hash: location.hash, id });
    this.unread = fault ? location.hash.slice(1) : '';
    this.keeper.cameFromAddress(opening.id);
    this.begin(opening);
    if (fault) this.voice.tell(this.say('status.badAddress', { fault: this.say.fault(fault, true) }), true);
  }

  #listen() {
    addEventListener('popstate', () => {
      const game = new URLSearchParams(location.search).get('game');
      // Another game has another module: the page begins anew.
      if (game && knownGame(game) !== this.match.game) location.reload();
      else this.openAddress();
    });
    for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'])
      matchMedia(query).addEventListener('change', () => {
        applyTheme(this.parts.settings);
        this.board.forgetInks();
      });
    this.parts.thinker.addEventListener('restarted', () => this.voice.tell(this.say('engine.restarted')));
  }

  #translate() {
    this.furniture.translate();
    this.typed.hint(this.say('typed.example', { example: this.say(`${this.parts.module.id}.example`) }));
  }

  /** @returns {Pick<import('../board/board.js').BoardOptions, 'look' | 'confirm' | 'motion' | 'letters'>} */
  #boardSettings() {
    const { coords, hints, confirm, motion, letters } = this.parts.settings;
    const look = { coords, hints: hints === 'on' };
    return { look, confirm, motion: motion === 'auto', letters: letters === 'on' };
  }

  /** @param {Match} match */
  #pace(match) {
    if (match.players.every(({ agent }) => agent !== null)) return Number(this.parts.settings.pace);
    // A person's own move is seen to end before the answer begins.
    return this.board.now.moveMs;
  }

  /** @param {Match} match @param {Match | null} before */
  #follow(match, before) {
    const moved = match.id !== before?.id || match.positions[match.ply] !== before?.positions[before.ply];
    if (moved || match.players !== before?.players) {
      this.#turnBegan = performance.now();
      this.voice.forget();
      this.advice.drop();
    }
    this.display.show(match, before);
    if (moved) this.advice.follow();
  }
}
