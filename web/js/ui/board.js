// The board as one component for every page: a canvas that draws, a grid of real buttons over it for keyboards and screen
// readers, and an SVG twin where a canvas cannot serve. It asks the engine what a half-made move would lead to.

import { toSvg } from '../canvas/svg.js';
import { CanvasView } from '../canvas/view.js';
import { BoardGrid } from './board-grid.js';
import { BoardPointer } from './board-pointer.js';
import { BoardZoom } from './board-zoom.js';

/** @typedef {import('../games/types.js').GameModule} GameModule */
/** @typedef {import('../games/types.js').Engine} Engine */
/** @typedef {import('../games/types.js').View} View */
/** @typedef {import('../games/types.js').Scene} Scene */
/** @typedef {import('../games/types.js').Draft} Draft */
/** @typedef {import('../games/types.js').Look} Look */
/** @typedef {{ position: string, before: { position: string, move: string } | null, movable: boolean }} Shown */
/**
 * Whether a finished draft waits for a second word: by the kind of pointer, always, or never.
 * @typedef {'auto' | 'always' | 'never'} Confirm
 */

/**
 * @typedef {object} BoardOptions
 * @property {Engine} rules
 * @property {GameModule} module
 * @property {import('../games/types.js').Say} say
 * @property {(move: string) => void} onMove
 * @property {(board: Board) => void} [onDraft]   the half-made move changed
 * @property {(board: Board) => void} [onFit]     whether the whole board fits at a usable size changed
 * @property {Partial<Look>} [look]
 * @property {Confirm} [confirm]
 * @property {boolean} [motion]
 * @property {{ point: (at: import('../games/types.js').Point) => void, key: (cell: number, direction: number) => void }} [edit]
 *   the board makes positions instead of moves
 */

const stepMs = 70;
const wallMs = 130;

export class Board {
  /** The chosen half-move, and what the pointer or the cursor merely points at. @type {Draft | null} */
  draft = null;
  /** @type {Draft | null} */
  hover = null;
  /** A move the player asked for, and whether all of it is shown. */
  hintMove = /** @type {string | null} */ (null);
  #hintWhole = false;
  /** @type {Look} */
  look;
  #options;
  #root;
  #zoom;
  #twin;
  #canvas;
  #grid;
  /** @type {Shown | null} */
  #shown = null;
  /** @type {View | null} */
  #view = null;
  /** @type {Scene['before']} */
  #before = null;
  /** @type {{ key: string, view: View | null }} */
  #imagined = { key: '', view: null };
  #animation = { from: 0, length: 0 };
  #forced = matchMedia('(forced-colors: active)');
  #still = matchMedia('(prefers-reduced-motion: reduce)');
  #leaving = new AbortController();
  #fitting;

