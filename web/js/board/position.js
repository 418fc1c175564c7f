// What stands on a board: the position as the engine sees it, the last move and how far it is on its way on the screen,
// and where everything is.

/** @typedef {import('../games/types.js').View} View */
/** @typedef {import('../games/types.js').Look} Look */
/** @typedef {import('../games/types.js').Geometry} Geometry */
/** @typedef {import('../games/types.js').Scene} Scene */
/** @typedef {{ position: string, before: { position: string, move: string } | null, movable: boolean }} Shown */

/** Milliseconds: a step of a move, and what every move takes besides. */
const stepMs = 70;
const settleMs = 270;

export class BoardPosition {
  /** @type {View | null} */
  view = null;
  /** The last move and the view in which it was played. @type {Scene['before']} */
  before = null;
  /** @type {Look} */
  look;
  #rules;
  #module;
  /** @type {Shown | null} */
  #shown = null;
  /** @type {import('../games/types.js').Choices} */
  #choices = null;
  /** @type {{ view: View, look: Look, geometry: Geometry } | null} */
  #laidOut = null;
  #animation = { from: 0, length: 0 };

  /**
   * @param {import('../games/types.js').Engine} rules @param {import('../games/types.js').GameModule} module
   * @param {Look} look
   */
  constructor(rules, module, look) {
    this.#rules = rules;
    this.#module = module;
    this.look = look;
  }

  get movable() {
    return this.#shown?.movable === true && this.view?.outcome.kind === 'ongoing';
  }
  /** The legal moves as the game's input likes them. */
  get choices() {
    if (this.view) this.#choices ??= this.#module.input.choices(this.view);
    return this.#choices;
  }
  get geometry() {
    const { view, look } = this;
    if (!view) return null;
    if (this.#laidOut?.view !== view || this.#laidOut.look !== look)
      this.#laidOut = { view, look, geometry: this.#module.geometry(view, look) };
    return this.#laidOut.geometry;
  }
  /**
   * What stands around a board without edges is there as far as it has room.
   * @param {(geometry: Geometry) => boolean} hasRoom @returns {boolean} whether that changed
   */
  makeRoom(hasRoom) {
    const { view, look } = this;
    if (!view || !this.geometry?.slide) return false;
    const trims = /** @type {const} */ ([0, 1, 2]);
    const trim = trims.find((each) => hasRoom(this.#module.geometry(view, { ...look, trim: each }))) ?? 2;
    if (trim === (look.trim ?? 0)) return false;
    this.look = { ...look, trim };
    return true;
  }
  /** How long the last move is on its way on the screen, in ms. */
  get moveMs() {
    return this.#animation.length;
  }

  /** @param {Shown} shown @returns {'nothing' | 'past' | 'turn'} what is new */
  show(shown) {
    const old = this.#shown;
    if (JSON.stringify(shown) === JSON.stringify(old)) return 'nothing';
    this.#shown = shown;
    const moved = old?.position !== shown.position;
    if (moved) {
      this.view = this.ask(shown.position);
      this.#choices = null;
    }
    const earlier = shown.before && this.ask(shown.before.position);
    this.before = earlier && shown.before ? { view: earlier, move: shown.before.move } : null;
    return moved || old?.movable !== shown.movable ? 'turn' : 'past';
  }

  /** Sets the last move on its way, or at its end. @param {boolean} moving @param {Scene} scene */
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

  /** @param {string} position @returns {View | null} */
  ask(position) {
    const view = this.#rules.view(this.#module.id, position);
    return view.ok ? view : null;
  }

  /** The view after a move. @param {string} move @returns {View | null} */
  after(move) {
    const played = this.view ? this.#rules.play(this.#module.id, this.view.position, move) : null;
    return played?.ok ? this.ask(played.text) : null;
  }
}
