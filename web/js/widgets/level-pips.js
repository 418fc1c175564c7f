import { html } from 'lit-html';
import { levelOf, levelsOf } from '../words/names.js';

/** A level as a row of lights, hidden from screen readers. @param {import('../../../wasm/engine.d.ts').GameInfo} info
 *  @param {import('../match/match.js').Player} player */
export const levelPips = (info, { agent, options }) =>
  html`<span class="pips" aria-hidden="true">${levelsOf(info, agent).map((level) => html`<i class=${Number(level) <= Number(levelOf(options)) ? 'on' : ''}></i>`)}</span>`;