  /** @param {HTMLElement} root @param {BoardOptions} options */
  constructor(root, options) {
    this.#root = root;
    this.#options = options;
    this.look = { coords: 'letters', flipped: false, hints: true, ...options.look };
    root.classList.add('board');
    const element = (/** @type {string} */ name) => {
      const made = document.createElement('div');
      made.className = name;
      return made;
    };
    const scroll = element('board-scroll');
    const inner = element('board-inner');
    this.#twin = element('board-twin');
    const canvas = document.createElement('canvas');
    canvas.className = 'board-canvas';
    canvas.setAttribute('aria-hidden', 'true');
    this.#twin.setAttribute('aria-hidden', 'true');
    this.#canvas = new CanvasView(canvas, () => this.#content());
    this.#grid = new BoardGrid(this);
    inner.append(canvas, this.#twin, this.#grid.element);
    scroll.append(inner);
    root.replaceChildren(scroll);
    this.#zoom = new BoardZoom(root, scroll, inner);
    new BoardPointer(this, this.#grid.element);
    const { signal } = this.#leaving;
    this.#forced.addEventListener('change', () => this.redraw(), { signal });
    addEventListener('beforeprint', () => this.#drawTwin(), { signal });
    this.#fitting = new ResizeObserver(() => this.#fit());
    this.#fitting.observe(root);
  }

  get fits() {
    return this.#zoom.fits;
  }
  get zoomed() {
    return this.#zoom.zoomed;
  }
  get module() {
    return this.#options.module;
  }
  get say() {
    return this.#options.say;
  }
  get edit() {
    return this.#options.edit;
  }
  get view() {
    return this.#view;
  }
  /** How long the last move is on its way on the screen, in ms. */
  get moveMs() {
    return this.#animation.length;
  }
  /** The view in which the last move was played. */
  get beforeView() {
    return this.#before?.view ?? null;
  }
  get movable() {
    return this.#shown?.movable === true && this.#view?.outcome.kind === 'ongoing';
  }
  get choices() {
    if (this.#view) this.#choices ??= this.module.input.choices(this.#view);
    return this.#choices;
  }
  /** @type {import('../games/types.js').Choices} */
  #choices = null;

  get geometry() {
    return this.#view ? this.module.geometry(this.#view, this.look) : null;
  }

  /** @param {Shown} shown @param {{ animate?: boolean }} [how] */
  show(shown, { animate = false } = {}) {
    // Told the same again, it goes on as it was: a move may be half way on the screen.
    if (JSON.stringify(shown) === JSON.stringify(this.#shown)) return;
    const moved = this.#shown?.position !== shown.position;
    if (moved || this.#shown?.movable !== shown.movable) {
      this.draft = null;
      this.hover = null;
      this.hintMove = null;
    }
    this.#shown = shown;
    if (moved) {
      this.#view = this.#ask(shown.position);
      this.#choices = null;
    }
    const earlier = shown.before && this.#ask(shown.before.position);
    this.#before = earlier && shown.before ? { view: earlier, move: shown.before.move } : null;
    const still = !animate || this.#options.motion === false || this.#still.matches;
    this.#animation = { from: performance.now(), length: still || !this.#before ? 0 : this.#lengthOfMove() };
    this.#fit();
    this.#grid.update();
    this.redraw();
    this.#options.onDraft?.(this);
  }

  /** @param {Partial<Pick<BoardOptions, 'say' | 'confirm' | 'motion'>> & { look?: Partial<Look> }} change */
  set({ look, ...options }) {
    Object.assign(this.#options, options);
    this.look = { ...this.look, ...look };
    this.#fit();
    this.#grid.update();
    this.forgetInks();
  }

  forgetInks() {
    this.#canvas.forgetInks();
    this.redraw();
  }

  redraw() {
    this.#canvas.redraw();
    if (this.#forced.matches) this.#drawTwin();
  }

  /** @param {Draft | null} draft */
  choose(draft) {
    this.draft = draft;
    this.hover = null;
    this.redraw();
    this.#options.onDraft?.(this);
  }

  /** @param {Draft | null} draft */
  pointAt(draft) {
    if (JSON.stringify(draft) === JSON.stringify(this.hover)) return;
    this.hover = draft;
    this.redraw();
    this.#options.onDraft?.(this);
  }

  /**
   * A finished draft becomes a move, or waits for a second word.
   * @param {Draft | null} draft @param {{ coarse?: boolean, sure?: boolean }} [by]
   */
  finish(draft, { coarse = false, sure = false } = {}) {
    const move = draft && this.module.input.move(draft);
    if (!move) return this.choose(draft);
    const confirm = this.#options.confirm ?? 'auto';
    if (!sure && (confirm === 'always' || (confirm === 'auto' && coarse))) return this.choose(draft);
    this.draft = null;
    this.hover = null;
    this.#options.onMove(move);
  }

  /** The second word. @returns {boolean} whether there was something to agree to */
  agree() {
    if (!this.draft || !this.module.input.move(this.draft)) return false;
    this.finish(this.draft, { sure: true });
    return true;
  }

  /** Half a move back. @returns {boolean} whether there was one */
  back() {
    if (!this.draft) return false;
    this.choose(this.module.input.back(this.draft));
    return true;
  }

  /** @param {string | null} move @param {boolean} whole whether more than its beginning is shown */
  setHint(move, whole) {
    this.hintMove = move;
    this.#hintWhole = whole;
    this.redraw();
  }

  /** @param {boolean} zoomed */
  zoom(zoomed) {
    this.#zoom.zoomed = zoomed;
    this.#fit();
    this.#options.onFit?.(this);
  }

  focus() {
    this.#grid.focus();
  }

  /** @param {string} kind of event @param {(event: any) => void} listener on the board alone */
  on(kind, listener) {
    this.#root.addEventListener(kind, listener, { signal: this.#leaving.signal });
  }

  destroy() {
    this.#leaving.abort();
    this.#fitting.disconnect();
    this.#canvas.destroy();
    this.#root.replaceChildren();
  }

  /** The view after the draft, as the engine sees it: the whole move if it is finished, else the half-move. */
  get imagined() {
    const draft = this.draft ?? this.hover;
    if (!draft || !this.#view) return null;
    const { input, id } = this.module;
    const key = `${this.#view.position} ${JSON.stringify(draft)}`;
    if (this.#imagined.key !== key) {
      const move = input.move(draft);
      const played = move ? this.#options.rules.play(id, this.#view.position, move) : null;
      const text = played ? (played.ok ? played.text : null) : input.standing(this.#view.position, draft);
      this.#imagined = { key, view: text ? this.#ask(text) : null };
    }
    return this.#imagined.view;
  }

  /** @param {number} [now] @returns {Scene | null} */
  scene(now = Number.POSITIVE_INFINITY) {
    if (!this.#view) return null;
    const { from, length } = this.#animation;
    return {
      view: this.#view,
      before: this.#before,
      draft: this.draft ?? this.hover,
      imagined: this.imagined,
      movable: this.movable,
      progress: length === 0 ? 1 : Math.min(1, Math.max(0, (now - from) / length)),
      hint: this.hintMove === null ? null : { move: this.hintMove, whole: this.#hintWhole },
      look: this.look,
    };
  }

  /**
   * The position alone, for files: nothing that belongs to the turn.
   * @returns {import('../share/picture.js').Picture}
   */
  picture() {
    const scene = this.scene();
    const geometry = this.geometry;
    if (!scene || !geometry) throw new Error('nothing is shown yet');
    const plain = { ...scene, draft: null, imagined: null, hint: null, movable: false };
    const { ink } = this.#canvas;
    return {
      marks: this.module.draw(plain, geometry),
      width: geometry.width,
      height: geometry.height,
      ink,
      background: ink('page'),
    };
  }

  /** @param {string} position @returns {View | null} */
  #ask(position) {
    const view = this.#options.rules.view(this.module.id, position);
    return view.ok ? view : null;
  }

  #content() {
    const geometry = this.geometry;
    const scene = this.scene(performance.now());
    if (!scene || !geometry) return { marks: [], width: 1 };
    if (scene.progress < 1) this.#canvas.redraw();
    return { marks: this.module.draw(scene, geometry), width: geometry.width };
  }

  #lengthOfMove() {
    const scene = this.scene();
    const geometry = this.geometry;
    return scene && geometry ? wallMs + stepMs * (2 + this.module.span(scene, geometry)) : 0;
  }

  #drawTwin() {
    const scene = this.scene();
    const geometry = this.geometry;
    if (scene && geometry) this.#twin.innerHTML = toSvg(this.module.draw(scene, geometry), geometry);
  }

  #fit() {
    const { geometry } = this;
    if (!geometry) return;
    const changed = this.#zoom.fit(geometry);
    this.#zoom.show(geometry, this.movable ? [...this.module.input.lit(this.choices)] : []);
    if (changed) this.#options.onFit?.(this);
  }
}
