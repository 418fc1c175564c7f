// The moves of the game with their times; a click goes to one.
import { seconds } from '../words/numbers.js';

/** @typedef {import('../session/match.js').Match} Match */
/** @typedef {import('../games/types.js').GameModule} GameModule */
/** @typedef {import('../games/types.js').Look['coords']} Coords */
/** @typedef {import('../words/names.js').Say} Say */

export class MoveLog {
  #root;
  /** What the rows show now. @type {{ id: string, begins: 0 | 1, language: string, coords: Coords, plies: import('../session/match.js').Played[] } | null} */
  #drawn = null;
  /** @type {HTMLButtonElement[]} by ply */
  #buttons = [];
  /** @type {HTMLButtonElement | undefined} */
  #current;

  /** @param {HTMLElement} root @param {(ply: number) => void} onGoto */
  constructor(root, onGoto) {
    this.#root = root;
    root.addEventListener('click', ({ target }) => {
      const ply = target instanceof Element ? target.closest('button')?.dataset.ply : undefined;
      if (ply !== undefined) onGoto(Number(ply));
    });
  }

  /**
   * A ply adds one button: a long game's moves are not drawn again.
   * @param {Say} say @param {Pick<Match, 'id' | 'begins' | 'moves' | 'ply'>} match @param {GameModule} module @param {Coords} coords
   */
  update(say, match, { labels }, coords) {
    const { id, begins, moves, ply } = match;
    const drawn = this.#drawn;
    const same =
      drawn?.id === id && drawn.begins === begins && drawn.language === say.language && drawn.coords === coords;
    let good = same ? drawn.plies.findIndex((played, at) => played !== moves[at]) : 0;
    if (good < 0) good = /** @type {NonNullable<typeof drawn>} */ (drawn).plies.length;
    this.#drawn = { id, begins, language: say.language, coords, plies: moves };
    this.#cut(good, begins);
    for (let at = good; at < moves.length; ++at)
      this.#add(say, moves[at], labels.short(moves[at].text, coords), at, begins);
    this.#root.hidden = moves.length === 0;
    this.#buttons.forEach((button, at) => void button.classList.toggle('undone', at >= ply));
    const current = this.#buttons[ply - 1];
    if (current === this.#current) return;
    this.#current?.removeAttribute('aria-current');
    this.#current = current;
    current?.setAttribute('aria-current', 'step');
    if (!current) return;
    const below = current.getBoundingClientRect().top - this.#root.getBoundingClientRect().top;
    this.#root.scrollTop += below - this.#root.clientHeight / 2;
  }

  /** Only the first plies stay. @param {number} plies @param {0 | 1} begins */
  #cut(plies, begins) {
    for (const button of this.#buttons.splice(plies)) button.remove();
    const rows = Math.ceil((plies + begins) / 2);
    while (this.#root.children.length > (plies === 0 ? 0 : rows)) this.#root.lastElementChild?.remove();
  }

  /** @param {Say} say @param {import('../session/match.js').Played} played @param {string} text @param {number} at ply @param {0 | 1} begins */
  #add(say, { ms }, text, at, begins) {
    const column = (at + begins) % 2;
    if (column === 0 || at === 0) {
      const item = document.createElement('li');
      item.append(span('number', `${(at + begins - column) / 2 + 1}.`));
      // The first row of a game that the second player begins.
      if (column === 1) item.append(span('', ''));
      this.#root.append(item);
    }
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.ply = String(at + 1);
    button.append(text);
    if (ms !== null) {
      const time = document.createElement('small');
      time.textContent = `${seconds(say, ms)} s`;
      button.append(time);
    }
    this.#buttons.push(button);
    this.#root.lastElementChild?.append(button);
  }
}

/** @param {string} name @param {string} text */
function span(name, text) {
  const element = document.createElement('span');
  element.className = name;
  element.textContent = text;
  return element;
}
