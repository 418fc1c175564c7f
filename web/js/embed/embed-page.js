// The embed after its engine has loaded: one game session on a board, no storage, a worker only while an agent thinks, and
// the host's requests.
import { html, nothing, render } from 'lit-html';
import { writeFragment } from '../address/fragment.js';
import { writeQuery } from '../address/query.js';
import { Board } from '../board/board.js';
import { boardExtras } from '../board/extras.js';
import { marksOf, moveTexts, sideAt } from '../match/match.js';
import { GameSession } from '../session/game-session.js';
import { fromPosition, openAddress } from '../session/opening.js';
import { limitsOf } from '../storage/settings.js';
import { noStorage } from '../storage/storage.js';
import { deadlineBar } from '../widgets/deadline.js';
import { byId } from '../widgets/dom.js';
import { allSteps, stepButtons } from '../widgets/step-buttons.js';
import { applyTheme } from '../widgets/theme.js';
import { colourName, nameOnCard, playerAbout } from '../words/names.js';
import { movedSentence, previewSentence, troubleText, turnSentence } from '../words/sentences.js';
import { errorBodyOf, obey } from './requests.js';
import { SleepOutOfSight } from './sight.js';

/** @import { Channel } from './messages.js' */
/** @import { Opening, State } from '../session/game-session.js' */
/** @import { Step } from '../widgets/step-buttons.js' */
/**
 * @typedef {object} EmbedParts
 * @property {import('../words/say.js').Say} say
 * @property {import('../games/types.js').GameModule} module
 * @property {import('../storage/settings.js').Settings} settings
 * @property {import('../engine/rules.js').Rules} rules
 * @property {import('../engine/thinker.js').Thinker} thinker
 * @property {(game: string) => Promise<import('../engine/rules.js').Rules>} rulesOf
 */

const selectAllText = (/** @type {FocusEvent} */ { target }) => /** @type {HTMLInputElement} */ (target).select();
const modes = ['play', 'view', 'analyse'];
/** By the `controls` of the address: `actions`, the buttons in mode `play`, and `steps`, those in mode `view`.
 *  @type {Map<string, { actions: ('undo' | 'again')[], steps: Step[] }>} */
const controlSets = new Map([
  ['1', { actions: ['undo', 'again'], steps: allSteps }],
  ['min', { actions: ['undo'], steps: ['previous', 'next'] }],
  ['0', { actions: [], steps: [] }],
]);
// In CSS pixels. `from`: the width of a frame from which it asks for a height at which the text stands beside the board
// (css/embed.css); `column`: the width of the text with its gaps; `max`: the largest height of the board.
const sideBySide = { from: 640, column: 236, max: 720 };
// The height of the status line, the buttons and the gaps above and below a board.
const heightBesidesBoard = 171;
// And of a review below it.
const reviewHeight = 280;

/** The game of one frame. */
export class EmbedPage {
  parts;
  session;
  board;
  #channel;
  #mode;
  #controls;
  /** False once the browser has refused to open a page from this frame. */
  /** Shows what the position is worth, if the address asks for that. */
  #evaluate = () => {};
  #mayOpen = true;
  #sleepOutOfSight;
  /** In mode `analyse`, once it has loaded. @type {import('./analysis.js').Analysis | null} */
  #analysis = null;
  #search = new AbortController();
  #width = 0;
  #spoken = '';

