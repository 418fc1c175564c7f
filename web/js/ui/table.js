// The table at which a game is played: it hears the store and shows it, and turns what people do into events.

import { translate } from '../i18n.js';
import { writeFragment } from '../share/fragment.js';
import { writeQuery } from '../state/address.js';
import { fromPosition, newGame } from '../state/opening.js';
import { saveGame } from '../state/persist.js';
import { reduce, sideAt } from '../state/reducer.js';
import { limitsOf, settingNames } from '../state/settings.js';
import { createStore } from '../state/store.js';
import { Actions } from './actions.js';
import { Board } from './board.js';
import { listenToKeys } from './keys.js';
import { onlyPerson } from './names.js';
import { MoveLog, PlayersPanel } from './panel.js';
import { ResultCard } from './result.js';
import { movedSentence, previewSentence, turnSentence } from './status.js';
import { applyTheme } from './theme.js';
import { driveAgents } from './turns.js';
import { TypedMove } from './typed.js';

/** @typedef {import('../state/reducer.js').Match} Match */
/** @typedef {import('../state/settings.js').Settings} Settings */

/**
 * @typedef {object} Parts
 * @property {import('../games/types.js').Engine} rules
 * @property {import('../engine/client.js').Thinker} thinker
 * @property {import('../games/types.js').GameModule} module
 * @property {import('../games/types.js').GameInfo} info
 * @property {import('../games/types.js').GameInfo[]} games
 * @property {import('../state/storage.js').Store} storage
 * @property {Settings} settings
 * @property {import('./names.js').Say} say
 * @property {typeof import('../state/opening.js').openGame} open
 */

/** @param {string} id @returns {HTMLElement} */
const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
/** Advice may take a quarter of a turn. */
const hintLimits = { ms: 475 };
const newId = () => Date.now().toString(36) + Math.random().toString(36).slice(2, 6);

export class Table {
  store = createStore(reduce, /** @type {Match | null} */ (null));
  /** When the side to move got its turn. */
  #turnBegan = performance.now();
  #said = '';
  #notice = '';
  /** The entry of the history this page is on belongs to this match. @type {string | null} */
  #entry = null;
  #hinting = new AbortController();
  #peeking = false;

