// What dialogs may know of the play page, and do to it.
import { withVariations } from '../match/record-moves.js';
import { fromLine, fromPosition, newGame } from '../session/opening.js';
import { reopen } from '../storage/saved-game.js';

/** @import { DialogContext } from './list.js' */
/** @import { Opening } from '../session/game-session.js' */
/** @import { SavedGame } from '../storage/saved-game.js' */

/**
 * @typedef {object} Host
 * @property {import('../play/page.js').PageParts} parts
 * @property {import('../play/page.js').PlayPage} page
 * @property {() => import('../session/opening.js').OpeningContext} opening
 * @property {(opening: Opening) => void} begin
 * @property {() => void} onShow   a game of this device comes onto the board
 * @property {() => void} review
 * @property {DialogContext['configure']} configure
 * @property {() => string} place   under which the device keeps the game on the board
 */

/** @param {Host} host @returns {DialogContext} */
export function dialogContext(host) {
  const { parts, page, opening, begin, review, configure, place } = host;
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
    ...{ place: place(), configure, review, show: (saved) => showSaved(host, saved) },
    tell: (sentence, alert) => page.tell(sentence, alert),
    start(setup, players, clock) {
      const { opening, fault } = newGame({ ...context, limits: clock ?? context.limits }, setup, players);
      begin(opening);
      return fault;
    },
    startFrom: (position) => begin(fromPosition(context, position, '', session.state.players)),
    load: (loaded) =>
      begin({
        ...withVariations(parts.rules, fromLine(context, loaded, session.state.players), loaded.record),
        paused: loaded.moves.length > 0,
      }),
  };
}

/** Opens a game of this device. @param {Host} host @param {SavedGame} saved @returns {boolean} false if it needs another page */
function showSaved({ parts, page, begin, onShow, place }, saved) {
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
