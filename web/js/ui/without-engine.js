// What a page without an engine can still show: the rules, and the game that the address or this device holds, to be
// stepped through, or else the start of any game; and the list of what was played here.
import { games, loadGame } from '../games/list.js';
import { translate } from '../i18n.js';
import { savedGames } from '../state/persist.js';
import { recordedGame } from '../state/recorded.js';
import { make } from './dom.js';
import { MoveLog } from './move-log.js';
import { openSheetByHandle } from './sheet.js';
import { allSteps, StepButtons } from './step-buttons.js';

/** @typedef {ReturnType<typeof import('../i18n.js').createSay>} Say */
/** @typedef {import('../state/recorded.js').Recorded} Recorded */
/** @typedef {{ storage: import('../state/storage.js').Store, coords: import('../games/types.js').Look['coords'] }} Known */

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
  const { poster, start, palette = '' } = await games[game].poster();
  document.documentElement.dataset.palette = palette;
  /** @param {string} position @param {string} label */
  const draw = (position, label) => {
    part('board').innerHTML = poster(position, coords) ?? '';
    const picture = part('board').querySelector('svg');
    if (!picture) return;
    const { width, height } = picture.viewBox.baseVal;
    part('board').style.setProperty('--board-ratio', String(width / height));
    picture.setAttribute('role', 'img');
    picture.setAttribute('aria-label', label);
  };
  draw(start, `${say(`${game}.name`)}: ${start}`);
  // Another fragment is another game.
  addEventListener('hashchange', () => location.reload());
  if (savedGames(storage).some(({ moves }) => moves.length > 0)) {
    part('past').hidden = false;
    part('past').addEventListener('click', async () =>
      (await import('./dialogs.js')).past({ say, parts: { storage }, show: () => false }),
    );
  }
  const module = await loadGame(game);
  const isPosition = (/** @type {string} */ text) => poster(text, 'none') !== null;
  const recorded = recordedGame(module, await module.replay(), isPosition, { hash: location.hash, storage });
  if (recorded) showGame(say, module, coords, recorded, draw);
}

/**
 * @param {Say} say @param {import('../games/types.js').GameModule} module @param {Known['coords']} coords
 * @param {Recorded} recorded @param {(position: string, label: string) => void} draw
 */
function showGame(say, module, coords, recorded, draw) {
  const { moves, positions } = recorded;
  const where = make('p', { class: 'where', role: 'status' });
  const buttons = new StepButtons(say, allSteps, show);
  const log = new MoveLog(part('moves'), show);
  /** @param {number} ply */
  function show(ply) {
    draw(positions[ply], `${say(`${module.id}.name`)}: ${positions[ply]}`);
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