  /** @param {Parts} parts */
  constructor(parts) {
    this.parts = parts;
    const { rules, module, thinker } = parts;
    this.players = new PlayersPanel(part('players'));
    this.log = new MoveLog(part('moves'), (ply) => this.store.dispatch({ type: 'goto', ply }));
    this.board = new Board(part('board'), {
      rules,
      module,
      say: parts.say,
      onMove: (move) => this.play(move),
      onDraft: () => this.#showStatus(),
      onFit: () => this.#showActions(),
      ...this.#boardSettings(),
    });
    this.actions = new Actions(part('actions'), part('more-actions'), {
      undo: () => this.undo(),
      redo: () => this.store.dispatch({ type: 'redo' }),
      hint: () => this.hint(),
      flip: () => this.flip(),
      swap: () => this.swap(),
      confirm: () => this.board.agree(),
      pause: () => this.store.dispatch({ type: 'pause', paused: true }),
      resume: () => this.store.dispatch({ type: 'pause', paused: false }),
      step: () => this.step(),
      zoom: () => {
        this.board.zoom(!this.board.zoomed);
        this.#showActions();
      },
    });
    this.result = new ResultCard(part('result'), this);
    this.typed = new TypedMove(/** @type {HTMLFormElement} */ (part('typed')), this);
    listenToKeys(this);
    this.#listen();
    this.translate();
    this.store.subscribe((match, before) => match && this.#show(match, before));
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

  undo() {
    if (!this.board.back()) this.store.dispatch({ type: 'undo' });
  }

  /** From now on the people play the other side. */
  swap() {
    const [first, second] = this.match.players;
    this.store.dispatch({ type: 'players', players: [second, first] });
  }

  flip() {
    this.board.set({ look: { flipped: !this.board.look.flipped } });
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

  /** A game from elsewhere; the same players go on with it. @param {Pick<import('../share/read.js').Loaded, 'positions' | 'moves' | 'setup'> & { ply?: number }} loaded */
  load({ positions, moves, setup, ply = moves.length }) {
    const opening = fromPosition(this.tools, positions[0], setup, this.match.players);
    this.begin({ ...opening, positions, moves, ply, paused: moves.length > 0 });
  }

  /** @param {import('../state/opening.js').Opening} opening */
  begin(opening) {
    this.#notice = '';
    this.store.dispatch({ type: 'begin', match: opening });
  }

  /** A hint names the cell; asked again, the whole move. */
  async hint() {
    const { board } = this;
    const known = board.hintMove;
    const move = await this.#askHint();
    if (!move || !board.view) return;
    board.setHint(move, known !== null);
    const whole = this.parts.module.labels.move(this.say, move, board.view);
    this.tell(known ? this.say('status.hint', { move: whole }) : this.say('status.hintFirst'));
  }

  /** The whole hint for as long as a key is held. @param {boolean} held */
  async peek(held) {
    this.#peeking = held;
    const move = held ? await this.#askHint() : null;
    if (this.#peeking && move) this.board.setHint(move, true);
    else if (!held) this.board.setHint(null, false);
  }

  /** @returns {Promise<string | null>} what the opponent would play here */
  async #askHint() {
    const { match, board } = this;
    if (!board.movable) return null;
    if (board.hintMove) return board.hintMove;
    this.#hinting.abort();
    this.#hinting = new AbortController();
    const { agents } = this.parts.info;
    const adviser = match.players.find(({ agent }) => agent !== null)?.agent ?? agents[agents.length - 1].id;
    const position = match.positions[match.ply];
    const request = { game: match.game, position, agent: adviser, seed: 1, limits: hintLimits };
    const answer = await this.parts.thinker.think(request, { signal: this.#hinting.signal }).catch(() => null);
    return answer && this.match.generation === match.generation ? answer.move : null;
  }

  /** @param {Partial<Settings>} change */
  async configure(change) {
    const { parts } = this;
    parts.settings = { ...parts.settings, ...change };
    parts.storage.write('settings', parts.settings);
    applyTheme(parts.settings);
    if (change.think) this.store.dispatch({ type: 'limits', limits: limitsOf(change.think) });
    if (change.lang) {
      const { asLanguage, browserLanguage, loadLanguage } = await import('../i18n.js');
      parts.say = await loadLanguage(asLanguage(change.lang) ?? browserLanguage());
      this.translate();
    }
    this.board.set({ say: parts.say, ...this.#boardSettings() });
    this.#show(this.match, this.match);
  }

  /** Opens what the address says. */
  openAddress() {
    const id = history.state?.id ?? null;
    const { opening, fault } = this.parts.open(this.tools, { search: location.search, hash: location.hash, id });
    this.#entry = opening.id;
    this.begin(opening);
    if (fault) this.tell(this.say('status.badAddress', { fault }), true);
  }

  translate() {
    document.documentElement.lang = this.say.language;
    translate(document, this.say);
    this.#translateRules();
    this.typed.hint(this.say('typed.example', { example: this.say(`${this.parts.module.id}.example`) }));
  }

  // What is shown.

  #listen() {
    addEventListener('popstate', () => this.openAddress());
    for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'])
      matchMedia(query).addEventListener('change', () => {
        applyTheme(this.parts.settings);
        this.board.forgetInks();
      });
    this.parts.thinker.addEventListener('restarted', () => this.tell(this.say('engine.restarted')));
    const handle = part('sheet-handle');
    handle.addEventListener('click', () => {
      const open = part('sheet').classList.toggle('open');
      handle.setAttribute('aria-expanded', String(open));
    });
    /** @param {string} id @param {() => Promise<{ open: (table: Table) => void }>} load */
    const dialog = (id, load) => part(id).addEventListener('click', async () => (await load()).open(this));
    dialog('new', () => import('./new-game.js'));
    dialog('settings', () => import('./settings-panel.js'));
    dialog('past', () => import('./past-games.js'));
    dialog('share', () => import('./share-menu.js'));
    dialog('how', () => import('./how-to.js'));
  }

  /** @returns {Pick<import('./board.js').BoardOptions, 'look' | 'confirm' | 'motion'>} */
  #boardSettings() {
    const { coords, hints, confirm, motion } = this.parts.settings;
    return { look: { coords, hints: hints === 'on' }, confirm, motion: motion === 'auto' };
  }

  /** Whether a finished move waits for a second word on this device. */
  get #confirms() {
    const { confirm } = this.parts.settings;
    return confirm === 'always' || (confirm === 'auto' && matchMedia('(pointer: coarse)').matches);
  }

  /** @param {Match} match */
  #pace(match) {
    const still = this.parts.settings.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const watched = match.players.every(({ agent }) => agent !== null);
    // A person's own move is seen to end before the answer begins.
    return watched ? Number(this.parts.settings.pace) : still || match.ply === 0 ? 0 : 400;
  }

  /** @param {Match} match @param {Match | null} before */
  #show(match, before) {
    const moved = match.positions[match.ply] !== before?.positions[before.ply] || match.id !== before?.id;
    if (moved || match.players !== before?.players) {
      this.#turnBegan = performance.now();
      this.#notice = '';
      this.#hinting.abort();
    }
    if (moved && match.id !== before?.id)
      this.board.set({ look: { flipped: onlyPerson(match) === 1 && this.parts.settings.coords === 'none' } });
    const last =
      match.ply > 0 ? { position: match.positions[match.ply - 1], move: match.moves[match.ply - 1].text } : null;
    this.board.show(
      { position: match.positions[match.ply], before: last, movable: match.players[sideAt(match)].agent === null },
      { animate: moved && match.id === before?.id && match.ply === (before?.ply ?? 0) + 1 },
    );
    if (match !== before) this.#keep(match, before);
    this.#showPanel();
  }

  #showPanel() {
    const { match, board, say } = this;
    const { module, info } = this.parts;
    if (!board.view) return;
    this.players.update(say, match, board.view, module, info);
    this.log.update(say, match);
    this.result.update(say, match, board.view);
    part('app').classList.toggle('fresh', match.moves.length === 0);
    part('app').classList.toggle('over', board.view.outcome.kind !== 'ongoing');
    document.title = `${match.thinking ? '● ' : ''}${say('title')}`;
    this.#showActions();
    this.#showStatus();
  }

  #showActions() {
    const { match, board } = this;
    if (!match) return;
    const over = board.view?.outcome.kind !== 'ongoing';
    const confirmable = board.draft !== null && this.parts.module.input.move(board.draft) !== null;
    this.actions.update(
      this.say,
      {
        match,
        over,
        movable: board.movable,
        thinking: match.thinking !== null,
        confirms: this.#confirms,
        confirmable,
        zoomable: !board.fits,
      },
      board,
    );
  }

