import { packNumber, unpackNumbers } from '../common/packing.js';
import { cellName, directions, readMove } from './board.js';
import { draw } from './draw.js';
import { geometry } from './geometry.js';
import { input } from './input.js';
import { labels } from './labels.js';
import { span } from './moves.js';
import { rulePictures } from './rule-pictures.js';

/** Where a direction would stand in an address, for a spawn. */
const spawn = 6;

/** @type {import('../types.js').GameModule<import('./input.js').Draft, import('./input.js').Choices, import('./geometry.js').HexGeometry>} */
const infexion = {
  id: 'infexion',
  first: { setup: 'opening=6 seed=42', opponent: 'champion:level=2' },
  sizes: [7, 7],
  palette: 'red-blue',
  geometry: (_, look) => geometry(look),
  draw,
  rulePictures,
  span,
  input,
  labels,
  editor: async () => (await import('./extras.js')).editor,
  lessons: async () => (await import('./extras.js')).lessons,
  replay: async () => (await import('./replay.js')).replay,
  isHopeless(view, side) {
    const [mine, theirs] = [labels.count(view, side), labels.count(view, side === 0 ? 1 : 0)];
    return theirs >= 2 * mine && theirs - mine >= 6;
  },
  levels: async () => (await import('./extras.js')).levels,
  strengths: async () => (await import('./extras.js')).strengths,

  // Version 1 of the address: 3 spare bits, 6 of cell, 3 of direction, clockwise from 0 for n, 6 for a spawn.
  pack(move) {
    const { cell, direction } = readMove(move);
    return packNumber((cell << 3) | (direction ?? spawn));
  },
  unpack: (packed) => unpackNumbers(packed).map((bits) => cellName((bits >> 3) & 63) + (directions[bits & 7] ?? '')),
};

export default infexion;
