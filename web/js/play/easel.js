// Fetches drawing.js when somebody first draws: with the right mouse button, by the button that switches fingers
// to drawing, or by key.
import { byId } from '../widgets/dom.js';

/** @import { Drawing } from './drawing.js' */
/**
 * @typedef {object} EaselOptions
 * @property {import('../session/game-session.js').GameSession} session
 * @property {import('../board/board.js').Board} board
 * @property {() => import('../words/say.js').Say} say
 * @property {(sentence: string) => void} tell
 * @property {() => void} onChange   drawing was switched on or off
 */

export class Easel {
  /** Every finger and button draws. */
  isOn = false;
  #options;
  /** @type {Promise<Drawing> | null} */
  #drawing = null;

  /** @param {EaselOptions} options */
  constructor(options) {
    this.#options = options;
    const root = byId('board');
    root.addEventListener('contextmenu', (event) => event.preventDefault());
    root.addEventListener(
      'pointerdown',
      (event) => {
        if (this.#drawing || event.pointerType !== 'mouse' || event.button !== 2) return;
        void this.#open().then((drawing) => drawing.begin(event));
      },
      { capture: true },
    );
  }

  async toggle() {
    this.isOn = !this.isOn;
    this.#options.onChange();
    await this.#open();
  }

  /** The key, on the cell that has the focus. */
  async press() {
    (await this.#open()).press();
  }

  #open() {
    this.#drawing ??= this.#load();
    return this.#drawing;
  }

  async #load() {
    const { Drawing } = await import('./drawing.js');
    const { session, board, say, tell } = this.#options;
    return new Drawing({
      ...{ session, board, root: byId('board'), isOn: () => this.isOn },
      tell: (what, names) =>
        tell(say()(`draw.${what}.${names.to === '' || names.to === names.from ? 'cell' : 'arrow'}`, names)),
    });
  }
}
