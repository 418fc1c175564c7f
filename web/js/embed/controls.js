// The buttons of an embed: as few as its mode needs, all, the least, or none.
import { make } from '../widgets/dom.js';
import { allSteps, StepButtons } from '../widgets/step-buttons.js';

/** @typedef {import('../session/match.js').Match} Match */
/** @typedef {import('../games/types.js').Say} Say */
/** @typedef {'undo' | 'again'} Word */
/** @typedef {import('../widgets/step-buttons.js').Step} Step */

/** To play. @type {Record<string, Word[]>} */
const words = { 1: ['undo', 'again'], min: ['undo'], 0: [] };
/** To look at a game. @type {Record<string, Step[]>} */
const steps = { 1: allSteps, min: ['previous', 'next'], 0: [] };

export class Controls {
  /** @type {HTMLButtonElement[]} */
  #words = [];
  #steps;
  /** @type {HTMLAnchorElement | null} */
  #link = null;

  /** @param {HTMLElement} root @param {Say} say @param {string} mode @param {string} how
   *  @param {Record<Word, () => void> & { goTo: (ply: number) => void }} does */
  constructor(root, say, mode, how, does) {
    root.setAttribute('aria-label', say('panel.actions'));
    if (mode === 'play')
      this.#words = (words[how] ?? words[1]).map((word) =>
        make('button', { type: 'button', click: does[word] }, say(`embed.${word}`)),
      );
    this.#steps = new StepButtons(say, mode === 'play' ? [] : (steps[how] ?? steps[1]), does.goTo);
    root.append(...this.#words, ...this.#steps.elements);
    if (how === '0') return;
    this.#link = make('a', { target: '_blank', rel: 'noopener' }, say('embed.open'));
    root.append(this.#link);
  }

  /** @param {Match} match @param {string} fullPage */
  update({ ply, moves }, fullPage) {
    if (this.#link) this.#link.href = fullPage;
    for (const word of this.#words) word.disabled = ply === 0;
    this.#steps.update(ply, moves.length);
  }
}
