// Positions by hand: a click puts a stack on a cell, another one makes it higher, after six it is gone.
import { torusEditor } from '../common/torus-editor.js';
import { cells, maxPower, ownerOf, parsePosition, stackAt, stackOf, writePosition } from './board.js';

/** The rules count no more power than this, and no more plies. */
const maxTotal = cells;
const lastPly = 343;

/** @param {number} old @param {string} tool @returns {number} */
function stackAfter(old, tool) {
  if (tool === 'none') return 0;
  const side = tool === 'first' ? 0 : 1;
  const power = old !== 0 && ownerOf(old) === side ? Math.abs(old) + 1 : 1;
  return power > maxPower ? 0 : stackOf(power, side);
}

export const editor = torusEditor({
  parse: parsePosition,
  write: writePosition,
  isEmpty: ({ stacks }) => stacks.every((stack) => stack === 0),
  put(position, tool, cell) {
    const stacks = [...position.stacks];
    stacks[cell] = stackAfter(stackAt(stacks, cell), tool);
    const power = stacks.reduce((sum, stack) => sum + Math.abs(stack), 0);
    return power > maxTotal ? null : { ...position, stacks };
  },
  empty: { stacks: Array(cells).fill(0), side: 0, ply: 0 },
  lastPly,
});
