// The players' cards beside the board: who they are, what they have, and the time that runs.
import { sideAt } from '../session/match.js';
import { agentAbout, colourName, onlyPerson, sideName } from '../words/names.js';
import { formatOf, seconds, timeUsed } from '../words/numbers.js';

/** @typedef {import('../session/match.js').Match} Match */
/** @typedef {import('../games/types.js').View} View */
/** @typedef {import('../games/types.js').GameModule} GameModule */
/** @typedef {import('../games/types.js').GameInfo} GameInfo */
/** @typedef {import('../words/names.js').Say} Say */

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
      write(count.lastElementChild, say(`${counted}.short`, { n }));
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

/** In full, and for a narrow card. @param {Say} say @param {import('../session/match.js').Thought} thought */
function thoughtText(say, { depth, nodes, ms }) {
  const short = formatOf(say.language, { notation: 'compact', maximumFractionDigits: 1 });
  const parts = [say('think.depth', { depth }), say('think.nodes', { nodes: short.format(nodes) })];
  if (ms >= 1) parts.push(say('think.speed', { speed: short.format((nodes / ms) * 1000) }));
  return [parts.join(' · '), say('think.depth.short', { depth })];
}

/** In full, and for a narrow card. @param {Say} say @param {Match} match @param {0 | 1} side @param {0 | 1 | null} turn @param {GameInfo} info */
function idleText(say, match, side, turn, info) {
  // What has come true need not be proven any more.
  const proven = turn === null ? null : provenText(say, match, side);
  if (proven) return proven;
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

/** What the side's agent has proven with its last move, in full and for a narrow card. @param {Say} say @param {Match} match @param {0 | 1} side */
export function provenText(say, { moves, ply, begins }, side) {
  const last = moves[(begins + ply - 1) % 2 === side ? ply - 1 : ply - 2];
  const kind = last?.score?.kind;
  if (kind !== 'win' && kind !== 'loss' && kind !== 'draw') return null;
  const values = { n: last.score?.value ?? 0 };
  return [say(`think.proven.${kind}`, values), say(`think.proven.${kind}.short`, values)];
}
