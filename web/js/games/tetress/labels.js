// Sentences for the status line and for screen readers.
import { elementAt, fact } from '../common/numbers.js';
import { called, linesFilled, place, readMove, sorted, tokenAt, tokensOf } from './board.js';
import { choices, isWhole, open } from './input.js';
import { placementOf, shapes } from './pieces.js';
import { pieceAlone } from './tray.js';

/** @import { Say, View } from '../types.js' */
/** @import { Draft } from './input.js' */
/** @import { Coords } from '../common/cells.js' */

/** @type {WeakMap<object, Map<string, Set<number>>>} */
const known = new WeakMap();

/** The cells that what is chosen may still cover: asked for each cell of the board. @param {View} view @param {Draft | null} draft */
function openCells(view, draft) {
  const from = choices(view);
  const ofView = known.get(view) ?? new Map();
  known.set(view, ofView);
  const key = JSON.stringify(draft);
  const found = ofView.get(key) ?? new Set(open(from, draft).flat());
  ofView.set(key, found);
  return found;
}

/** Everything the picture says of a cell. @type {import('../types.js').Labels<Draft>['cell']} */
function cell(say, { view, look, movable, chosen = null }, at) {
  const name = place(say, look.coords, at);
  const owner = tokenAt(tokensOf(view), at);
  if (owner !== null) return [name, say(`tetress.token.${owner}`)].join(', ');
  const parts = [name, say('tetress.empty')];
  if (!movable || view.outcome.kind !== 'ongoing') return parts.join(', ');
  if (chosen?.cells.includes(at)) parts.push(say('tetress.painted'));
  else if (!isWhole(chosen)) parts.push(say(openCells(view, chosen).has(at) ? 'tetress.fits' : 'tetress.full'));
  return parts.join(', ');
}

/** @param {readonly number[]} cells @param {Coords} coords */
const cellNames = (cells, coords) => sorted(cells).map((cell) => called(coords, cell));

/** @param {Say} say @param {readonly number[]} piece @param {Coords} coords */
const pieceOn = (say, piece, coords) =>
  say('tetress.laid', {
    piece: say(`tetress.piece.${elementAt(shapes, placementOf(piece)?.shape ?? 0).piece}`),
    cells: cellNames(piece, coords).join(' '),
  });

/** @param {Say} say @param {View} view @param {readonly number[]} piece */
function cleared(say, view, piece) {
  const { rows, columns } = linesFilled(tokensOf(view), piece);
  const n = rows.length + columns.length;
  return n > 0 ? [say('tetress.clears', { n })] : [];
}

/** @type {import('../types.js').Labels<Draft, import('./input.js').Choices>} */
export const labels = {
  cell,
  move(say, move, view, coords) {
    const piece = readMove(move);
    return [pieceOn(say, piece, coords), ...cleared(say, view, piece)].join(', ');
  },
  begins: (move, _, coords) => called(coords, elementAt(readMove(move), 0)),
  where(say, view, coords) {
    const tokens = tokensOf(view);
    const listed = (/** @type {0 | 1} */ side) => {
      const cells = tokens.flatMap((owner, at) => (owner === side ? [called(coords, at)] : []));
      return cells.length > 0 ? cells.join(' ') : say('tetress.nowhere');
    };
    return say('tetress.where', { first: listed(0), second: listed(1) });
  },
  pictured(say, move, side, coords) {
    const cells = readMove(move);
    const shape = placementOf(cells)?.shape ?? 0;
    const { piece } = elementAt(shapes, shape);
    const name = say(`tetress.piece.${piece}`);
    return { name, cell: called(coords, elementAt(cells, 0)), picture: pieceAlone(shape, side) };
  },
  short: (move, coords) => (coords === 'course' ? cellNames(readMove(move), coords).join(' ') : move),
  /** @param {Say} say @param {import('./input.js').Choices} from @param {Draft} draft @param {Coords} coords */
  chosen(say, from, draft, coords) {
    if (isWhole(draft)) return say('tetress.chosen.whole', { piece: pieceOn(say, draft.cells, coords) });
    if (draft.held !== null) {
      const piece = say(`tetress.piece.${elementAt(shapes, draft.held).piece}`);
      return draft.cells.length > 0
        ? say('tetress.chosen.stuck', { piece })
        : say('tetress.chosen.held', { piece, n: open(from, draft).length });
    }
    const names = cellNames(draft.cells, coords);
    return say('tetress.chosen.painted', { cells: say.and(names), n: open(from, draft).length });
  },
  next(say, draft) {
    if (isWhole(draft)) return say('tetress.next.whole');
    return draft.held === null ? say('tetress.next.painted', { n: 4 - draft.cells.length }) : say('tetress.next.held');
  },
  count: (view, side) => fact(view, view.outcome.kind === 'ongoing' ? 'room' : 'tokens', side),
  unowned: (view) =>
    tokensOf(view).filter((owner) => owner === null).length - fact(view, 'room', 0) - fact(view, 'room', 1),
  more: (say, view, mine) =>
    say('tetress.mobility', { mine: fact(view, 'mobility', mine), theirs: fact(view, 'mobility', 1 - mine) }),
  // At the end the count is that of the tokens.
  secondaryCount: (say, view, side) =>
    view.outcome.kind === 'ongoing' ? say('tetress.tokens', { n: fact(view, 'tokens', side) }) : '',
  ending: (view) => (fact(view, 'plies_left') > 0 ? `stuck.${view.side}` : 'over'),
};
