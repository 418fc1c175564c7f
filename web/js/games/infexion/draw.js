// A scene as a list of marks, in the order they are painted. Pure: tests compare lists, not pixels.
//
// All that is seen is drawn alike, the copies around the board too; a veil over the ring then tells them from it. So a spread
// that leaves on one side and comes back on the other is one movement.
import { fact } from '../common/numbers.js';
import { sides } from '../common/shapes.js';
import { cellName, columnOf, ownerOf, rowOf, stackAt, stacksOf } from './board.js';
import { hexagon, outline } from './geometry.js';
import { ghost, hints, movement, trail } from './moves.js';
import { tower } from './shapes.js';

/** @import { Mark } from '../types.js' */
/** @typedef {import('../types.js').Scene<import('./input.js').Draft>} Scene */
/** @typedef {import('./geometry.js').HexGeometry} Geometry */

/** The gap between tiles. */
const tileScale = 0.95;

/** @param {Scene} scene @param {Geometry} geo @returns {Mark[]} */
export function draw(scene, geo) {
  const { stacks, fade, marks: moving } = movement(scene, geo);
  const preview = ghost(scene, geo);
  return [
    { shape: 'rect', x: 0, y: 0, w: geo.width, h: geo.height, r: 0.22, ink: 'frame' },
    ...tiles(scene, geo),
    ...names(scene, geo, (cell) => stacks[cell] === 0 && !preview.covered.has(cell)),
    ...(scene.draft ? [] : trail(scene, geo)),
    ...preview.below,
    ...geo.places.flatMap(({ cell, at }) => {
      if (stacks[cell] === 0 || preview.covered.has(cell)) return [];
      return [...threat(scene, cell, at), ...tower(stackAt(stacks, cell), at, fade(cell))];
    }),
    ...moving,
    ...preview.above,
    ...hints(scene, geo),
    ...veil(geo),
    ...outline.map((points) => /** @type {Mark} */ ({ shape: 'line', points: [...points], ink: 'label', width: 0.05 })),
  ];
}

/** The mover's stacks are lit. @param {Scene} scene @param {Geometry} geo @returns {Mark[]} */
function tiles({ view, movable, look, progress }, { places }) {
  const lit = movable && look.hints && progress === 1 && view.outcome.kind === 'ongoing';
  const stacks = stacksOf(view);
  return places.map(({ cell, at }) => ({
    shape: 'poly',
    points: hexagon(at, tileScale),
    ink: lit && stacks[cell] !== 0 && ownerOf(stackAt(stacks, cell)) === view.side ? `lit-${sides[view.side]}` : 'tile',
    // Where contrast is high, tiles and what is between them have one colour.
    stroke: 'channel',
    width: 0.02,
  }));
}

/** The name of a cell in its middle, or below the stack on it. @param {Scene} scene @param {Geometry} geo @param {(cell: number) => boolean} isFree @returns {Mark[]} */
function names({ look }, { places }, isFree) {
  if (look.coords === 'none') return [];
  return places
    .filter(({ inside }) => inside)
    .map(({ cell, at: [x, y] }) => {
      const text = look.coords === 'letters' ? cellName(cell) : `${rowOf(cell)},${columnOf(cell)}`;
      const free = isFree(cell);
      return {
        shape: 'text',
        at: free ? [x, y] : [x - 0.2, y + 0.385],
        text,
        size: free ? 0.2 : 0.13,
        ink: 'label',
        alpha: free ? 0.5 : 1,
      };
    });
}

/** A stack that the other side could take has that side's line around it. @param {Scene} scene @param {number} cell @param {[number, number]} at @returns {Mark[]} */
function threat({ view, look }, cell, [x, y]) {
  const stack = stackAt(stacksOf(view), cell);
  const enemy = sides[ownerOf(stack) === 0 ? 1 : 0];
  if (!look.hints || stack === 0 || fact(view, `hits_${enemy}`, cell) === 0) return [];
  // A whole line for the first side and a broken one for the second, so that colour is not the only sign.
  const corners = hexagon([x, y], 0.86);
  const points = [...corners, ...corners.slice(0, 1)];
  return [{ shape: 'line', points, ink: enemy, width: 0.055, ...(enemy === 'second' ? { dash: [0.12, 0.1] } : {}) }];
}

/** What makes the ring fainter than the board. @param {Geometry} geo @returns {Mark[]} */
const veil = ({ places }) =>
  places
    .filter(({ inside }) => !inside)
    .map(({ at }) => ({ shape: 'poly', points: hexagon(at, 1.01), ink: 'frame', alpha: 0.62 }));
