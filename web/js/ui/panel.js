// Players, their clocks and the moves: everything beside the board that only shows.
import { sideAt } from '../state/reducer.js';
import { agentAbout, colourName, onlyPerson, sideName } from './names.js';

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
      card.innerHTML = `${mark}<span class="name"></span><span class="about"><span class="long"></span><span class="short"></span></span><span class="count"><b></b><small></small></span><span class="deadline" hidden></span>`;
      root.append(card);
      const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (card.querySelector(`.${name}`));
      return { card, name: part('name'), about: part('about'), count: part('count'), deadline: part('deadline') };
    });
  }

  /** @param {Say} say @param {Match} match @param {View} view @param {GameModule} module @param {GameInfo} info */
  update(say, match, view, module, info) {
    const turn = view.outcome.kind === 'ongoing' ? sideAt(match) : null;
    const counted = `${module.id}.count.${turn === null ? 'end' : 'now'}`;
    for (const side of /** @type {const} */ ([0, 1])) {
      const { card, name, about, count } = this.#cards[side];
      card.classList.toggle('turn', side === turn);
      write(name, sideName(say, match, side));
      const n = module.labels.count(view, side);
      write(count.firstElementChild, String(n));
      write(count.lastElementChild, say(`${counted}.short`));
      count.title = say(counted, { n });
      const thought = side === turn ? match.thinking?.thought : null;
      const also = module.labels.also?.(say, view, side) ?? '';
      const [full, brief] = thought ? thoughtText(say, thought) : idleText(say, match, side, turn, info);
      const long = [also, full].filter(Boolean).join(' · ');
      const short = thought ? brief : also || brief;
      write(about.firstElementChild, long);
      write(about.lastElementChild, short);
      if (about.title !== long) about.title = long;
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

/** In full, and for a narrow card. @param {Say} say @param {import('../state/reducer.js').Thought} thought */
function thoughtText(say, { depth, nodes, ms }) {
  const short = formatOf(say.language, { notation: 'compact', maximumFractionDigits: 1 });
  const parts = [say('think.depth', { depth }), say('think.nodes', { nodes: short.format(nodes) })];
  if (ms >= 1) parts.push(say('think.speed', { speed: short.format((nodes / ms) * 1000) }));
  return [parts.join(' · '), parts[0]];
}

/** In full, and for a narrow card. @param {Say} say @param {Match} match @param {0 | 1} side @param {0 | 1 | null} turn @param {GameInfo} info */
function idleText(say, match, side, turn, info) {
  // What has come true need not be proven any more.
  const proven = turn === null ? null : provenText(say, match, side);
  if (proven) return [proven, proven];
  const spent = timeUsed(match, side);
  const { agent } = match.players[side];
  if (spent > 0) {
    const used = seconds(say, spent);
    return [say('think.total', { seconds: used }), `${used} s`];
  }
  const colour = onlyPerson(match) === null && agent === null ? '' : colourName(say, match.game, side);
  // An agent says what it is until it has shown it.
  return [agent === null ? colour : agentAbout(say, info, agent), colour];
}

/** What the side's agent has proven with its last move. @param {Say} say @param {Match} match @param {0 | 1} side */
export function provenText(say, { moves, ply, begins }, side) {
  const last = moves[(begins + ply - 1) % 2 === side ? ply - 1 : ply - 2];
  const kind = last?.score?.kind;
  return kind === 'win' || kind === 'loss' || kind === 'draw'
    ? say(`think.proven.${kind}`, { n: last.score?.value ?? 0 })
    : null;
}

/** Milliseconds up to the position on the board. @param {Match} match @param {0 | 1} side */
export const timeUsed = (match, side) =>
  match.moves.slice(0, match.ply).reduce((sum, { ms }, ply) => sum + (sideAt(match, ply) === side ? (ms ?? 0) : 0), 0);

/** @param {Say} say @param {number} ms */
export const seconds = (say, ms) =>
  formatOf(say.language, { minimumFractionDigits: 1, maximumFractionDigits: ms < 100 ? 3 : 1 }).format(ms / 1000);

export class MoveLog {
  #root;
  /** What the rows show now. @type {{ id: string, begins: 0 | 1, language: string, plies: import('../state/reducer.js').Played[] } | null} */
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

  /** A ply adds one button: a long game's moves are not drawn again. @param {Say} say @param {Match} match */
  update(say, match) {
    const { id, begins, moves, ply } = match;
    const drawn = this.#drawn;
    const same = drawn?.id === id && drawn.begins === begins && drawn.language === say.language;
    let good = same ? drawn.plies.findIndex((played, at) => played !== moves[at]) : 0;
    if (good < 0) good = /** @type {NonNullable<typeof drawn>} */ (drawn).plies.length;
    this.#drawn = { id, begins, language: say.language, plies: moves };
    this.#cut(good, begins);
    for (let at = good; at < moves.length; ++at) this.#add(say, moves[at], at, begins);
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

  /** @param {Say} say @param {import('../state/reducer.js').Played} played @param {number} at ply @param {0 | 1} begins */
  #add(say, { text, ms }, at, begins) {
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
