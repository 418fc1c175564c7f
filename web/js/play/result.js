// What the end of a game shows: who won, the score, and what to do next.
import { decidedByScore, verdict } from '../words/sentences.js';

export class ResultCard {
  #root;
  #title = document.createElement('h2');
  #score = document.createElement('span');
  #row = document.createElement('div');

  /** @param {HTMLElement} root @param {import('./table.js').Table} table */
  constructor(root, table) {
    this.#root = root;
    this.#score.className = 'score';
    this.#row.className = 'row';
    root.append(this.#title, this.#score, this.#row);
    this.#button('rematch', 'button main', () => table.rematch(false));
    this.#button('swap', 'button', () => table.rematch(true));
    this.#button('new', 'button', () => document.getElementById('new')?.click());
  }

  /**
   * @param {import('../words/names.js').Say} say @param {import('../session/match.js').Match} match
   * @param {import('../games/types.js').GameModule} module @param {import('../games/types.js').View} view
   */
  update(say, match, module, view) {
    this.#root.hidden = view.outcome.kind === 'ongoing';
    if (this.#root.hidden) return;
    this.#title.textContent = verdict(say, match, module, view);
    this.#score.textContent = decidedByScore(module, view) ? view.outcome.score.join('–') : '';
    for (const button of this.#row.children)
      button.textContent = say(`action.${/** @type {HTMLElement} */ (button).dataset.action}`);
  }

  /** @param {string} action @param {string} className @param {() => void} onClick */
  #button(action, className, onClick) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = className;
    button.dataset.action = action;
    button.addEventListener('click', onClick);
    this.#row.append(button);
  }
}
