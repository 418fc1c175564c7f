// Controls under their names.
import { html, nothing } from 'lit-html';
import { valueFrom } from './dom.js';

/** @typedef {import('lit-html').TemplateResult} Template */
/** @typedef {readonly (readonly [value: string, name: string])[]} Choices */

/** @param {string} name @param {unknown} control @param {string} [help] @param {string} [kind] a class */
export const field = (name, control, help = '', kind = '') =>
  html`<label class=${`field ${kind}`}><span>${name}</span>${control}${help ? html`<small>${help}</small>` : nothing}</label>`;

/** @param {Choices} choices @param {string} chosen */
export const options = (choices, chosen) =>
  choices.map(([value, name]) => html`<option value=${value} .selected=${value === chosen}>${name}</option>`);

/** @param {Choices} choices @param {string} chosen @param {(value: string) => void} onChange @param {string} [name] for forms */
export const select = (choices, chosen, onChange, name = '') =>
  html`<select name=${name || nothing} @change=${(/** @type {Event} */ event) => onChange(valueFrom(event))}>${options(choices, chosen)}</select>`;

/** Choices under headings; a heading over nothing, or over everything, is left out.
 *  @param {(readonly [heading: string, choices: Choices])[]} groups @param {string} chosen @param {(value: string) => void} onChange */
export function groupedSelect(groups, chosen, onChange) {
  const full = groups.filter(([, choices]) => choices.length > 0);
  const content = full.map(([label, choices]) =>
    full.length > 1 ? html`<optgroup label=${label}>${options(choices, chosen)}</optgroup>` : options(choices, chosen),
  );
  return html`<select @change=${(/** @type {Event} */ event) => onChange(valueFrom(event))}>${content}</select>`;
}

/** @param {string} label @param {() => void} onClick @param {string} [kind] */
export const button = (label, onClick, kind = '') =>
  html`<button type="button" class=${`button ${kind}`} @click=${onClick}>${label}</button>`;
