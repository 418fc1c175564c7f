// First, back, forward, last: through a game that is only looked at.
import { make } from './dom.js';

/** Outlines in a box of 24. */
const signs = {
  first: 'M6 5v14M19 5l-9 7 9 7z',
  previous: 'M16 5l-9 7 9 7z',
  next: 'M8 5l9 7-9 7z',
  last: 'M18 5v14M5 5l9 7-9 7z',
};

/** @typedef {keyof typeof signs} Step */
export const allSteps = /** @type {Step[]} */ (Object.keys(signs));

export class StepButtons {
  /** @type {Map<Step, HTMLButtonElement>} */
  #buttons = new Map();
  #at = { ply: 0, last: 0 };

  /** @param {import('../games/types.js').Say} say @param {Step[]} steps @param {(ply: number) => void} goTo */
  constructor(say, steps, goTo) {
    const targets = {
      first: () => 0,
      previous: () => this.#at.ply - 1,
      next: () => this.#at.ply + 1,
      last: () => this.#at.last,
    };
    for (const step of steps) {
      const label = say(`step.${step}`);
      const button = make('button', {
        ...{ type: 'button', class: 'button step-button', title: label, 'aria-label': label },
        click: () => goTo(targets[step]()),
      });
      button.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${signs[step]}"/></svg>`;
      this.#buttons.set(step, button);
    }
  }

  get elements() {
    return [...this.#buttons.values()];
  }

  /** @param {number} ply @param {number} last */
  update(ply, last) {
    this.#at = { ply, last };
    for (const [step, button] of this.#buttons)
      button.disabled = step === 'first' || step === 'previous' ? ply === 0 : ply === last;
  }
}
