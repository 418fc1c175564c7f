// A move that is typed instead of made on the board: in our notation or the course's.
import { faultsOfGame } from '../games/files.js';
import { byId } from '../widgets/dom.js';

/**
 * @typedef {object} TypedMoveOptions
 * @property {import('./page.js').PageParts} parts
 * @property {import('../session/game-session.js').GameSession} session
 * @property {import('../board/board.js').Board} board
 * @property {(move: string) => { error: string } | null} play
 * @property {(sentence: string, alert?: boolean) => void} tell
 */

export class TypedMove {
  #options;
  #field = /** @type {HTMLInputElement} */ (byId('typed-text'));

  /** @param {TypedMoveOptions} options */
  constructor(options) {
    this.#options = options;
    byId('typed').addEventListener('submit', (event) => {
      event.preventDefault();
      this.#play();
    });
  }

  focus() {
    this.#field.focus();
  }

  translate() {
    const { say, module } = this.#options.parts;
    this.#field.placeholder = say('typed.example', { example: say(`${module.id}.example`) });
  }

  #play() {
    const { parts, session, board, play, tell } = this.#options;
    const text = this.#field.value.trim();
    if (text === '') return;
    if (!board.movable) return tell(parts.say('typed.wait'), true);
    const refused = play(parts.module.input.typed(this.#field.value, session.state.view));
    this.#field.setAttribute('aria-invalid', String(refused !== null));
    if (refused) void this.#refuse(text, refused.error);
    else this.#field.value = '';
  }

  /** The engine may name the move in its own notation. @param {string} text @param {string} error the engine's */
  async #refuse(text, error) {
    const { parts, tell } = this.#options;
    await parts.learn(...faultsOfGame(parts.module.id)).catch(console.warn);
    tell(parts.say('typed.refused', { text, fault: parts.say.fault(error) }), true);
  }
}
