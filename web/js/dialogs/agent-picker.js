// Which agent plays: one of the levels, or an agent with an idea of its own.
import { html, nothing } from 'lit-html';
import { optionValues } from '../address/query.js';
import { valueFrom } from '../widgets/dom.js';
import { levelPips } from '../widgets/level-pips.js';
import { optionFields, optionText } from '../widgets/option-fields.js';
import { levelSentence } from '../words/level-sentence.js';
import { agentAbout, agentName, levelOf, levelsOf, playerAbout } from '../words/names.js';

/** @import { Player } from '../match/match.js' */
/** @import { GameInfo } from '../games/types.js' */
/** @typedef {GameInfo['agents'][number]} Agent */
/** @import { OptionSpec } from '../../../wasm/engine.d.ts' */

/** @param {OptionSpec} spec */
const isLevel = ({ name }) => name === 'level';
/** @param {Agent} agent */
const hasLevels = ({ options }) => options.some(isLevel);

/** @param {GameInfo} info @param {string} agent */
const specsOf = ({ agents }, agent) => agents.find(({ id }) => id === agent)?.options ?? [];

/** The player with every option of its agent; those not named have the engine's defaults. @param {GameInfo} info @param {Player} player @returns {Player} */
export const fullPlayer = (info, { agent, options }) => ({
  agent,
  options: optionText(specsOf(info, String(agent)), optionValues(options)),
});

/** @param {object} props
 *  @param {import('../words/say.js').Say} props.say
 *  @param {GameInfo} props.info
 *  @param {import('../games/types.js').Duel[]} props.duels   the measured results of the levels
 *  @param {Player} props.player
 *  @param {string} [props.group]   tells two pickers of one dialog apart
 *  @param {(player: Player) => void} props.onChange */
export function agentPicker({ say, info, duels, player, group = 'opponent', onChange }) {
  const agent = String(player.agent);
  const byLevel = info.agents.find(hasLevels);
  const byIdea = info.agents.filter((each) => !hasLevels(each));
  const isByLevel = byLevel?.id === agent;
  return html`
    ${byLevel ? levelSlider({ say, info, duels, player: isByLevel ? player : { agent: byLevel.id, options: '' }, isChosen: isByLevel, onChange }) : nothing}
    <details class="ideas" ?open=${!isByLevel}><summary>${say('new.byIdea')}</summary>
      ${byIdea.map((each) => idea({ say, info, player, group, onChange }, each))}</details>`;
}

/** @param {{ say: import('../words/say.js').Say, info: GameInfo, duels: import('../games/types.js').Duel[], player: Player, isChosen: boolean, onChange: (player: Player) => void }} props */
function levelSlider({ say, info, duels, player, isChosen, onChange }) {
  const levels = levelsOf(info, player.agent);
  const level = levelOf(player.options) ?? levels.at(-1) ?? '';
  const shown = { ...player, options: optionText(specsOf(info, String(player.agent)), { level }) };
  const about = playerAbout(say, info, shown);
  const change = (/** @type {Event} */ event) =>
    onChange({ ...player, options: optionText(specsOf(info, String(player.agent)), { level: valueFrom(event) }) });
  const measured = levelSentence(say, info.id, duels, shown);
  return html`<label class=${`level-choice ${isChosen ? '' : 'other'}`}>
      <span class="level-name">${isChosen ? about : say('new.byLevel')} ${isChosen ? levelPips(info, shown) : nothing}</span>
      <input type="range" name="level" min="1" max=${levels.length} step="1" .value=${level}
        aria-valuetext=${about} @input=${change} @click=${change}></label>
    <p class="note" role="status">${isChosen ? measured : ''}</p>`;
}

/** @param {Pick<Parameters<typeof agentPicker>[0], 'say' | 'info' | 'player' | 'group' | 'onChange'>} props @param {Agent} agent */
function idea({ say, info, player, group, onChange }, { id, options }) {
  const isChosen = id === player.agent;
  const values = optionValues(player.options);
  const change = (/** @type {string} */ name, /** @type {string} */ value) =>
    onChange({ agent: id, options: optionText(options, { ...values, [name]: value }) });
  return html`<label class="choice"><input type="radio" name=${`${group}-agent`} .value=${id} .checked=${isChosen}
      @change=${() => onChange(fullPlayer(info, { agent: id, options: '' }))}>
      <span><strong>${agentName(say, info.id, id)}</strong> <small>${agentAbout(say, info, id)}</small></span></label>
    ${isChosen && options.length > 0 ? html`<div class="variants">${optionFields(say, `${info.id}.agent.${id}`, options, values, change)}</div>` : nothing}`;
}
