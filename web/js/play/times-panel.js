// The time that each player's moves took, after the game: the total, the 95th percentile and the longest. Courses judge agents
// by these.
import { html, nothing } from 'lit-html';
import { timesOf } from '../match/clock.js';
import { sideName } from '../words/names.js';
import { seconds } from '../words/numbers.js';

/** @import { State } from '../session/game-session.js' */

/** The time within which this percentage of the moves was made (nearest rank). @param {number[]} times @param {number} percent */
export function percentile(times, percent) {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;
}

/** @param {{ say: import('../words/say.js').Say, state: State }} props */
export function timesPanel({ say, state }) {
  const rows = /** @type {const} */ ([0, 1]).map((side) => ({ side, times: timesOf(state, side) }));
  if (rows.some(({ times }) => times.every((ms) => ms === 0))) return nothing;
  return html`<details class="times"><summary>${say('times.title')}</summary><table>
    <thead><tr><td></td>${['total', 'most', 'longest'].map((column) => html`<th scope="col">${say(`times.${column}`)}</th>`)}</tr></thead>
    <tbody>${rows.map(
      ({ side, times }) => html`<tr><th scope="row">${sideName(say, state, side)}</th>
        ${[times.reduce((sum, ms) => sum + ms, 0), percentile(times, 95), Math.max(...times)].map(
          (ms) => html`<td>${say('times.seconds', { seconds: seconds(say, ms) })}</td>`,
        )}</tr>`,
    )}</tbody></table></details>`;
}
