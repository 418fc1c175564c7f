// Buttons that step through a recorded game: to the start, back, forward, to the end.
import { html, svg } from 'lit-html';
import { icon } from './icons.js';

const outlines = {
  first: svg`<path d="M6 5v14M19 5l-9 7 9 7z"/>`,
  previous: svg`<path d="M16 5l-9 7 9 7z"/>`,
  next: svg`<path d="M8 5l9 7-9 7z"/>`,
  last: svg`<path d="M18 5v14M5 5l9 7-9 7z"/>`,
};

/** @typedef {keyof typeof outlines} Step */

export const allSteps = /** @type {Step[]} */ (Object.keys(outlines));

/** @param {import('../words/say.js').Say} say @param {Step[]} steps @param {{ ply: number, last: number }} at
 *  @param {(ply: number) => void} goTo */
export function stepButtons(say, steps, { ply, last }, goTo) {
  const targets = { first: 0, previous: ply - 1, next: ply + 1, last };
  return steps.map((step) => {
    const label = say(`step.${step}`);
    const isBack = step === 'first' || step === 'previous';
    return html`<button type="button" class="button step-button" title=${label} aria-label=${label}
      ?disabled=${ply === (isBack ? 0 : last)} @click=${() => goTo(targets[step])}>${icon(outlines[step])}</button>`;
  });
}
