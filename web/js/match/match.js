// The model of one game, and the pure functions that change it: no DOM, no timers, no engine. A game is a tree: a move
// played from an earlier position begins a branch, and the old line stays.

/** @import { Limits, Score } from '../../../wasm/engine.d.ts' */
/** Who moves for a side: an agent; or, where `agent` is null, a person at this device, or a friend at another one.
 *  @typedef {{ agent: string | null, options: '' | 'friend' | string }} Player */
/** @typedef {[Player, Player]} Players */
/** A side that gave up, or whose time was up. @typedef {{ side: 0 | 1, by: 'resignation' | 'time' }} Forfeit */

/**
 * A move in the tree and the position after it.
 * @typedef {object} Node
 * @property {number} id   its index among the nodes
 * @property {number} parent   the node before it, or `root`
 * @property {string} text
 * @property {string} position
 * @property {number | null} ms   the time used for it
 * @property {Score} [score]   by the agent that made the move
 * @property {string} [eval]   what its record says of the position after it: "0.35", "#+6"
 * @property {string} [comment]   by whoever wrote the record
 * @property {readonly string[]} [marks]   drawn on the position after it (marks.js)
 * @property {boolean} over   the game ends here
 * @property {Forfeit} [forfeit]   a side lost here by other means than the rules
 */

/**
 * @typedef {object} Match
 * @property {string} id         names it in the list of past games
 * @property {string} game
 * @property {string} setup      as the engine reads it; empty when the start came from elsewhere
 * @property {0 | 1} begins      the side that makes the first move
 * @property {Players} players
 * @property {boolean} [isShared]   a finished game of somebody else, which came by a link
 * @property {Limits} limits     of every agent's move, or the clock of the game (clock.js)
 * @property {string} start      the start position
 * @property {readonly string[]} [marks]   drawn on the start
 * @property {readonly Node[]} nodes   the whole tree; parents come before their children
 * @property {readonly Node[]} moves   the current line; those after `ply` can be redone
 * @property {number} ply        which position of the line is on the board
 * @property {boolean} paused    agents wait
 * @property {boolean} pauseAfter   an agent makes one move, then agents wait
 */

/** @param {Player} player */
export const isPerson = ({ agent, options }) => agent === null && options !== 'friend';
/** @param {Player} player */
export const isFriend = ({ agent, options }) => agent === null && options === 'friend';

/** The parent of first moves. */
export const root = -1;

/** @param {Pick<Match, 'begins' | 'ply'>} match @param {number} [ply] @returns {0 | 1} the side to move */
export const sideAt = (match, ply = match.ply) => /** @type {0 | 1} */ ((match.begins + ply) % 2);

/** @param {Pick<Match, 'start' | 'moves' | 'ply'>} match @param {number} [ply] */
export const positionAt = (match, ply = match.ply) => match.moves[ply - 1]?.position ?? match.start;

/** @param {Pick<Match, 'moves'>} match @returns {string[]} */
export const moveTexts = ({ moves }) => moves.map(({ text }) => text);

/** Whether the current line comes to the game's end. @param {Pick<Match, 'moves'>} match */
export const hasEnded = ({ moves }) => moves[moves.length - 1]?.over === true;

/** @param {Pick<Match, 'players' | 'isShared'>} match @returns {0 | 1 | null} the side of the only person, if there is just one, and at
 *  this device */
export function onlyPerson({ players, isShared }) {
  if (isShared) return null;
  if (isPerson(players[0]) === isPerson(players[1])) return null;
  return isPerson(players[0]) ? 0 : 1;
}

/** Whether two agents play each other. @param {Pick<Match, 'players'>} match */
export const isWatched = ({ players }) => players.every(({ agent }) => agent !== null);

/** @param {Match} match @param {number} [ply] */
export const agentAt = (match, ply) => match.players[sideAt(match, ply)].agent;

/** Whether a friend at another device has a side. @param {Pick<Match, 'players'>} match */
export const isRemote = ({ players }) => players.some(isFriend);

/** Whether best moves may be shown: after the end, between people at this device, or while watched agents are paused.
 *  @param {Pick<Match, 'players' | 'paused' | 'moves'>} match */
export const mayStudy = (match) =>
  hasEnded(match) || match.players.every(isPerson) || (match.paused && isWatched(match));

/** Merges a line from elsewhere into the tree. The board shows its end, or the end of what the tree already has after it.
 *  @param {Match} match @param {readonly { text: string, position: string, over: boolean }[]} line @returns {Match} */
export function join(match, line) {
  /** @type {Match} */
  let joined = { ...match, ply: 0 };
  for (const { text, position, over } of line) joined = play(joined, { text, position, over, ms: null });
  return { ...joined, ply: joined.moves.length };
}

/** The ply to undo to: back to a person's turn or, between agents, one ply. @param {Match} match @returns {number | null} */
export function undoTarget(match) {
  for (let ply = match.ply - 1; ply >= 0; --ply) if (isWatched(match) || agentAt(match, ply) === null) return ply;
  return null;
}

