// The embed once it plays: the same store, board and agents as the play page, no storage, and the host's requests.

import { writeFragment } from '../address/fragment.js';
import { writeQuery } from '../address/query.js';
import { Board } from '../board/board.js';
import { loadEngine } from '../engine/load.js';
import { knownGame, loadGame } from '../games/list.js';
import { reduce, sideAt } from '../session/match.js';
import { openGame } from '../session/opening.js';
import { createStore } from '../session/store.js';
import { driveAgents } from '../session/turns.js';
import { limitsOf, readSettings } from '../storage/settings.js';
import { createStorage } from '../storage/storage.js';
import { applyPalette, applyTheme } from '../widgets/theme.js';
import { asLanguage, browserLanguage, loadLanguage } from '../words/say.js';
import { movedSentence, previewSentence, turnSentence } from '../words/sentences.js';
import { Controls } from './controls.js';
import { obey, Refusal, refusalOf } from './requests.js';

/** @typedef {import('./messages.js').Channel} Channel */
/** @typedef {import('./messages.js').Request} Request */
/** @typedef {import('../session/match.js').Match} Match */

const modes = ['play', 'view'];
// Wide enough for the words to stand beside the board (css/embed.css).
const sideBySide = { from: 640, column: 236, most: 720 };
// The status line, the buttons and the gaps above and below a board.
const stacked = 115;

/** @param {string} id @returns {HTMLElement} */
const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @param {Channel} channel @param {URLSearchParams} address @returns {Promise<(request: Request) => void>} */
export async function openApp(channel, address) {
  const settings = readSettings({}, address);
  applyTheme(settings);
  const gameId = knownGame(address.get('game'));
  const coming = Promise.all([loadGame(gameId), loadEngine(gameId)]);
  // What goes wrong with it is told below.
  coming.catch(() => {});
  const say = await loadLanguage(asLanguage(settings.lang) ?? browserLanguage());
  document.documentElement.lang = say.language;
  try {
    const [module, engine] = await coming;
    applyPalette(module);
    const app = new App(channel, address, { say, module, settings, ...engine });
    return (request) => app.answer(request);
  } catch (error) {
    const { code, message } = refusalOf(error);
    const refuse = (/** @type {unknown} */ ref) => channel.tell('error', { code, message }, ref);
    const sentence = say(`engine.${code}`);
    part('status').textContent = say.has(`engine.${code}`) ? sentence : say('status.failed', { message });
    part('status').classList.add('bad');
    refuse(undefined);
    const { showWithoutEngine } = await import('./without-engine.js');
    await showWithoutEngine(say, gameId, settings.coords, address.get('poster')).catch(() => {});
    return ({ ref }) => refuse(ref);
  }
}

/** @typedef {{ say: Awaited<ReturnType<typeof loadLanguage>>, module: import('../games/types.js').GameModule, settings: import('../storage/settings.js').Settings } & Awaited<ReturnType<typeof loadEngine>>} Parts */

/** The game of one frame. */
export class App {
  #channel;
  parts;
  store = createStore(reduce, /** @type {Match | null} */ (null));
  #mode;
  board;
  #controls;
  /** @type {Animation | null} */
  #deadline = null;
  #width = 0;
  #said = '';

