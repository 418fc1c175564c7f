// Players, their clocks and the moves: everything beside the board that only shows.
import { sideAt } from '../state/reducer.js';
import { agentAbout, onlyPerson, sideName } from './names.js';

/** @typedef {import('../state/reducer.js').Match} Match */
/** @typedef {import('../games/types.js').View} View */
/** @typedef {import('../games/types.js').GameModule} GameModule */
/** @typedef {import('../games/types.js').GameInfo} GameInfo */
/** @typedef {import('./names.js').Say} Say */

// The pawns' shapes: colour is never the only sign.
const marks = [
  '<svg viewBox="0 0 24 24" aria-hidden="true"><circle class="i-first" cx="12" cy="12" r="10"/></svg>',
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path class="i-second" d="M12 0.5 23.5 12 12 23.5 0.5 12z"/></svg>',
];
const classes = ['first', 'second'];

export class PlayersPanel {
  #cards;
  /** The deadline bars on their way. @type {({ generation: number, bar: Animation } | null)[]} */
  #running = [null, null];

  /** @param {HTMLElement} root */
  constructor(root) {
    this.#cards = marks.map((mark, side) => {
      const card = document.createElement('div');
      card.className = `player ${classes[side]}`;
      card.innerHTML = `${mark}<span class="name"></span><span class="about"></span><span class="count"><b></b><small></small></span><span class="deadline" hidden></span>`;
      root.append(card);
      const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (card.querySelector(`.${name}`));
      return { card, name: part('name'), about: part('about'), count: part('count'), deadline: part('deadline') };
    });
  }

  /** @param {Say} say @param {Match} match @param {View} view @param {GameModule} module @param {GameInfo} info */
  update(say, match, view, module, info) {
    const turn = view.outcome.kind === 'ongoing' ? sideAt(match) : null;
    for (const side of /** @type {const} */ ([0, 1])) {
      const { card, name, about, count } = this.#cards[side];
      card.classList.toggle('turn', side === turn);
      write(name, sideName(say, match, side));
      const n = module.labels.count(view, side);
      write(count.firstElementChild, String(n));
      write(count.lastElementChild, say(turn === null ? 'count.cells' : 'count.inReach'));
      count.title = say(turn === null ? 'count.final' : 'count.reach', { n });
      const thought = side === turn ? match.thinking?.thought : null;
      write(about, thought ? thoughtText(say, thought) : idleText(say, match, side, info));
      about.title = about.textContent ?? '';
      this.#runDeadline(side, side === turn && match.thinking !== null ? match : null);
    }
  }

  /** A bar that has shrunk to nothing when the time is up. @param {0 | 1} side @param {Match | null} match */
  #runDeadline(side, match) {
    const ms = match?.limits.ms;
    const wanted = match && ms ? match.generation : null;
    const running = this.#running[side];
    // Asking the element for its animations would lay the page out at every thought.
    if (wanted === (running?.generation ?? null)) return;
    running?.bar.cancel();
    const { deadline } = this.#cards[side];
    deadline.hidden = wanted === null;
    const shrinking = [{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }];
    this.#running[side] =
      wanted === null
        ? null
        : { generation: wanted, bar: deadline.animate(shrinking, { duration: ms, fill: 'forwards' }) };
  }
}

/** What is written already costs no layout. @param {Element | null} element @param {string} text */
function write(element, text) {
  if (element && element.textContent !== text) element.textContent = text;
}

/** Formats are dear to make. @type {Map<string, Intl.NumberFormat>} */
const formats = new Map();

/** @param {string} language @param {Intl.NumberFormatOptions} options */
function formatOf(language, options) {
  const key = language + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.NumberFormat(language, options);
  formats.set(key, format);
  return format;
}

/** @param {Say} say @param {import('../state/reducer.js').Thought} thought */
function thoughtText(say, { depth, nodes, ms }) {
  const short = formatOf(say.language, { notation: 'compact', maximumFractionDigits: 1 });
  const parts = [say('think.depth', { depth }), say('think.nodes', { nodes: short.format(nodes) })];
  if (ms >= 1) parts.push(say('think.speed', { speed: short.format((nodes / ms) * 1000) }));
  return parts.join(' · ');
}

/** @param {Say} say @param {Match} match @param {0 | 1} side @param {GameInfo} info */
function idleText(say, match, side, info) {
  const spent = timeUsed(match, side);
  const { agent } = match.players[side];
  if (spent > 0) return say('think.total', { seconds: seconds(say, spent) });
  // An agent says what it is until it has shown it.
  if (agent !== null) return agentAbout(say, info, agent);
  return onlyPerson(match) === null ? '' : say(`side.${side}`);
}

/** Milliseconds up to the position on the board. @param {Match} match @param {0 | 1} side */
export const timeUsed = (match, side) =>
  match.moves.slice(0, match.ply).reduce((sum, { ms }, ply) => sum + (sideAt(match, ply) === side ? (ms ?? 0) : 0), 0);

/** @param {Say} say @param {number} ms */
export const seconds = (say, ms) =>
  formatOf(say.language, { minimumFractionDigits: 1, maximumFractionDigits: ms < 100 ? 3 : 1 }).format(ms / 1000);

export class MoveLog {
  #root;
  #drawn = '';

  /** @param {HTMLElement} root @param {(ply: number) => void} onGoto */
  constructor(root, onGoto) {
    this.#root = root;
    root.addEventListener('click', ({ target }) => {
      const ply = target instanceof Element ? target.closest('button')?.dataset.ply : undefined;
      if (ply !== undefined) onGoto(Number(ply));
    });
  }

  /** @param {Say} say @param {Match} match */
  update(say, match) {
    const drawn = JSON.stringify([match.id, match.moves, match.ply, say.language]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.#root.hidden = match.moves.length === 0;
    const shift = match.begins;
    /** @type {HTMLElement[]} */
    const items = [];
    for (let row = 0; row * 2 < match.moves.length + shift; ++row) {
      const item = document.createElement('li');
      item.append(span('number', `${row + 1}.`));
      for (const column of [0, 1]) {
        const ply = row * 2 + column - shift;
        item.append(ply < 0 || ply >= match.moves.length ? span('', '') : this.#button(say, match, ply));
      }
      items.push(item);
    }
    this.#root.replaceChildren(...items);
    const current = this.#root.querySelector('[aria-current]');
    if (!current) return;
    const below = current.getBoundingClientRect().top - this.#root.getBoundingClientRect().top;
    this.#root.scrollTop += below - this.#root.clientHeight / 2;
  }

  /** @param {Say} say @param {Match} match @param {number} ply */
  #button(say, match, ply) {
    const { text, ms } = match.moves[ply];
    const button = document.createElement('button');
    button.type = 'button';
    button.dataset.ply = String(ply + 1);
    if (ply + 1 === match.ply) button.setAttribute('aria-current', 'step');
    button.classList.toggle('undone', ply >= match.ply);
    button.append(text);
    if (ms !== null) {
      const time = document.createElement('small');
      time.textContent = `${seconds(say, ms)} s`;
      button.append(time);
    }
    return button;
  }
}

/** @param {string} name @param {string} text */
function span(name, text) {
  const element = document.createElement('span');
  element.className = name;
  element.textContent = text;
  return element;
}
