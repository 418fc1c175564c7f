// Two ways to a piece. Painted: cell after cell, and what can no longer be part of a legal piece is let go; the last cells
// add themselves once only one piece is left. Held: a piece from the tray, which lies around the cell that is pointed at.
import { elementAt } from '../common/numbers.js';
import { cells, readMove, sorted, writeMove } from './board.js';
import { aroundCell, cellsAt, firstShape, mirrored, pieces, placementOf, turned } from './pieces.js';

/** @import { View } from '../types.js' */
/**
 * @typedef {object} Draft
 * @property {number[]} cells   in the order of painting; of a held piece those it would lie on, none before it is somewhere
 * @property {number} painted   how many of them by hand
 * @property {number | null} held   the shape in hand
 * @property {number} at   the cell that it lies around
 * @property {boolean} fits   whether the rules let it lie there
 */
/** Every legal placement as four cells; a key for each. @typedef {{ placements: number[][], keys: Set<string> }} Choices */

/** @type {WeakMap<View, Choices>} */
const known = new WeakMap();

/** @param {View} view @returns {Choices} */
export function choices(view) {
  let made = known.get(view);
  if (!made) {
    made = { placements: view.moves.map(readMove), keys: new Set(view.moves) };
    known.set(view, made);
  }
  return made;
}

/** @param {Draft | null} draft */
export const isWhole = (draft) => draft !== null && draft.cells.length === 4 && draft.fits;

const everyCell = Array.from({ length: cells }, (_, cell) => cell);

/** The placements that what is chosen can still become. @param {Choices} from @param {Draft | null} draft */
export function open({ placements, keys }, draft) {
  if (draft === null) return placements;
  if (draft.held !== null) {
    const { held } = draft;
    return everyCell.map((anchor) => cellsAt(held, anchor)).filter((piece) => keys.has(writeMove(piece)));
  }
  return placements.filter((piece) => draft.cells.every((cell) => piece.includes(cell)));
}

/** @param {Choices} from @param {number[]} cells by hand @returns {Draft | null} null if no legal piece has these cells */
function paint(from, cells) {
  const draft = { cells, painted: cells.length, held: null, at: -1, fits: true };
  const left = open(from, draft);
  if (left.length === 0) return null;
  const [only = [], more] = left;
  const rest = more ? [] : only.filter((cell) => !cells.includes(cell));
  return { ...draft, cells: [...cells, ...rest] };
}

/** @param {number} held @returns {Draft} */
export const hold = (held) => ({ cells: [], painted: 0, held, at: -1, fits: false });

/** The held shape around a cell, shifted by a cell if only so it is legal. @param {Choices} from @param {number} held @param {number} at @returns {Draft} */
function lay({ keys }, held, at) {
  const ways = aroundCell(held, at);
  const legal = ways.find((piece) => keys.has(writeMove(piece)));
  return { cells: sorted(legal ?? elementAt(ways, 0)), painted: 0, held, at, fits: legal !== undefined };
}

/** The draft with this cell as well; null if that is no part of it. @param {Choices} from @param {Draft | null} draft @param {number} cell */
const grown = (from, draft, cell) => (isWhole(draft) ? null : paint(from, [...(draft?.cells ?? []), cell]));

/** A cell more, or a painted one less, or a new beginning elsewhere; a held piece lies there. A tap on the whole piece confirms.
 *  @param {Choices} from @param {Draft | null} draft @param {number} cell @returns {{ draft: Draft | null, commit?: boolean }} */
function tap(from, draft, cell) {
  if (draft && isWhole(draft) && draft.cells.includes(cell)) return { draft, commit: true };
  if (draft && draft.held !== null) return { draft: lay(from, draft.held, cell) };
  if (draft?.cells.includes(cell)) {
    const left = draft.cells.filter((painted) => painted !== cell);
    return { draft: left.length > 0 ? paint(from, left) : null };
  }
  return { draft: grown(from, draft, cell) ?? paint(from, [cell]) ?? draft };
}

/** @param {Draft} draft @returns {Draft | null} */
function back(draft) {
  if (draft.held !== null) return draft.cells.length > 0 ? hold(draft.held) : null;
  const painted = draft.painted - 1;
  return painted > 0 ? { ...draft, painted, cells: draft.cells.slice(0, painted) } : null;
}

/** What is chosen, as a shape in hand, after a change. @param {Choices} from @param {Draft | null} draft @param {number[]} change @returns {Draft | null} */
function changed(from, draft, change) {
  const shape = draft?.held ?? (draft && isWhole(draft) ? (placementOf(draft.cells)?.shape ?? null) : null);
  if (!draft || shape === null) return null;
  const next = elementAt(change, shape);
  if (draft.cells.length === 0) return hold(next);
  return lay(from, next, draft.held === null ? elementAt(draft.cells, 0) : draft.at);
}

/** @type {NonNullable<import('../types.js').Input<Draft, Choices>['key']>} */
function key(from, draft, _cell, code) {
  const number = /^(?:Digit|Numpad)([1-7])$/.exec(code)?.[1];
  if (number) return hold(firstShape(elementAt(pieces, Number(number) - 1)));
  if (code === 'KeyR') return changed(from, draft, turned);
  if (code === 'KeyF') return changed(from, draft, mirrored);
  return null;
}

/** Accepts `c4d4e4e5`, with anything between the cells, and the course's rows and columns from 0: `PLACE(3-2, 3-3, 3-4, 4-4)`.
 *  @param {string} text */
function typed(text) {
  const plain = text.trim().toLowerCase();
  const numbers = plain.match(/\d+/g) ?? [];
  if (/[a-k]\s*\d/.test(plain.replace('place', '')) || numbers.length !== 8) return plain.replace(/[\s,;]+/g, '');
  const pairs = [0, 2, 4, 6].map((at) => numbers.slice(at, at + 2).map(Number));
  return pairs.map(([row = 0, column = 0]) => `${String.fromCharCode(97 + column)}${row + 1}`).join('');
}

/** @type {import('../types.js').Input<Draft, Choices, import('./geometry.js').SquareGeometry>} */
export const input = {
  choices,
  lit: ({ placements }) => new Set(placements.flat()),
  point(from, geometry, at, draft) {
    const cell = geometry.cellAt(at);
    if (cell === null) return null;
    // A mouse that rests on what is painted takes nothing back.
    if (draft?.held === null && draft.cells.includes(cell)) return draft;
    return tap(from, draft, cell).draft;
  },
  tap,
  sweep(from, draft, cell) {
    if (draft && draft.held !== null) return lay(from, draft.held, cell);
    if (draft?.cells.includes(cell)) return draft;
    return grown(from, draft, cell) ?? (isWhole(draft) ? paint(from, [cell]) : draft);
  },
  waits: ({ held }) => held === null,
  key,
  back,
  move: (draft) => (isWhole(draft) ? writeMove(draft.cells) : null),
  draft: (move) => ({ cells: readMove(move), painted: 4, held: null, at: -1, fits: true }),
  typed,
};
