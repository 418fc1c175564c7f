// All dialogs in one module, loaded when the first one is opened: they are seldom needed, and small.
import { open as how } from './how-to-play.js';
import { open as newGame } from './new-game.js';
import { open as past } from './past-games.js';
import { open as player } from './player.js';
import { open as settings } from './settings.js';
import { open as share } from './share.js';

/**
 * What dialogs may know and do. `say` and `settings` change while a dialog is open.
 * @typedef {object} DialogContext
 * @property {import('../words/say.js').Say} say
 * @property {import('../storage/settings.js').Settings} settings
 * @property {import('../engine/rules.js').Rules} rules
 * @property {import('../games/types.js').GameModule} module
 * @property {import('../storage/storage.js').Store} storage
 * @property {string[]} recent   the thinker's last messages
 * @property {import('../play/page.js').PageParts['loadOther']} loadOther
 * @property {string} unread   an address that could not be read
 * @property {import('../session/game-session.js').GameSession} session
 * @property {import('../board/board.js').Board} board
 * @property {string} place   the id under which the device keeps the game on the board
 * @property {(sentence: string, alert?: boolean) => void} tell
 * @property {(change: Partial<import('../storage/settings.js').Settings>) => Promise<void>} configure
 * @property {(setup: string, players: import('../match/match.js').Players, clock: import('../match/clock.js').GameClock | null) => string | null} start   returns the engine's objection, or null
 * @property {(position: string) => void} startFrom
 * @property {(loaded: import('../games/types.js').Loaded) => void} load
 * @property {(saved: import('../storage/saved-game.js').SavedGame) => boolean} show   returns false if it needs another page
 * @property {() => void} review   begins the review of the game on the board
 */

export { dialogContext } from './context.js';
export { dialogWords } from './words.js';
export { past, player };
/** The dialogs of the menu, by the ids of its buttons. */
export const dialogs = { new: newGame, past, share, how, settings };
