// What a page without an engine can still show: the rules, and the game that the address or this device holds, to be
// stepped through, or else the start of any game; and the list of what was played here.

import { savedGames } from '../storage/saved-games.js';
import { make } from '../widgets/dom.js';
import { MoveLog } from '../widgets/move-log.js';
import { openRecordedBoard } from '../widgets/recorded-board.js';
import { openSheetByHandle } from '../widgets/sheet.js';
import { allSteps, StepButtons } from '../widgets/step-buttons.js';
import { translate } from '../words/say.js';

/** @typedef {ReturnType<typeof import('../words/say.js').createSay>} Say */
/** @typedef {import('../session/recorded.js').Recorded} Recorded */
/** @typedef {{ storage: import('../storage/storage.js').Store, coords: import('../games/types.js').Look['coords'] }} Known */

/** @param {string} id @returns {HTMLElement} */
const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @param {Say} say @param {string} game @param {Known} known */
export async function showWithoutEngine(say, game, { storage, coords }) {
  document.documentElement.lang = say.language;
  // Nobody plays.
  part('players').hidden = true;
  translate(document, say);
  for (const [index, line] of [...document.querySelectorAll('#rules > li')].entries())
    line.textContent = say(`${game}.rules.${index + 1}`);
  const board = await openRecordedBoard(say, game, coords, part('board'));
  board.show(board.start);
  // Another fragment is another game.
  addEventListener('hashchange', () => location.reload());
  if (savedGames(storage).some(({ moves }) => moves.length > 0)) {
    part('past').hidden = false;
    part('past').addEventListener('click', async () =>
      (await import('../dialogs/list.js')).past({ say, parts: { storage }, show: () => false }),
    );
  }
  const found = await board.read({ hash: location.hash, storage });
  if (found) stepThrough(say, found.module, coords, found.recorded, board.show);
}

/**
 * @param {Say} say @param {import('../games/types.js').GameModule} module @param {Known['coords']} coords
 * @param {Recorded} recorded @param {(position: string) => void} draw
 */
function stepThrough(say, module, coords, recorded, draw) {
  const { moves, positions } = recorded;
  const where = make('p', { class: 'where', role: 'status' });
  const buttons = new StepButtons(say, allSteps, show);
  const log = new MoveLog(part('moves'), show);
  /** @param {number} ply */
  function show(ply) {
    draw(positions[ply]);
    const move = ply > 0 ? module.labels.short(moves[ply - 1].text, coords) : '';
    where.textContent = [say('step.ply', { ply, plies: moves.length }), move].filter(Boolean).join(' ');
    buttons.update(ply, moves.length);
    log.update(say, { ...recorded, ply }, module, coords);
  }
  if (moves.length > 0) {
    for (const id of ['typed', 'more-actions']) part(id).hidden = true;
    part('sheet').hidden = false;
    openSheetByHandle();
    part('actions').prepend(make('div', { class: 'steps' }, where, ...buttons.elements));
  }
  show(recorded.ply);
}
