// Sentences for the status line and for screen readers.
import { cellIn, placeIn } from '../common/cells.js';
import { elementAt, fact, factsOf } from '../common/numbers.js';
import { hasWall, maxSize, readBoard, readMove, wallLetters } from './board.js';
import { input } from './input.js';

/** @import { Say } from '../types.js' */
/** @import { Choices } from './input.js' */

const sides = /** @type {const} */ (['up', 'right', 'down', 'left']);

/** @import { Coords } from '../common/cells.js' */

/** @param {number} cell @param {number} size @returns {[row: number, column: number]} */
const placeOf = (cell, size) => [Math.floor(cell / size), cell % size];

/** A move as it is listed, of a board of any size. @param {string} move @param {Coords} coords */
function short(move, coords) {
  if (coords !== 'course') return move;
  const { cell: to, wall } = readMove(move, maxSize);
  return [...placeOf(to, maxSize), wallLetters[wall]].join();
}

/** @param {Say} say @param {number[]} walls */
const listed = (say, walls) => say.or(walls.map((wall) => say(`colosseum.side.${sides[wall]}`)));

/** Everything the picture says of a cell. @type {import('../types.js').Labels['cell']} */
function cell(say, scene, at) {
  const { view, look } = scene;
  const board = readBoard(view.position);
  const own = view.side === 0 ? 'first' : 'second';
  const steps = fact(view, `steps_${own}`, at);
  const walls = /** @type {const} */ ([0, 1, 2, 3]).filter((wall) => hasWall(board, at, wall));
  const parts = [placeIn(say, look.coords, ...placeOf(at, board.size))];
  const pawn = board.pawns.indexOf(at);
  parts.push(pawn >= 0 ? say(`colosseum.pawn.${pawn}`) : say('colosseum.empty'));
  if (walls.length > 0)
    parts.push(
      say('colosseum.walls', {
        n: walls.length,
        sides: say.and(walls.map((wall) => say(`colosseum.side.${sides[wall]}`))),
      }),
    );
  if (scene.movable && view.outcome.kind === 'ongoing') {
    const reachable = steps >= 0 && steps <= fact(view, 'step_limit');
    if (reachable && look.hints) parts.push(say('colosseum.steps', { n: steps }));
    parts.push(say(reachable ? 'colosseum.reachable' : 'colosseum.unreachable'));
  }
  return parts.join(', ');
}

/** @type {import('../types.js').Labels<import('./input.js').Draft, Choices>} */
export const labels = {
  cell,
  move: (say, move, view, coords) => {
    const { size } = readBoard(view.position);
    const { cell: to, wall } = readMove(move, size);
    const place = cellIn(coords, ...placeOf(to, size));
    return say('colosseum.move', { place, side: say(`colosseum.side.${sides[wall]}`) });
  },
  short,
  begins(move, view, coords) {
    const { size } = readBoard(view.position);
    return cellIn(coords, ...placeOf(readMove(move, size).cell, size));
  },
  where(say, view, coords) {
    const { pawns, size } = readBoard(view.position);
    const [first, second] = pawns.map((pawn) => cellIn(coords, ...placeOf(pawn, size)));
    return say('colosseum.where', { first: first ?? '', second: second ?? '' });
  },
  chosen(say, { size, walls }, draft, coords) {
    const at = cellIn(coords, ...placeOf(draft.cell, size));
    if (draft.wall !== null)
      return say('colosseum.aimed', { place: at, side: say(`colosseum.side.${sides[draft.wall]}`) });
    return say('colosseum.chosen', { place: at, sides: listed(say, walls.get(draft.cell) ?? []) });
  },
  next: (say, draft, coords) => {
    const move = input.move(draft);
    return move ? `${short(move, coords)}.` : say('colosseum.next');
  },
  count: (view, side) => (view.outcome.kind === 'ongoing' ? fact(view, 'nearer', side) : view.outcome.score[side]),
  unowned: (view) => readBoard(view.position).size ** 2 - labels.count(view, 0) - labels.count(view, 1),
  more: (say, view, mine) => {
    const limit = fact(view, 'step_limit');
    const within = (/** @type {string} */ name) =>
      factsOf(view, name).filter((steps) => steps >= 0 && steps <= limit).length;
    const reach = [within('steps_first'), within('steps_second')];
    return say('colosseum.inReach', { mine: elementAt(reach, mine), theirs: elementAt(reach, 1 - mine) });
  },
};
