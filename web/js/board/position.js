// What stands on a board: the view of the rules, the last move and how far its animation is, and where everything is.

/** @import { Geometry, Look, Scene, View } from '../games/types.js' */
/** @typedef {{ view: View, before: Scene['before'], movable: boolean }} Shown */

/** Milliseconds: a step of a move, and what every move takes besides. */
const stepMs = 70;
const settleMs = 270;

export class BoardPosition {
  /** @type {View | null} */
  view = null;
  /** @type {Scene['before']} */
  before = null;
  /** @type {Look} */
  look;
  #module;
  #isMovable = false;
  /** @type {object | null} */
  #choices = null;
  /** @type {{ view: View, look: Look, geometry: Geometry } | null} */
  #laidOut = null;
  #animation = { from: 0, length: 0 };

  /** @param {Pick<import('../games/types.js').GameModule, 'input' | 'geometry' | 'span'>} module @param {Look} look */
  constructor(module, look) {
    this.#module = module;
    this.look = look;
  }

  get movable() {
    return this.#isMovable && this.view?.outcome.kind === 'ongoing';
  }
  /** The legal moves as the game's input likes them. @returns {object} */
  get choices() {
    if (this.view) this.#choices ??= this.#module.input.choices(this.view);
    return this.#choices ?? {};
  }
  get geometry() {
    const { view, look } = this;
    if (!view) return null;
    if (this.#laidOut?.view !== view || this.#laidOut.look !== look)
      this.#laidOut = { view, look, geometry: this.#module.geometry(view, look) };
    return this.#laidOut.geometry;
  }
  /** The surroundings of a board without edges are shown as far as there is room.
   *  @param {(geometry: Geometry) => boolean} hasRoom @returns {boolean} whether that changed */
  makeRoom(hasRoom) {
    const { view, look } = this;
    if (!view || !this.geometry?.slide) return false;
    const trims = /** @type {const} */ ([0, 1, 2]);
    const trim = trims.find((each) => hasRoom(this.#module.geometry(view, { ...look, trim: each }))) ?? 2;
    if (trim === (look.trim ?? 0)) return false;
    this.look = { ...look, trim };
    return true;
  }
  /** How long the last move's animation is, in ms. */
  get moveMs() {
    return this.#animation.length;
  }

  /** @param {Shown} shown @returns {'nothing' | 'past' | 'turn'} what is new */
  show({ view, before, movable }) {
    const old = { view: this.view, before: this.before, movable: this.#isMovable };
    if (
      old.view === view &&
      old.before?.move === before?.move &&
      old.before?.view === before?.view &&
      old.movable === movable
    )
      return 'nothing';
    const moved = old.view?.position !== view.position;
    if (moved) this.#choices = null;
    [this.view, this.before, this.#isMovable] = [view, before, movable];
    return moved || old.movable !== movable ? 'turn' : 'past';
  }

  /** Starts the last move's animation, or sets it to its end. @param {boolean} moving @param {Scene} scene */
  animate(moving, scene) {
    const { geometry } = this;
    const length = moving && this.before && geometry ? settleMs + stepMs * this.#module.span(scene, geometry) : 0;
    this.#animation = { from: performance.now(), length };
  }

  /** Of the last move's animation, 0 to 1. @param {number} now */
  progress(now) {
    const { from, length } = this.#animation;
    return length === 0 ? 1 : Math.min(1, Math.max(0, (now - from) / length));
  }
}
