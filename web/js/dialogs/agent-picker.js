// Which agent plays, at which level, and what else can be chosen of it.
import { html, nothing } from 'lit-html';
import { optionValues } from '../address/query.js';
import { field, groupedSelect } from '../widgets/fields.js';
import { optionFields, optionText } from '../widgets/option-fields.js';
import { levelSentence } from '../words/level-sentence.js';
import { agentAbout, agentName } from '../words/names.js';

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

/** Every option of the agent, those that are not named as the engine would have them. @param {GameInfo} info @param {Player} player @returns {Player} */
export const fullPlayer = (info, { agent, options }) => ({
  agent,
  options: optionText(specsOf(info, String(agent)), optionValues(options)),
});

/** @param {object} props
 *  @param {import('../words/say.js').Say} props.say
 *  @param {GameInfo} props.info
 *  @param {import('../games/types.js').Duel[]} props.duels   what was measured of the levels
 *  @param {Player} props.player
 *  @param {(player: Player) => void} props.onChange */
export function agentPicker({ say, info, duels, player, onChange }) {
  const agent = String(player.agent);
  const values = optionValues(player.options);
  const specs = specsOf(info, agent);
  const others = specs.filter((spec) => !isLevel(spec));
  const named = (/** @type {Agent[]} */ agents) =>
    agents.map(({ id }) => /** @type {const} */ ([id, agentName(say, info.id, id)]));
  const change = (/** @type {string} */ name, /** @type {string} */ value) =>
    onChange({ agent, options: optionText(specs, { ...values, [name]: value }) });
  const choice = groupedSelect(
    [
      [say('new.byLevel'), named(info.agents.filter(hasLevels))],
      [say('new.byIdea'), named(info.agents.filter((each) => !hasLevels(each)))],
    ],
    agent,
    (id) => onChange(fullPlayer(info, { agent: id, options: '' })),
  );
  const measured = levelSentence(say, info.id, duels, player);
  const isChanged = others.some((spec) => (values[spec.name] ?? spec.default) !== spec.default);
  return html`
    ${field(say('new.agent'), choice, agentAbout(say, info, agent))}
    <div class="level">${optionFields(say, 'agent', specs.filter(isLevel), values, change)}</div>
    <p class="note" role="status" ?hidden=${measured === ''}>${measured}</p>
    ${
      others.length > 0
        ? html`<details class="options" ?open=${isChanged}><summary>${say('new.variants')}</summary>
          ${optionFields(say, `${info.id}.agent.${agent}`, others, values, change)}</details>`
        : nothing
    }`;
}
