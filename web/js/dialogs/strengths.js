// How the agents fared against each other: a cross-table, and the command that plays it again.
import { html } from 'lit-html';
import { copy } from '../sharing/copy.js';
import { button } from '../widgets/fields.js';
import { agentName } from '../words/names.js';
import { openDialog } from './dialog.js';

/** @import { Encounter, Standing } from '../games/types.js' */

/** @param {{ say: import('../words/say.js').Say, info: import('../games/types.js').GameInfo, module: import('../games/types.js').GameModule }} context */
export async function open({ say, info, module }) {
  const cross = await module.strengths?.();
  if (!cross) return;
  const { players, command, date, ms, games } = cross;
  const number = new Intl.NumberFormat(say.language, { maximumFractionDigits: 1 });
  const elo = new Intl.NumberFormat(say.language, { signDisplay: 'exceptZero' });
  const name = (/** @type {string} */ agent) => agentName(say, info.id, agent);
  let said = '';

  /** @param {Encounter} counted */
  const cell = ({ score, interval, wins, draws, losses }) =>
    html`<td .style=${`--share: ${score}%`}><b>${say('strengths.percent', { n: number.format(score) })}</b>
      <small>${interval.join('–')}</small><small>${[wins, draws, losses].join(' / ')}</small></td>`;
  // A score of 0 or 100 per cent has no Elo.
  const eloOf = (/** @type {Standing} */ player) =>
    player.elo !== null ? elo.format(player.elo) : say(player.score > 50 ? 'strengths.everyPoint' : 'strengths.noElo');
  // Numbers stand for names where names would make the table too wide; screen readers hear the names.
  const heads = players.map(
    ({ agent }, at) =>
      html`<th scope="col" title=${name(agent)}><span aria-hidden="true">${at + 1}</span><span class="unseen">${name(agent)}</span></th>`,
  );
  const rows = players.map(
    (
      player,
      at,
    ) => html`<tr><th scope="row"><span class="number" aria-hidden="true">${at + 1} </span>${name(player.agent)}</th>
      ${player.against.map((met) => (met ? cell(met) : html`<td class="self">–</td>`))}${cell(player)}<td>${eloOf(player)}</td></tr>`,
  );
  const late = players.reduce((sum, player) => sum + player.late, 0);
  const when = new Date(date).toLocaleDateString(say.language, { dateStyle: 'medium', timeZone: 'UTC' });
  const about = say('strengths.about', { games, seconds: number.format(ms / 1000), date: when });
  const copyCommand = async () => {
    const copied = await copy(command);
    said = say(copied ? 'share.copied' : 'share.byHand');
    dialog.update();
    const code = dialog.dialog.querySelector('code');
    if (!copied && code) getSelection()?.selectAllChildren(code);
  };
  const title = say('strengths.title');
  const content = () => html`<p class="note" id="cross-about">${say('strengths.caption')}</p>
    <div class="cross" role="region" tabindex="0" aria-label=${title}><table aria-describedby="cross-about">
      <thead><tr><th scope="col">${say('strengths.agent')}</th>${heads}<th scope="col">${say('strengths.all')}</th>
        <th scope="col">${say('strengths.elo')}</th></tr></thead><tbody>${rows}</tbody></table></div>
    <p class="note">${about} ${late > 0 ? say('strengths.late', { n: late }) : ''}</p>
    <p>${say('strengths.again')}</p><pre class="command"><code>${command}</code></pre>
    <div class="row">${button(say('strengths.copy'), () => void copyCommand())}<span class="note" role="status">${said}</span></div>`;
  const dialog = await openDialog({ title: () => title, closeName: () => say('action.close'), content, over: true });
}
