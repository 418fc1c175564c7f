// What the strongest agent makes of the position on the board: its best moves, and how each would go on.
import { sideAt } from '../session/match.js';
import { make } from '../widgets/dom.js';
import { lowerSheet } from '../widgets/sheet.js';
import { agentName, colourName, strongest } from '../words/names.js';
import { formatOf } from '../words/numbers.js';

/** @typedef {import('../../../wasm/engine.d.ts').Thought} Thought */
/** @typedef {import('../../../wasm/engine.d.ts').Score} Score */
/** @typedef {import('../words/names.js').Say} Say */

const count = 3;
const limits = { ms: 1900 };
// Whoever goes through a game fast asks for nothing on the way.
const settleMs = 150;

export class Lines {
  #table;
  #wanted = false;
  /** What is looked at, or nothing. */
  #position = '';
  /** @type {Thought[]} best first */
  #thoughts = [];
  #failed = false;
  /** The row whose first move the board shows. @type {number | null} */
  #pointed = null;
  #asking = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #wait;
  #about = make('p', { class: 'note' });
  /** A row stays the same element, so that it keeps the focus while its line changes. */
  #rows = Array.from({ length: count }, (_, at) => {
    const [score, line] = [make('b'), make('span')];
    const show = () => this.#pointAt(at);
    const leave = () => this.#pointAt(null);
    const look = () => {
      lowerSheet();
      show();
    };
    const events = { pointerenter: show, pointerleave: leave, focus: show, blur: leave, click: look };
    return { item: make('li', {}, make('button', { type: 'button', ...events }, score, line)), score, line };
  });
  #root = make('section', { class: 'lines' }, this.#about, make('ol', {}, ...this.#rows.map(({ item }) => item)));

  /** @param {import('./table.js').Table} table @param {HTMLElement} before what it stands behind */
  constructor(table, before) {
    this.#table = table;
    this.#root.hidden = true;
    before.after(this.#root);
  }

  get shown() {
    return this.#wanted;
  }

  /** @param {boolean} may see `mayStudy` */
  toggle(may) {
    this.#wanted = !this.#wanted;
    this.follow(may);
  }

  /** Another position is on the board, or what stands there is said otherwise. @param {boolean} may */
  follow(may) {
    const { match, board } = this.#table;
    this.#root.hidden = !this.#wanted || !may;
    const on = !this.#root.hidden && board.view?.outcome.kind === 'ongoing';
    const position = on ? match.positions[match.ply] : '';
    if (position !== this.#position) {
      clearTimeout(this.#wait);
      this.#asking.abort();
      this.#position = position;
      this.#thoughts = [];
      this.#failed = false;
      this.#pointed = null;
      if (on) this.#wait = setTimeout(() => this.#ask(position), settleMs);
    }
    if (!this.#root.hidden) this.#draw();
  }

  /** @param {string} position */
  async #ask(position) {
    const { match, parts } = this.#table;
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    const request = {
      game: match.game,
      position,
      agent: strongest(parts.info),
      seed: 1,
      limits,
      multiPv: count,
    };
    const onInfo = (/** @type {Thought} */ thought) => {
      this.#thoughts[thought.rank - 1] = thought;
      this.#draw();
    };
    try {
      await parts.thinker.think(request, { signal, onInfo, yields: true });
    } catch (error) {
      if (signal.aborted) return;
      // It gave way to a hint, and has its turn after that.
      if (/** @type {Error} */ (error).name === 'AbortError') return void this.#ask(position);
      this.#failed = true;
      this.#draw();
    }
  }

  #draw() {
    const { match, parts, say, board } = this.#table;
    const name = agentName(say, match.game, strongest(parts.info));
    const side = colourName(say, match.game, sideAt(match));
    const { coords } = board.now.look;
    const [best] = this.#thoughts;
    this.#root.setAttribute('aria-label', say('action.lines'));
    if (this.#position === '') this.#about.textContent = say('lines.over');
    else if (this.#failed) this.#about.textContent = say('lines.failed');
    else if (best) this.#about.textContent = say('lines.for', { name, side, depth: best.depth });
    else this.#about.textContent = say('status.thinking', { name });
    this.#rows.forEach(({ item, score, line }, at) => {
      const thought = this.#thoughts[at];
      item.hidden = !thought;
      if (!thought) return;
      score.textContent = scoreText(say, thought.score);
      line.textContent = thought.line.map((move) => parts.module.labels.short(move, coords)).join(' ');
    });
    if (this.#pointed !== null) this.#pointAt(this.#pointed);
  }

  /** @param {number | null} row */
  #pointAt(row) {
    this.#pointed = row;
    const { draft } = this.#table.board;
    const move = row === null ? null : (this.#thoughts[row]?.line[0] ?? null);
    if (move !== (draft.hint?.move ?? null)) draft.setHint(move, true);
  }
}

/** For the side to move. @param {Say} say @param {Score} score */
function scoreText(say, { kind, value }) {
  if (kind === 'none') return '';
  if (kind !== 'points') return say(`think.proven.${kind}.short`, { n: value });
  return formatOf(say.language, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(value / 100);
}
