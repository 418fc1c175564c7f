import { cellName, directions, readMove } from './board.js';
import { draw } from './draw.js';
import { geometry } from './geometry.js';
import { input } from './input.js';
import { labels } from './labels.js';
import { span } from './moves.js';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Where a direction would stand in an address, for a spawn. */
const spawn = 6;

/** @type {import('../types.js').GameModule} */
const infexion = {
  id: 'infexion',
  first: { setup: 'opening=6 seed=42', opponent: 'greedy' },
  sizes: [7, 7],
  palette: 'red-blue',
  geometry: (_, look) => geometry(look),
  draw: (scene, geo) => draw(scene, /** @type {ReturnType<typeof geometry>} */ (geo)),
  span,
  input,
  labels,
  editor: async () => (await import('./extras.js')).editor,
  lessons: async () => (await import('./extras.js')).lessons,
  levels: async () => (await import('./levels.js')).levels,

  // Version 1 of the address: 6 bits of cell and 3 of direction, clockwise from 0 for n, 6 for a spawn; 3 spare bits; as two
  // base64url characters.
  pack(move) {
    const { cell, direction } = readMove(move);
    const bits = (cell << 3) | (direction ?? spawn);
    return alphabet[bits >> 6] + alphabet[bits & 63];
  },
  unpack: (packed) =>
    (packed.match(/../g) ?? []).map(([high, low]) => {
      const bits = (alphabet.indexOf(high) << 6) | alphabet.indexOf(low);
      return cellName((bits >> 3) & 63) + (directions[bits & 7] ?? '');
    }),
};

export default infexion;
