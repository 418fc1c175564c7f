// A game as this device keeps it. Version 1 had one line of moves; version 2 has the tree. Whatever is read goes through
// `decodeGame`, which answers a game or what is wrong with it.
import { cellsOfMark } from '../match/marks.js';
import { lineThrough, remarksOf, root } from '../match/match.js';

/** @import { Match, Node } from '../match/match.js' */
/** @typedef {Pick<Node, 'parent' | 'text' | 'ms' | 'score' | 'forfeit' | 'eval' | 'comment' | 'marks'>} SavedNode */
/** `leaf`: the last move of the current line; `ending`: the sentence that says how a finished game ended (Labels).
 *  @typedef {Pick<Match, 'id' | 'game' | 'setup' | 'begins' | 'players' | 'isShared' | 'marks' | 'limits' | 'start' | 'ply' | 'paused'> & { version: 2, nodes: SavedNode[], leaf: number, date: number, over: boolean, score: [number, number], ending: string }} SavedGame */

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** @param {unknown} value */
const isPlayer = (value) =>
  isObject(value) && (value.agent === null || typeof value.agent === 'string') && typeof value.options === 'string';
/** @param {unknown} value */
const isTime = (value) => value === null || (typeof value === 'number' && Number.isFinite(value));
/** @param {unknown} value */
const isScore = (value) =>
  value === undefined || (isObject(value) && typeof value.kind === 'string' && typeof value.value === 'number');
/** @param {unknown} value */
const isForfeit = (value) =>
  value === undefined ||
  (isObject(value) && [0, 1].includes(Number(value.side)) && ['resignation', 'time'].includes(String(value.by)));
/** @param {unknown} value */
const isRemark = (value) => value === undefined || typeof value === 'string';
/** @param {unknown} value */
const areMarks = (value) =>
  value === undefined || (Array.isArray(value) && value.every((mark) => typeof mark === 'string' && cellsOfMark(mark)));
/** @param {unknown} value @param {number} at */
const isNode = (value, at) =>
  isObject(value) &&
  typeof value.text === 'string' &&
  isTime(value.ms) &&
  isScore(value.score) &&
  isForfeit(value.forfeit) &&
  isRemark(value.eval) &&
  isRemark(value.comment) &&
  areMarks(value.marks) &&
  Number.isInteger(value.parent) &&
  Number(value.parent) >= root &&
  Number(value.parent) < at;
/** @param {unknown} value */
const isCount = (value) => Number.isInteger(value) && Number(value) >= 0;

/** What each field must be. @type {Record<string, (value: unknown, game: Record<string, unknown>) => boolean>} */
const rules = {
  id: (value) => typeof value === 'string',
  game: (value) => typeof value === 'string',
  setup: (value) => typeof value === 'string',
  start: (value) => typeof value === 'string',
  begins: (value) => value === 0 || value === 1,
  players: (value) => Array.isArray(value) && value.length === 2 && value.every(isPlayer),
  isShared: (value) => value === undefined || typeof value === 'boolean',
  marks: areMarks,
  limits: (value) => isObject(value) && Object.values(value).every((limit) => typeof limit === 'number'),
  nodes: (value) => Array.isArray(value) && value.every(isNode),
  leaf: (value, { nodes }) =>
    Number.isInteger(value) && Number(value) >= root && Number(value) < /** @type {unknown[]} */ (nodes).length,
  ply: isCount,
  date: (value) => typeof value === 'number',
  paused: (value) => typeof value === 'boolean',
  over: (value) => typeof value === 'boolean',
  score: (value) => Array.isArray(value) && value.length === 2 && value.every((count) => typeof count === 'number'),
  ending: (value) => typeof value === 'string',
};

/** One line of moves as a tree. @param {Record<string, unknown>} old */
function fromVersion1({ moves, ending, ...game }) {
  const line = Array.isArray(moves) ? moves : [null];
  const nodes = line.map((move, at) => (isObject(move) ? { ...move, parent: at - 1 } : move));
  return { ...game, version: 2, nodes, leaf: line.length - 1, paused: game.paused ?? false, ending: ending ?? 'over' };
}

