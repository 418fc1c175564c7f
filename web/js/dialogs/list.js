// Every dialog, fetched with the first one that is opened: seldom needed, and small enough to come together.
import { open as how } from './how-to-play.js';
import { open as newGame } from './new-game.js';
import { open as past } from './past-games.js';
import { open as settings } from './settings.js';
import { open as share } from './share.js';

export { past };
/** By the menu's buttons. @type {Record<string, (table: import('../play/table.js').Table) => void>} */
export const dialogs = { new: newGame, past, share, how, settings };
