// What can be done with the game: the row under the board, and a second row of what is needed less often. A button that
// cannot do anything now is disabled or not there.
import { redoTarget, undoTarget } from '../session/match.js';

/** @typedef {import('../session/match.js').Match} Match */
/** @typedef {import('../words/names.js').Say} Say */

const icons = {
  undo: '<path d="M9 7 4 12l5 5M4.5 12H15a5 5 0 0 1 0 10h-2" transform="translate(0 -3)"/>',
  redo: '<path d="m15 7 5 5-5 5M19.5 12H9a5 5 0 0 0 0 10h2" transform="translate(0 -3)"/>',
  hint: '<path d="M9 18h6M10 21h4M8.5 14.5a6 6 0 1 1 7 0c-.6.5-.8 1-.8 1.8H9.3c0-.8-.2-1.3-.8-1.8z"/>',
  flip: '<path d="M7 4v14m0 0-3-3m3 3 3-3M17 20V6m0 0-3 3m3-3 3 3"/>',
  lines: '<path d="M5 7h14M5 12h9M5 17h11"/>',
  swap: '<path d="M4 8h14m0 0-3.5-3.5M18 8l-3.5 3.5M20 16H6m0 0 3.5-3.5M6 16l3.5 3.5"/>',
  confirm: '<path d="m5 12.5 4.5 4.5L19 7"/>',
  pause: '<path d="M8 5v14M16 5v14"/>',
  resume: '<path d="M8 5v14l11-7z"/>',
  step: '<path d="M6 5v14l9-7zM18.5 5v14"/>',
  zoom: '<circle cx="10.5" cy="10.5" r="6"/><path d="m15 15 5 5M8 10.5h5"/><path class="plus" d="M10.5 8v5"/>',
};

/** @typedef {'undo' | 'redo' | 'hint' | 'flip' | 'swap' | 'lines' | 'confirm' | 'pause' | 'resume' | 'step' | 'zoom'} Action */

/**
 * `half`: a part of a move is chosen, which is undone first; `lines`: the champion's are shown.
 * @typedef {{ match: Match, half: boolean, over: boolean, studied: boolean, lines: boolean, movable: boolean, confirms: boolean, confirmable: boolean, zoomable: boolean, zoomed: boolean }} Now
 */

/**
 * Whether an action is there, and whether it can be done.
 * @type {Record<Action, (now: Now) => [there: boolean, able: boolean]>}
 */
const rules = {
  undo: ({ match, half }) => [true, half || undoTarget(match) !== null],
  redo: ({ match }) => [true, redoTarget(match) !== null],
  hint: ({ match, movable }) => [match.players.some(({ agent }) => agent === null), movable],
  resume: ({ match, over }) => [match.paused && !over, true],
  step: ({ match, over }) => [watched(match) && match.paused && !over, true],
  pause: ({ match, over }) => [watched(match) && !match.paused && !over, true],
  zoom: ({ zoomable }) => [zoomable, true],
  flip: () => [true, true],
  swap: ({ match, over }) => [!over && match.players.some(({ agent }) => agent !== null), true],
  lines: ({ studied }) => [studied, true],
  // Its place stays its own: nobody who taps twice may hit something else.
  confirm: ({ confirms, confirmable, over }) => [(confirms && !over) || confirmable, confirmable],
};

/** @type {Action[]} */
const seldom = ['flip', 'swap', 'lines'];

/** @param {Match} match */
const watched = (match) => match.players.every(({ agent }) => agent !== null);

export class Actions {
  /** @type {Map<Action, HTMLButtonElement>} */
  #buttons = new Map();

  /** @param {HTMLElement} root @param {HTMLElement} more @param {Record<Action, () => void>} does */
  constructor(root, more, does) {
    for (const action of /** @type {Action[]} */ (Object.keys(rules))) {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = `button action ${action}`;
      button.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true">${icons[action]}</svg><span></span>`;
      button.addEventListener('click', does[action]);
      (seldom.includes(action) ? more : root).append(button);
      this.#buttons.set(action, button);
    }
  }

  /** @param {Say} say @param {Now} now */
  update(say, now) {
    const { zoomed, lines } = now;
    this.#buttons.get('lines')?.setAttribute('aria-pressed', String(lines));
    for (const [action, button] of this.#buttons) {
      const [there, able] = rules[action](now);
      const label = say(action === 'zoom' ? (zoomed ? 'action.zoomOut' : 'action.zoomIn') : `action.${action}`);
      button.classList.toggle('zoomed', action === 'zoom' && zoomed);
      button.hidden = !there;
      button.disabled = !able;
      button.title = label;
      const text = /** @type {HTMLElement} */ (button.lastElementChild);
      if (text.textContent !== label) text.textContent = label;
    }
  }
}