/** @param {unknown} value @returns {{ ok: true, game: SavedGame } | { ok: false, fault: string }} */
export function decodeGame(value) {
  if (!isObject(value)) return { ok: false, fault: 'it is no object' };
  const game = /** @type {Record<string, unknown>} */ (value.version === undefined ? fromVersion1(value) : value);
  if (game.version !== 2) return { ok: false, fault: `its version is ${game.version}` };
  for (const [field, isGood] of Object.entries(rules))
    if (!isGood(game[field], game)) return { ok: false, fault: `its ${field} cannot be read` };
  return { ok: true, game: /** @type {SavedGame} */ (/** @type {unknown} */ (game)) };
}

/** The moves of the current line. @param {Pick<SavedGame, 'nodes' | 'leaf'>} saved @returns {SavedNode[]} */
export function savedLine({ nodes, leaf }) {
  const line = [];
  for (let node = nodes[leaf]; node; node = nodes[node.parent]) line.unshift(node);
  return line;
}

/** @import { Replayer } from '../address/fragment.js' */

/** Plays a saved game again. Moves that the rules no longer allow are left out, with all that follows them.
 *  @param {Replayer} rules @param {SavedGame} saved
 *  @returns {Omit<Match, 'pauseAfter'> | null} null if not even the start is allowed */
export function reopen(rules, saved) {
  const { id, game, setup, begins, players, isShared, marks, limits, start, paused, ply } = saved;
  if (!rules.playAll(start, '').ok) return null;
  /** @type {Node[]} */
  const nodes = [];
  /** Where each saved node is in the new tree. @type {Map<number, number>} */
  const places = new Map([[root, root]]);
  for (const chain of chainsOf(saved.nodes)) {
    const first = /** @type {number} */ (chain[0]);
    const before = places.get(saved.nodes[first]?.parent ?? root);
    if (before === undefined) continue;
    const texts = chain.map((at) => saved.nodes[at]?.text ?? '');
    const line = rules.playAll(nodes[before]?.position ?? start, texts.join(' '));
    if (!line.ok) continue;
    let parent = before;
    line.positions.slice(1).forEach((position, at) => {
      const place = /** @type {number} */ (chain[at]);
      const { text, ms, score, forfeit, ...remarks } = /** @type {SavedNode} */ (saved.nodes[place]);
      const isLast = at === line.positions.length - 2;
      const ended = isLast && line.outcome !== undefined && line.outcome.kind !== 'ongoing';
      const given = forfeit ? { forfeit } : {};
      const over = ended || forfeit !== undefined;
      nodes.push({
        ...{ id: nodes.length, parent, text, ms, position, over, ...(score ? { score } : {}) },
        ...{ ...given, ...remarksOf(remarks) },
      });
      places.set(place, nodes.length - 1);
      parent = nodes.length - 1;
    });
  }
  const moves = lineThrough(nodes, places.get(lastGood(saved, places)) ?? root);
  const match = {
    id,
    game,
    setup,
    begins,
    players,
    isShared: isShared === true,
    limits,
    ...(marks ? { marks } : {}),
    start,
    nodes,
    moves,
    paused,
    ply: Math.min(ply, moves.length),
  };
  return match;
}

/** Runs of moves that follow each other, by their places. @param {readonly SavedNode[]} nodes @returns {number[][]} */
function chainsOf(nodes) {
  /** @type {number[][]} */
  const chains = [];
  nodes.forEach(({ parent }, at) => {
    if (at > 0 && parent === at - 1) chains[chains.length - 1]?.push(at);
    else chains.push([at]);
  });
  return chains;
}

/** The last move of the current line that could be played. @param {SavedGame} saved @param {Map<number, number>} places */
function lastGood({ nodes, leaf }, places) {
  let at = leaf;
  while (!places.has(at)) at = nodes[at]?.parent ?? root;
  return at;
}
