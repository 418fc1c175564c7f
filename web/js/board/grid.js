// The board for keyboards and screen readers: a grid of real buttons, one tab stop, laid over the picture cell by cell.

/** @import { Board } from './board.js' */

export class BoardGrid {
  element = document.createElement('div');
  #board;
  /** @type {Map<number, HTMLButtonElement>} */
  #buttons = new Map();
  /** The same buttons by row and column of the screen. @type {HTMLButtonElement[][]} */
  #places = [];
  #layout = '';
  #cursor = -1;
  #steered = false;

  /** @param {Board} board */
  constructor(board) {
    this.#board = board;
    this.element.className = 'board-grid';
    this.element.setAttribute('role', 'grid');
    this.element.addEventListener('keydown', (event) => this.#press(event));
    this.element.addEventListener('focusin', ({ target }) => this.#enter(/** @type {HTMLElement} */ (target)));
    this.element.addEventListener('focusout', ({ relatedTarget }) => {
      // From cell to cell the pointer, or the cursor, says what is pointed at.
      if (!(relatedTarget instanceof Node && this.element.contains(relatedTarget))) board.pointAt(null);
    });
    // Screen readers click without a pointer; whoever has a pointer was served by its own events.
    this.element.addEventListener('click', (event) => {
      if (event.detail === 0) this.#activate(cellOf(event.target), false);
    });
  }

  focus() {
    this.#buttons.get(this.#cursor)?.focus();
  }

  update() {
    const { geometry, module, say } = this.#board;
    const scene = this.#board.scene();
    if (!geometry || !scene) return;
    const layout = JSON.stringify([geometry.width, geometry.height, geometry.rows]);
    if (layout !== this.#layout) {
      // Cells have other buttons: whoever was on one of them stays on its cell.
      const focused = this.element.contains(document.activeElement);
      const { length } = geometry.rows;
      const columns = geometry.rows[0]?.length;
      if (length !== this.#places.length || columns !== this.#places[0]?.length) this.#build(geometry);
      this.#place(geometry);
      this.element.classList.toggle('hexagonal', geometry.hexagonal === true);
      if (focused) this.focus();
    }
    this.#layout = layout;
    this.element.setAttribute(
      'aria-label',
      say('board.name', { rows: geometry.rows.length, columns: geometry.rows[0]?.length ?? 0 }),
    );
    const { movable, position, draft } = this.#board;
    const lit = movable ? module.input.lit(position.choices) : new Set();
    for (const [cell, button] of this.#buttons) {
      const label = module.labels.cell(say, scene, cell);
      if (button.getAttribute('aria-label') !== label) button.setAttribute('aria-label', label);
      button.classList.toggle('lit', lit.has(cell));
      // Once something is chosen, other cells say how the move goes on.
      if (movable && !draft.chosen && !lit.has(cell)) button.setAttribute('aria-disabled', 'true');
      else button.removeAttribute('aria-disabled');
    }
    if (!this.#buttons.has(this.#cursor)) this.#moveTo(geometry.rows[0]?.[0] ?? 0);
    // Until somebody has moved it the cursor is where one's move begins.
    const home = movable && !this.#steered ? module.input.home?.(scene.view) : undefined;
    if (home !== undefined) this.#moveTo(home);
  }

  /** @param {import('../games/types.js').Geometry} geometry */
  #build({ rows }) {
    this.#places = rows.map((cells) =>
      cells.map(() => {
        const button = document.createElement('button');
        button.type = 'button';
        button.tabIndex = -1;
        return button;
      }),
    );
    this.element.replaceChildren(
      ...this.#places.map((buttons, index) => {
        const row = document.createElement('div');
        row.setAttribute('role', 'row');
        row.setAttribute('aria-rowindex', String(index + 1));
        for (const button of buttons) {
          const gridCell = document.createElement('div');
          gridCell.setAttribute('role', 'gridcell');
          gridCell.append(button);
          row.append(gridCell);
        }
        return row;
      }),
    );
  }

