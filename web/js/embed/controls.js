// The buttons of an embed: as few as its mode needs, all, the least, or none.

/** @typedef {import('../state/reducer.js').Match} Match */
/** @typedef {import('../games/types.js').Say} Say */

/** @typedef {'undo' | 'again' | 'first' | 'previous' | 'next' | 'last'} Name */

/** @type {Record<string, Record<string, Name[]>>} */
const shown = {
  play: { 1: ['undo', 'again'], min: ['undo'], 0: [] },
  view: { 1: ['first', 'previous', 'next', 'last'], min: ['previous', 'next'], 0: [] },
};
/** Outlines in a box of 24; the others are words. @type {Partial<Record<Name, string>>} */
const signs = {
  first: 'M6 5v14M19 5l-9 7 9 7z',
  previous: 'M16 5l-9 7 9 7z',
  next: 'M8 5l9 7-9 7z',
  last: 'M18 5v14M5 5l9 7-9 7z',
};

export class Controls {
  /** @type {Map<Name, HTMLButtonElement>} */
  #buttons = new Map();
  /** @type {HTMLAnchorElement | null} */
  #link = null;
  #match = /** @type {Match | null} */ (null);

  /** @param {HTMLElement} root @param {Say} say @param {string} mode @param {string} how
   *  @param {{ undo: () => void, again: () => void, goTo: (ply: number) => void }} does */
  constructor(root, say, mode, how, { undo, again, goTo }) {
    const at = (/** @type {number} */ ply) => () => goTo(ply);
    const actions = {
      undo,
      again,
      first: at(0),
      previous: () => goTo((this.#match?.ply ?? 0) - 1),
      next: () => goTo((this.#match?.ply ?? 0) + 1),
      last: () => goTo(this.#match?.moves.length ?? 0),
    };
    const names = (shown[mode] ?? shown.view)[how] ?? shown[mode][1];
    root.setAttribute('aria-label', say('panel.actions'));
    for (const name of names) {
      const button = document.createElement('button');
      button.type = 'button';
      const label = say(`embed.${name}`);
      const sign = signs[name];
      if (sign) button.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${sign}"/></svg>`;
      else button.textContent = label;
      button.setAttribute('aria-label', label);
      button.title = label;
      button.addEventListener('click', actions[name]);
      root.append(button);
      this.#buttons.set(name, button);
    }
    if (how === '0') return;
    this.#link = document.createElement('a');
    this.#link.textContent = say('embed.open');
    this.#link.target = '_blank';
    this.#link.rel = 'noopener';
    root.append(this.#link);
  }

  /** @param {Match} match @param {string} fullPage */
  update(match, fullPage) {
    this.#match = match;
    if (this.#link) this.#link.href = fullPage;
    for (const [name, button] of this.#buttons) {
      const toStart = name === 'first' || name === 'previous' || name === 'undo' || name === 'again';
      button.disabled = toStart ? match.ply === 0 : match.ply === match.moves.length;
    }
  }
}