/** The ply to redo to: forward to a person's turn, or to the last ply. @param {Match} match @returns {number | null} */
export function redoTarget(match) {
  const last = match.moves.length;
  if (match.ply === last) return null;
  for (let ply = match.ply + 1; ply < last; ++ply) if (isWatched(match) || agentAt(match, ply) === null) return ply;
  return last;
}

/** @param {readonly Node[]} nodes @param {number} parent */
export const childrenOf = (nodes, parent) => nodes.filter((node) => node.parent === parent);

/** The line from the start through a node, continued by first children. @param {readonly Node[]} nodes @param {number} id @returns {Node[]} */
export function lineThrough(nodes, id) {
  const line = [];
  for (let node = nodes[id]; node; node = nodes[node.parent]) line.unshift(node);
  for (let next = childrenOf(nodes, id)[0]; next; next = childrenOf(nodes, next.id)[0]) line.push(next);
  return line;
}

/** The moves that were played instead of the line's move at this ply (the first is 1). @param {Match} match @param {number} ply */
export function alternativesAt({ nodes, moves }, ply) {
  const played = moves[ply - 1];
  return played ? childrenOf(nodes, played.parent).filter((node) => node !== played) : [];
}

/** Plays a move at the position on the board: along the line, into an existing branch, or as a new branch.
 *  @param {Match} match @param {Omit<Node, 'id' | 'parent'>} move @returns {Match} */
export function play(match, move) {
  const { nodes, moves, ply } = match;
  const parent = moves[ply - 1]?.id ?? root;
  const known = childrenOf(nodes, parent).find(({ text }) => text === move.text);
  if (known && known === moves[ply]) return { ...match, ply: ply + 1 };
  if (known) return { ...match, moves: lineThrough(nodes, known.id), ply: ply + 1 };
  const node = { ...move, id: nodes.length, parent };
  return { ...match, nodes: [...nodes, node], moves: [...moves.slice(0, ply), node], ply: ply + 1 };
}

/** Ends the game by forfeit at the position on the board. @param {Match} match @param {Forfeit} forfeit @returns {Match} */
export function lose(match, forfeit) {
  const last = match.moves[match.ply - 1];
  if (!last || last.over) return match;
  const node = { ...last, over: true, forfeit };
  return {
    ...match,
    nodes: match.nodes.map((each) => (each.id === node.id ? node : each)),
    moves: [...match.moves.slice(0, match.ply - 1), node],
  };
}

/** Goes to a ply of the line. Agents are paused in the past, so that looking back does not make one play on.
 *  @param {Match} match @param {number | null} ply @returns {Match} */
export function goTo(match, ply) {
  if (ply === null) return match;
  const at = Math.max(0, Math.min(ply, match.moves.length));
  if (at === match.ply) return match;
  return { ...match, ply: at, pauseAfter: false, paused: at < match.moves.length && agentAt(match, at) !== null };
}

/** Switches to the line through a node, and goes to that node. @param {Match} match @param {number} id of a node @returns {Match} */
export function chooseLine(match, id) {
  const moves = lineThrough(match.nodes, id);
  if (moves.length === 0) return match;
  const ply = moves.findIndex((node) => node.id === id) + 1;
  return goTo({ ...match, moves, ply: -1 }, ply);
}

/** What is said of a move beside it, as far as something is.
 *  @param {{ eval?: string | null | undefined, comment?: string | undefined, marks?: readonly string[] | undefined }} move
 *  @returns {Pick<Node, 'eval' | 'comment' | 'marks'>} */
export const remarksOf = ({ eval: value, comment, marks }) => ({
  ...(value ? { eval: value } : {}),
  ...(comment ? { comment } : {}),
  ...(marks && marks.length > 0 ? { marks } : {}),
});

/** The marks on the position that is shown. @param {Pick<Match, 'marks' | 'moves' | 'ply'>} match */
export const marksOf = ({ marks, moves, ply }) => (ply === 0 ? marks : moves[ply - 1]?.marks) ?? [];

/** The same match with these marks on the position that is shown. @template {Match} M @param {M} match @param {readonly string[]} marks @returns {M} */
export function mark(match, marks) {
  const { nodes, moves, ply } = match;
  const shown = moves[ply - 1];
  if (!shown) return { ...match, marks };
  const { marks: _, ...bare } = shown;
  const node = { ...bare, ...remarksOf({ ...shown, marks }) };
  return {
    ...match,
    nodes: nodes.map((each) => (each.id === node.id ? node : each)),
    moves: moves.map((each) => (each.id === node.id ? node : each)),
  };
}

/** The nodes of a tree that has a single line.
 *  @param {readonly { text: string, ms: number | null, score?: Score, eval?: string | null | undefined, comment?: string | undefined, marks?: readonly string[] | undefined }[]} moves @param {readonly string[]} positions one more than moves
 *  @param {boolean} over whether the last position is the game's end @returns {Node[]} */
export const lineOf = (moves, positions, over) =>
  moves.map(({ text, ms, score, ...remarks }, at) => ({
    ...{ id: at, parent: at - 1, text, ms, position: /** @type {string} */ (positions[at + 1]) },
    ...(score ? { score } : {}),
    ...remarksOf(remarks),
    over: over && at === moves.length - 1,
  }));
