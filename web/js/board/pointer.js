// Mouse and touch. A mouse points at a whole move and one click plays it; a finger taps a cell and then its neighbour,
// or flicks from the cell toward the side.

import { sameDraft } from './draft.js';

/** @import { Board } from './board.js' */
/** @import { Point } from '../games/types.js' */

/** Board units a finger slides before it means a direction, and back to take it back. */
const flickLength = 0.5;

export class BoardPointer {
  #board;
  #area;
  /** A finger on the board. @type {{ id: number, cell: number, at: Point, slid: boolean } | null} */
  #press = null;
  /** Where a mouse button went down: released elsewhere it means nothing. @type {number | null} */
  #held = null;

  /** Cells were swept over since the button or finger went down: letting go means nothing more. */
  #swept = false;

  /** Whether the first of the clicks that follow each other was here. */
  #began = true;

  /** @param {Board} board @param {HTMLElement} area @param {AbortSignal} signal ends it */
  constructor(board, area, signal) {
    this.#board = board;
    this.#area = area;
    area.addEventListener('pointerdown', (event) => this.#down(event));
    area.addEventListener('pointermove', (event) => this.#move(event));
    area.addEventListener('pointerup', (event) => this.#up(event));
    area.addEventListener('pointerleave', (event) => event.pointerType !== 'touch' && board.pointAt(null));
    area.addEventListener('pointercancel', () => this.#drop());
    // The second click of a double click on something that has gone, such as a dialog, is not meant for the board.
    const count = (/** @type {MouseEvent} */ { target, detail }) => {
      if (detail === 1) this.#began = target instanceof Node && area.contains(target);
      if (!this.#began) this.#held = null;
    };
    document.addEventListener('mousedown', count, { capture: true, signal });
    // Two fingers are not a tap.
    area.addEventListener('touchstart', ({ touches }) => touches.length > 1 && this.#drop(), { passive: true });
    // A long press must not open a menu over the cell it chooses.
    area.addEventListener('contextmenu', (event) => this.#press && event.preventDefault());
  }

  /** @param {PointerEvent} event @returns {Point} in board units */
  #at(event) {
    const { left, top, width } = this.#area.getBoundingClientRect();
    const scale = (this.#board.geometry?.width ?? 1) / width;
    return [(event.clientX - left) * scale, (event.clientY - top) * scale];
  }

  /** What the mouse means here. @param {PointerEvent} event */
  #pointed(event) {
    const { geometry, module, position, draft } = this.#board;
    const at = this.#at(event);
    return position.movable && geometry ? module.input.point(position.choices, geometry, at, draft.chosen) : null;
  }

  /** @param {PointerEvent} event */
  #down(event) {
    const { geometry, movable, draft, pan } = this.#board;
    if (!geometry) return;
    const at = this.#at(event);
    const cell = geometry.cellAt(at);
    this.#held = pan.busy ? null : cell;
    this.#swept = false;
    if (event.pointerType !== 'touch' || !event.isPrimary || !movable || cell === null) return;
    this.#press = { id: event.pointerId, cell, at, slid: false };
    if (!draft.isComplete) this.#board.pointAt(this.#tapped(cell).draft);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const { draft, pan } = this.#board;
    if (pan.busy) return this.#press && this.#drop();
    if (this.#sweep(event)) return;
    if (event.pointerType !== 'touch') {
      if (!draft.isComplete) this.#board.pointAt(this.#pointed(event));
      return;
    }
    if (event.pointerId !== this.#press?.id) return;
    const flicked = this.#flicked(event);
    if (flicked) {
      this.#press.slid = true;
      draft.chosen = null;
      this.#board.pointAt(flicked);
    } else if (this.#press.slid) this.#board.pointAt(null);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const { geometry, edit, movable } = this.#board;
    if (!geometry || event.button !== 0) return;
    const here = this.#held !== null && geometry.cellAt(this.#at(event)) === this.#held;
    this.#held = null;
    if (this.#swept) return void (this.#press = null);
    if (edit) {
      if (here) edit.point(this.#at(event), geometry);
      return;
    }
    if (event.pointerType !== 'touch') {
      if (here && movable) this.#click(event);
      return;
    }
    const press = this.#press;
    if (event.pointerId !== press?.id) return;
    const flicked = this.#flicked(event);
    this.#drop();
    if (!movable) return;
    if (flicked) this.#board.submit(flicked, { byFinger: true });
    else if (!press.slid && here) {
      const tapped = this.#tapped(press.cell);
      this.#board.submit(tapped.draft, { byFinger: true, sure: tapped.commit === true });
    }
  }

  /** @param {PointerEvent} event */
  #click(event) {
    const { geometry, draft } = this.#board;
    const pointed = this.#pointed(event);
    // Assistive software clicks in the middle of a cell and never hovered: that means the cell, not a side.
    if (!draft.pointed && !draft.chosen) {
      const cell = geometry?.cellAt(this.#at(event)) ?? null;
      if (cell !== null) this.#board.choose(this.#tapped(cell).draft);
    } else this.#board.submit(pointed, { sure: sameDraft(draft.chosen, pointed) });
  }

  /** Over one cell after the other, in a game that paints. @param {PointerEvent} event @returns {boolean} whether that is going on */
  #sweep(event) {
    const { geometry, module, position, movable, draft, zoomed } = this.#board;
    const { sweep, waits } = module.input;
    const from = this.#held;
    if (!sweep || !geometry || !movable || from === null || zoomed || !(event.buttons & 1)) return false;
    const cell = geometry.cellAt(this.#at(event));
    if (cell === null || (!this.#swept && cell === from)) return this.#swept;
    if (this.#swept && draft.isComplete) return true;
    const begun = this.#swept ? draft.chosen : sweep(position.choices, draft.chosen, from);
    const made = sweep(position.choices, begun, cell);
    // A mouse only goes so far as a click would not play.
    if (!made || (event.pointerType !== 'touch' && !waits?.(made))) return this.#swept;
    this.#swept = true;
    if (!sameDraft(made, draft.chosen)) this.#board.choose(made);
    return true;
  }

  /** @param {number} cell */
  #tapped(cell) {
    const { module, position, draft } = this.#board;
    return module.input.tap(position.choices, draft.chosen, cell);
  }

  /** @param {PointerEvent} event */
  #flicked(event) {
    const { geometry, module, position } = this.#board;
    if (!this.#press || !geometry || !module.input.spreadTowards) return null;
    const [x, y] = this.#at(event);
    const [dx, dy] = [x - this.#press.at[0], y - this.#press.at[1]];
    if (Math.hypot(dx, dy) < flickLength) return null;
    return module.input.spreadTowards(position.choices, this.#press.cell, geometry.flick(dx, dy));
  }

  #drop() {
    this.#press = null;
    this.#held = null;
    this.#board.pointAt(null);
  }
}