  /** Gives each button its cell. A board that slides keeps its buttons: fingers are on some of them.
   *  @param {import('../games/types.js').Geometry} geometry */
  #place({ rows, box, width, height }) {
    const old = this.#buttons.get(this.#cursor);
    if (old) old.tabIndex = -1;
    this.#buttons.clear();
    const percent = (/** @type {number} */ part, /** @type {number} */ whole) => `${(100 * part) / whole}%`;
    for (const [row, cells] of rows.entries())
      for (const [column, cell] of cells.entries()) {
        const button = /** @type {HTMLButtonElement} */ (this.#places[row]?.[column]);
        button.dataset.cell = String(cell);
        const { x, y, w, h } = box(cell);
        Object.assign(button.style, {
          left: percent(x, width),
          top: percent(y, height),
          width: percent(w, width),
          height: percent(h, height),
        });
        this.#buttons.set(cell, button);
      }
    if (this.#buttons.has(this.#cursor)) this.#moveTo(this.#cursor);
    else this.#cursor = -1;
  }

  /** @param {number} cell */
  #moveTo(cell) {
    const old = this.#buttons.get(this.#cursor);
    if (old) old.tabIndex = -1;
    this.#cursor = cell;
    const button = this.#buttons.get(cell);
    if (button) button.tabIndex = 0;
  }

  /** The cursor shows what standing there would bring. @param {HTMLElement} target */
  #enter(target) {
    const { draft, movable, module, position } = this.#board;
    const cell = cellOf(target);
    if (cell === null) return;
    this.#steered = true;
    this.#moveTo(cell);
    if (movable && !draft.isComplete && target.matches(':focus-visible'))
      this.#board.pointAt(module.input.tap(position.choices, draft.chosen, cell).draft);
  }

  /** @param {number | null} cell @param {boolean} keyboard */
  #activate(cell, keyboard) {
    const board = this.#board;
    if (cell !== null && board.edit) return board.edit.key(cell, -1);
    if (cell === null) return;
    if (!board.movable) return board.refuse(cell);
    // Enter on the cursor's cell confirms a complete draft; the side was chosen by arrows.
    if (keyboard && board.confirm()) return;
    const { draft, commit = false } = board.module.input.tap(board.position.choices, board.draft.chosen, cell);
    if (draft === null && !(board.draft.chosen && !keyboard)) board.refuse(cell);
    if (keyboard && board.draft.chosen && draft === null) return;
    board.submit(draft, { sure: commit });
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const board = this.#board;
    const cell = cellOf(event.target);
    const { geometry } = board;
    if (cell === null || !geometry) return;
    if (board.pan.press(event)) return event.preventDefault();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.#activate(cell, true);
    } else if (event.key === 'Escape') {
      if (board.back()) {
        event.preventDefault();
        event.stopPropagation();
      }
    } else if (!this.#ownKey(event, cell)) this.#steer(event, cell, geometry);
  }

  /** A key of the game's own, such as one that turns a piece. @param {KeyboardEvent} event @param {number} cell */
  #ownKey(event, cell) {
    const board = this.#board;
    const { input } = board.module;
    const { choices } = board.position;
    const made = board.movable && board.letters ? input.key?.(choices, board.draft.chosen, cell, event.code) : null;
    if (!made) return false;
    event.preventDefault();
    board.choose(made);
    // The piece in hand is seen where the cursor is.
    if (!board.draft.isComplete) board.pointAt(input.tap(choices, made, cell).draft);
    return true;
  }

  /** Arrows move the cursor; with a cell chosen they choose the side, in a game that has sides; with Shift both at once.
   *  @param {KeyboardEvent} event @param {number} cell @param {import('../games/types.js').Geometry} geometry */
  #steer(event, cell, geometry) {
    const board = this.#board;
    const { edit, draft, movable, module, position } = board;
    const { spreadTowards, aim } = module.input;
    const direction = geometry.direction(event.key);
    if (edit && direction >= 0 && event.shiftKey) {
      event.preventDefault();
      return edit.key(cell, direction);
    }
    if (direction >= 0 && movable && event.shiftKey && spreadTowards) {
      event.preventDefault();
      const complete = spreadTowards(position.choices, cell, direction);
      if (complete) board.submit(complete);
      return;
    }
    if (direction >= 0 && movable && draft.chosen && aim) {
      event.preventDefault();
      const aimed = aim(position.choices, draft.chosen, direction);
      if (aimed) board.choose(aimed);
      return;
    }
    const next = geometry.neighbour(cell, event.key);
    if (next === null) return;
    event.preventDefault();
    this.#buttons.get(next)?.focus();
  }
}

/** @param {EventTarget | null} target */
function cellOf(target) {
  const cell = target instanceof HTMLElement ? target.closest('button')?.dataset.cell : undefined;
  return cell === undefined ? null : Number(cell);
}
