// A move in the making: nothing chosen → an empty cell, which is a complete spawn; or an own stack → the stack and a direction.
// Every device goes through these functions.
import { cellAt, directions, readMove, stackAt, stacksOf, walk, writeMove } from './board.js';

/** @import { Point } from '../types.js' */
/** @typedef {{ cell: number, spawns: boolean, direction: number | null }} Draft */
/** Power of the own stacks that may spread, and the cells where one may spawn. @typedef {{ powers: Map<number, number>, spawns: Set<number> }} Choices */

/** @param {import('../types.js').View} view @returns {Choices} */
function choices(view) {
  const stacks = stacksOf(view);
  const moves = view.moves.map(readMove);
  return {
    powers: new Map(
      moves.filter(({ direction }) => direction === 0).map(({ cell }) => [cell, Math.abs(stackAt(stacks, cell))]),
    ),
    spawns: new Set(moves.filter(({ direction }) => direction === null).map(({ cell }) => cell)),
  };
}

/** @param {Choices} from @param {number} cell @returns {Draft | null} */
function begin({ powers, spawns }, cell) {
  return powers.has(cell) || spawns.has(cell) ? { cell, spawns: spawns.has(cell), direction: null } : null;
}

/** The direction in which a stack reaches a cell: a neighbour always, farther ones as far as its power goes. A cell that it
 *  reaches around the board as well is meant the shorter way.
 *  @param {number} from @param {number} power @param {number} to @returns {number | null} */
function towards(from, power, to) {
  const far = Math.max(power, 1);
  for (let distance = 1; distance <= far; ++distance) {
    const direction = directions.findIndex((_, at) => walk(from, at, distance) === to);
    if (direction >= 0) return direction;
  }
  return null;
}

/** A tap on an empty cell spawns there, a second one confirms. A tap on an own stack chooses it; then a tap on a cell it
 *  reaches spreads it that way, and one in the same direction confirms. A tap on the chosen stack takes it back.
 *  @param {Choices} from @param {Draft | null} draft @param {number} cell
 *  @returns {{ draft: Draft | null, commit?: boolean }} */
function tap(from, draft, cell) {
  if (draft?.spawns && draft.cell === cell) return { draft, commit: true };
  if (draft && !draft.spawns) {
    if (draft.cell === cell) return { draft: back(draft) };
    const direction = towards(draft.cell, from.powers.get(draft.cell) ?? 0, cell);
    if (direction !== null) return { draft: { ...draft, direction }, commit: direction === draft.direction };
  }
  return { draft: begin(from, cell) };
}

/** @param {Choices} from @param {number} cell @param {number} direction @returns {Draft | null} */
const spreadTowards = ({ powers }, cell, direction) => (powers.has(cell) ? { cell, spawns: false, direction } : null);

/** @param {Draft} draft @returns {Draft | null} */
const back = (draft) => (draft.direction === null ? null : { ...draft, direction: null });

/** How the course, and people, write directions. */
const words = new Map(
  [
    'up n',
    'upright ne',
    'downright se',
    'down s',
    'downleft sw',
    'upleft nw',
    '↑ n',
    '↗ ne',
    '↘ se',
    '↓ s',
    '↙ sw',
    '↖ nw',
  ]
    .map((pair) => pair.split(' '))
    .map(([word = '', direction = '']) => [word, direction]),
);

/** @param {string} text `UpRight`, `ne`, `[↗]`, `HexDir.UpRight` or a step `+1 -1` */
function readDirection(text) {
  const step = /([+-]?\d)\D*?([+-]?\d)/.exec(text);
  if (step) return directions.find((_, at) => walk(0, at) === cellAt(Number(step[1]), Number(step[2]))) ?? text;
  const word = text.replace('hexdir', '').replace(/[^a-z↑↗↘↓↙↖]/g, '');
  return words.get(word) ?? word;
}

/** Accepts `e4`, `e4ne` and the course's `SPAWN r q`, `SPREAD r q direction` (rows and columns from 0), with or without
 *  brackets.
 *  @param {string} text */
function typed(text) {
  const plain = text.trim().toLowerCase();
  const course = /^(spawn|spread)\D*(\d)\D+(\d)(.*)$/s.exec(plain);
  if (!course) return plain;
  const [, action, row, column, rest = ''] = course;
  const cell = `${String.fromCharCode(97 + Number(column))}${Number(row) + 1}`;
  return action === 'spawn' ? cell : cell + readDirection(rest);
}

/** @type {import('../types.js').Input<Draft, Choices, import('./geometry.js').HexGeometry>} */
export const input = {
  choices,
  lit: ({ powers, spawns }) => new Set([...powers.keys(), ...spawns]),
  point(from, geometry, at, draft) {
    const cell = geometry.cellAt(at);
    if (cell === null) return null;
    // A mouse that rests on what is chosen takes nothing back until it clicks.
    return tap(from, draft?.spawns ? null : draft && { ...draft, direction: null }, cell).draft;
  },
  tap,
  spreadTowards,
  aim: ({ powers }, draft, direction) => (powers.has(draft.cell) ? { ...draft, direction } : null),
  back,
  move: ({ cell, spawns, direction }) => (spawns || direction !== null ? writeMove(cell, direction) : null),
  draft(move) {
    const { cell, direction } = readMove(move);
    return { cell, spawns: direction === null, direction };
  },
  typed,
};
