// Which agent plays, at which level, and what else can be chosen of it.
import { readAgent } from '../address/query.js';
import { field, fillWithGroups, make } from '../widgets/dom.js';
import { levelSentence } from '../words/levels.js';
import { agentAbout, agentName } from '../words/names.js';
import { optionFields, optionValues } from './option-fields.js';

/** @typedef {import('../session/match.js').Player} Player */
/** @typedef {import('../../../wasm/engine.d.ts').OptionSpec} OptionSpec */

/** @param {OptionSpec} spec */
const isLevel = ({ name }) => name === 'level';

/**
 * @param {import('../play/table.js').Table} table @param {Player} player
 * @param {import('../games/types.js').Duel[]} duels what was measured of the levels
 */
export function agentPicker({ say, parts }, player, duels) {
  const { info, module } = parts;
  const usual = readAgent(info, module.first.opponent);
  const about = make('small');
  const level = make('div', { class: 'level' });
  const measured = make('p', { class: 'note', role: 'status' });
  const variants = make('details', { class: 'options' });
  const select = make('select', { change: () => show('') });
  const agent = field(say('new.agent'), select);
  agent.append(about);
  const named = (/** @type {GameAgent[]} */ agents) =>
    agents.map(({ id }) => /** @type {[string, string]} */ ([id, agentName(say, info.id, id)]));
  fillWithGroups(select, [
    [say('new.byLevel'), named(info.agents.filter(({ options }) => options.some(isLevel)))],
    [say('new.byIdea'), named(info.agents.filter(({ options }) => !options.some(isLevel)))],
  ]);
  /** @type {ReturnType<typeof optionFields>[]} */
  let fields = [];
  const text = () =>
    fields
      .map((each) => each.text())
      .filter(Boolean)
      .join(' ');

  /** @param {string} chosen options */
  function show(chosen) {
    const specs = info.agents.find(({ id }) => id === select.value)?.options ?? [];
    const others = specs.filter((spec) => !isLevel(spec));
    const values = optionValues(chosen);
    // Levels are called the same whoever has them.
    const levels = optionFields(say, 'agent', specs.filter(isLevel), values);
    const rest = optionFields(say, `agent.${info.id}.${select.value}`, others, values);
    fields = [levels, rest];
    about.textContent = agentAbout(say, info, select.value);
    level.replaceChildren(...levels.elements);
    showMeasured();
    variants.hidden = others.length === 0;
    variants.open = others.some(({ name, fallback }) => (values[name] ?? fallback) !== fallback);
    variants.replaceChildren(make('summary', {}, say('new.variants')), ...rest.elements);
  }
  function showMeasured() {
    measured.textContent = levelSentence(say, info.id, duels, { agent: select.value, options: text() });
    measured.hidden = measured.textContent === '';
  }
  /** @param {Player} chosen */
  function choose(chosen) {
    select.value = chosen.agent ?? usual.agent ?? '';
    show(chosen.options);
  }
  level.addEventListener('change', showMeasured);
  choose(player.agent === null ? usual : player);
  return {
    elements: [agent, level, measured, variants],
    choose,
    player: () => /** @type {Player} */ ({ agent: select.value, options: text() }),
  };
}

/** @typedef {import('../games/types.js').GameInfo['agents'][number]} GameAgent */
