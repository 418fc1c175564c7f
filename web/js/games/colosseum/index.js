import { cellName, readBoard, readCell, wallLetters } from './board.js';
import { draw } from './draw.js';
import { geometry } from './geometry.js';
import { input } from './input.js';
import { labels } from './labels.js';
import { span } from './moves.js';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** @type {import('../types.js').GameModule} */
const colosseum = {
  id: 'colosseum',
  first: { setup: 'size=7 rules=2023 seed=42', opponent: 'champion:level=2' },
  sizes: [3, 16],
  geometry: (view, look) => geometry(readBoard(view.position).size, look),
  draw: (scene, geo) => draw(scene, /** @type {ReturnType<typeof geometry>} */ (geo)),
  span: (scene, geo) => span(scene, /** @type {ReturnType<typeof geometry>} */ (geo)),
  input,
  labels,
  course: async () => (await import('./extras.js')).course,
  editor: async () => (await import('./extras.js')).editor,
  lessons: async () => (await import('./extras.js')).lessons,
  strengths: async () => (await import('./strengths.js')).strengths,

  // Version 1 of the address: 4 bits of row, 4 of column, 2 of wall, and 2 spare, as two base64url characters.
  pack(move) {
    const cell = readCell(move.slice(0, -1), 16);
    const bits = (cell << 2) | wallLetters.indexOf(move.slice(-1));
    return alphabet[bits >> 6] + alphabet[bits & 63];
  },
  unpack: (packed) =>
    (packed.match(/../g) ?? []).map(([high, low]) => {
      const bits = (alphabet.indexOf(high) << 6) | alphabet.indexOf(low);
      return cellName((bits >> 2) & 255, 16) + wallLetters[bits & 3];
    }),
};

export default colosseum;
