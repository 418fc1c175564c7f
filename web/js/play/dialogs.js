// Opens the dialogs of the play page, which are fetched with the first one.
import { dialogWordsOfGame, faultsOfGame } from '../games/files.js';

/** @import { DialogContext } from '../dialogs/list.js' */
/** @typedef {(list: typeof import('../dialogs/list.js'), context: DialogContext) => unknown} Open */

export class Dialogs {
  #options;
  /** Resolves when the dialogs asked for so far have been opened. */
  #opening = Promise.resolve();

  /** @param {import('../dialogs/context.js').Host} options */
  constructor(options) {
    this.#options = options;
  }

  /** Opens dialogs one after the other: of several asked for at once, the last one stays. @param {Open} open */
  open(open) {
    this.#opening = this.#opening.then(() => this.#show(open));
  }

  /** @param {Open} open */
  async #show(open) {
    const { parts, page } = this.#options;
    try {
      const list = await import('../dialogs/list.js');
      await parts.learn(list.dialogWords, dialogWordsOfGame(parts.module.id), ...faultsOfGame(parts.module.id));
      await open(list, list.dialogContext(this.#options));
    } catch (error) {
      console.warn(error);
      page.tell(page.say('page.partMissing'), true);
    }
  }
}
