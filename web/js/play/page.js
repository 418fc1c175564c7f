// The play page: wires one game session to the board, the panels and the dialogs. Panels get what they show and the
// callbacks they need.
import { html, nothing, render } from 'lit-html';
import { optionValues, optionWords } from '../address/query.js';
import { Board } from '../board/board.js';
import { needsConfirmation } from '../board/draft.js';
import { gameEntry, isGame, knownGame } from '../games/list.js';
import { clockOf } from '../match/clock.js';
import { hasEnded, isPerson, isWatched, sideAt } from '../match/match.js';
import { GameSession } from '../session/game-session.js';
import { fromPosition, newGame, openAddress } from '../session/opening.js';
import { reopen } from '../storage/saved-game.js';
import { gamesAside } from '../storage/saved-games.js';
import { limitsOf, settingValues } from '../storage/settings.js';
import { byId, emptied, valueFrom } from '../widgets/dom.js';
import { options } from '../widgets/fields.js';
import { lowerSheet, openSheetByHandle } from '../widgets/sheet.js';
import { applyTheme } from '../widgets/theme.js';
import { translate } from '../widgets/translate.js';
import { strongest } from '../words/names.js';
import { endingOf } from '../words/sentences.js';
import { DeferredJobs } from './deferred-jobs.js';
import { statusOf } from './status-line.js';

/** @import { Opening, State } from '../session/game-session.js' */
/** @import { Players } from '../match/match.js' */
/** @import { Settings } from '../storage/settings.js' */
/** @import { Say } from '../words/say.js' */
/**
 * @typedef {object} PageParts
 * @property {import('../engine/rules.js').Rules} rules
 * @property {import('../engine/thinker.js').Thinker} thinker
 * @property {import('../games/types.js').GameModule} module
 * @property {import('../storage/storage.js').Store} storage
 * @property {Settings} settings
 * @property {Say} say
 * @property {typeof import('./later.js')} later   the parts that the first paint does not need
 * @property {(settings: Settings) => Promise<Say>} loadSay   in the language of these settings
 * @property {(game: string) => Promise<{ rules: import('../engine/rules.js').Rules, module: import('../games/types.js').GameModule }>} loadOther
 *   another game, whose sentences the page knows from then on
 */

const randomSeed = () => String(Math.floor(Math.random() * 1e6));
/** What may be spent on proving a claim. */
const claimLimits = { ms: 1900 };
const newId = () => Date.now().toString(36) + Math.random().toString(36).slice(2, 6);
const menu = /** @type {const} */ (['new', 'past', 'share', 'how', 'settings']);

async function untilVisible() {
  while (document.hidden)
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
}

