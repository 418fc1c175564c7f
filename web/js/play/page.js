// The play page: wires one game session to the board, the panels and the dialogs. Panels get what they show and the
// callbacks they need.
import { html, nothing, render } from 'lit-html';
import { Board } from '../board/board.js';
import { needsConfirmation } from '../board/draft.js';
import { knownGame } from '../games/list.js';
import { hasEnded, isWatched, sideAt } from '../match/match.js';
import { GameSession } from '../session/game-session.js';
import { fromLine, fromPosition, newGame, openAddress } from '../session/opening.js';
import { reopen } from '../storage/saved-game.js';
import { gamesAside } from '../storage/saved-games.js';
import { limitsOf, settingValues } from '../storage/settings.js';
import { byId, emptied, valueFrom } from '../widgets/dom.js';
import { options } from '../widgets/fields.js';
import { lowerSheet, openSheetByHandle } from '../widgets/sheet.js';
import { applyTheme } from '../widgets/theme.js';
import { translate } from '../widgets/translate.js';
import { sideName, strongest } from '../words/names.js';
import { seconds, timeUsed } from '../words/numbers.js';
import { endingOf, movedSentence, previewSentence, turnSentence } from '../words/sentences.js';
import { actionsRow, moreActionsRow } from './actions.js';
import { DeferredJobs } from './deferred-jobs.js';
import { playersPanel } from './players.js';
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
  #hints;
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
    status: byId('status'),
    players: emptied('players'),
    result: emptied('result'),
    actions: emptied('actions'),
    more: emptied('more-actions'),
    moves: emptied('moves'),
    bestMoves: byId('best-moves'),
    typed: /** @type {HTMLInputElement} */ (byId('typed-text')),
    pace: byId('pace'),
  };

  /** @param {PageParts} parts */
  constructor(parts) {
    this.#parts = parts;
    const { rules, thinker, module, storage, later } = parts;
    this.session = new GameSession({ rules, thinker, pace: (state) => this.#pace(state), visible: untilVisible });
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
      ...this.#boardSettings(),
    });
    const { session, board } = this;
    this.#hints = new later.Hints({
      ...{ session, board, agent: strongest(rules.info) },
      onHint: ({ move, whole }) => this.tell(whole ? this.#hintText(move) : this.say(`${module.id}.hintFirst`)),
      onNone: (reason) =>
        this.tell(this.say(reason === 'notYourTurn' ? 'typed.wait' : 'status.noHint'), reason === 'noAnswer'),
      onRelease: () => this.#forgetNotice(),
    });
    this.#listen();
    this.#translate();
    session.on('changed', (state, before) => this.#follow(state, before));
    session.on('thought', (thought) => this.#showThought(thought));
    this.openAddress();
    document.documentElement.dataset.ready = '';
  }

  get say() {
    return this.#parts.say;
  }
  get #context() {
    const { rules, module, storage, settings } = this.#parts;
    return { rules, module, storage, limits: limitsOf(settings.think), newId };
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
    if (!fault) return;
    const why = this.say.fault(fault);
    this.tell(
      opening.moves.length > 0 ? this.say('share.stopped', { fault: why }) : `${why}. ${this.say('status.badAddress')}`,
      true,
    );
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

  /** The same players on the same start. @param {boolean} swapped whether they change sides */
  #rematch(swapped) {
    const { players, start, setup } = this.session.state;
    const [first, second] = players;
    this.#begin(fromPosition(this.#context, start, setup, swapped ? [second, first] : players));
  }

  #playTyped() {
    const { typed } = this.#elements;
    const { view } = this.session.state;
    if (typed.value.trim() === '') return;
    if (!this.board.movable) return this.tell(this.say('typed.wait'), true);
    const refused = this.session.play(this.#parts.module.input.typed(typed.value, view));
    typed.setAttribute('aria-invalid', String(refused !== null));
    if (refused) this.tell(this.say.fault(refused.error), true);
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
    if (change.think) this.session.setLimits(limitsOf(change.think));
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

  /** One after the other: of several that are asked for at once the last one stays. @param {typeof menu[number]} name */
  #openDialog(name) {
    this.#opening = this.#opening.then(() => this.#showDialog(name));
  }

  /** @param {typeof menu[number]} name */
  async #showDialog(name) {
    try {
      const { dialogs } = await import('../dialogs/list.js');
      await dialogs[name](this.#dialogContext());
    } catch (error) {
      console.warn(error);
      this.tell(this.say('page.partMissing'), true);
    }
  }

  /** What dialogs may know and do. @returns {import('../dialogs/list.js').DialogContext} */
  #dialogContext() {
    const parts = this.#parts;
    const page = this;
    return {
      get say() {
        return parts.say;
      },
      get settings() {
        return parts.settings;
      },
      ...{ rules: parts.rules, module: parts.module, storage: parts.storage, recent: parts.thinker.recent },
      ...{ loadOther: parts.loadOther, unread: this.unread, session: this.session, board: this.board },
      place: this.#saver.placeOf(this.session.state.id),
      tell: (sentence, alert) => this.tell(sentence, alert),
      configure: (change) => this.#configure(change),
      start(setup, players) {
        const { opening, fault } = newGame(page.#context, setup, players);
        page.#begin(opening);
        return fault;
      },
      startFrom: (position) => this.#begin(fromPosition(this.#context, position, '', this.session.state.players)),
      load: (loaded) =>
        this.#begin({
          ...parts.later.withVariations(
            parts.rules,
            fromLine(this.#context, loaded, this.session.state.players),
            loaded.record,
          ),
          paused: loaded.moves.length > 0,
        }),
      show: (saved) => this.#showSaved(saved),
    };
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
    for (const name of menu) byId(name).addEventListener('click', () => this.#openDialog(name));
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
    const { module } = this.#parts;
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
        KeyH: () => void this.#hints.hint(),
        KeyM: telling(() => turnSentence(this.say, session.state, module)),
        KeyL: telling(() => movedSentence(this.say, session.state, module, this.#coords) || this.say('status.noMove')),
        KeyC: telling(() => previewSentence(this.say, session.state, module, session.state.view)),
        KeyT: telling(() => this.#timesText()),
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
    if (moved) this.#hints.moved();
    this.#jobs.add('address', () => this.#address.write(this.session.state));
    this.#jobs.add('save', () => this.#save());
  }

  /** @param {State} state @param {boolean} [animate] */
  #show(state, animate = false) {
    const { view, before, players } = state;
    this.board.show({ view, before, movable: players[sideAt(state)].agent === null }, { animate });
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
    const { line, bad, spoken } = statusOf({
      say,
      state,
      module,
      board,
      notice: this.#notice,
      isFresh: this.#isFresh,
      terse,
    });
    const { status } = this.#elements;
    if (status.textContent !== line) status.textContent = line;
    status.classList.toggle('bad', bad);
    if (spoken === this.#spoken) return;
    this.#spoken = spoken;
    byId('live').textContent = spoken;
  }

  #showActions() {
    if (!this.session?.state) return;
    const { board, session, say } = this;
    const { state } = session;
    const { settings, module } = this.#parts;
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
      bestMoves: this.#bestMoves?.wanted ?? false,
      zoomable: !board.fits,
      zoomed: board.zoomed,
    };
    const handlers = {
      undo: () => this.#undo(),
      redo: () => session.redo(),
      hint: () => void this.#hints.hint(),
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
    const tray = module.tray ? this.#parts.later.pieceTray({ say, board, tray: module.tray }) : nothing;
    render(html`${tray}${actionsRow({ say, now, handlers })}`, this.#elements.actions);
    render(moreActionsRow({ say, now, handlers }), this.#elements.more);
  }

  /** @param {State} state */
  #showPlayers(state) {
    const { module, rules } = this.#parts;
    const props = { say: this.say, state, module, info: rules.info, thought: this.#thought };
    render(playersPanel(props), this.#elements.players);
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
    const { module, later } = this.#parts;
    const props = { say: this.say, state, module };
    const onRematch = (/** @type {boolean} */ swapped) => this.#rematch(swapped);
    render(over ? later.resultCard({ ...props, onRematch, onNew: () => byId('new').click() }) : nothing, result);
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
    // Waiting for an agent's first move one watches its time instead of reading the rules.
    byId('app').classList.toggle('fresh', fresh && state.players[sideAt(state)].agent === null);
    byId('app').classList.toggle('over', over);
    // The browser shows it in another process: told in the frame of a move it would be late.
    this.#jobs.add('title', () => {
      const title = `${this.session.state.thinking ? '● ' : ''}${this.say('title')}`;
      if (document.title !== title) document.title = title;
    });
    const { ply, moves } = state;
    const looksBack = ply < moves.length;
    byId('to-end').hidden = !looksBack;
    if (looksBack) byId('to-end').textContent = this.say('past.position', { ply, plies: moves.length });
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
    render(
      [1, 2, 3].map((number) => html`<li>${say(`${module.id}.rules.${number}`)}</li>`),
      emptied('rules'),
    );
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

  /** @param {string} move */
  #hintText(move) {
    const { view } = this.session.state;
    return this.say('status.hint', { move: this.#parts.module.labels.move(this.say, move, view, this.#coords) });
  }

  #timesText() {
    const { say } = this;
    const { state } = this.session;
    const [secondsA, secondsB] = [seconds(say, timeUsed(state, 0)), seconds(say, timeUsed(state, 1))];
    return say('status.timeUsed', { a: sideName(say, state, 0), b: sideName(say, state, 1), secondsA, secondsB });
  }

  /** @returns {Pick<import('../board/board.js').BoardOptions, 'look' | 'confirm' | 'motion' | 'letters'>} */
  #boardSettings() {
    const { coords, hints, confirm, motion, letters } = this.#parts.settings;
    const look = { coords, hints: hints === 'on' };
    return { look, confirm, motion: motion === 'auto', letters: letters === 'on' };
  }

  /** @param {State} state */
  #pace(state) {
    // A person's own move is seen to end before the answer begins.
    return isWatched(state) ? Number(this.#parts.settings.pace) : this.board.position.moveMs;
  }
}
