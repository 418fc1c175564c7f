// The play page: opens the engine and the game that the address or this device remembers, and ties the parts together.
// Small, so that it runs early: the files of that game are asked for while the rest of the page is still coming.
import { loadEngine } from '../engine/load.js';
import { EngineError } from '../engine/protocol.js';
import { firstGame, loadGame } from '../games/list.js';
import { showFailure, showWait } from '../play/failure.js';
import { keepOffline } from '../play/offline.js';
import { gameToOpen, openGame } from '../session/opening.js';
import { readSettings } from '../storage/settings.js';
import { createStorage } from '../storage/storage.js';
import { applyPalette, applyTheme } from '../widgets/theme.js';
import { asLanguage, browserLanguage, loadLanguage } from '../words/say.js';

const storage = createStorage(() => localStorage);
const address = new URLSearchParams(location.search);
const settings = readSettings(storage.read('settings') ?? {}, address);
applyTheme(settings);

const gameId = gameToOpen(address, location.hash, storage);
// The page came with the first game's board and words; the place of the words stays, so that nothing moves.
if (gameId !== firstGame) {
  document.getElementById('board')?.replaceChildren();
  for (const words of document.querySelectorAll('#rules > li, #status')) words.textContent = '\u00a0';
}
const language = loadLanguage(asLanguage(settings.lang) ?? browserLanguage());
if (gameId !== firstGame) language.then((say) => showWait(say, gameId));

const missing = () => {
  throw new EngineError('a part of the page did not load', 'no-file');
};
const [say, parts] = await Promise.all([
  language,
  Promise.all([loadGame(gameId).catch(missing), loadEngine(gameId), import('../play/table.js').catch(missing)]).catch(
    (error) => /** @type {Error} */ (error),
  ),
]);

if (parts instanceof Error) showFailure(say, parts, gameId, { storage, coords: settings.coords });
else {
  const [module, engine, { Table }] = parts;
  applyPalette(module);
  const table = new Table({ ...engine, module, storage, settings, say, open: openGame });
  keepOffline((takeOver) => table.furniture.offerUpdate(takeOver));
}
