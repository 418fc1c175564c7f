// Moves in the picture: the last one on its way and after, the one being chosen, the one that is advised.
import { pointedAt, sides, signOf } from '../common/shapes.js';
import { seen } from '../common/torus.js';
import { line, maxPower, ownerOf, readMove, stackAt, stackOf, stacksOf } from './board.js';
import { burst, ring, tower } from './shapes.js';

/** @import { Mark, Point } from '../types.js' */
/** @typedef {import('../types.js').Scene<import('./input.js').Draft>} Scene */
/** @typedef {import('./geometry.js').HexGeometry} Geometry */

/** A move as it is drawn: from where, over which cells, the nearest first.
 *  @typedef {{ cell: number, direction: number | null, side: 0 | 1, power: number, hits: number[] }} Way */

/** @param {{ cell: number, direction: number | null }} move @param {import('../types.js').View} view @returns {Way} */
function wayOf({ cell, direction }, view) {
  const power = Math.abs(stackAt(stacksOf(view), cell));
  const hits = direction === null ? [] : line(cell, direction, power);
  return { cell, direction, side: view.side, power, hits };
}

/** @param {Scene} scene @returns {Way | null} */
const lastWay = ({ before }) => before && wayOf(readMove(before.move), before.view);

/** Cells the last move went over, and a moment for what bursts. @param {Scene} scene */
export const span = (scene) => (lastWay(scene)?.hits.length ?? 0) + 1;

/** @param {Point} from @param {Point} step @param {number} distance @returns {Point} */
const along = ([x, y], [dx, dy], distance) => [x + dx * distance, y + dy * distance];

/** What stands where while the last move is on its way: its stack goes over the cells and leaves a token on each. A token
 *  lands when it gets there and not sooner.
 *  @param {Scene} scene @param {Geometry} geo
 *  @returns {{ stacks: readonly number[], fade: (cell: number) => { scale?: number }, marks: Mark[] }} */
export function movement(scene, geo) {
  const stacks = stacksOf(scene.view);
  const way = lastWay(scene);
  const still = { stacks, fade: () => ({}), marks: [] };
  if (!way || !scene.before || scene.progress >= 1) return still;
  if (way.direction === null) {
    const grown = Math.min(1, scene.progress * 1.6);
    return { ...still, fade: (cell) => (cell === way.cell ? { scale: 0.4 + 0.6 * grown } : {}) };
  }
  const earlier = stacksOf(scene.before.view);
  const gone = scene.progress * span(scene);
  const landed = Math.min(way.power, Math.floor(gone));
  const shown = stacks.map((stack, cell) => (way.hits.indexOf(cell) >= landed ? stackAt(earlier, cell) : stack));
  const step = geo.step(way.direction);
  /** @type {Mark[]} */
  const marks = [];
  const left = way.power - landed;
  if (left > 0)
    for (const at of seenAlong(geo, way.cell, way.direction, way.power))
      marks.push(...tower(stackOf(left, way.side), along(at, step, gone)));
  way.hits.slice(0, landed).forEach((cell, index) => {
    const since = gone - index - 1;
    if (Math.abs(stackAt(earlier, cell)) === maxPower && since < 1)
      for (const at of seen(geo, cell)) marks.push(...burst(at, sides[way.side], since));
  });
  // What has just landed, or been taken, stands out for a moment.
  const fade = (/** @type {number} */ cell) => {
    const index = way.hits.indexOf(cell);
    const since = gone - index - 1;
    return index >= 0 && since >= 0 && since < 1 ? { scale: 1 + 0.16 * (1 - since) } : {};
  };
  return { stacks: shown, fade, marks };
}

/** The way the last move took, under the stacks. @param {Scene} scene @param {Geometry} geo @returns {Mark[]} */
export function trail(scene, geo) {
  const way = lastWay(scene);
  if (!way || scene.progress < 1) return [];
  const ink = sides[way.side];
  return [...marked([way.cell, ...way.hits], ink, geo, 0.045, 0.75), ...arrow(way, ink, geo, 0.75)];
}

/** @param {number[]} cells @param {string} ink @param {Geometry} geo @param {number} width @param {number} [alpha] @returns {Mark[]} */
const marked = (cells, ink, geo, width, alpha) =>
  cells.flatMap((cell) => seen(geo, cell).map((at) => ring(at, ink, width, alpha)));

