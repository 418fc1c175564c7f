// The play page: opens the engine and the game that the address or this device remembers. What the first paint and the first
// move need is one file with this one: each more would wait for a free connection. guard.js watches it.
import { loadEngine, loadRules } from '../engine/load.js';
import { EngineError } from '../engine/protocol.js';
import { dialogWordsOfGame, faultsOfGame, loadGame, wordsOfGame } from '../games/files.js';
import { firstGame, gameEntry } from '../games/list.js';
import { PlayPage } from '../play/page.js';
import { gameToOpen } from '../session/game-to-open.js';
import { readSettings } from '../storage/settings.js';
import { createStorage } from '../storage/storage.js';
import { applyPalette, applyTheme } from '../widgets/theme.js';
import { asLanguage, browserLanguage, learn, loadSay } from '../words/say.js';

/** @import { Settings } from '../storage/settings.js' */

/** guard.js reads `file`. @param {string} file */
const missing = (file) => () => {
  throw Object.assign(new EngineError('a part of the page did not load', 'no-part'), { file });
};

async function start() {
  const storage = createStorage(() => localStorage, { path: new URL('.', location.href).pathname });
  const address = new URLSearchParams(location.search);
  const settings = readSettings(storage.read('settings'), address);
  applyTheme(settings);
  const game = gameToOpen(address, location.hash, storage);
  // What the page has learned to say: another language must know it too.
  const known = [wordsOfGame(game)];
  // Something in the address may be refused at once.
  if (location.hash.length > 1 || [...address.keys()].length > 1) known.push(...faultsOfGame(game));
  const sayIn = (/** @type {Settings} */ { lang }) => loadSay(asLanguage(lang) ?? browserLanguage(), known);
  // The page came with the first game's board and words; the place of the words stays, so that nothing moves.
  if (game !== firstGame) {
    document.getElementById('board')?.replaceChildren();
    for (const words of document.querySelectorAll('#rules > li, #status')) words.textContent = '\u00a0';
  }
  const coming = Promise.all([
    loadGame(game).catch(missing(`${game}.js`)),
    loadEngine(game),
    import('../play/later.js').catch(missing('later.js')),
  ]);
  const parts = coming.catch((error) => /** @type {Error} */ (error));
  const say = await sayIn(settings);
  if (game !== firstGame) {
    const status = document.getElementById('status');
    if (status) status.textContent = say('status.loading', { game: gameEntry(game).name });
  }
  const loaded = await parts;
  if (loaded instanceof Error) {
    // Where this part is what is missing, guard.js says so.
    const { withoutEngine } = await import('../play/later.js').catch(() => Promise.reject(loaded));
    const { showFailure } = await withoutEngine();
    return showFailure(say, loaded, game, { storage, coords: settings.coords });
  }
  const [module, engine, later] = loaded;
  applyPalette(module);
  /** @type {import('../play/page.js').PageParts} */
  const pageParts = {
    ...{ ...engine, module, storage, settings, say, later, loadSay: sayIn },
    async learn(...vocabularies) {
      const file = (/** @type {import('../words/say.js').Vocabulary} */ { fileOf }) => fileOf('fr')?.href;
      const unknown = vocabularies.filter((each) => !known.some((other) => file(other) === file(each)));
      await Promise.all(unknown.map((each) => learn(page.say, each)));
      known.push(...unknown);
    },
    async loadOther(other) {
      const [rules, otherModule] = await Promise.all([loadRules(other), loadGame(other)]);
      await pageParts.learn(wordsOfGame(other), dialogWordsOfGame(other), ...faultsOfGame(other));
      return { rules, module: otherModule };
    },
  };
  const page = new PlayPage(pageParts);
  later.keepOffline(game, (takeOver) => page.offerUpdate(takeOver));
}

// A failure is an unhandled rejection, which guard.js explains.
start();
