import { packNumber, unpackNumbers } from '../common/packing.js';
import { cellName, maxSize, readBoard, readCell, wallLetters } from './board.js';
import { draw } from './draw.js';
import { geometry } from './geometry.js';
import { input } from './input.js';
import { labels } from './labels.js';
import { span } from './moves.js';
import { rulePictures } from './rule-pictures.js';

/** @type {import('../types.js').GameModule<import('./input.js').Draft, import('./input.js').Choices, import('./geometry.js').SquareGeometry>} */
const colosseum = {
  id: 'colosseum',
  first: { setup: 'size=7 rules=2023 seed=42', opponent: 'champion:level=2' },
  sizes: [3, maxSize],
  geometry: (view, look) => geometry(readBoard(view.position).size, look),
  draw,
  rulePictures,
  span,
  input,
  labels,
  course: async () => (await import('./extras.js')).course,
  editor: async () => (await import('./extras.js')).editor,
  lessons: async () => (await import('./extras.js')).lessons,
  replay: async () => (await import('./replay.js')).replay,
  levels: async () => (await import('./extras.js')).levels,
  strengths: async () => (await import('./extras.js')).strengths,

  // Version 1 of the address: 2 spare bits, 4 of row, 4 of column, 2 of wall.
  pack: (move) => packNumber((readCell(move.slice(0, -1), maxSize) << 2) | wallLetters.indexOf(move.slice(-1))),
  unpack: (packed) => unpackNumbers(packed).map((bits) => cellName((bits >> 2) & 255, maxSize) + wallLetters[bits & 3]),
};

export default colosseum;
