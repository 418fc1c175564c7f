// The play page: wires one game session to the board, the panels and the dialogs. Panels get what they show and the
// callbacks they need.
import { html, nothing, render } from 'lit-html';
import { Board } from '../board/board.js';
import { needsConfirmation } from '../board/draft.js';
import { gameEntry, isGame, knownGame } from '../games/list.js';
import { clockOf } from '../match/clock.js';
import { hasEnded, isWatched, marksOf } from '../match/match.js';
import { GameSession } from '../session/game-session.js';
import { limitsOf } from '../storage/settings.js';
import { byId, emptied, valueFrom } from '../widgets/dom.js';
import { openSheetByHandle } from '../widgets/sheet.js';
import { applyTheme } from '../widgets/theme.js';
import { translate } from '../widgets/translate.js';
import { strongest } from '../words/names.js';
import { endingOf } from '../words/sentences.js';
import { DeferredJobs } from './deferred-jobs.js';
import { statusOf } from './status-line.js';

/** @import { Opening, State } from '../session/game-session.js' */
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
 * @property {(settings: Settings) => Promise<Say>} loadSay   loads the sentences in the language of these settings
 * @property {(...vocabularies: import('../words/say.js').Vocabulary[]) => Promise<void>} learn   loads more sentences, once
 * @property {(game: string) => Promise<{ rules: import('../engine/rules.js').Rules, module: import('../games/types.js').GameModule }>} loadOther
 *   loads another game, and adds its sentences to the page's
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
  /** The fragment of an address that could not be read, to be copied or corrected. */
  unread = '';
  #parts;
  #jobs = new DeferredJobs();
  #saver;
  #address;
  #answers;
  #hints;
  #threats;
  #coach;
  #next;
  #panels;
  #review;
  #dialogs;
  #typed;
  #adviser;
  #drawing;
  #notice = '';
  /** Nothing was chosen or pointed at since the notice. */
  #isFresh = false;
  #spoken = '';
  /** Reloads the page in its new edition. @type {(() => void) | null} */
  #takeOver = null;
  #elements = {
    status: emptied('status'),
    actions: emptied('actions'),
    more: emptied('more-actions'),
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
      ...{ rules, module, say: parts.say, extras: later.boardExtras },
      onMove: (move) => void (this.#review.study ?? this.#adviser).play(move),
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
    this.#next = new later.NextGame({
      session,
      context: () => this.#context,
      begin: (opening) => this.#begin(opening),
      onUnproven: () => this.tell(this.say('claim.not')),
    });
    this.#review = new later.ReviewRoom({
      ...{ parts, session, board },
      place: () => this.#saver.placeOf(session.state.id),
      listed: (move, side) => this.#panels.listed(move, side),
      onChange: () => this.#show(session.state, true),
      address: this.#address,
      onMissing: () => this.#miss(),
    });
    this.#adviser = new later.Adviser({
      ...{ parts, session, board, tell: (sentence, alert) => this.tell(sentence, alert) },
      onBestMoves: (bestMoves) => this.#panels.showBestMoves(bestMoves),
      onChange: () => this.#show(session.state, true),
    });
    this.#drawing = new later.Easel({
      ...{ session, board, say: () => this.say, tell: (sentence) => this.tell(sentence) },
      onChange: () => this.#showActions(),
    });
    this.#typed = new later.TypedMove({
      ...{ parts, session, board, tell: (sentence, alert) => this.tell(sentence, alert) },
      play: (move) => (this.#review.study ?? this.#adviser).play(move),
    });
    this.#dialogs = new later.Dialogs({
      ...{ parts, page: this, opening: () => this.#context },
      begin: (opening) => this.#begin(opening),
      onShow: () => this.#review.end(),
      review: () => void this.#review.open(),
      configure: (change) => this.#configure(change),
      place: () => this.#saver.placeOf(session.state.id),
    });
    this.#panels = new later.Panels({
      ...{ parts, session, board, next: this.#next },
      isReview: () => this.#review.study !== null,
      onReview: () => void this.#review.open(),
      onPlayer: (side) => this.#dialogs.open(({ player }, context) => player(context, side)),
      onUndo: () => this.#undo(),
      tell: (sentence, alert) => this.tell(sentence, alert),
    });
    this.#listen();
    this.#translate();
    session.on('changed', (state, before) => this.#follow(state, before));
    session.on('ended', () => later.countResult(storage, module, session.state, this.#saver.placeOf(session.state.id)));
    const sound = () => {
      if (parts.settings.sound === 'on') later.sound(later.soundOf(session.state));
    };
    session.on('moved', sound);
    session.on('ended', () => session.state.view.forfeit && sound());
    session.on('thought', (thought) => this.#panels.showThought(thought));
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

  /** Shows and announces a notice; the next move clears it. @param {string} sentence @param {boolean} [alert] */
  tell(sentence, alert = false) {
    this.#notice = sentence;
    this.#isFresh = true;
    byId(alert ? 'alert' : 'live').textContent = sentence;
    if (this.session.state) this.#showStatus();
  }

  /** A newer edition is ready. @param {() => void} takeOver */
  offerUpdate(takeOver) {
    this.#takeOver = takeOver;
    this.#panels.offerUpdate();
  }

  /** Opens the game that the address names. */
  openAddress() {
    // An address that still waits to be written belongs to the previous history entry.
    this.#jobs.drop('address');
    this.#jobs.flush();
    for (const dialog of document.querySelectorAll('dialog')) dialog.close();
    const { search, hash } = location;
    const { opening, fault } = this.#parts.later.openAddress(this.#context, {
      search,
      hash,
      id: history.state?.id ?? null,
    });
    this.unread = fault ? hash.slice(1) : '';
    this.#address.cameFromAddress(opening.id);
    this.#begin(opening);
    if (this.#address.isReview) void this.#review.open();
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

  /** Opens the share dialog with a text that a phone's share sheet has put into the address: whatever may be pasted. */
  #takeShared() {
    const query = new URLSearchParams(location.search);
    const text = query.get('text');
    if (!text) return;
    query.delete('text');
    history.replaceState(history.state, '', `?${query}${location.hash}`);
    this.#dialogs.open(({ dialogs }, context) => dialogs.share({ ...context, unread: text }));
  }

  /** @param {Opening} opening */
  #begin(opening) {
    this.#notice = '';
    this.#review.close();
    this.#saver.begins(opening.id);
    this.session.begin(opening);
  }

  // What people do.

  #undo() {
    if (this.#review.study) return this.#review.study.step(-1);
    if (!this.board.back()) this.session.undo();
  }

  #swap() {
    const [first, second] = this.session.state.players;
    this.session.setPlayers([second, first]);
  }

  /** @param {1 | -1} by */
  #step(by) {
    const { study } = this.#review;
    if (study) study.step(by);
    else if (!this.#adviser.step(by)) this.session.goto(this.session.state.ply + by);
  }

  #flip() {
    this.board.set({ look: { flipped: !this.board.position.look.flipped } });
  }

  /** A part of the page did not load. */
  #miss() {
    this.tell(this.say('page.partMissing'), true);
  }

  /** Sends the move to the friend: through the phone's share sheet, or as a copied link. */
  async #sendMove() {
    const { sendMove } = await import('./friend.js');
    const { module } = this.#parts;
    const sent = await sendMove(this.say, this.session.state, module);
    if (sent !== null) this.tell(sent);
  }

  #toggleAreas() {
    void this.#configure({ areas: this.#parts.settings.areas === 'on' ? 'off' : 'on' });
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
      // Another language may have been chosen while this one was loading.
      if (change.lang !== parts.settings.lang) return;
      parts.say = say;
      this.#translate();
    }
    this.board.set({ say: parts.say, ...this.#boardSettings() });
    this.#show(this.session.state);
  }

  #listen() {
    const { session, board } = this;
    for (const name of menu)
      byId(name).addEventListener('click', () => this.#dialogs.open(({ dialogs }, context) => dialogs[name](context)));
    this.#parts.later.openGamesByButton();
    byId('to-end').addEventListener('click', () => session.goto(session.state.moves.length));
    byId('update').addEventListener('click', () => this.#takeOver?.());
    byId('pace').addEventListener(
      'change',
      (event) => void this.#configure({ pace: /** @type {Settings['pace']} */ (valueFrom(event)) }),
    );
    openSheetByHandle();
    this.#parts.storage.onFailure(() => this.#panels.showStorage());
    addEventListener('popstate', () => {
      const game = new URLSearchParams(location.search).get('game');
      // Another game needs another module, so the page has to be loaded again.
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
      signs: {
        '/': () => this.#typed.focus(),
        '?': () => byId('how').click(),
        ',': () => this.#step(-1),
        '.': () => this.#step(1),
        '<': () => this.#review.study?.turn(-1),
        '>': () => this.#review.study?.turn(1),
      },
      letters: {
        KeyD: () => void this.#drawing.press(),
        KeyU: () => this.#undo(),
        KeyY: () => (this.#review.study ? this.#step(1) : session.redo()),
        KeyN: () => byId('new').click(),
        KeyB: () => this.#flip(),
        KeyA: () => this.#toggleAreas(),
        KeyH: () => void this.#hints.hint(),
        KeyI: () => void this.#threats.show(),
        KeyJ: () => void this.#adviser.next(),
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
    const isOtherGame = state.id !== before?.id;
    const moved = isOtherGame || state.view.position !== before.view.position;
    if (moved || state.players !== before.players) this.#notice = '';
    if (state.thinking?.generation !== before?.thinking?.generation) this.#panels.showThought(null);
    if (isOtherGame) this.board.set({ look: { flipped: false, origin: 0 } });
    const forward = !isOtherGame && moved && state.ply === before.ply + 1;
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
    const { study } = this.#review;
    this.board.show((study ?? this.#adviser).shown(state), { animate });
    this.board.note((study ?? this.#adviser).notes);
    this.board.drawMarks(marksOf(state));
    this.#review.show();
    this.#panels.show();
    // Another process shows the title, so setting it waits until the move has been painted.
    this.#jobs.add('title', () => this.#panels.showTitle());
    this.#showDraft();
    this.#adviser.follow();
    // The move list scrolls in the room that the other panels leave, so it comes after them.
    this.#jobs.add('moves', () => this.#panels.showMoves());
  }

  /** Shows the move that is being made, and the actions that it allows. */
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
      review: this.#review.study?.status ?? null,
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
    const { study } = this.#review;
    const byFinger = matchMedia('(pointer: coarse)').matches;
    const pass = module.input.pass?.(state.view) ?? null;
    const now = {
      match: state,
      over: study !== null || state.view.outcome.kind !== 'ongoing',
      movable: board.movable,
      hasDraft: board.draft.chosen !== null,
      isComplete: board.draft.isComplete,
      confirms: needsConfirmation(settings.confirm, { byFinger, byGame: module.input.waits !== undefined }),
      passes: pass !== null,
      areas: settings.areas === 'on',
      bestMoves: this.#adviser.wantsBestMoves,
      draw: this.#drawing.isOn,
      zoomable: !board.fits,
      zoomed: board.zoomed,
    };
    const handlers = {
      undo: () => this.#undo(),
      redo: () => session.redo(),
      hint: () => void this.#hints.hint(),
      threat: () => void this.#threats.show(),
      areas: () => this.#toggleAreas(),
      resign: () => this.#next.giveUp(),
      claim: () => void this.#next.claim(),
      send: () => void this.#sendMove().catch(() => this.#miss()),
      flip: () => this.#flip(),
      swap: () => this.#swap(),
      bestMoves: () => void this.#adviser.toggleBestMoves(),
      review: () => void this.#review.open(),
      draw: () => void this.#drawing.toggle(),
      confirm: () => void board.confirm(),
      pass: () => void (pass !== null && session.play(pass)),
      pause: () => session.setPaused(true),
      resume: () => session.setPaused(false),
      step: () => session.step(),
      zoom: () => board.zoom(!board.zoomed),
    };
    const tray =
      module.tray && (!study || board.movable) ? later.pieceTray({ say, board, tray: module.tray }) : nothing;
    // A move that is being made needs its own buttons.
    const lineSteps = now.hasDraft ? null : this.#adviser.steps();
    const row = study
      ? html`${this.#review.steps()}${later.endingsOfMove({ say, now, handlers })}`
      : (lineSteps ?? later.actionsRow({ say, now, handlers }));
    render(html`${tray}${row}`, this.#elements.actions);
    render(later.moreActionsRow({ say, now, handlers }), this.#elements.more);
  }

  #translate() {
    const { say } = this;
    const { module } = this.#parts;
    document.documentElement.lang = say.language;
    translate(document, say);
    this.#parts.later.showGames(module.id);
    this.#typed.translate();
    this.#panels.showStorage();
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
    // The animation of a person's move ends before the reply begins.
    return isWatched(state) ? Number(this.#parts.settings.pace) : this.board.position.moveMs;
  }
}
