// The players' cards beside the board: who they are, what they have, and the time that runs.
import { html, nothing } from 'lit-html';
import { onlyPerson, sideAt } from '../match/match.js';
import { deadlineBar } from '../widgets/deadline.js';
import { colourName, playerAbout, sideName } from '../words/names.js';
import { formatOf, seconds, timeUsed } from '../words/numbers.js';

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
 * @property {Thought | null} thought   the newest of the agent whose turn it is
 */

// The pawns' shapes: colour is never the only sign.
const marks = [
  html`<svg viewBox="0 0 24 24" aria-hidden="true"><circle class="i-first" cx="12" cy="12" r="10"/></svg>`,
  html`<svg viewBox="0 0 24 24" aria-hidden="true"><path class="i-second" d="M12 0.5 23.5 12 12 23.5 0.5 12z"/></svg>`,
];

/** @param {PlayersProps} props */
export const playersPanel = (props) => html`${card(props, 0)}${card(props, 1)}`;

/** @param {PlayersProps} props @param {Side} side */
function card({ say, state, module, info, thought }, side) {
  const { view, thinking, limits } = state;
  const turn = view.outcome.kind === 'ongoing' ? sideAt(state) : null;
  const isTurn = side === turn;
  const n = module.labels.count(view, side);
  const counted = `${module.id}.count.${turn === null ? 'end' : 'now'}`;
  const secondary = module.labels.secondaryCount?.(say, view, side) ?? '';
  const [full, brief] = isTurn && thought ? thoughtText(say, thought) : idleText(say, state, side, turn, info);
  const long = [secondary, full].filter(Boolean).join(' · ');
  const short = isTurn && thought ? brief : secondary || brief;
  const deadline = isTurn && thinking && limits.ms ? deadlineBar(limits.ms, thinking.generation) : nothing;
  return html`<div class=${`player ${side === 0 ? 'first' : 'second'} ${isTurn ? 'turn' : ''}`}>
    ${marks[side]}<span class="name">${sideName(say, state, side)}</span>
    <span class="about" title=${long}><span class="long">${long}</span><span class="short">${short}</span></span>
    <span class="count" title=${say(counted, { n })}><b>${n}</b><small>${say(`${counted}.short`, { n })}</small></span>
    ${deadline}</div>`;
}

/** In full, and for a narrow card. @param {Say} say @param {Thought} thought @returns {[string, string]} */
export function thoughtText(say, { depth, nodes, ms }) {
  const short = formatOf(say.language, { notation: 'compact', maximumFractionDigits: 1 });
  const parts = [say('think.depth', { depth }), say('think.nodes', { nodes: short.format(nodes) })];
  if (ms >= 1) parts.push(say('think.speed', { speed: short.format((nodes / ms) * 1000) }));
  return [parts.join(' · '), say('think.depth.short', { depth })];
}

/** In full, and for a narrow card. @param {Say} say @param {State} state @param {Side} side @param {Side | null} turn
 *  @param {PlayersProps['info']} info @returns {[string, string]} */
function idleText(say, state, side, turn, info) {
  // What has come true need not be proven any more.
  const proven = turn === null ? null : provenText(say, state, side);
  if (proven) return proven;
  const spent = timeUsed(state, side);
  const player = state.players[side];
  if (spent > 0) {
    const used = seconds(say, spent);
    return [say('think.total', { seconds: used }), `${used} s`];
  }
  const colour = onlyPerson(state) === null && player.agent === null ? '' : colourName(say, state.game, side);
  // An agent says what it is until it has shown it.
  return [player.agent === null ? colour : playerAbout(say, info, player), colour];
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
