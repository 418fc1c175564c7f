// To the start, back, forward, to the end: through a game that is only looked at.
import { html } from 'lit-html';
import { icon } from './icons.js';

/** @typedef {'first' | 'previous' | 'next' | 'last'} Step */

export const allSteps = /** @type {Step[]} */ (['first', 'previous', 'next', 'last']);

/**
 * @param {import('../words/say.js').Say} say @param {Step[]} steps @param {{ ply: number, last: number }} at
 * @param {(ply: number) => void} goTo
 */
export function stepButtons(say, steps, { ply, last }, goTo) {
  const targets = { first: 0, previous: ply - 1, next: ply + 1, last };
  return steps.map((step) => {
    const label = say(`step.${step}`);
    const isBack = step === 'first' || step === 'previous';
    return html`<button type="button" class="button step-button" title=${label} aria-label=${label}
      ?disabled=${ply === (isBack ? 0 : last)} @click=${() => goTo(targets[step])}>${icon(step)}</button>`;
  });
}
