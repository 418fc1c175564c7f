// The page when the engine does not start. It says why and what helps, and shows what needs no engine: the rules, the game of
// the address or of this device, to be stepped through, or else the start of any game, and the list of past games.
import { html, render } from 'lit-html';
import { positionAt } from '../match/match.js';
import { copyReport } from '../sharing/report.js';
import { savedGames } from '../storage/saved-games.js';
import { byId, emptied } from '../widgets/dom.js';
import { button } from '../widgets/fields.js';
import { listedMove } from '../widgets/listed-move.js';
import { moveList, scrollToCurrent } from '../widgets/move-list.js';
import { openRecordedBoard } from '../widgets/recorded-board.js';
import { openSheetByHandle } from '../widgets/sheet.js';
import { allSteps, stepButtons } from '../widgets/step-buttons.js';
import { translate } from '../widgets/translate.js';
import { tellFailure } from '../words/failure.js';
import { learn } from '../words/say.js';
import { openGamesByButton, showGames } from './header.js';

/** @import { Say } from '../words/say.js' */
/** @typedef {{ storage: import('../storage/storage.js').Store, coords: import('../games/types.js').Look['coords'] }} Known */

/** @param {Say} say @param {Error & { code?: string }} error @param {string} game
 *  @param {Known} known what is known without the engine */
export function showFailure(say, error, game, known) {
  document.documentElement.dataset.told = '';
  byId('status').classList.add('bad');
  tellFailure(say, error, (sentence) => {
    for (const id of ['status', 'alert']) byId(id).textContent = sentence;
  });
  for (const id of ['new', 'past', 'share', 'how', 'settings', 'sheet']) byId(id).hidden = true;
  const actions = emptied('actions');
  const buttons = document.createElement('div');
  buttons.className = 'row';
  actions.append(buttons);
  const show = (/** @type {boolean} */ copied) =>
    render(
      html`${button(say('page.reload'), () => location.reload(), 'main')}
      ${button(say(copied ? 'share.copied' : 'settings.report'), async () => show(await copyReport([String(error)])))}`,
      buttons,
    );
  show(false);
  // Other parts of the page may be missing too: it shows whatever still loads.
  showWithoutEngine(say, game, known).catch(console.warn);
}

/** @param {Say} say @param {string} game @param {Known} known */
async function showWithoutEngine(say, game, { storage, coords }) {
  document.documentElement.lang = say.language;
  // Without an engine nobody plays.
  byId('players').hidden = true;
  translate(document, say);
  showGames(game);
  openGamesByButton();
  render(
    html`<ol>${[1, 2, 3].map((number) => html`<li>${say(`${game}.rules.${number}`)}</li>`)}</ol>`,
    emptied('rules'),
  );
  const board = await openRecordedBoard(game, coords, byId('board'));
  board.show(board.start);
  // A changed fragment means another game.
  addEventListener('hashchange', () => location.reload());
  if (savedGames(storage).some(({ nodes }) => nodes.length > 0)) {
    byId('past').hidden = false;
    const open = async () => {
      const { dialogWords, past } = await import('../dialogs/list.js');
      await learn(say, dialogWords);
      return past({ say, storage, show: () => false });
    };
    byId('past').addEventListener('click', () => void open().catch(console.warn));
  }
  const found = await board.read({ hash: location.hash, storage });
  if (found) stepThrough(say, found.module, coords, found.recorded, board.show);
}

/** @param {Say} say @param {import('../games/types.js').GameModule} module @param {Known['coords']} coords
 *  @param {import('../session/recorded.js').Recorded} recorded @param {(position: string) => void} draw */
function stepThrough(say, module, coords, recorded, draw) {
  const { moves } = recorded;
  const last = moves.length;
  const steps = document.createElement('div');
  steps.className = 'steps';
  const short = (/** @type {string} */ move) => module.labels.short(move, coords);
  const listed = (/** @type {string} */ move, /** @type {0 | 1} */ side) => listedMove(say, module, coords, move, side);
  /** @param {number} ply */
  function show(ply) {
    draw(positionAt(recorded, ply));
    const move = moves[ply - 1];
    const where = [say('step.ply', { ply, plies: last }), move ? short(move.text) : ''].filter(Boolean).join(' ');
    render(html`<p class="where" role="status">${where}</p>${stepButtons(say, allSteps, { ply, last }, show)}`, steps);
    byId('moves').hidden = last === 0;
    render(moveList({ say, match: { ...recorded, ply }, short, listed, onGoto: show }), byId('moves'));
    scrollToCurrent(byId('moves'));
  }
  if (last > 0) {
    for (const id of ['typed', 'more-actions']) byId(id).hidden = true;
    byId('sheet').hidden = false;
    openSheetByHandle();
    byId('actions').prepend(steps);
  }
  show(recorded.ply);
}
