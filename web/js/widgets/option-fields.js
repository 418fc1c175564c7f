// Controls generated from the engine's option specs, for setups and agents alike.
import { html, nothing } from 'lit-html';
import { optionWords } from '../address/query.js';
import { valueFrom } from './dom.js';
import { field, select } from './fields.js';

/** @import { OptionSpec } from '../../../wasm/engine.d.ts' */
/** @import { Say } from '../words/say.js' */

/** @param {Say} say @param {string} scope prefix of the sentences' keys, like `<game>.setup` @param {OptionSpec[]} specs
 *  @param {Record<string, string>} values what is chosen now @param {(name: string, value: string) => void} onChange
 *  @param {(spec: OptionSpec) => unknown} [beside] a button after a control */
export const optionFields = (say, scope, specs, values, onChange, beside = () => nothing) =>
  specs.map((spec) => {
    const key = `${scope}.${spec.name}`;
    const named = (/** @type {string} */ sentence, /** @type {string} */ otherwise) =>
      say.has(sentence) ? say(sentence) : otherwise;
    const change = (/** @type {string} */ value) => onChange(spec.name, value);
    const control = controlFor(
      spec,
      values[spec.name] ?? spec.default,
      (choice) => named(`${key}.${choice}`, choice),
      change,
    );
    const help = named(`${key}.help`, scope.endsWith('.setup') ? '' : spec.help);
    return field(named(key, spec.name), html`${control}${beside(spec)}`, help, spec.kind === 'check' ? 'check' : '');
  });

/** @param {OptionSpec} spec @param {string} chosen @param {(choice: string) => string} nameOf @param {(value: string) => void} change */
function controlFor({ name, kind, choices, min, max }, chosen, nameOf, change) {
  if (kind === 'combo')
    return select(
      choices.map((choice) => [choice, nameOf(choice)]),
      chosen,
      change,
      name,
    );
  if (kind === 'check')
    return html`<input type="checkbox" name=${name} .checked=${chosen === 'true'}
      @change=${(/** @type {Event} */ { target }) => change(String(/** @type {HTMLInputElement} */ (target).checked))}>`;
  return html`<input type="number" inputmode="numeric" name=${name} required min=${min} max=${max} .value=${chosen}
    @input=${(/** @type {Event} */ event) => change(valueFrom(event))}>`;
}

/** Every option in the engine's notation: `name=value name=value`. @param {OptionSpec[]} specs @param {Record<string, string>} values */
export const optionText = (specs, values) =>
  optionWords(Object.fromEntries(specs.map((spec) => [spec.name, values[spec.name] ?? spec.default])));
