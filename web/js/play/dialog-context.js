// What the dialogs of the play page may know and do.
import { fromLine, fromPosition, newGame } from '../session/opening.js';

/** @import { DialogContext } from '../dialogs/list.js' */
/** @import { Opening } from '../session/game-session.js' */
/** @import { SavedGame } from '../storage/saved-game.js' */

/**
 * @typedef {object} Host
 * @property {import('./page.js').PageParts} parts
 * @property {import('./page.js').PlayPage} page
 * @property {import('../session/opening.js').OpeningContext} opening
 * @property {(opening: Opening) => void} begin
 * @property {(saved: SavedGame) => boolean} show
 * @property {DialogContext['configure']} configure
 * @property {string} place
 */

/** @param {Host} host @returns {DialogContext} */
export function dialogContext({ parts, page, opening: context, begin, show, configure, place }) {
  const { session } = page;
  return {
    get say() {
      return parts.say;
    },
    get settings() {
      return parts.settings;
    },
    ...{ rules: parts.rules, module: parts.module, storage: parts.storage, recent: parts.thinker.recent },
    ...{ loadOther: parts.loadOther, unread: page.unread, session, board: page.board },
    ...{ place, configure, show },
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