/** From the stack to the last cell it hits, with a point; over an edge it goes on on the other side. @param {Way} way @param {string} ink @param {Geometry} geo @param {number} [alpha] @returns {Mark[]} */
function arrow({ cell, direction, power }, ink, geo, alpha = 1) {
  if (direction === null) return [];
  const step = geo.step(direction);
  return seenAlong(geo, cell, direction, power).flatMap((at) => [
    { shape: 'line', points: [at, along(at, step, power)], ink, width: 0.07, dash: [0.001, 0.14], alpha },
  ]);
}

/** Where a line that begins in a cell may begin so that some of it is seen: the cell's copies outside the picture too.
 *  @param {Geometry} geo @param {number} cell @param {number} direction @param {number} power @returns {Point[]} */
function seenAlong(geo, cell, direction, power) {
  const step = geo.step(direction);
  /** @type {Map<string, Point>} */
  const starts = new Map();
  [cell, ...line(cell, direction, power)].forEach((hit, distance) => {
    for (const at of seen(geo, hit)) {
      const start = along(at, step, -distance);
      starts.set(start.map((part) => part.toFixed(3)).join(), start);
    }
  });
  return [...starts.values()];
}

/** What is being chosen: the token where it would stand; or the stack with a handle towards each neighbour; or the cells a
 *  spread would hit as they would be then.
 *  @param {Scene} scene @param {Geometry} geo @returns {{ below: Mark[], covered: Set<number>, above: Mark[] }} */
export function ghost({ draft, view, imagined }, geo) {
  const none = { below: [], covered: new Set(), above: [] };
  if (!draft) return none;
  const ink = sides[view.side];
  const way = wayOf(draft, view);
  const own = seen(geo, draft.cell);
  if (way.power === 0)
    return {
      ...none,
      covered: new Set([draft.cell]),
      above: own.flatMap((at) => [ring(at, ink), ...tower(stackOf(1, view.side), at, { alpha: 0.75 })]),
    };
  if (draft.direction === null)
    return {
      ...none,
      above: own.flatMap((at) => [
        ring(at, ink, 0.07),
        ...[0, 1, 2, 3, 4, 5].map((side) => handle(at, geo.step(side), ink)),
      ]),
    };
  const after = imagined ? stacksOf(imagined) : stacksOf(view);
  const now = stacksOf(view);
  const above = way.hits.flatMap((cell) =>
    seen(geo, cell).flatMap((at) => {
      const stack = stackAt(now, cell);
      const taken = stack !== 0 && ownerOf(stack) !== view.side;
      const edge = ring(at, ink, taken ? 0.085 : 0.045);
      if (after[cell] === 0) return [edge, ...burst(at, ink, 0.4)];
      return [edge, ...tower(stackAt(after, cell), at, { alpha: stack === 0 ? 0.75 : 1 })];
    }),
  );
  const step = geo.step(draft.direction);
  return {
    below: own.flatMap((at) => tower(stackAt(now, draft.cell), at, { alpha: 0.25 })),
    covered: new Set([draft.cell, ...way.hits]),
    above: [...above, ...own.flatMap((at) => [ring(at, ink, 0.045, 0.6), handle(at, step, ink)])],
  };
}

/** An arrow head on a side of a cell. @param {Point} at @param {Point} step towards the neighbour @param {string} ink @returns {Mark} */
function handle([x, y], [dx, dy], ink) {
  /** A point so far out and so far to the side. @param {number} out @param {number} aside @returns {Point} */
  const point = (out, aside) => [x + dx * out - dy * aside, y + dy * out + dx * aside];
  const points = [point(0.68, 0), point(0.5, 0.14), point(0.5, -0.14)];
  return { shape: 'poly', points, ink, stroke: 'edge', width: 0.03 };
}

/** @param {Scene} scene @param {Geometry} geo @returns {Mark[]} */
export const hints = (scene, geo) =>
  pointedAt(scene).flatMap((wanted) => {
    const { ink = 'hint' } = wanted;
    const way = wayOf(readMove(wanted.move), scene.view);
    const places = seen(geo, way.cell);
    const marks = marked([way.cell], ink, geo, 0.08);
    const signs = places.flatMap((at) => signOf(wanted, at));
    if (!wanted.whole) return marks;
    if (way.direction !== null)
      return [...marks, ...marked(way.hits, ink, geo, 0.04), ...arrow(way, ink, geo), ...signs];
    // A ghost elsewhere is the one that is being moved.
    if (scene.draft) return [...marks, ...signs];
    return [...marks, ...places.flatMap((at) => tower(stackOf(1, wanted.side), at, { alpha: 0.4 })), ...signs];
  });
