// No engine, not yet or not at all: say so, and what helps. The board that the page came with stays.
import { make } from '../widgets/dom.js';

/** @typedef {ReturnType<typeof import('../words/say.js').createSay>} Say */

/** @param {string} id @returns {HTMLElement} */
const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @param {Say} say @param {string} game */
export function showWait(say, game) {
  part('status').textContent = say('status.loading', { game: say(`${game}.name`) });
}

/** @param {Say} say @param {Error & { code?: string }} error @param {string} game
 *  @param {import('./without-engine.js').Known} known what helps to show that game all the same */
export function showFailure(say, error, game, known) {
  const key = `engine.${error.code ?? 'failed'}`;
  const sentence = say(key);
  const said = sentence === key ? say('status.failed', { message: error.message }) : sentence;
  part('status').textContent = said;
  part('status').classList.add('bad');
  part('alert').textContent = said;
  for (const id of ['new', 'past', 'share', 'how', 'settings', 'sheet']) part(id).hidden = true;
  const report = make('button', { type: 'button', class: 'button' }, say('settings.report'));
  report.addEventListener('click', async () =>
    (await import('../sharing/report.js')).copyReport(report, say, [String(error)]),
  );
  part('actions').replaceChildren(
    make('button', { type: 'button', class: 'button main', click: () => location.reload() }, say('page.reload')),
    report,
  );
  // Which parts of the page are missing is not known: what can still be shown is.
  import('./without-engine.js').then(({ showWithoutEngine }) => showWithoutEngine(say, game, known)).catch(() => {});
}
