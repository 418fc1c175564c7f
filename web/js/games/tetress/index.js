import { packNumber, unpackNumbers } from '../common/packing.js';
import { readMove, writeMove } from './board.js';
import { draw } from './draw.js';
import { geometry } from './geometry.js';
import { input } from './input.js';
import { labels } from './labels.js';
import { span } from './moves.js';
import { cellsOfNumber, numberOf, placementOf } from './pieces.js';
import { rulePictures } from './rule-pictures.js';
import { tray } from './tray.js';

/** @type {import('../types.js').GameModule<import('./input.js').Draft, import('./input.js').Choices, import('./geometry.js').SquareGeometry>} */
const tetress = {
  id: 'tetress',
  first: { setup: 'opening=2 seed=42', opponent: 'champion:level=2' },
  sizes: [11, 11],
  palette: 'red-blue',
  geometry: (_, look) => geometry(look),
  draw,
  rulePictures,
  span,
  input,
  labels,
  tray,
  editor: async () => (await import('./extras.js')).editor,
  lessons: async () => (await import('./extras.js')).lessons,
  replay: async () => (await import('./replay.js')).replay,
  levels: async () => (await import('./extras.js')).levels,

  // Version 1 of the address: the shape's place in pieces.js times 121, and the cell of its anchor.
  pack(move) {
    const placement = placementOf(readMove(move));
    if (!placement) throw new Error(`${move} is no piece`);
    return packNumber(numberOf(placement));
  },
  unpack(packed) {
    const moves = [];
    for (const number of unpackNumbers(packed)) {
      const piece = cellsOfNumber(number);
      if (!piece) break;
      moves.push(writeMove(piece));
    }
    return moves;
  },
};

export default tetress;
