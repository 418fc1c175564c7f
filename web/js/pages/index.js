// The play page: opens the engine and the game that the address or this device remembers, and ties the parts together.
import { loadEngine } from '../engine/load.js';
import { firstGame, loadGame } from '../games/list.js';
import { asLanguage, browserLanguage, loadLanguage } from '../i18n.js';
import { keepOffline } from '../offline.js';
import { gameToOpen, openGame } from '../state/opening.js';
import { readSettings } from '../state/settings.js';
import { createStorage } from '../state/storage.js';
import { showFailure } from '../ui/failure.js';
import { Table } from '../ui/table.js';
import { applyPalette, applyTheme } from '../ui/theme.js';

const storage = createStorage(() => localStorage);
const address = new URLSearchParams(location.search);
const settings = readSettings(storage.read('settings') ?? {}, address);
applyTheme(settings);

const gameId = gameToOpen(address, location.hash, storage);
// The page came with the first game's board and rules.
if (gameId !== firstGame) for (const id of ['board', 'rules']) document.getElementById(id)?.replaceChildren();
const language = asLanguage(settings.lang) ?? browserLanguage();

const [say, module, engine] = await Promise.all([
  loadLanguage(language),
  loadGame(gameId),
  loadEngine().catch((error) => /** @type {Error} */ (error)),
]);

applyPalette(module);
if (engine instanceof Error) showFailure(say, engine);
else {
  const info = /** @type {import('../games/types.js').GameInfo} */ (engine.games.find(({ id }) => id === gameId));
  const table = new Table({ ...engine, module, info, storage, settings, say, open: openGame });
  keepOffline((takeOver) => table.furniture.offerUpdate(takeOver));
}
