// Form controls with their labels.
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

/** A few choices side by side, as radio buttons.
 *  @param {string} name for forms @param {Choices} choices @param {string} chosen @param {string} legend @param {(value: string) => void} onChange */
export const pills = (name, choices, chosen, legend, onChange) =>
  html`<fieldset class="pills"><legend>${legend}</legend>${choices.map(
    ([value, label]) =>
      html`<label><input type="radio" name=${name} .value=${value} .checked=${value === chosen} @change=${() => onChange(value)}><span>${label}</span></label>`,
  )}</fieldset>`;

/** @param {string} label @param {() => void} onClick @param {string} [kind] */
export const button = (label, onClick, kind = '') =>
  html`<button type="button" class=${`button ${kind}`} @click=${onClick}>${label}</button>`;
