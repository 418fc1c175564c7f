// A board without edges has no natural middle: its picture can be slid, cell by cell. Two fingers, the middle button, Shift
// with any button, Control with an arrow; O or the button in its corner brings it back. Coordinates stay with their cells.

import { FarPawn } from './far-pawn.js';

/** @import { Board } from './board.js' */
/** @import { Point } from '../games/types.js' */

const steps = /** @type {const} */ ({ ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] });

export class BoardPan {
  home = document.createElement('button');
  #far;
  #board;
  #area;
  /** Where the drag began, in CSS pixels, and the origin then. @type {{ at: Point, look: import('../games/types.js').Look, geometry: import('../games/types.js').Geometry } | null} */
  #drag = null;

  /** @param {Board} board @param {HTMLElement} area */
  constructor(board, area) {
    this.#board = board;
    this.#area = area;
    this.#far = new FarPawn(board, /** @type {HTMLElement} */ (area.closest('.board-scroll')));
    this.home.type = 'button';
    this.home.className = 'board-home';
    this.home.addEventListener('click', () => {
      this.#moveTo(0);
      board.focus();
    });
    area.addEventListener('pointerdown', (event) => this.#down(event));
    // Fingers are heard by their touches, below.
    const byMouse = (/** @type {PointerEvent} */ { pointerType }) => pointerType !== 'touch' && this.#drag !== null;
    area.addEventListener('pointermove', (event) => byMouse(event) && this.#slide([event.clientX, event.clientY]));
    for (const end of /** @type {const} */ (['pointerup', 'pointercancel']))
      area.addEventListener(end, (event) => byMouse(event) && this.#end());
    // The middle button would scroll the page.
    area.addEventListener('mousedown', (event) => this.#drag && event.preventDefault());
    // Two fingers would scroll or zoom the page instead, unless told in time.
    for (const kind of ['touchstart', 'touchmove'])
      area.addEventListener(kind, (event) => this.#touch(/** @type {TouchEvent} */ (event)), { passive: false });
    for (const end of ['touchend', 'touchcancel']) area.addEventListener(end, () => this.#end());
    this.update();
  }

  /** What lies over the board. */
  get overlays() {
    return [this.home, this.#far.element];
  }

  /** Whether a drag is going on: then a pointer means nothing else. */
  get busy() {
    return this.#drag !== null;
  }

  update() {
    const { say, position } = this.#board;
    this.home.hidden = !position.look.origin;
    this.home.textContent = say('action.recentre');
    this.#far.update();
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether it was one of these keys */
  press({ key, code, ctrlKey, metaKey, altKey, shiftKey }) {
    const { geometry, letters, view } = this.#board;
    if (!geometry?.slide || altKey) return false;
    if (code === 'KeyO' && letters && !ctrlKey && !metaKey && !shiftKey) {
      this.#moveTo(0);
      return true;
    }
    const step = Object.hasOwn(steps, key) ? steps[/** @type {keyof typeof steps} */ (key)] : null;
    if (!step || !(ctrlKey || metaKey) || view === null) return false;
    this.#moveTo(geometry.slide(step[0], step[1]));
    return true;
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.pointerType === 'touch' || !(event.button === 1 || event.shiftKey)) return;
    this.#begin([event.clientX, event.clientY]);
    if (!this.#drag) return;
    event.preventDefault();
    this.#area.setPointerCapture(event.pointerId);
  }

  /** @param {TouchEvent} event */
  #touch(event) {
    if (event.touches.length !== 2 || !this.#board.geometry?.slide) return;
    event.preventDefault();
    const [one, other] = /** @type {[Touch, Touch]} */ (/** @type {unknown} */ (event.touches));
    const middle = /** @type {Point} */ ([(one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2]);
    if (event.type === 'touchstart') this.#begin(middle);
    else if (this.#drag) this.#slide(middle);
  }

  /** @param {Point} at */
  #begin(at) {
    const { geometry, position } = this.#board;
    if (!geometry?.slide) return;
    this.#drag = { at, look: position.look, geometry };
    this.#board.pointAt(null);
  }

  #end() {
    this.#drag = null;
  }

  /** @param {Point} at */
  #slide(at) {
    if (!this.#drag) return;
    const { at: from, geometry } = this.#drag;
    const scale = geometry.width / this.#area.clientWidth;
    this.#moveTo(geometry.slide?.((at[0] - from[0]) * scale, (at[1] - from[1]) * scale) ?? 0);
  }

  /** @param {number} origin */
  #moveTo(origin) {
    if (origin !== (this.#board.position.look.origin ?? 0)) this.#board.set({ look: { origin } });
  }
}
