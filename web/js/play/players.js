// The players' cards: who plays, the count that decides the game, and the clock. A card is a button that changes who plays.
import { html, nothing } from 'lit-html';
import { onlyPerson, sideAt } from '../match/match.js';
import { deadlineBar } from '../widgets/deadline.js';
import { levelPips } from '../widgets/level-pips.js';
import { colourName, levelOf, nameOnCard, playerAbout } from '../words/names.js';
import { clockText, formatOf, seconds, timeUsed } from '../words/numbers.js';
import { tenthsBelowMs } from './ticking.js';

/** @import { State } from '../session/game-session.js' */
/** @import { Match } from '../match/match.js' */
/** @import { Say } from '../words/say.js' */
/** @import { Side } from '../games/types.js' */
/** @import { Thought } from '../../../wasm/engine.d.ts' */
/**
 * @typedef {object} PlayersProps
 * @property {Say} say
 * @property {State} state
 * @property {import('../games/types.js').GameModule} module
 * @property {import('../games/types.js').GameInfo} info
 * @property {Thought | null} thought   the newest thought of the agent whose turn it is
 * @property {[number, number] | null} clocks   what is left to each side
 * @property {(side: Side) => void} onChoose   the visitor wants to change who plays this side
 */

// A shape for each side: colour is never the only sign.
const marks = [
  html`<svg viewBox="0 0 24 24" aria-hidden="true"><circle class="i-first" cx="12" cy="12" r="10"/></svg>`,
  html`<svg viewBox="0 0 24 24" aria-hidden="true"><path class="i-second" d="M12 0.5 23.5 12 12 23.5 0.5 12z"/></svg>`,
];

/** @param {PlayersProps} props */
export const playersPanel = (props) => html`${card(props, 0)}${balance(props)}${card(props, 1)}${strength(props)}`;

/** @param {PlayersProps} props @param {Side} side */
function card({ say, state, module, info, thought, clocks, onChoose }, side) {
  const { view, thinking, limits } = state;
  const turn = view.outcome.kind === 'ongoing' ? sideAt(state) : null;
  const isTurn = side === turn;
  const n = module.labels.count(view, side);
  const counted = `${module.id}.count.${turn === null ? 'end' : 'now'}`;
  const secondary = module.labels.secondaryCount?.(say, view, side) ?? '';
  const [full, brief] = isTurn && thought ? thoughtText(say, thought) : idleText(say, state, side, turn, info);
  const long = [secondary, full].filter(Boolean).join(' · ');
  // A narrow card of an agent says how strong it is, whatever else can be counted.
  const short = (isTurn && thought) || state.players[side].agent !== null ? brief : secondary || brief;
  const clock = clocks ? clockTemplate(say, clocks[side]) : nothing;
  const deadline = isTurn && thinking && limits.ms ? deadlineBar(limits.ms, thinking.generation) : nothing;
  return html`<button type="button" class=${`player ${side === 0 ? 'first' : 'second'} ${isTurn ? 'turn' : ''}`}
    title=${say('players.change')} @click=${() => onChoose(side)}>
    ${marks[side]}<span class="name">${nameOnCard(say, state, side)}</span>
    <span class="about">${clock}<span class="long">${long}</span><span class="short">${short}</span></span>
    <span class="count" title=${say(counted, { n })}><b>${n}</b><small>${say(`${counted}.short`, { n })}</small></span>
    ${deadline}</button>`;
}

/** @param {Say} say @param {number} left */
const clockTemplate = (say, left) =>
  html`<span class=${`clock ${left < tenthsBelowMs ? 'low' : ''}`} role="timer" aria-live="off">${clockText(say, left)}</span>`;

/** Both counts as one bar, with a gap for what neither side has. @param {PlayersProps} props */
function balance({ state, module }) {
  const { view } = state;
  const [first, second] = [module.labels.count(view, 0), module.labels.count(view, 1)];
  const parts = [
    ['first', first],
    ['', Math.max(0.04 * (first + second), module.labels.unowned?.(view) ?? 0)],
    ['second', second],
  ];
  return html`<div class="balance" aria-hidden="true">${parts.map(([side, part]) => html`<i class=${side} .style=${`flex-grow: ${part}`}></i>`)}</div>`;
}

/** The strength of the only agent, as a button that changes it. @param {PlayersProps} props */
function strength({ say, state, info, onChoose }) {
  const mine = onlyPerson(state);
  const side = mine === 0 ? 1 : 0;
  if (mine === null || state.players[side].agent === null) return nothing;
  const level = levelOf(state.players[side].options);
  const what = level ? playerAbout(say, info, state.players[side]) : say('players.byIdea');
  const pips = level ? levelPips(info, state.players[side]) : nothing;
  return html`<button type="button" class="strength" @click=${() => onChoose(side)}>
    <span>${what}</span>${pips}<b>${say('players.changeShort')}</b></button>`;
}

/** The progress of a search, in full and for a narrow card. @param {Say} say @param {Thought} thought @returns {[string, string]} */
export function thoughtText(say, { depth, nodes, ms }) {
  const short = formatOf(say.language, { notation: 'compact', maximumFractionDigits: 1 });
  const parts = [say('think.depth', { depth }), say('think.nodes', { nodes: short.format(nodes) })];
  if (ms >= 1) parts.push(say('think.speed', { speed: short.format((nodes / ms) * 1000) }));
  return [parts.join(' · '), say('think.depth.short', { depth })];
}

/** What a card says while its agent is not thinking, in full and for a narrow card. @param {Say} say @param {State} state @param {Side} side @param {Side | null} turn
 *  @param {PlayersProps['info']} info @returns {[string, string]} */
function idleText(say, state, side, turn, info) {
  // Once the game is over, nobody needs the proof.
  const proven = turn === null ? null : provenText(say, state, side);
  if (proven) return proven;
  const player = state.players[side];
  const colour = onlyPerson(state) === null && player.agent === null ? '' : colourName(say, state.game, side);
  const about = player.agent === null ? '' : playerAbout(say, info, player, { short: true });
  const spent = timeUsed(state, side);
  const used = spent > 0 ? say('think.total', { seconds: seconds(say, spent) }) : '';
  const move = side === turn ? say('players.toMove') : '';
  const joined = (/** @type {string[]} */ ...parts) => parts.filter(Boolean).join(' · ');
  return [
    joined(colour, used || (player.agent === null ? move : '')),
    player.agent === null ? joined(colour, move) : about,
  ];
}

/** What the side's agent has proven with its last move, in full and for a narrow card.
 *  @param {Say} say @param {Pick<Match, 'moves' | 'ply' | 'begins'>} match @param {Side} side @returns {[string, string] | null} */
export function provenText(say, { moves, ply, begins }, side) {
  const last = moves[(begins + ply - 1) % 2 === side ? ply - 1 : ply - 2];
  const kind = last?.score?.kind;
  if (kind !== 'win' && kind !== 'loss' && kind !== 'draw') return null;
  const values = { n: last?.score?.value ?? 0 };
  return [say(`think.proven.${kind}`, values), say(`think.proven.${kind}.short`, values)];
}