  /** @param {Channel} channel @param {URLSearchParams} address @param {EmbedParts} parts */
  constructor(channel, address, parts) {
    this.#channel = channel;
    this.parts = parts;
    const { rules, thinker, module, settings, say } = parts;
    const mode = address.get('mode') ?? 'play';
    this.#mode = modes.includes(mode) ? mode : 'view';
    const controls = address.get('controls') ?? '1';
    this.#controls = controlSets.has(controls) ? controls : '1';
    const searches = {
      sleep: () => {
        thinker.sleep();
        this.#analysis?.sleep();
      },
      wake: () => {
        thinker.wake();
        this.#analysis?.wake();
      },
    };
    this.#sleepOutOfSight = new SleepOutOfSight({ rules, thinker: searches }, ({ code = 'failed', message }) =>
      this.#fault(code, message, troubleText(say, { code, message })),
    );
    const pace = () => (settings.motion === 'off' ? 0 : 400);
    this.session = new GameSession({ rules, thinker, pace, keepsReady: false });
    this.board = new Board(byId('board'), {
      rules,
      module,
      say,
      extras: boardExtras,
      confirm: settings.confirm,
      motion: settings.motion === 'auto',
      onMove: (move) => void (this.#analysis?.study ?? this.session).play(move),
      onDraft: () => this.#showStatus(),
      look: { coords: settings.coords, hints: settings.hints === 'on' },
    });
    this.#reportToHost();
    this.session.on('changed', (state, before) => this.#show(state, before));
    const { opening, fault } = openAddress(this.context, { search: address.toString(), hash: location.hash, id: null });
    this.begin(opening);
    if (this.#mode === 'analyse') void this.#openAnalysis();
    if (settings.evaluation === 'on') void this.#openEvaluation();
    if (fault) this.#fault('address', fault, say.fault(fault));
    if (mode !== this.#mode) this.#fault('unknown-mode', say('embed.unknownMode', { mode }));
    if (channel.hasBadParent)
      this.#fault('bad-parent', say('embed.badParent', { parent: address.get('parent') ?? '' }));
    new ResizeObserver(() => this.#askForHeight()).observe(document.documentElement);
  }

  get context() {
    const { rules, module, settings } = this.parts;
    // Nothing is kept: in a cross-site frame of a private window even asking for storage throws.
    return { rules, module, storage: noStorage(), limits: limitsOf(settings.think), newId: () => String(Date.now()) };
  }

  /** @param {Opening} opening */
  begin(opening) {
    const nobody = { agent: null, options: '' };
    this.session.begin(this.#mode !== 'play' ? { ...opening, players: [nobody, nobody] } : opening);
  }

  async #openAnalysis() {
    const { say } = this.parts;
    try {
      const { Analysis } = await import('./analysis.js');
      const show = () => this.#show(this.session.state, this.session.state);
      this.#analysis = await Analysis.open(this, show);
      await this.#sleepOutOfSight.whileAwake(async () => show());
    } catch (error) {
      this.#fault('no-file', String(error), say('page.partMissing'));
    }
  }

  async #openEvaluation() {
    try {
      const { openEvaluation } = await import('./evaluation.js');
      this.#evaluate = await openEvaluation(this);
      await this.#sleepOutOfSight.whileAwake(async () => this.#evaluate());
    } catch (error) {
      this.#fault('no-file', String(error), this.parts.say('page.partMissing'));
    }
  }

  /** Begins a new game from the same position, with the same players. */
  #again() {
    const { start, setup, players } = this.session.state;
    this.begin(fromPosition(this.context, start, setup, players));
  }

  /** @param {'auto' | 'light' | 'dark'} theme */
  setTheme(theme) {
    applyTheme({ ...this.parts.settings, theme });
    this.board.forgetInks();
  }

  /** Searches without playing. A new search ends the one before. @param {Parameters<GameSession['think']>[0]} request */
  search(request) {
    this.stopSearch();
    this.#search = new AbortController();
    return this.session.think(request, { signal: this.#search.signal, priority: 'search' });
  }

  stopSearch() {
    this.#search.abort();
  }

  /** Answers a request of the host, with an error if it fails. @param {import('./messages.js').Request} request */
  async reply({ type, ref, body }) {
    try {
      const result = await this.#sleepOutOfSight.whileAwake(async () => obey(this, type, body));
      this.#channel.tell(result ? 'found' : 'state', result ?? this.#stateMessage(), ref);
    } catch (error) {
      this.#channel.tell('error', errorBodyOf(error), ref);
    }
  }

  #stateMessage() {
    const { view, ply, thinking } = this.session.state;
    const { position, outcome } = view;
    const moves = moveTexts(this.session.state);
    return { position, ply, moves, side: sideAt(this.session.state), outcome, thinking: thinking !== null };
  }

  #reportToHost() {
    const { session } = this;
    session.on('moved', (move) => this.#channel.tell('move', move));
    session.on('changed', (state, before) => {
      const moved = state.view !== before?.view || state.ply !== before.ply || state.id !== before.id;
      if (moved || (state.thinking === null) !== (before.thinking === null))
        this.#channel.tell('state', this.#stateMessage());
    });
    session.on('ended', ({ kind, score }) => this.#channel.tell('gameover', { kind, score }));
    session.on('trouble', ({ code = 'failed', message }) => this.#channel.tell('error', { code, message }));
  }

  /** @param {State} state @param {State | null} before */
  #show(state, before) {
    const { view, before: lastMove, players } = state;
    const forward = state.id === before?.id && state.ply === before.ply + 1;
    const movable = this.#mode === 'play' && players[sideAt(state)].agent === null;
    this.#analysis?.follow();
    const study = this.#analysis?.study;
    this.board.show(study?.shown(state) ?? { view, before: lastMove, movable }, {
      animate: forward || study !== undefined,
    });
    this.board.note(study?.notes ?? null);
    this.board.drawMarks(marksOf(state));
    this.#analysis?.show();
    this.#showStatus();
    this.#showScore(state);
    this.#evaluate();
    this.#showDeadline(state);
    this.#showControls(state);
  }

  #showStatus() {
    if (!this.session.state) return;
    const { session, board, parts } = this;
    const { state } = session;
    const { say, module } = parts;
    const { draft, imagined, position } = board;
    const { coords } = position.look;
    const chosen = draft.chosen ? module.labels.chosen(say, position.choices, draft.chosen, coords) : '';
    const preview = imagined ? previewSentence(say, state, module, imagined) : '';
    const moved = movedSentence(say, state, module, coords);
    const turn = turnSentence(say, state, module);
    const over = state.view.outcome.kind !== 'ongoing';
    const where = `${say('step.ply', { ply: state.ply, plies: state.moves.length })} ${moved}`;
    const reviewed = this.#analysis?.study?.status;
    const said = reviewed ? `${reviewed.lead} ${reviewed.rest}` : this.#mode !== 'play' && !over ? where : turn;
    const line = [chosen, preview].filter(Boolean).join(' ') || said;
    const status = byId('status');
    status.textContent = line;
    status.classList.toggle('over', over);
    status.classList.toggle('bad', state.trouble !== null);
    const spoken = this.#mode !== 'play' ? line : chosen ? `${chosen} ${preview}` : `${moved} ${turn}`;
    if (spoken !== this.#spoken) byId('live').textContent = this.#spoken = spoken;
  }

  /** The names of the players, and how many pieces or points each has. @param {State} state */
  #showScore(state) {
    const { say, module, rules } = this.parts;
    const { view, players } = state;
    const player = (/** @type {0 | 1} */ side) => {
      const { agent } = players[side];
      const name = this.#mode !== 'play' ? colourName(say, state.game, side) : nameOnCard(say, state, side);
      const about = agent === null ? '' : playerAbout(say, rules.info, players[side], { short: true });
      const n = module.labels.count(view, side);
      const counted = say(`${module.id}.count.${view.outcome.kind === 'ongoing' ? 'now' : 'end'}`, { n });
      return html`<span class=${side === 0 ? 'first' : 'second'}><i>${name} <small>${about}</small></i><b title=${counted}>${n}</b></span>`;
    };
    render(html`${player(0)}${player(1)}`, byId('score'));
  }

  /** @param {State} state */
  #showDeadline({ thinking, limits }) {
    render(thinking && limits.ms ? deadlineBar(limits.ms, thinking.generation) : nothing, byId('deadline'));
  }

  /** @param {State} state */
  #showControls(state) {
    const { say, module } = this.parts;
    const { ply, moves, start } = state;
    const { actions = [], steps = [] } = controlSets.get(this.#controls) ?? {};
    const handlers = { undo: () => this.session.undo(), again: () => this.#again() };
    const goTo = (/** @type {number} */ to) => this.session.goto(to);
    const fragment = writeFragment({ start, moves: moveTexts(state), ply }, module);
    const fullPage = `../?${new URLSearchParams(writeQuery(state))}#${fragment}`;
    const buttons = actions.map(
      (action) =>
        html`<button type="button" ?disabled=${ply === 0} @click=${handlers[action]}>${say(`embed.${action}`)}</button>`,
    );
    byId('controls').setAttribute('aria-label', say('panel.actions'));
    const link = this.#mayOpen
      ? html`<a target="_blank" href=${fullPage} @click=${(/** @type {MouseEvent} */ event) => this.#openFullPage(event)}>${say('embed.open')}</a>`
      : html`<label>${say('embed.noPopup')} <input readonly .value=${new URL(fullPage, location.href).href} @focus=${selectAllText}></label>`;
    const isPlay = this.#mode === 'play';
    const through = () => this.#analysis?.steps() ?? stepButtons(say, steps, { ply, last: moves.length }, goTo);
    render(html`${isPlay ? buttons : through()}${this.#controls === '0' ? nothing : link}`, byId('controls'));
  }

  /** `open` returns null if a sandbox refuses to open pages, but also if the browser isolates the new page from this one.
   *  In the second case that page has taken the focus. @param {MouseEvent} event */
  #openFullPage(event) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const opened = open(/** @type {HTMLAnchorElement} */ (event.currentTarget).href);
    if (opened) opened.opener = null;
    else setTimeout(() => this.#offerAddress(), 300);
  }

  #offerAddress() {
    if (document.hidden || !document.hasFocus()) return;
    this.#mayOpen = false;
    this.#showControls(this.session.state);
  }

  /** @param {string} code @param {string} message for the host @param {string} [sentence] for the visitor */
  #fault(code, message, sentence = message) {
    byId('alert').textContent = sentence;
    byId('status').textContent = sentence;
    byId('status').classList.add('bad');
    this.#channel.tell('error', { code, message });
  }

  /** The height depends on the width alone, so a host that resizes the frame to it does not set off another
   *  resize. */
  #askForHeight() {
    const width = document.documentElement.clientWidth;
    if (width === this.#width) return;
    this.#width = width;
    const { geometry } = this.board;
    const ratio = geometry ? geometry.height / geometry.width : 1;
    const beside = Math.min((width - sideBySide.column) * ratio, sideBySide.max) + 24;
    const below = this.#mode === 'analyse' ? reviewHeight : 0;
    this.#channel.askForHeight(
      Math.round(width >= sideBySide.from ? beside : width * ratio + heightBesidesBoard + below),
    );
  }
}
