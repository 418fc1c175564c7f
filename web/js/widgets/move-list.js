// The moves of the current line with their times, and below each move its alternatives. A click goes to a move.
import { html, nothing } from 'lit-html';
import { alternativesAt, sideAt } from '../match/match.js';
import { seconds } from '../words/numbers.js';

/** @import { Match, Node } from '../match/match.js' */
/**
 * @typedef {object} MoveListProps
 * @property {import('../words/say.js').Say} say
 * @property {Pick<Match, 'begins' | 'moves' | 'nodes' | 'ply'>} match
 * @property {(move: string, side: 0 | 1) => unknown} listed   a move as lists show it
 * @property {(move: string) => string} short   a move in its notation
 * @property {(ply: number) => void} onGoto
 * @property {(node: number) => void} [onChoose]   switches to the line through this node
 */

/** @param {MoveListProps} props */
export function moveList(props) {
  const { begins, moves } = props.match;
  /** @type {Node[][]} */
  const rows = [];
  moves.forEach((node, at) => {
    if (at === 0 || (at + begins) % 2 === 0) rows.push([]);
    rows[rows.length - 1]?.push(node);
  });
  let ply = 0;
  return rows.map((row, at) => {
    const first = ply + 1;
    ply += row.length;
    // If the second side begins, the first row leaves the first side's place empty.
    const gap = at === 0 && begins === 1 ? html`<span></span>` : nothing;
    const buttons = row.map((node, index) => moveButton(props, node, first + index));
    return html`<li><span class="number">${at + 1}.</span>${gap}${buttons}</li>${row.map((_, index) => alternatives(props, first + index))}`;
  });
}

/** @param {MoveListProps} props @param {Node} node @param {number} ply */
const moveButton = ({ say, match, listed, onGoto }, { text, ms }, ply) =>
  html`<button type="button" class=${ply > match.ply ? 'undone' : ''} aria-current=${ply === match.ply ? 'step' : nothing}
    @click=${() => onGoto(ply)}>${listed(text, sideAt({ ...match, ply: ply - 1 }))}${ms === null ? nothing : html`<small>${seconds(say, ms)} s</small>`}</button>`;

/** @param {MoveListProps} props @param {number} ply */
function alternatives({ say, match, short, listed, onChoose }, ply) {
  const others = onChoose ? alternativesAt(/** @type {Match} */ (match), ply) : [];
  if (others.length === 0) return nothing;
  const buttons = others.map(({ id, text }) => {
    const move = short(text);
    return html`<button type="button" aria-label=${say('moves.variation', { n: ply, move })} @click=${() => onChoose?.(id)}>(${listed(text, sideAt({ ...match, ply: ply - 1 }))} …)</button>`;
  });
  return html`<li class="variations"><span></span>${buttons}</li>`;
}

/** Scrolls the list, and nothing else, to the move on the board. @param {HTMLElement} root */
export function scrollToCurrent(root) {
  const current = root.querySelector('[aria-current]');
  if (!current) return;
  const below = current.getBoundingClientRect().top - root.getBoundingClientRect().top;
  root.scrollTop += below - root.clientHeight / 2;
}
