// Every dialog, fetched with the first one that is opened: seldom needed, and small enough to come together.
import { open as how } from './how-to.js';
import { open as newGame } from './new-game.js';
import { open as past } from './past-games.js';
import { open as settings } from './settings-panel.js';
import { open as share } from './share-menu.js';

export { past };
/** By the menu's buttons. @type {Record<string, (table: import('./table.js').Table) => void>} */
export const dialogs = { new: newGame, past, share, how, settings };
