// What can be picked up beside the board, and the two ways to turn it, for games that have such things.
import { toSvg } from '../board/svg.js';
import { make } from '../widgets/dom.js';

/** @typedef {import('./table.js').Table} Table */

const icons = {
  turn: '<path d="M19.5 12a7.5 7.5 0 1 1-2.4-5.5L19.5 9M19.5 4v5h-5"/>',
  mirror: '<path d="M12 3v18M9 7 3 17h6zM15 7l6 10h-6z"/>',
};
const ways = /** @type {const} */ (['turn', 'mirror']);

export class PieceTray {
  element = make('div', { class: 'tray', role: 'group' });
  #table;
  #tray;
  /** @type {Map<string, HTMLButtonElement>} */
  #pieces = new Map();
  /** @type {Map<'turn' | 'mirror', HTMLButtonElement>} */
  #ways = new Map();
  #drawn = '';

  /** @param {Table} table @param {import('../games/types.js').Tray} tray */
  constructor(table, tray) {
    this.#table = table;
    this.#tray = tray;
    for (const piece of tray.pieces)
      this.#pieces.set(
        piece,
        this.#button('piece', () => this.#pick(piece)),
      );
    for (const way of ways) {
      const button = this.#button('way', () => this.#turn(tray.keys[way]));
      button.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true">${icons[way]}</svg>`;
      this.#ways.set(way, button);
    }
  }

  update() {
    const { say, board, parts } = this.#table;
    const { view, movable, draft } = board;
    if (!view) return;
    const over = view.outcome.kind !== 'ongoing';
    this.element.hidden = over;
    this.element.setAttribute('aria-label', say('tray'));
    const held = this.#tray.held(draft.chosen);
    for (const [piece, button] of this.#pieces) {
      name(button, say(`${parts.module.id}.piece.${piece}`));
      button.setAttribute('aria-pressed', String(piece === held));
      button.disabled = !movable;
    }
    for (const [way, button] of this.#ways) {
      name(button, say(`tray.${way}`));
      button.disabled = !movable || (held === null && !draft.finished);
    }
    this.#draw(view.side);
  }

  /** The held piece as it lies, the others as they are picked up. @param {0 | 1} side */
  #draw(side) {
    const { chosen } = this.#table.board.draft;
    const drawn = JSON.stringify([side, this.#tray.held(chosen), chosen?.held]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    for (const [piece, button] of this.#pieces) {
      const { marks, width, height } = this.#tray.picture(piece, chosen, side);
      button.innerHTML = toSvg(marks, { width, height });
      button.firstElementChild?.setAttribute('aria-hidden', 'true');
    }
  }

  /** @param {string} piece */
  #pick(piece) {
    const { board } = this.#table;
    board.draft.choose(this.#tray.pick(board.draft.chosen, piece));
  }

  /** @param {string} code */
  #turn(code) {
    const { board, parts } = this.#table;
    const { draft, now } = board;
    const turned = parts.module.input.key?.(now.choices, draft.chosen, -1, code);
    if (turned) draft.choose(turned);
  }

  /** @param {string} kind @param {() => void} click */
  #button(kind, click) {
    const button = make('button', { type: 'button', class: `tray-${kind}`, click });
    this.element.append(button);
    return button;
  }
}

/** @param {HTMLButtonElement} button @param {string} text */
function name(button, text) {
  if (button.title === text) return;
  button.title = text;
  button.setAttribute('aria-label', text);
}
