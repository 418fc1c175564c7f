// No engine: say so, and what helps. The board that the page came with stays.
import { html, render } from 'lit-html';
import { copyReport } from '../sharing/report.js';
import { byId, emptied } from '../widgets/dom.js';
import { button } from '../widgets/fields.js';

/** @import { Say } from '../words/say.js' */

/** @param {Say} say @param {Error & { code?: string }} error @param {string} game
 *  @param {import('./without-engine.js').Known} known what helps to show that game all the same */
export function showFailure(say, error, game, known) {
  const key = `engine.${error.code ?? 'failed'}`;
  const sentence = say.has(key) ? say(key) : say('status.failed', { message: error.message });
  document.documentElement.dataset.told = '';
  byId('status').textContent = sentence;
  byId('status').classList.add('bad');
  byId('alert').textContent = sentence;
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
  // Which parts of the page are missing is not known: what can still be shown is.
  import('./without-engine.js')
    .then(({ showWithoutEngine }) => showWithoutEngine(say, game, known))
    .catch(console.warn);
}
