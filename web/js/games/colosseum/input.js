// A move in the making: nothing chosen → a cell → a cell and a wall. Every device goes through these functions.
import { elementAt } from '../common/numbers.js';
import { beyond, cellName, readBoard, readMove, wallLetters, writeBoard } from './board.js';

/** @import { Wall } from './board.js' */
/** @typedef {import('./geometry.js').SquareGeometry} Geometry */
/** @typedef {{ cell: number, wall: Wall | null, size: number }} Draft */
/** Which sides may be closed from each cell within reach.
 *  @typedef {{ size: number, walls: Map<number, Wall[]> }} Choices */

/** @param {import('../types.js').View} view @returns {Choices} */
function choices(view) {
  const { size } = readBoard(view.position);
  /** @type {Map<number, Wall[]>} */
  const walls = new Map();
  for (const text of view.moves) {
    const { cell, wall } = readMove(text, size);
    const known = walls.get(cell);
    if (known) known.push(wall);
    else walls.set(cell, [wall]);
  }
  for (const open of walls.values()) open.sort();
  return { size, walls };
}

/** The whole move: the side of the cell that is nearest. Closed sides snap to the nearest open one.
 *  @param {Choices} from @param {Geometry} geometry @param {import('../types.js').Point} at @returns {Draft | null} */
function point({ size, walls }, { toBoard }, at) {
  const [x, y] = toBoard(at);
  const column = Math.floor(x);
  const row = Math.floor(y);
  if (row < 0 || column < 0 || row >= size || column >= size) return null;
  const cell = row * size + column;
  const open = walls.get(cell);
  if (!open) return null;
  const sides = [y - row, column + 1 - x, row + 1 - y, x - column];
  const away = (/** @type {Wall} */ side) => elementAt(sides, side);
  const wall = open.reduce((best, side) => (away(side) < away(best) ? side : best));
  return { cell, wall, size };
}

/** A tap chooses a cell; then a tap on a neighbour walls it off, and the same neighbour again confirms. A tap on the
 *  chosen cell takes it back.
 *  @param {Choices} from @param {Draft | null} draft @param {number} cell
 *  @returns {{ draft: Draft | null, commit?: boolean }} */
function tap({ size, walls }, draft, cell) {
  if (draft) {
    if (draft.cell === cell) return { draft: back(draft) };
    const wall = (walls.get(draft.cell) ?? []).find((side) => beyond(draft.cell, side, size) === cell);
    if (wall !== undefined) return { draft: { ...draft, wall }, commit: wall === draft.wall };
  }
  return { draft: walls.has(cell) ? { cell, wall: null, size } : null };
}

/** @param {Choices} from @param {number} cell @param {number} direction @returns {Draft | null} */
function spreadTowards({ size, walls }, cell, direction) {
  const wall = /** @type {Wall} */ (direction);
  return walls.get(cell)?.includes(wall) ? { cell, wall, size } : null;
}

/** @param {Draft} draft @returns {Draft | null} */
const back = (draft) => (draft.wall === null ? null : { ...draft, wall: null });

/** Accepts `c4u` and the course's `r,c,u` (rows and columns from 0). @param {string} text */
function typed(text) {
  const course = /^\s*\(?\s*(\d+)\s*[,\s]\s*(\d+)\s*\)?\s*[,\s]\s*([urdl])\w*\s*$/i.exec(text);
  if (!course) return text.trim().toLowerCase();
  const column = String.fromCharCode(97 + Math.min(Number(course[2]), 25));
  return `${column}${Number(course[1]) + 1}${course[3]?.toLowerCase()}`;
}

/** @type {import('../types.js').Input<Draft, Choices, Geometry>} */
export const input = {
  choices,
  home(view) {
    const { pawns, side } = readBoard(view.position);
    return pawns[side];
  },
  rival(view) {
    const { pawns, side } = readBoard(view.position);
    return pawns[side === 0 ? 1 : 0];
  },
  lit: ({ walls }) => new Set(walls.keys()),
  point,
  tap,
  spreadTowards,
  aim: (from, draft, direction) => spreadTowards(from, draft.cell, direction),
  back,
  move: ({ cell, wall, size }) => (wall === null ? null : cellName(cell, size) + wallLetters[wall]),
  draft: (move, view) => {
    const { size } = readBoard(view.position);
    return { ...readMove(move, size), size };
  },
  partial(position, { cell }) {
    const board = readBoard(position);
    /** @type {[number, number]} */
    const pawns = [...board.pawns];
    pawns[board.side] = cell;
    return writeBoard({ ...board, pawns, side: board.side === 0 ? 1 : 0 });
  },
  typed,
};
