// Controls generated from what the engine says of its options: for setups and for agents alike.
import { field, make, makeSelect } from '../widgets/dom.js';

/** @typedef {import('../../../wasm/engine.d.ts').OptionSpec} OptionSpec */

/**
 * @param {import('../words/names.js').Say} say @param {string} scope of the sentences, like `setup.<game>` @param {OptionSpec[]} specs
 * @param {Record<string, string>} values what is chosen now
 */
export function optionFields(say, scope, specs, values) {
  const name = (/** @type {string} */ key, /** @type {string} */ fallback) => (say.has(key) ? say(key) : fallback);
  const controls = specs.map((spec) => {
    const key = `${scope}.${spec.name}`;
    const chosen = values[spec.name] ?? spec.fallback;
    const control = controlFor(spec, chosen, (choice) => name(`${key}.${choice}`, choice));
    const element = field(name(key, spec.name), control, name(`${key}.help`, spec.help));
    element.classList.toggle('check', spec.kind === 'check');
    return { spec, control, element };
  });
  return {
    elements: controls.map(({ element }) => element),
    /** @param {string} option */
    control: (option) => controls.find(({ spec }) => spec.name === option)?.control,
    /** As the engine reads them: `name=value name=value`. */
    text: () => controls.map(({ spec, control }) => `${spec.name}=${chosenIn(spec, control)}`).join(' '),
  };
}

/** @param {OptionSpec} spec @param {string} chosen @param {(choice: string) => string} nameOf */
function controlFor(spec, chosen, nameOf) {
  if (spec.kind === 'combo')
    return makeSelect(
      spec.choices.map((choice) => [choice, nameOf(choice)]),
      chosen,
    );
  if (spec.kind === 'check') return make('input', { type: 'checkbox', checked: chosen === 'true' });
  return make('input', {
    type: 'number',
    inputmode: 'numeric',
    required: true,
    min: String(spec.least),
    max: String(spec.most),
    value: chosen,
  });
}

/** @param {OptionSpec} spec @param {HTMLInputElement | HTMLSelectElement} control */
const chosenIn = (spec, control) =>
  spec.kind === 'check' ? String(/** @type {HTMLInputElement} */ (control).checked) : control.value;

/** @param {string} text `name=value name=value` @returns {Record<string, string>} */
export const optionValues = (text) =>
  Object.fromEntries(
    text
      .split(' ')
      .filter(Boolean)
      .map((word) => word.split('=')),
  );
