// Moves put on the board as they are written, whether or not the rules allow them: for a page that has no engine.
import {
  line,
  maxPower,
  ownerOf,
  parsePosition,
  readMove,
  stackAt,
  stackOf,
  writeMove,
  writePosition,
} from './board.js';

/** @type {import('../types.js').Replay} */
export const replay = {
  side: (position) => parsePosition(position).side,
  after(position, move) {
    const { stacks, side, ply } = parsePosition(position);
    const { cell, direction } = readMove(move);
    const stack = stacks[cell];
    if (stack === undefined || writeMove(cell, direction) !== move) return null;
    if (direction === null) {
      if (stack !== 0) return null;
      stacks[cell] = stackOf(1, side);
    } else {
      if (stack === 0 || ownerOf(stack) !== side) return null;
      stacks[cell] = 0;
      for (const hit of line(cell, direction, Math.abs(stack))) {
        const power = Math.abs(stackAt(stacks, hit)) + 1;
        stacks[hit] = power > maxPower ? 0 : stackOf(power, side);
      }
    }
    return writePosition({ stacks, side: side === 0 ? 1 : 0, ply: ply + 1 });
  },
};
