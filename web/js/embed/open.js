// Opens the game of a frame. Without an engine it says why, and shows the position or the moves that were recorded.

import { render } from 'lit-html';
import { loadEngine, loadRules } from '../engine/load.js';
import { faultsOfGame, loadGame, wordsOfGame } from '../games/files.js';
import { gameEntry, knownGame } from '../games/list.js';
import { positionAt } from '../match/match.js';
import { tellEdition } from '../offline/edition.js';
import { readSettings } from '../storage/settings.js';
import { noStorage } from '../storage/storage.js';
import { byId } from '../widgets/dom.js';
import { openRecordedBoard } from '../widgets/recorded-board.js';
import { allSteps, stepButtons } from '../widgets/step-buttons.js';
import { applyPalette, applyTheme, loadStyles } from '../widgets/theme.js';
import { tellFailure } from '../words/failure.js';
import { asLanguage, browserLanguage, loadSay } from '../words/say.js';
import { EmbedPage } from './embed-page.js';
import { errorBodyOf } from './requests.js';

/** @import { Channel, Request } from './messages.js' */

/** @param {Channel} channel @param {URLSearchParams} address @returns {Promise<(request: Request) => void>} answers requests */
export async function openEmbed(channel, address) {
  tellEdition();
  const settings = readSettings({}, address);
  applyTheme(settings);
  const game = knownGame(address.get('game'));
  const loading = Promise.all([loadGame(game), loadEngine(game)]);
  // A failure is handled below, where `loading` is awaited; until then this prevents an “unhandled rejection”.
  loading.catch(() => {});
  const styles = loadStyles(new URL('../../css/embed-play.css', import.meta.url));
  const say = await loadSay(asLanguage(settings.lang) ?? browserLanguage(), [wordsOfGame(game), ...faultsOfGame(game)]);
  await styles;
  document.documentElement.lang = say.language;
  document.title = `${say('title')}: ${gameEntry(game).name}`;
  try {
    const [module, engine] = await loading;
    applyPalette(module);
    const rulesOf = async (/** @type {string} */ other) => (other === game ? engine.rules : loadRules(other));
    const page = new EmbedPage(channel, address, { say, module, settings, rulesOf, ...engine });
    return (request) => void page.reply(request);
  } catch (error) {
    const { code, message } = errorBodyOf(error);
    const refuse = (/** @type {unknown} */ ref) => channel.tell('error', { code, message }, ref);
    tellFailure(say, /** @type {Error} */ (error), (sentence) => (byId('status').textContent = sentence));
    byId('status').classList.add('bad');
    refuse(undefined);
    await showWithoutEngine(say, game, settings.coords, address.get('poster')).catch(() => {});
    return ({ ref }) => refuse(ref);
  }
}

/** @param {import('../words/say.js').Say} say @param {string} game @param {import('../games/types.js').Look['coords']} coords
 *  @param {string | null} poster the position that the builder wrote into the address, used if the fragment has no record */
async function showWithoutEngine(say, game, coords, poster) {
  const board = await openRecordedBoard(game, coords, byId('board'));
  const found = await board.read({ hash: location.hash, storage: noStorage() });
  const recorded = found?.recorded ?? { start: poster?.replaceAll('_', ' ') ?? board.start, moves: [], ply: 0 };
  const last = recorded.moves.length;
  /** @param {number} ply */
  function show(ply) {
    board.show(positionAt(recorded, ply));
    render(stepButtons(say, last > 0 ? allSteps : [], { ply, last }, show), byId('controls'));
  }
  show(recorded.ply);
}
