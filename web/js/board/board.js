// The board as one component for every page: a canvas that draws, a grid of real buttons over it for keyboards and screen
// readers, and an SVG twin where a canvas cannot serve. Pointers and keys end in `choose`, `pointAt` and `submit` here.
import { trusted } from '../policy/trusted-types.js';
import { CanvasView } from './canvas.js';
import { Draft, needsConfirmation, sameDraft } from './draft.js';
import { BoardGrid } from './grid.js';
import { BoardPosition } from './position.js';
import { BoardZoom } from './zoom.js';

/** @import { Geometry, Look, Point, Scene } from '../games/types.js' */
/** @import { GameDraft } from './draft.js' */

/**
 * @typedef {object} BoardOptions
 * @property {Pick<import('../engine/rules.js').Rules, 'view' | 'play'>} rules
 * @property {import('../games/types.js').GameModule} module
 * @property {import('../games/types.js').Say} say
 * @property {typeof import('./extras.js').boardExtras} extras
 * @property {(move: string) => void} [onMove]
 * @property {() => void} [onDraft]   the move that is being made changed
 * @property {(cell: number) => void} [onRefuse]   a cell was chosen by key that nothing can begin with now
 * @property {() => void} [onFit]     whether the whole board fits at a usable size changed
 * @property {Partial<Look>} [look]
 * @property {import('./draft.js').Confirm} [confirm]
 * @property {boolean} [motion]
 * @property {boolean} [letters]   whether letter keys mean something
 * @property {{ point: (at: Point, geometry: Geometry) => void, key: (cell: number, direction: number) => void }} [edit]
 *   the board makes positions instead of moves
 */

/** @param {string} name */
function box(name) {
  const element = document.createElement('div');
  element.className = name;
  return element;
}

export class Board {
  position;
  draft;
  /** Slides the picture of a board without edges. */
  pan;
  #options;
  #root;
  #zoom;
  #twin = box('board-twin');
  #canvas;
  #grid;
  #forced = matchMedia('(forced-colors: active)');
  #still = matchMedia('(prefers-reduced-motion: reduce)');
  #leaving = new AbortController();
  #fitting;
  /** CSS pixels, kept because asking for it would lay the page out in the middle of a change. */
  #width = 0;
  /** @type {import('./notes.js').Notes | null} */
  #notes = null;
  /** @type {readonly string[]} */
  #drawn = [];

