// The seven pieces beside the board.
import { elementAt } from '../common/numbers.js';
import { hold } from './input.js';
import { firstShape, pieces, shapes } from './pieces.js';
import { block } from './shapes.js';

/** Every piece's picture is of one size, so that all are drawn to one scale. */
const room = 4;

/** @param {number} shape @param {import('../types.js').Side} side @returns {import('../types.js').Picture} */
export function pieceAlone(shape, side) {
  const { offsets } = elementAt(shapes, shape);
  const [rows, columns] = [
    Math.max(...offsets.map(([row]) => row)) + 1,
    Math.max(...offsets.map(([, column]) => column)) + 1,
  ];
  const marks = offsets.map(([row, column]) =>
    block(side, [column + (room - columns + 1) / 2, row + (room - rows + 1) / 2]),
  );
  return { marks, width: room, height: room };
}

/** @type {import('../types.js').Tray<import('./input.js').Draft>} */
export const tray = {
  pieces,
  held: (draft) => (draft && draft.held !== null ? elementAt(shapes, draft.held).piece : null),
  pick: (draft, piece) => (tray.held(draft) === piece ? null : hold(firstShape(piece))),
  picture(piece, draft, side) {
    const shape = tray.held(draft) === piece ? draft?.held : null;
    return pieceAlone(shape ?? firstShape(piece), side);
  },
  keys: { turn: 'KeyR', mirror: 'KeyF' },
};