  /** @param {Channel} channel @param {URLSearchParams} address @param {Parts} parts */
  constructor(channel, address, parts) {
    this.#channel = channel;
    this.parts = parts;
    const { rules, thinker, module, settings, say } = parts;
    const mode = address.get('mode') ?? 'play';
    this.#mode = modes.includes(mode) ? mode : 'view';
    this.board = new Board(part('board'), {
      rules,
      module,
      say,
      onMove: (move) => this.play(move),
      onDraft: () => this.store.state && this.#showStatus(),
      look: { coords: settings.coords, hints: settings.hints === 'on' },
      confirm: settings.confirm,
      motion: settings.motion === 'auto',
    });
    this.#controls = new Controls(part('controls'), say, this.#mode, address.get('controls') ?? '1', {
      undo: () => this.store.dispatch({ type: 'undo' }),
      again: () =>
        this.begin({ ...this.match, moves: [], positions: [this.match.positions[0]], ply: 0, paused: false }),
      goTo: (ply) => this.store.dispatch({ type: 'goto', ply }),
    });
    this.store.subscribe((match, before) => match && this.#show(match, before));
    const { opening, fault } = openGame(this.tools, { search: address.toString(), hash: location.hash, id: null });
    this.begin(opening);
    driveAgents(this.store, { rules, thinker, pace: () => (settings.motion === 'off' ? 0 : 400) });
    if (fault) this.#fault('address', fault, say.fault(fault));
    if (mode !== this.#mode) this.#fault('unknown-mode', say('embed.unknownMode', { mode }));
    new ResizeObserver(() => this.#askForHeight()).observe(document.documentElement);
  }

  get match() {
    return /** @type {Match} */ (this.store.state);
  }

  get tools() {
    const { rules, module, info, settings } = this.parts;
    // Nothing is kept: in a cross-site frame of a private window even asking for storage throws.
    const storage = createStorage(() => {
      throw new Error('an embed keeps nothing');
    });
    return { rules, module, info, storage, limits: limitsOf(settings.think), newId: () => String(Date.now()) };
  }

  /** @param {import('../session/opening.js').Opening} opening */
  begin(opening) {
    const watched = /** @type {Match['players']} */ (opening.players.map(() => ({ agent: null, options: '' })));
    this.store.dispatch({
      type: 'begin',
      match: this.#mode === 'view' ? { ...opening, players: watched } : opening,
    });
  }

  /** @param {string} move */
  play(move) {
    const match = this.match;
    const played = this.parts.rules.play(match.game, match.positions[match.ply], move);
    if (!played.ok) throw new Refusal(played.code, played.error);
    // Whoever goes on wants to be answered.
    this.store.dispatch({ type: 'pause', paused: false });
    this.store.dispatch({ type: 'play', move, position: played.text, ms: null });
  }

  /** A request of the host, answered in any case. @param {Request} request */
  async answer({ type, ref, body }) {
    try {
      const answer = await obey(this, type, body);
      this.#channel.tell(answer ? 'found' : 'state', answer ?? this.#state(), ref);
    } catch (error) {
      const { code, message } = refusalOf(error);
      this.#channel.tell('error', { code, message }, ref);
    }
  }

  #state() {
    const { positions, ply, moves, thinking } = this.match;
    const { outcome } = this.board.view ?? {};
    const side = sideAt(this.match);
    return {
      position: positions[ply],
      ply,
      moves: moves.map(({ text }) => text),
      side,
      outcome,
      thinking: thinking !== null,
    };
  }

  /** @param {Match} match @param {Match | null} before */
  #show(match, before) {
    const moved = match.positions[match.ply] !== before?.positions[before.ply];
    const forward = match.id === before?.id && match.ply === before.ply + 1;
    const last = match.moves[match.ply - 1];
    this.board.show(
      {
        position: match.positions[match.ply],
        before: last ? { position: match.positions[match.ply - 1], move: last.text } : null,
        movable: this.#mode === 'play' && match.players[sideAt(match)].agent === null,
      },
      { animate: moved && forward },
    );
    this.#showStatus();
    if (match.thinking?.generation !== before?.thinking?.generation) this.#runDeadline(match);
    this.#controls.update(match, this.#fullPage(match));
    const played = forward && match.moves.length > before.moves.length - 1 && match.moves !== before.moves;
    if (played) this.#channel.tell('move', { move: last.text, ply: match.ply, side: sideAt(match, match.ply - 1) });
    if (moved || match.thinking !== before?.thinking) this.#channel.tell('state', this.#state());
    const { outcome } = this.board.view ?? {};
    if (played && outcome && outcome.kind !== 'ongoing') this.#channel.tell('gameover', outcome);
  }

  #showStatus() {
    const { view, draft, now } = this.board;
    const { chosen: own, imagined } = draft;
    const { say, module } = this.parts;
    const { coords } = now.look;
    const match = this.match;
    if (!view) return;
    const turn = turnSentence(say, match, module, view);
    const chosen = own ? module.labels.chosen(say, now.choices, own, coords) : '';
    const preview = imagined ? previewSentence(say, match, module, imagined) : '';
    const moved = match.ply > 0 && now.before ? movedSentence(say, match, module, now.before.view, coords) : '';
    const viewed = `${say('step.ply', { ply: match.ply, plies: match.moves.length })} ${moved}`;
    const over = view.outcome.kind !== 'ongoing';
    const line = this.#mode === 'view' && !over ? viewed : [chosen, preview].filter(Boolean).join(' ') || turn;
    part('status').textContent = line;
    part('status').classList.toggle('over', over);
    part('status').classList.toggle('bad', match.trouble !== null);
    const spoken = this.#mode === 'view' ? line : chosen ? `${chosen} ${preview}` : `${moved} ${turn}`;
    if (spoken !== this.#said) part('live').textContent = this.#said = spoken;
  }

  /** @param {Match} match */
  #runDeadline({ thinking, limits }) {
    const bar = part('deadline');
    this.#deadline?.cancel();
    bar.hidden = !thinking || !limits.ms;
    if (bar.hidden) return;
    const shrinking = [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }];
    this.#deadline = bar.animate(shrinking, { duration: limits.ms, fill: 'forwards' });
  }

  /** The same game on the site itself. @param {Match} match */
  #fullPage(match) {
    const { positions, moves, ply } = match;
    const fragment = writeFragment(
      { start: positions[0], moves: moves.map(({ text }) => text), ply },
      this.parts.module,
    );
    return `../?${new URLSearchParams(writeQuery(match))}#${fragment}`;
  }

  /** @param {string} code @param {string} message for the host @param {string} [sentence] for the visitor */
  #fault(code, message, sentence = message) {
    part('alert').textContent = sentence;
    part('status').textContent = sentence;
    part('status').classList.add('bad');
    this.#channel.tell('error', { code, message });
  }

  /** The height depends on the width alone, so a host that follows it comes to rest. */
  #askForHeight() {
    const width = document.documentElement.clientWidth;
    if (width === this.#width) return;
    this.#width = width;
    const ratio = this.board.geometry ? this.board.geometry.height / this.board.geometry.width : 1;
    const beside = Math.min((width - sideBySide.column) * ratio, sideBySide.most) + 24;
    this.#channel.askForHeight(Math.round(width >= sideBySide.from ? beside : width * ratio + stacked));
  }
}