  /** @param {HTMLElement} root @param {BoardOptions} options */
  constructor(root, options) {
    this.#root = root;
    this.#options = options;
    const { module, rules } = options;
    const look = { coords: /** @type {const} */ ('letters'), flipped: false, hints: true, ...options.look };
    this.position = new BoardPosition(module, look);
    this.draft = new Draft(module.input, rules);
    root.classList.add('board');
    const [scroll, inner] = [box('board-scroll'), box('board-inner')];
    const canvas = document.createElement('canvas');
    canvas.className = 'board-canvas';
    for (const picture of [canvas, this.#twin]) picture.setAttribute('aria-hidden', 'true');
    this.#canvas = new CanvasView(canvas, () => this.#content());
    this.#grid = new BoardGrid(this);
    inner.append(canvas, this.#twin, this.#grid.element);
    scroll.append(inner);
    this.#zoom = new BoardZoom(root, scroll, inner);
    this.pan = new options.extras.BoardPan(this, this.#grid.element);
    root.replaceChildren(scroll, ...this.pan.overlays);
    const { signal } = this.#leaving;
    new options.extras.BoardPointer(this, this.#grid.element, signal);
    this.#forced.addEventListener('change', () => this.redraw(), { signal });
    addEventListener('beforeprint', () => this.#drawTwin(), { signal });
    this.#fitting = new ResizeObserver(([entry]) => {
      this.#width = entry?.contentRect.width ?? 0;
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
  get letters() {
    return this.#options.letters !== false;
  }
  get view() {
    return this.position.view;
  }
  get movable() {
    return this.position.movable;
  }
  get geometry() {
    return this.position.geometry;
  }
  get imagined() {
    return this.draft.imagined(this.view);
  }

  /** @param {import('./position.js').Shown} shown @param {{ animate?: boolean }} [how] */
  show(shown, { animate = false } = {}) {
    const news = this.position.show(shown);
    // Told the same again, it goes on as it was: an animation may be half way.
    if (news === 'nothing') return;
    if (news === 'turn') {
      this.draft.forget();
      this.#notes = null;
    }
    const scene = this.scene();
    if (scene) this.position.animate(animate && this.#options.motion !== false && !this.#still.matches, scene);
    this.#fit();
    this.#grid.update();
    this.pan.update();
    this.redraw();
  }

  /** @param {Partial<Pick<BoardOptions, 'say' | 'confirm' | 'motion' | 'letters'>> & { look?: Partial<Look> }} change */
  set({ look, ...options }) {
    Object.assign(this.#options, options);
    if (look) this.position.look = { ...this.position.look, ...look };
    this.#fit();
    this.#grid.update();
    this.pan.update();
    this.forgetInks();
  }

  /** The theme has other colours. */
  forgetInks() {
    this.#canvas.forgetInks();
    this.redraw();
  }

  redraw() {
    this.#canvas.redraw();
    if (this.#forced.matches) this.#drawTwin();
  }

  /** @param {GameDraft | null} draft */
  choose(draft) {
    this.draft.choose(draft);
    // Cells are called otherwise once something is chosen.
    this.#grid.update();
    this.#drafted();
  }

  /** @param {GameDraft | null} draft */
  pointAt(draft) {
    if (sameDraft(draft, this.draft.pointed)) return;
    this.draft.pointed = draft;
    this.#drafted();
  }

  /** A complete draft becomes a move, or waits for a confirmation.
   *  @param {GameDraft | null} draft @param {{ byFinger?: boolean, sure?: boolean }} [by] */
  submit(draft, { byFinger = false, sure = false } = {}) {
    const move = this.draft.moveOf(draft);
    const byGame = draft !== null && this.module.input.waits?.(draft) === true;
    const waits = !sure && needsConfirmation(this.#options.confirm ?? 'auto', { byFinger, byGame });
    if (!move || waits) return this.choose(draft);
    this.draft.forget();
    this.redraw();
    this.#options.onMove?.(move);
  }

  /** @returns {boolean} whether there was a complete draft */
  confirm() {
    if (!this.draft.isComplete) return false;
    this.submit(this.draft.chosen, { sure: true });
    return true;
  }

  /** Takes back a part of the draft. @returns {boolean} whether there was one */
  back() {
    const { chosen } = this.draft;
    if (!chosen) return false;
    this.choose(this.module.input.back(chosen));
    return true;
  }

  /** @param {number} cell */
  refuse(cell) {
    this.#options.onRefuse?.(cell);
  }

  /** @param {string | null} move @param {boolean} whole */
  setHint(move, whole) {
    this.draft.hint = move === null ? null : { move, whole };
    this.draft.threat = null;
    this.redraw();
  }

  /** What is pointed at on the position that is shown, besides a hint; gone with the position. @param {import('./notes.js').Notes | null} notes */
  note(notes) {
    if (JSON.stringify(notes) === JSON.stringify(this.#notes)) return;
    this.#notes = notes;
    this.redraw();
  }

  /** What somebody drew on the position. @param {readonly string[]} marks */
  drawMarks(marks) {
    if (marks.join() === this.#drawn.join()) return;
    this.#drawn = marks;
    this.redraw();
  }

  /** The cell at a place of the screen. @param {{ clientX: number, clientY: number }} place @returns {number | null} */
  cellAt({ clientX, clientY }) {
    const { geometry } = this;
    const { left, top, width } = this.#grid.element.getBoundingClientRect();
    const scale = (geometry?.width ?? 1) / width;
    return geometry?.cellAt([(clientX - left) * scale, (clientY - top) * scale]) ?? null;
  }

  /** @param {{ move: string, side: 0 | 1 } | null} threat */
  setThreat(threat) {
    this.draft.threat = threat;
    this.redraw();
  }

  /** @param {boolean} zoomed */
  zoom(zoomed) {
    this.#zoom.zoomed = zoomed;
    this.#fit();
    this.#options.onFit?.();
  }

  focus() {
    this.#grid.focus();
  }

  /** @template {keyof HTMLElementEventMap} Kind
   *  @param {Kind} kind of event @param {(event: HTMLElementEventMap[Kind]) => void} listener on the board alone */
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
    const { position, draft } = this;
    const { view, before, movable, look } = position;
    if (!view) return null;
    const { shown, chosen, threat } = draft;
    const hint = threat ? { ...threat, whole: true } : draft.hint && view && { ...draft.hint, side: view.side };
    const progress = position.progress(at);
    return {
      ...{ view, before, draft: shown, chosen, imagined: this.imagined, movable, progress, hint, look },
      pointed: this.#options.extras.pointed(this.#notes),
    };
  }

  /** The position alone, for files: nothing that belongs to the turn.
   *  @returns {import('../sharing/picture.js').Picture} */
  picture() {
    const scene = this.scene();
    const { geometry } = this;
    if (!scene || !geometry) throw new Error('nothing is shown yet');
    const plain = { ...scene, draft: null, chosen: null, imagined: null, hint: null, pointed: [], movable: false };
    const { width, height } = geometry;
    const { ink } = this.#canvas;
    return { marks: this.module.draw(plain, geometry), width, height, ink, background: ink('page') };
  }

  #drafted() {
    this.redraw();
    this.#options.onDraft?.();
  }

  #content() {
    const { geometry } = this;
    const scene = this.scene(performance.now());
    if (!scene || !geometry) return { marks: [], width: 1 };
    if (scene.progress < 1) this.#canvas.redraw();
    return { marks: this.#marks(scene, geometry), width: geometry.width };
  }

  /** @param {Scene} scene @param {Geometry} geometry */
  #marks(scene, geometry) {
    const { cellMarks, drawn } = this.#options.extras;
    return [...this.module.draw(scene, geometry), ...cellMarks(this.#notes, geometry), ...drawn(this.#drawn, geometry)];
  }

  #drawTwin() {
    const scene = this.scene();
    const { geometry } = this;
    if (!scene || !geometry) return;
    const picture = this.#options.extras.toSvg(this.#marks(scene, geometry), geometry);
    this.#twin.innerHTML = trusted.createHTML(picture);
  }

  #fit() {
    const { position } = this;
    this.#width ||= this.#root.clientWidth;
    if (position.makeRoom((size) => this.#zoom.hasRoom(size, this.#width))) {
      this.#grid.update();
      this.redraw();
    }
    const { geometry } = position;
    if (!geometry) return;
    const changed = this.#zoom.fit(geometry, this.#width);
    this.#zoom.show(geometry, () => (position.movable ? [...this.module.input.lit(position.choices)] : []));
    if (changed) this.#options.onFit?.();
  }
}
