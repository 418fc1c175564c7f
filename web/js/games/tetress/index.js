import { readMove, writeMove } from './board.js';
import { draw } from './draw.js';
import { geometry } from './geometry.js';
import { input } from './input.js';
import { labels } from './labels.js';
import { span } from './moves.js';
import { cellsOfNumber, numberOf, placementOf } from './pieces.js';
import { tray } from './tray.js';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** @type {import('../types.js').GameModule} */
const tetress = {
  id: 'tetress',
  first: { setup: 'opening=2 seed=42', opponent: 'greedy' },
  sizes: [11, 11],
  palette: 'red-blue',
  geometry: (_, look) => geometry(look),
  draw: (scene, geo) => draw(scene, /** @type {ReturnType<typeof geometry>} */ (geo)),
  span,
  input,
  labels,
  tray,
  editor: async () => (await import('./extras.js')).editor,
  lessons: async () => (await import('./extras.js')).lessons,

  // Version 1 of the address: the shape's place in pieces.js times 121, and the cell of its anchor; as two base64url characters.
  pack(move) {
    const placement = placementOf(readMove(move));
    if (!placement) throw new Error(`${move} is no piece`);
    const number = numberOf(placement);
    return alphabet[number >> 6] + alphabet[number & 63];
  },
  unpack(packed) {
    const moves = [];
    for (const [high, low] of packed.match(/../g) ?? []) {
      const piece = cellsOfNumber((alphabet.indexOf(high) << 6) | alphabet.indexOf(low));
      if (!piece) break;
      moves.push(writeMove(piece));
    }
    return moves;
  },
};

export default tetress;
