// Moves in the picture: the last one on its way and after, the one being chosen, the one that is advised.
import { elementAt, factsOf } from '../common/numbers.js';
import { pointedAt, sides, sign, signOf } from '../common/shapes.js';
import { readBoard, readMove, walk } from './board.js';
import { cut, pawn, wallWidth } from './shapes.js';

/** @import { Mark, Point } from '../types.js' */
/** @typedef {import('../types.js').Scene<import('./input.js').Draft>} Scene */
/** @typedef {ReturnType<typeof import('./geometry.js').geometry>} Geometry */

/** The share of a move's animation in which the pawn walks; in the rest the wall rises. */
const walking = 0.65;
/** How long, in steps, the wall takes besides, and how long the areas take to flood once the game is over. */
const building = 4;
const flooding = 14;

/** How far the move is, and after it the flood that ends the game, 0 to 1. @param {Scene} scene @param {Geometry} geo */
export function phases(scene, geo) {
  const { progress, view } = scene;
  if (view.outcome.kind === 'ongoing' || progress >= 1) return { moved: progress, flooded: progress };
  const steps = (lastPath(scene, geo)?.length ?? 1) - 1 + building;
  const at = progress * (steps + flooding);
  return { moved: Math.min(1, at / steps), flooded: Math.max(0, (at - steps) / flooding) };
}

/** The way the last move took. @param {Scene} scene @param {Geometry} geo @returns {Mark[]} */
export function trail(scene, geo) {
  const path = lastPath(scene, geo);
  if (!path || scene.progress < 1) return [];
  const { side } = /** @type {NonNullable<Scene['before']>} */ (scene.before).view;
  const ink = sides[side];
  // Where the pawn stood, as wide as a pawn: a step number may stand in it.
  const left = { stroke: ink, width: 0.045, alpha: 0.55 };
  const from = elementAt(path, 0);
  /** @type {Mark[]} */
  const marks = [sign(side, from, [0.3, 0.36], left)];
  if (path.length > 1) marks.push({ shape: 'line', points: path, ink, width: 0.055, dash: [0.001, 0.14], alpha: 0.75 });
  return marks;
}

/** @param {Scene} scene @param {Geometry} geo @returns {Point[] | null} */
function lastPath({ before }, { centre, size }) {
  if (!before) return null;
  const steps = factsOf(before.view, `steps_${sides[before.view.side]}`);
  return walk(readBoard(before.view.position), steps, readMove(before.move, size).cell).map(centre);
}

/** Steps of the last walk, and of the flood that ends the game. @param {Scene} scene @param {Geometry} geo */
export const span = (scene, geo) =>
  (lastPath(scene, geo)?.length ?? 1) - 1 + (scene.view.outcome.kind === 'ongoing' ? 0 : flooding);

/** The newest wall has a core in its builder's colour; while it rises it grows from its middle.
 *  @param {Scene} scene @param {Geometry} geo @returns {Mark[]} */
export function lastWall(scene, geo) {
  const { before } = scene;
  if (!before) return [];
  const points = geo.edgeOf(before.move);
  const ink = sides[before.view.side];
  const { moved: progress } = phases(scene, geo);
  if (progress === 1) return [{ shape: 'line', points: cut(points, 0.03), ink, width: wallWidth * 0.42 }];
  const grown = Math.max(0, (progress - walking) / (1 - walking));
  return grown > 0 ? [{ shape: 'line', points: cut(points, (1 - grown) / 2), ink, width: wallWidth }] : [];
}

/** @param {Scene} scene @param {import('./board.js').Shown} board @param {Geometry} geo @returns {Mark[]} */
export function pawns(scene, board, geo) {
  const mover = scene.before?.view.side;
  const { moved } = phases(scene, geo);
  return sides.flatMap((_, side) => {
    const path = side === mover && moved < 1 ? lastPath(scene, geo) : null;
    const at = path ? along(path, Math.min(1, moved / walking)) : geo.centre(elementAt(board.pawns, side));
    const leaving = scene.draft && side === board.side && scene.draft.cell !== board.pawns[side];
    return pawn(/** @type {0 | 1} */ (side), at, leaving ? 0.35 : 1);
  });
}

/** @param {Point[]} path @param {number} share @returns {Point} */
function along(path, share) {
  const at = share * (path.length - 1);
  const index = Math.min(Math.floor(at), path.length - 2);
  if (index < 0) return elementAt(path, 0);
  const [from, to] = [elementAt(path, index), elementAt(path, index + 1)];
  return [from[0] + (to[0] - from[0]) * (at - index), from[1] + (to[1] - from[1]) * (at - index)];
}

/** What is being chosen: the pawn where it would stand, and the wall, or a handle on every side that may be closed.
 *  @param {Scene} scene @param {Geometry} geo @param {0 | 1} side @returns {Mark[]} */
export function ghost({ draft, view }, geo, side) {
  if (!draft) return [];
  const ink = sides[side];
  const marks = pawn(side, geo.centre(draft.cell), 0.8);
  const at = view.moves
    .filter((move) => readMove(move, geo.size).cell === draft.cell)
    .map((move) => readMove(move, geo.size).wall);
  if (draft.wall !== null)
    return [...marks, { shape: 'line', points: geo.edge(draft.cell, draft.wall), ink, width: wallWidth * 1.35 }];
  for (const wall of at)
    marks.push({
      shape: 'line',
      points: cut(geo.edge(draft.cell, wall), 0.28),
      ink,
      width: wallWidth * 1.2,
      alpha: 0.55,
    });
  return marks;
}

/** @param {Scene} scene @param {Geometry} geo @returns {Mark[]} */
export const hints = (scene, geo) =>
  pointedAt(scene).flatMap((wanted) => {
    const { ink = 'hint' } = wanted;
    const { cell, wall } = readMove(wanted.move, geo.size);
    const { x, y } = geo.box(cell);
    /** @type {Mark[]} */
    const marks = [{ shape: 'rect', x: x + 0.1, y: y + 0.1, w: 0.8, h: 0.8, r: 0.12, stroke: ink, width: 0.07 }];
    if (wanted.whole) marks.push({ shape: 'line', points: geo.edge(cell, wall), ink, width: wallWidth });
    // A ghost elsewhere is the one that is being moved.
    const ghosts = scene.draft ? [] : pawn(wanted.side, geo.centre(cell), 0.35);
    return [...marks, ...ghosts, ...signOf(wanted, geo.centre(cell))];
  });
