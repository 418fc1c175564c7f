// Mouse and touch. A mouse points at a whole move and one click plays it; a finger taps a cell and then its neighbour,
// or flicks from the cell toward the side.

/** @typedef {import('./board.js').Board} Board */
/** @typedef {import('../games/types.js').Point} Point */

/** Board units a finger slides before it means a direction, and back to take it back. */
const flickLength = 0.5;

export class BoardPointer {
  #board;
  #area;
  /** A finger on the board. @type {{ id: number, cell: number, at: Point, slid: boolean } | null} */
  #press = null;
  /** Where a mouse button went down: released elsewhere it means nothing. @type {number | null} */
  #held = null;

  /** @param {Board} board @param {HTMLElement} area */
  constructor(board, area) {
    this.#board = board;
    this.#area = area;
    area.addEventListener('pointerdown', (event) => this.#down(event));
    area.addEventListener('pointermove', (event) => this.#move(event));
    area.addEventListener('pointerup', (event) => this.#up(event));
    area.addEventListener('pointerleave', (event) => event.pointerType !== 'touch' && board.pointAt(null));
    area.addEventListener('pointercancel', () => this.#drop());
    // A long press must not open a menu over the cell it chooses.
    area.addEventListener('contextmenu', (event) => this.#press && event.preventDefault());
  }

  /** @param {PointerEvent} event @returns {Point} in board units */
  #at(event) {
    const { left, top, width } = this.#area.getBoundingClientRect();
    const scale = (this.#board.geometry?.width ?? 1) / width;
    return [(event.clientX - left) * scale, (event.clientY - top) * scale];
  }

  /** The whole move under a mouse. @param {PointerEvent} event */
  #pointed(event) {
    const { geometry, module, choices, movable } = this.#board;
    return movable && geometry ? module.input.point(choices, geometry.toBoard(this.#at(event))) : null;
  }

  /** @param {PointerEvent} event */
  #down(event) {
    const { geometry, movable } = this.#board;
    if (!geometry) return;
    const at = this.#at(event);
    const cell = geometry.cellAt(at);
    this.#held = cell;
    if (event.pointerType !== 'touch' || !event.isPrimary || !movable || cell === null) return;
    this.#press = { id: event.pointerId, cell, at, slid: false };
    if (!this.#board.draft) this.#board.pointAt(this.#tapped(cell).draft);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const board = this.#board;
    if (event.pointerType !== 'touch') {
      // A finished draft waits for its second word; a cell alone gives way to what the mouse says.
      if (board.draft && !board.module.input.move(board.draft)) board.draft = null;
      if (!board.draft) board.pointAt(this.#pointed(event));
      return;
    }
    if (event.pointerId !== this.#press?.id) return;
    const flicked = this.#flicked(event);
    if (flicked) {
      this.#press.slid = true;
      board.draft = null;
      board.pointAt(flicked);
    } else if (this.#press.slid) board.pointAt(null);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const board = this.#board;
    const { geometry } = board;
    if (!geometry || event.button !== 0) return;
    const here = geometry.cellAt(this.#at(event)) === this.#held;
    if (board.edit) {
      if (here) board.edit.point(geometry.toBoard(this.#at(event)));
      return;
    }
    if (event.pointerType !== 'touch') {
      if (here && board.movable) this.#click(event);
      return;
    }
    const press = this.#press;
    if (event.pointerId !== press?.id) return;
    const flicked = this.#flicked(event);
    this.#drop();
    if (!board.movable) return;
    if (flicked) board.finish(flicked, { coarse: true });
    else if (!press.slid && here) {
      const { draft, commit } = this.#tapped(press.cell);
      board.finish(draft, { coarse: true, sure: commit });
    }
  }

  /** @param {PointerEvent} event */
  #click(event) {
    const board = this.#board;
    const pointed = this.#pointed(event);
    // Assistive software clicks in the middle of a cell and never hovered: that means the cell, not a side.
    if (!board.hover && !board.draft) {
      const cell = board.geometry?.cellAt(this.#at(event)) ?? null;
      if (cell !== null) board.choose(this.#tapped(cell).draft);
    } else if (board.draft) {
      const same = JSON.stringify(board.draft) === JSON.stringify(pointed);
      board.finish(pointed, { sure: same });
    } else board.finish(pointed);
  }

  /** @param {number} cell */
  #tapped(cell) {
    const { module, choices, draft } = this.#board;
    return module.input.tap(choices, draft, cell);
  }

  /** @param {PointerEvent} event */
  #flicked(event) {
    const { geometry, module, choices } = this.#board;
    if (!this.#press || !geometry) return null;
    const [x, y] = this.#at(event);
    const [dx, dy] = [x - this.#press.at[0], y - this.#press.at[1]];
    if (Math.hypot(dx, dy) < flickLength) return null;
    return module.input.go(choices, this.#press.cell, geometry.flick(dx, dy));
  }

  #drop() {
    this.#press = null;
    this.#board.pointAt(null);
  }
}