  /** The line above the board says what is pointed at; the polite region only what was done. */
  #showStatus() {
    const { match, board, say } = this;
    const { module } = this.parts;
    if (!match || !board.view) return;
    const turn = turnSentence(say, match, board.view);
    const preview = board.imagined ? previewSentence(say, match, module, board.imagined) : '';
    const chosen = board.draft ? module.labels.chosen(say, board.choices, board.draft) : '';
    const line = part('status');
    line.textContent =
      this.#notice || [board.draft && module.labels.next(say, board.draft), preview].filter(Boolean).join(' ') || turn;
    line.classList.toggle('bad', match.trouble !== null);
    this.#showActions();
    const { verbosity } = this.parts.settings;
    const beforeView = board.beforeView;
    const moved = match.ply > 0 && beforeView && !chosen ? movedSentence(say, match, module, beforeView) : '';
    const spoken = chosen
      ? `${chosen} ${verbosity === 'terse' ? '' : preview}`
      : verbosity === 'terse' && board.view.outcome.kind === 'ongoing'
        ? moved || turn
        : `${moved} ${turn}`;
    if (spoken.trim() !== this.#said) {
      this.#said = spoken.trim();
      part('live').textContent = this.#said;
    }
  }

  /** Says something that is not the game's state; the next move clears it. @param {string} sentence @param {boolean} [alert] */
  tell(sentence, alert = false) {
    this.#notice = sentence;
    part('status').textContent = sentence;
    part(alert ? 'alert' : 'live').textContent = sentence;
  }

  /** Saved and in the address after every ply, so that a reload is invisible. @param {Match} match @param {Match | null} before */
  #keep(match, before) {
    if (
      before &&
      match.id === before.id &&
      match.moves === before.moves &&
      match.ply === before.ply &&
      match.players === before.players &&
      match.paused === before.paused
    )
      return;
    const { rules, storage, module } = this.parts;
    const newest = rules.view(match.game, match.positions[match.positions.length - 1]);
    if (newest.ok) saveGame(storage, match, newest.outcome);
    const query = new URLSearchParams(writeQuery(match));
    // Settings that came with the address stay in it.
    const given = new URLSearchParams(location.search);
    for (const name of settingNames) if (given.has(name)) query.set(name, given.get(name) ?? '');
    const fragment = writeFragment(
      { start: match.positions[0], moves: match.moves.map(({ text }) => text), ply: match.ply },
      module,
    );
    const url = `?${query}#${fragment}`;
    if (match.id === this.#entry) history.replaceState({ id: match.id }, '', url);
    else history.pushState({ id: match.id }, '', url);
    this.#entry = match.id;
  }

  #translateRules() {
    [...part('rules').children].forEach((line, index) => {
      line.textContent = this.say(`${this.parts.module.id}.rules.${index + 1}`);
    });
  }
}
