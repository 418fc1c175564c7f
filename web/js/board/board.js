// The board as one component for every page: a canvas that draws, a grid of real buttons over it for keyboards and screen
// readers, and an SVG twin where a canvas cannot serve. What stands on it is in board-position.js, the move that is being
// made in board-draft.js.

import { make } from '../widgets/dom.js';
import { CanvasView } from './canvas.js';
import { BoardDraft } from './draft.js';
import { BoardGrid } from './grid.js';
import { BoardPan } from './pan.js';
import { BoardPointer } from './pointer.js';
import { BoardPosition } from './position.js';
import { toSvg } from './svg.js';
import { BoardZoom } from './zoom.js';

/** @typedef {import('../games/types.js').Scene} Scene */
/** @typedef {import('../games/types.js').Look} Look */
/**
 * Whether a finished draft waits for a second word: by the kind of pointer, always, or never.
 * @typedef {'auto' | 'always' | 'never'} Confirm
 */

/**
 * @typedef {object} BoardOptions
 * @property {import('../games/types.js').Engine} rules
 * @property {import('../games/types.js').GameModule} module
 * @property {import('../games/types.js').Say} say
 * @property {(move: string) => void} onMove
 * @property {(board: Board) => void} [onDraft]   the half-made move changed
 * @property {(board: Board) => void} [onFit]     whether the whole board fits at a usable size changed
 * @property {Partial<Look>} [look]
 * @property {Confirm} [confirm]
 * @property {boolean} [motion]
 * @property {boolean} [letters]   whether letter keys mean something
 * @property {{ point: (at: import('../games/types.js').Point, geometry: import('../games/types.js').Geometry) => void, key: (cell: number, direction: number) => void }} [edit]
 *   the board makes positions instead of moves
 */

export class Board {
  /** What stands on it. */
  now;
  draft = new BoardDraft(this);
  /** Slides the picture of a board without edges. */
  pan;
  #options;
  #root;
  #zoom;
  #twin;
  #canvas;
  #grid;
  #forced = matchMedia('(forced-colors: active)');
  #still = matchMedia('(prefers-reduced-motion: reduce)');
  #leaving = new AbortController();
  #fitting;
  /** CSS pixels, kept because asking for it would lay the page out in the middle of a change. */
  #width = 0;

  /** @param {HTMLElement} root @param {BoardOptions} options */
  constructor(root, options) {
    this.#root = root;
    this.#options = options;
    const look = { coords: /** @type {const} */ ('letters'), flipped: false, hints: true, ...options.look };
    this.now = new BoardPosition(options.rules, options.module, look);
    root.classList.add('board');
    const scroll = make('div', { class: 'board-scroll' });
    const inner = make('div', { class: 'board-inner' });
    this.#twin = make('div', { class: 'board-twin', 'aria-hidden': 'true' });
    const canvas = make('canvas', { class: 'board-canvas', 'aria-hidden': 'true' });
    this.#canvas = new CanvasView(canvas, () => this.#content());
    this.#grid = new BoardGrid(this);
    inner.append(canvas, this.#twin, this.#grid.element);
    scroll.append(inner);
    this.pan = new BoardPan(this, this.#grid.element);
    root.replaceChildren(scroll, this.pan.home);
    this.#zoom = new BoardZoom(root, scroll, inner);
    const { signal } = this.#leaving;
    new BoardPointer(this, this.#grid.element, signal);
    this.#forced.addEventListener('change', () => this.redraw(), { signal });
    addEventListener('beforeprint', () => this.#drawTwin(), { signal });
    this.#fitting = new ResizeObserver(([{ contentRect }]) => {
      this.#width = contentRect.width;
      this.#fit();
    });
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
  get confirm() {
    return this.#options.confirm ?? 'auto';
  }
  get letters() {
    return this.#options.letters !== false;
  }
  get view() {
    return this.now.view;
  }
  get movable() {
    return this.now.movable;
  }
  get geometry() {
    return this.now.geometry;
  }

  /** @param {import('./position.js').Shown} shown @param {{ animate?: boolean }} [how] */
  show(shown, { animate = false } = {}) {
    const news = this.now.show(shown);
    // Told the same again, it goes on as it was: a move may be half way on the screen.
    if (news === 'nothing') return;
    if (news === 'turn') this.draft.forget();
    const scene = this.scene();
    if (scene) this.now.animate(animate && this.#options.motion !== false && !this.#still.matches, scene);
    this.#fit();
    this.#grid.update();
    this.pan.update();
    this.changed();
  }

  /** @param {Partial<Pick<BoardOptions, 'say' | 'confirm' | 'motion' | 'letters'>> & { look?: Partial<Look> }} change */
  set({ look, ...options }) {
    Object.assign(this.#options, options);
    if (look) this.now.look = { ...this.now.look, ...look };
    this.#fit();
    this.#grid.update();
    this.pan.update();
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

  /** The draft is another: shows it and tells. */
  changed() {
    this.redraw();
    this.#options.onDraft?.(this);
  }

  /** What is chosen is another: cells are called otherwise. */
  chose() {
    this.#grid.update();
    this.changed();
  }

  /** @param {string} move */
  play(move) {
    this.#options.onMove(move);
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

  /** @param {number} [at] a time @returns {Scene | null} */
  scene(at = Number.POSITIVE_INFINITY) {
    const { now, draft } = this;
    if (!now.view) return null;
    return {
      view: now.view,
      before: now.before,
      draft: draft.shown,
      chosen: draft.chosen,
      imagined: draft.imagined,
      movable: now.movable,
      progress: now.progress(at),
      hint: draft.hint,
      look: now.look,
    };
  }

  /**
   * The position alone, for files: nothing that belongs to the turn.
   * @returns {import('../sharing/picture.js').Picture}
   */
  picture() {
    const scene = this.scene();
    const { geometry } = this;
    if (!scene || !geometry) throw new Error('nothing is shown yet');
    const plain = { ...scene, draft: null, chosen: null, imagined: null, hint: null, movable: false };
    const { width, height } = geometry;
    const { ink } = this.#canvas;
    return { marks: this.module.draw(plain, geometry), width, height, ink, background: ink('page') };
  }

  #content() {
    const { geometry } = this;
    const scene = this.scene(performance.now());
    if (!scene || !geometry) return { marks: [], width: 1 };
    if (scene.progress < 1) this.#canvas.redraw();
    return { marks: this.module.draw(scene, geometry), width: geometry.width };
  }

  #drawTwin() {
    const scene = this.scene();
    const { geometry } = this;
    if (scene && geometry) this.#twin.innerHTML = toSvg(this.module.draw(scene, geometry), geometry);
  }

  #fit() {
    const { now } = this;
    this.#width ||= this.#root.clientWidth;
    if (now.makeRoom((size) => this.#zoom.hasRoom(size, this.#width))) {
      this.#grid.update();
      this.redraw();
    }
    const { geometry } = now;
    if (!geometry) return;
    const changed = this.#zoom.fit(geometry, this.#width);
    this.#zoom.show(geometry, () => (now.movable ? [...this.module.input.lit(now.choices)] : []));
    if (changed) this.#options.onFit?.(this);
  }
}