export class PlayPage {
  session;
  board;
  /** An address that could not be read, to be copied or mended. */
  unread = '';
  #parts;
  #jobs = new DeferredJobs();
  #saver;
  #address;
  #answers;
  #hints;
  #threats;
  #coach;
  #ticking;
  /** @type {import('./best-moves.js').BestMoves | null} */
  #bestMoves = null;
  /** @type {import('../../../wasm/engine.d.ts').Thought | null} */
  #thought = null;
  #notice = '';
  /** The notice is newer than what is chosen or pointed at. */
  #isFresh = false;
  #spoken = '';
  /** The dialog that is on its way. */
  #opening = Promise.resolve();
  /** Loads the page in its new edition. @type {(() => void) | null} */
  #takeOver = null;
  #elements = {
    status: emptied('status'),
    players: emptied('players'),
    result: emptied('result'),
    actions: emptied('actions'),
    more: emptied('more-actions'),
    moves: emptied('moves'),
    bestMoves: byId('best-moves'),
    rules: emptied('rules'),
    record: emptied('record'),
    typed: /** @type {HTMLInputElement} */ (byId('typed-text')),
    pace: byId('pace'),
  };

  /** @param {PageParts} parts */
  constructor(parts) {
    this.#parts = parts;
    const { rules, thinker, module, storage, later } = parts;
    this.session = new GameSession({
      ...{ rules, thinker, pace: (state) => this.#pace(state), visible: untilVisible },
      resigns: (state, answer) => parts.settings.resign === 'on' && later.givesUp(state, answer, module, rules),
    });
    this.#saver = new later.GameSaver(storage, newId);
    this.#address = new later.AddressBar(module, (id) => this.#saver.placeOf(id));
    this.board = new Board(byId('board'), {
      ...{ rules, module, say: parts.say, extras: later },
      onMove: (move) => void this.session.play(move),
      onDraft: () => {
        this.#isFresh = false;
        this.#showDraft();
      },
      onFit: () => this.#showActions(),
      onRefuse: (cell) => this.tell(this.#answers.refusal(cell), true),
      ...this.#boardSettings(),
    });
    const { session, board } = this;
    this.#answers = new later.Answers({ session, board, module, say: () => this.say });
    this.#hints = new later.Hints({
      ...{ session, board, agent: strongest(rules.info) },
      onHint: (hint) => this.tell(this.#answers.hint(hint)),
      onNone: (reason) =>
        this.tell(this.say(reason === 'notYourTurn' ? 'typed.wait' : 'status.noHint'), reason === 'noAnswer'),
      onRelease: () => this.#forgetNotice(),
    });
    this.#threats = new later.Threats({
      ...{ session, board, rules, agent: strongest(rules.info) },
      onThreat: (threat) => this.tell(this.#answers.threat(threat)),
      onNone: () => this.tell(this.say('threat.none')),
    });
    this.#coach = new later.Coach({
      ...{ session, board, rules, storage, agent: strongest(rules.info) },
      onTip: (tip) => this.tell(this.#answers.tip(tip)),
    });
    this.#ticking = new later.Ticking({
      session,
      show: () => this.#showPlayers(session.state),
      warn: (seconds) => this.tell(this.say('clock.warning', { seconds })),
    });
    this.#listen();
    this.#translate();
    session.on('changed', (state, before) => this.#follow(state, before));
    session.on('ended', () => later.countResult(storage, module, session.state, this.#saver.placeOf(session.state.id)));
    session.on('moved', () => {
      if (parts.settings.sound === 'on') later.sound(later.soundOf(session.state));
    });
    session.on('thought', (thought) => this.#showThought(thought));
    this.openAddress();
    this.#takeShared();
    document.documentElement.dataset.ready = '';
  }

  get say() {
    return this.#parts.say;
  }
  get #context() {
    const { rules, module, storage, settings } = this.#parts;
    return { rules, module, storage, limits: limitsOf(settings.think), newId };
  }
  /** For a game like the one on the board. */
  get #sameContext() {
    return { ...this.#context, limits: clockOf(this.session.state) ?? this.#context.limits };
  }
  get #coords() {
    return this.board.position.look.coords;
  }

  /** Says something that is not the game's state; the next move clears it. @param {string} sentence @param {boolean} [alert] */
  tell(sentence, alert = false) {
    this.#notice = sentence;
    this.#isFresh = true;
    byId(alert ? 'alert' : 'live').textContent = sentence;
    if (this.session.state) this.#showStatus();
  }

  /** A newer edition is ready. @param {() => void} takeOver */
  offerUpdate(takeOver) {
    this.#takeOver = takeOver;
    this.#showChrome(this.session.state);
  }

  /** Opens the game that the address names. */
  openAddress() {
    // The address that is still to be written belongs to another entry of the history.
    this.#jobs.drop('address');
    this.#jobs.flush();
    for (const dialog of document.querySelectorAll('dialog')) dialog.close();
    const { search, hash } = location;
    const { opening, fault } = openAddress(this.#context, { search, hash, id: history.state?.id ?? null });
    this.unread = fault ? hash.slice(1) : '';
    this.#address.cameFromAddress(opening.id);
    this.#begin(opening);
    const named = new URLSearchParams(search).get('game');
    if (named && !isGame(named))
      this.tell(this.say('status.unknownGame', { name: named, game: gameEntry(named).name }), true);
    if (!fault) return;
    const why = this.say.fault(fault);
    this.tell(
      opening.moves.length > 0 ? this.say('share.stopped', { fault: why }) : `${why}. ${this.say('status.badAddress')}`,
      true,
    );
  }

  /** A phone's share sheet has brought a text: a record, a link, whatever may be pasted. */
  #takeShared() {
    const query = new URLSearchParams(location.search);
    const text = query.get('text');
    if (!text) return;
    query.delete('text');
    history.replaceState(history.state, '', `?${query}${location.hash}`);
    this.#openDialog(({ dialogs }, context) => dialogs.share({ ...context, unread: text }));
  }

  /** @param {Opening} opening */
  #begin(opening) {
    this.#notice = '';
    this.#saver.begins(opening.id);
    this.session.begin(opening);
  }

  // What people do.

  #undo() {
    if (!this.board.back()) this.session.undo();
  }

  #swap() {
    const [first, second] = this.session.state.players;
    this.session.setPlayers([second, first]);
  }

  #flip() {
    this.board.set({ look: { flipped: !this.board.position.look.flipped } });
  }

  /** The same players on the same start. */
  #playSame() {
    const { players, start, setup } = this.session.state;
    this.#begin(fromPosition(this.#sameContext, start, setup, players));
  }

  /** On another start of the same kind; one that was made by hand has no other. @param {Players} [players] */
  #playAgain(players = this.session.state.players) {
    const values = optionValues(this.session.state.setup);
    if (!('seed' in values)) return this.#playSame();
    this.#begin(newGame(this.#sameContext, optionWords({ ...values, seed: randomSeed() }), players).opening);
  }

  /** @param {number} level */
  #playLevel(level) {
    const atLevel = (/** @type {import('../match/match.js').Player} */ player) =>
      player.agent === null
        ? player
        : { ...player, options: optionWords({ ...optionValues(player.options), level: String(level) }) };
    const [first, second] = this.session.state.players;
    this.#playAgain([atLevel(first), atLevel(second)]);
  }

  /** The person whose turn it is. */
  #giveUp() {
    this.session.resign(sideAt(this.session.state));
  }

  /** A win that the strongest agent can prove ends the game. */
  async #claim() {
    const { session } = this;
    const { generation } = session.state;
    const agent = strongest(this.#parts.rules.info);
    const answer = await session.think({ agent, limits: claimLimits }, { priority: 'hint' }).catch(() => null);
    if (session.state.generation !== generation) return;
    if (answer?.score.kind === 'win') session.resign(sideAt(session.state) === 0 ? 1 : 0);
    else this.tell(this.say('claim.not'));
  }

  /** To the friend whose turn it is: by the phone's own list of ways, or to be pasted. */
  async #sendMove() {
    const { later, module } = this.#parts;
    const sent = await later.sendMove(this.say, this.session.state, module);
    if (sent !== null) this.tell(sent);
  }

  #toggleAreas() {
    void this.#configure({ areas: this.#parts.settings.areas === 'on' ? 'off' : 'on' });
  }

  #hideRules() {
    const { storage, module } = this.#parts;
    storage.write(`rules.${module.id}`, 'hidden');
    this.#showRules();
    this.board.focus();
  }

  #playTyped() {
    const { typed } = this.#elements;
    const { view } = this.session.state;
    if (typed.value.trim() === '') return;
    if (!this.board.movable) return this.tell(this.say('typed.wait'), true);
    const refused = this.session.play(this.#parts.module.input.typed(typed.value, view));
    typed.setAttribute('aria-invalid', String(refused !== null));
    // The engine may name the move in its own notation.
    if (refused)
      this.tell(this.say('typed.refused', { text: typed.value.trim(), fault: this.say.fault(refused.error) }), true);
    else typed.value = '';
  }

  #toggleBestMoves() {
    const { session, board } = this;
    const { rules, later } = this.#parts;
    const agent = strongest(rules.info);
    this.#bestMoves ??= new later.BestMoves({ session, board, agent, onChange: () => this.#showBestMoves() });
    this.#bestMoves.toggle();
    this.#showActions();
  }

  /** @param {Partial<Settings>} change */
  async #configure(change) {
    const parts = this.#parts;
    parts.settings = { ...parts.settings, ...change };
    parts.storage.write('settings', parts.settings);
    applyTheme(parts.settings);
    if (change.think && !clockOf(this.session.state)) this.session.setLimits(limitsOf(change.think));
    this.#address.forgetSettings(Object.keys(change));
    if (change.lang) {
      const say = await parts.loadSay(parts.settings);
      // Another language may have been chosen while this one was on its way.
      if (change.lang !== parts.settings.lang) return;
      parts.say = say;
      this.#translate();
    }
    this.board.set({ say: parts.say, ...this.#boardSettings() });
    this.#show(this.session.state);
  }

  /** One after the other: of several that are asked for at once the last one stays.
   *  @param {(list: typeof import('../dialogs/list.js'), context: import('../dialogs/list.js').DialogContext) => unknown} open */
  #openDialog(open) {
    this.#opening = this.#opening.then(() => this.#showDialog(open));
  }

  /** @param {(list: typeof import('../dialogs/list.js'), context: import('../dialogs/list.js').DialogContext) => unknown} open */
  async #showDialog(open) {
    try {
      const context = this.#parts.later.dialogContext({
        ...{ page: this, parts: this.#parts, opening: this.#context },
        begin: (opening) => this.#begin(opening),
        show: (saved) => this.#showSaved(saved),
        configure: (change) => this.#configure(change),
        place: this.#saver.placeOf(this.session.state.id),
      });
      await open(await import('../dialogs/list.js'), context);
    } catch (error) {
      console.warn(error);
      this.tell(this.say('page.partMissing'), true);
    }
  }

  /** A game of this device. @param {import('../storage/saved-game.js').SavedGame} saved @returns {boolean} false if it takes another page */
  #showSaved(saved) {
    const { state } = this.session;
    // Another game has another module: the page begins anew.
    if (saved.game !== state.game) return false;
    // Another tab may have gone on with the game that is on the board.
    const isNews = saved.id !== this.#saver.placeOf(state.id) || saved.nodes.length > state.nodes.length;
    const opening = isNews ? reopen(this.#parts.rules, saved) : null;
    if (opening) this.#begin(opening);
    return true;
  }

  #listen() {
    const { session, board } = this;
    for (const name of menu)
      byId(name).addEventListener('click', () => this.#openDialog(({ dialogs }, context) => dialogs[name](context)));
    this.#parts.later.openGamesByButton();
    byId('typed').addEventListener('submit', (event) => {
      event.preventDefault();
      this.#playTyped();
    });
    byId('to-end').addEventListener('click', () => session.goto(session.state.moves.length));
    byId('update').addEventListener('click', () => this.#takeOver?.());
    this.#elements.pace.addEventListener(
      'change',
      (event) => void this.#configure({ pace: /** @type {Settings['pace']} */ (valueFrom(event)) }),
    );
    openSheetByHandle();
    this.#parts.storage.onFailure(() => this.#showStorage());
    addEventListener('popstate', () => {
      const game = new URLSearchParams(location.search).get('game');
      // Another game has another module: the page begins anew.
      if (game && knownGame(game) !== session.state.game) location.reload();
      else this.openAddress();
    });
    for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'])
      matchMedia(query).addEventListener('change', () => {
        applyTheme(this.#parts.settings);
        board.forgetInks();
      });
    /** @param {() => string} sentence */
    const telling = (sentence) => () => this.tell(sentence());
    this.#parts.later.listenToKeys(board, {
      areOn: () => this.#parts.settings.letters === 'on',
      peek: (held) => void this.#hints.peek(held),
      signs: { '/': () => this.#elements.typed.focus(), '?': () => byId('how').click() },
      letters: {
        KeyU: () => this.#undo(),
        KeyY: () => session.redo(),
        KeyN: () => byId('new').click(),
        KeyB: () => this.#flip(),
        KeyA: () => this.#toggleAreas(),
        KeyH: () => void this.#hints.hint(),
        KeyI: () => void this.#threats.show(),
        KeyW: telling(() => this.#answers.where()),
        KeyM: telling(() => this.#answers.moves()),
        KeyL: telling(() => this.#answers.lastMove()),
        KeyC: telling(() => this.#answers.counts()),
        KeyT: telling(() => this.#answers.times()),
      },
    });
  }

  // What is shown.

  /** @param {State} state @param {State | null} before */
  #follow(state, before) {
    const another = state.id !== before?.id;
    const moved = another || state.view.position !== before.view.position;
    if (moved || state.players !== before.players) this.#notice = '';
    if (state.thinking?.generation !== before?.thinking?.generation) this.#thought = null;
    if (another) this.board.set({ look: { flipped: false, origin: 0 } });
    const forward = !another && moved && state.ply === before.ply + 1;
    this.#show(state, forward);
    if (moved) {
      this.#hints.moved();
      this.#threats.moved();
      this.#coach.follow(state);
    }
    this.#jobs.add('address', () => this.#address.write(this.session.state));
    this.#jobs.add('save', () => this.#save());
  }

  /** @param {State} state @param {boolean} [animate] */
  #show(state, animate = false) {
    const { view, before, players } = state;
    this.board.show({ view, before, movable: isPerson(players[sideAt(state)]) }, { animate });
    this.#showPlayers(state);
    this.#showResult(state);
    this.#showChrome(state);
    this.#showDraft();
    this.#bestMoves?.follow();
    // It scrolls in the room that the others leave.
    this.#jobs.add('moves', () => this.#showMoves());
  }

  /** The move that is being made, and what can be done with it. */
  #showDraft() {
    if (!this.session?.state) return;
    this.#showStatus();
    this.#showActions();
  }

  #showStatus() {
    const { say, board } = this;
    const { module, settings } = this.#parts;
    const { state } = this.session;
    const terse = settings.verbosity === 'terse';
    const { lead, rest, bad, spoken } = statusOf({
      say,
      state,
      module,
      board,
      notice: this.#notice,
      isFresh: this.#isFresh,
      terse,
    });
    const { status } = this.#elements;
    render(html`${lead === '' ? nothing : html`<b>${lead}</b> `}<span>${rest}</span>`, status);
    status.classList.toggle('bad', bad);
    if (spoken === this.#spoken) return;
    this.#spoken = spoken;
    byId('live').textContent = spoken;
  }

  #showActions() {
    if (!this.session?.state) return;
    const { board, session, say } = this;
    const { state } = session;
    const { settings, module, later } = this.#parts;
    const byFinger = matchMedia('(pointer: coarse)').matches;
    const pass = module.input.pass?.(state.view) ?? null;
    const now = {
      match: state,
      over: state.view.outcome.kind !== 'ongoing',
      movable: board.movable,
      hasDraft: board.draft.chosen !== null,
      isComplete: board.draft.isComplete,
      confirms: needsConfirmation(settings.confirm, { byFinger, byGame: module.input.waits !== undefined }),
      passes: pass !== null,
      areas: settings.areas === 'on',
      bestMoves: this.#bestMoves?.wanted ?? false,
      zoomable: !board.fits,
      zoomed: board.zoomed,
    };
    const handlers = {
      undo: () => this.#undo(),
      redo: () => session.redo(),
      hint: () => void this.#hints.hint(),
      threat: () => void this.#threats.show(),
      areas: () => this.#toggleAreas(),
      resign: () => this.#giveUp(),
      claim: () => void this.#claim(),
      send: () => void this.#sendMove(),
      flip: () => this.#flip(),
      swap: () => this.#swap(),
      bestMoves: () => this.#toggleBestMoves(),
      confirm: () => void board.confirm(),
      pass: () => void (pass !== null && session.play(pass)),
      pause: () => session.setPaused(true),
      resume: () => session.setPaused(false),
      step: () => session.step(),
      zoom: () => board.zoom(!board.zoomed),
    };
    const tray = module.tray ? later.pieceTray({ say, board, tray: module.tray }) : nothing;
    render(html`${tray}${later.actionsRow({ say, now, handlers })}`, this.#elements.actions);
    render(later.moreActionsRow({ say, now, handlers }), this.#elements.more);
  }

  /** @param {State} state */
  #showPlayers(state) {
    const { module, rules, later } = this.#parts;
    const onChoose = (/** @type {0 | 1} */ side) => this.#openDialog(({ player }, context) => player(context, side));
    const props = {
      say: this.say,
      state,
      module,
      info: rules.info,
      thought: this.#thought,
      clocks: this.session.clocks,
      onChoose,
    };
    render(later.playersPanel(props), this.#elements.players);
    this.#ticking.follow();
  }

  /** @param {import('../../../wasm/engine.d.ts').Thought} thought */
  #showThought(thought) {
    this.#thought = thought;
    this.#showPlayers(this.session.state);
  }

  /** @param {State} state */
  #showResult(state) {
    const over = state.view.outcome.kind !== 'ongoing';
    const { result } = this.#elements;
    result.hidden = !over;
    const { rules, later, storage } = this.#parts;
    const level = over ? later.levelToTry(storage, rules.info, state) : null;
    const handlers = {
      onAgain: () => this.#playAgain(),
      onSame: () => this.#playSame(),
      onLevel: (/** @type {number} */ wanted) => this.#playLevel(wanted),
      onNew: () => byId('new').click(),
      onUndo: () => this.#undo(),
    };
    render(over ? later.resultCard({ say: this.say, level, ...handlers }) : nothing, result);
    const record = later.recordOf({ say: this.say, storage, state });
    const times = over ? later.timesPanel({ say: this.say, state }) : nothing;
    this.#elements.record.hidden = record === nothing && times === nothing;
    render(html`${record}${times}`, this.#elements.record);
    this.#showRules();
  }

  /** Until somebody has had enough of them. */
  #showRules() {
    const { module, storage, later } = this.#parts;
    const { rules } = this.#elements;
    const over = this.session.state?.view.outcome.kind !== 'ongoing';
    rules.hidden = over || storage.read(`rules.${module.id}`) === 'hidden';
    if (!rules.hidden) render(later.rulesPanel({ say: this.say, module, onHide: () => this.#hideRules() }), rules);
  }

  #showBestMoves() {
    const { say } = this;
    const short = (/** @type {string} */ move) => this.#parts.module.labels.short(move, this.#coords);
    const template = this.#bestMoves?.template({ say, short, onTap: lowerSheet }) ?? nothing;
    this.#elements.bestMoves.hidden = template === nothing;
    render(template, this.#elements.bestMoves);
  }

  #showMoves() {
    const { moveList, scrollToCurrent } = this.#parts.later;
    const { state } = this.session;
    const { moves } = this.#elements;
    const short = (/** @type {string} */ move) => this.#parts.module.labels.short(move, this.#coords);
    const onGoto = (/** @type {number} */ ply) => this.session.goto(ply);
    const onChoose = (/** @type {number} */ node) => this.session.choose(node);
    moves.hidden = state.moves.length === 0;
    render(moveList({ say: this.say, match: state, short, onGoto, onChoose }), moves);
    scrollToCurrent(moves);
  }

  /** The page around the game. @param {State} state */
  #showChrome(state) {
    const over = state.view.outcome.kind !== 'ongoing';
    const fresh = state.moves.length === 0;
    const { settings } = this.#parts;
    byId('app').classList.toggle('over', over);
    // The browser shows it in another process: told in the frame of a move it would be late.
    this.#jobs.add('title', () => {
      const name = gameEntry(this.session.state.game).name;
      const title = `${this.session.state.thinking ? '● ' : ''}${name} · ${this.say('title')}`;
      if (document.title !== title) document.title = title;
    });
    const { ply, moves } = state;
    const looksBack = ply < moves.length;
    byId('to-end').hidden = !looksBack;
    if (looksBack) byId('to-end').textContent = this.say('past.position');
    byId('typed').hidden = over || isWatched(state);
    // Only between games.
    byId('update').hidden = !this.#takeOver || !(over || fresh);
    byId('pace-field').hidden = !isWatched(state);
    const paces = settingValues.pace.map((value) => /** @type {const} */ ([value, this.say(`setting.pace.${value}`)]));
    if (isWatched(state)) render(options(paces, settings.pace), this.#elements.pace);
  }

  #showStorage() {
    const { storage } = this.#parts;
    const aside = gamesAside(storage).length;
    const note = byId('storage-note');
    note.textContent = !storage.isPersistent
      ? this.say(this.session?.state ? 'settings.stopped' : 'settings.notKept')
      : aside > 0
        ? this.say('settings.aside', { n: aside })
        : '';
    note.hidden = note.textContent === '';
    if (!storage.isPersistent && this.session?.state) this.tell(note.textContent, true);
  }

  #translate() {
    const { say } = this;
    const { module } = this.#parts;
    document.documentElement.lang = say.language;
    translate(document, say);
    this.#parts.later.showGames(module.id);
    this.#elements.typed.placeholder = say('typed.example', { example: say(`${module.id}.example`) });
    this.#showStorage();
  }

  #save() {
    const { state, end } = this.session;
    const over = hasEnded(state);
    const ending = over ? endingOf(this.#parts.module, end) : 'over';
    if (!this.#saver.save(state, { over, score: end.outcome.score, ending })) return;
    this.#address.moved(state);
    this.tell(this.say('status.ownPlace'));
  }

  #forgetNotice() {
    this.#notice = '';
    this.#showStatus();
  }

  /** @returns {Pick<import('../board/board.js').BoardOptions, 'look' | 'confirm' | 'motion' | 'letters'>} */
  #boardSettings() {
    const { coords, hints, areas, confirm, motion, letters } = this.#parts.settings;
    const look = { coords, hints: hints === 'on', areas: areas === 'on' };
    return { look, confirm, motion: motion === 'auto', letters: letters === 'on' };
  }

  /** @param {State} state */
  #pace(state) {
    // A person's own move is seen to end before the answer begins.
    return isWatched(state) ? Number(this.#parts.settings.pace) : this.board.position.moveMs;
  }
}
