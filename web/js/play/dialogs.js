// Opens the dialogs of the play page, which are fetched with the first one, and lets them know and do what they may.
import { fromLine, fromPosition, newGame } from '../session/opening.js';
import { reopen } from '../storage/saved-game.js';
import { faultWords } from '../words/say.js';

/** @import { DialogContext } from '../dialogs/list.js' */
/** @import { Opening } from '../session/game-session.js' */
/** @import { SavedGame } from '../storage/saved-game.js' */
/** @typedef {(list: typeof import('../dialogs/list.js'), context: DialogContext) => unknown} Open */

/**
 * @typedef {object} DialogsOptions
 * @property {import('./page.js').PageParts} parts
 * @property {import('./page.js').PlayPage} page
 * @property {() => import('../session/opening.js').OpeningContext} opening
 * @property {(opening: Opening) => void} begin
 * @property {() => void} onShow   a game of this device comes onto the board
 * @property {() => void} review
 * @property {DialogContext['configure']} configure
 * @property {() => string} place   under which the device keeps the game on the board
 */

export class Dialogs {
  #options;
  /** Resolves when the dialogs asked for so far have been opened. */
  #opening = Promise.resolve();

  /** @param {DialogsOptions} options */
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
      await Promise.all([list.dialogWords, faultWords].map((words) => parts.learn(words)));
      await open(list, this.#context());
    } catch (error) {
      console.warn(error);
      page.tell(page.say('page.partMissing'), true);
    }
  }

  /** @returns {DialogContext} */
  #context() {
    const { parts, page, opening, begin, review, configure, place } = this.#options;
    const { session } = page;
    const context = opening();
    return {
      get say() {
        return parts.say;
      },
      get settings() {
        return parts.settings;
      },
      ...{ rules: parts.rules, module: parts.module, storage: parts.storage, recent: parts.thinker.recent },
      ...{ loadOther: parts.loadOther, unread: page.unread, session, board: page.board },
      ...{ place: place(), configure, review, show: (saved) => this.#showSaved(saved) },
      tell: (sentence, alert) => page.tell(sentence, alert),
      start(setup, players, clock) {
        const { opening, fault } = newGame({ ...context, limits: clock ?? context.limits }, setup, players);
        begin(opening);
        return fault;
      },
      startFrom: (position) => begin(fromPosition(context, position, '', session.state.players)),
      load: (loaded) =>
        begin({
          ...parts.later.withVariations(parts.rules, fromLine(context, loaded, session.state.players), loaded.record),
          paused: loaded.moves.length > 0,
        }),
    };
  }

  /** Opens a game of this device. @param {SavedGame} saved @returns {boolean} false if it needs another page */
  #showSaved(saved) {
    const { parts, page, begin, onShow, place } = this.#options;
    const { state } = page.session;
    // Another game needs another module, so the page has to be loaded again.
    if (saved.game !== state.game) return false;
    onShow();
    // Another tab may have gone on with the game that is on the board.
    const needsOpening = saved.id !== place() || saved.nodes.length > state.nodes.length;
    const opening = needsOpening ? reopen(parts.rules, saved) : null;
    if (opening) begin(opening);
    return true;
  }
}
