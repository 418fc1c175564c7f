// A scene as a list of marks, in the order they are painted. Pure: tests compare lists, not pixels.
import { columnLetter } from '../common/cells.js';
import { fact, factsOf } from '../common/numbers.js';
import { sides } from '../common/shapes.js';
import { readBoard } from './board.js';
import { ghost, hints, lastWall, pawns, phases, trail } from './moves.js';
import { wallWidth } from './shapes.js';
import { counts, territory } from './territory.js';

/** @import { Mark } from '../types.js' */
/** @typedef {import('../types.js').Scene<import('./input.js').Draft>} Scene */
/** @typedef {ReturnType<typeof import('./geometry.js').geometry>} Geometry */

/** @param {Scene} scene @param {Geometry} geo @returns {Mark[]} */
export function draw(scene, geo) {
  const board = readBoard(scene.view.position);
  // Who gives up leaves the areas open.
  const over = scene.view.outcome.kind !== 'ongoing' && scene.view.forfeit === undefined;
  const ends = scene.imagined !== null && scene.imagined.outcome.kind !== 'ongoing' ? scene.imagined : null;
  return [
    ...ground(geo, scene.look),
    ...tiles(scene, geo),
    ...(over || scene.imagined ? [] : trail(scene, geo)),
    ...areas(scene, geo),
    ...steps(scene, geo),
    border(geo),
    ...walls(board, scene, geo),
    ...lastWall(scene, geo),
    ...hints(scene, geo),
    ...pawns(scene, board, geo),
    ...ghost(scene, geo, board.side),
    ...(over ? counts(scene.view, geo, phases(scene, geo).flooded) : ends ? counts(ends, geo) : []),
  ];
}

/** Whose each cell is: in the end, after the move that is pointed at, or always where somebody wants to see it.
 *  @param {Scene} scene @param {Geometry} geo @returns {Mark[]} */
function areas(scene, geo) {
  const { view, imagined, look } = scene;
  if (view.outcome.kind !== 'ongoing' && view.forfeit === undefined)
    return territory(view, geo, 1, phases(scene, geo).flooded);
  if (imagined) return territory(imagined, geo, imagined.outcome.kind === 'ongoing' ? 0.55 : 0.8);
  return look.areas ? territory(view, geo, 0.7) : [];
}

/** @param {Geometry} geo @param {Scene['look']} look @returns {Mark[]} */
function ground({ width, height, margin, size, centre }, look) {
  /** @type {Mark[]} */
  const marks = [
    { shape: 'rect', x: 0, y: 0, w: width, h: height, r: 0.22, ink: 'frame' },
    {
      shape: 'rect',
      x: margin,
      y: margin,
      w: size,
      h: size,
      r: 0.06,
      ink: 'channel',
    },
  ];
  if (look.coords === 'none') return marks;
  const type = size > 9 ? 0.25 : 0.22;
  for (let i = 0; i < size; ++i) {
    const column = look.coords === 'letters' ? columnLetter(i) : String(i);
    const row = String(look.coords === 'letters' ? i + 1 : i);
    const near = (margin - wallWidth) / 2;
    marks.push({ shape: 'text', at: [centre(i)[0], near], text: column, size: type, ink: 'label' });
    marks.push({ shape: 'text', at: [near, centre(i * size)[1]], text: row, size: type, ink: 'label' });
  }
  return marks;
}

const gap = 0.045;

/** The cells that are lit, with the steps to them. @param {Scene} scene */
function reach({ view, movable, look, progress }) {
  const own = sides[view.side];
  const steps = factsOf(view, `steps_${own}`);
  const away = (/** @type {number} */ cell) => steps[cell] ?? -1;
  const limit = fact(view, 'step_limit');
  const lit = movable && look.hints && progress === 1 && view.outcome.kind === 'ongoing';
  return { own, away, isLit: (/** @type {number} */ cell) => lit && away(cell) >= 0 && away(cell) <= limit };
}

/** @param {Scene} scene @param {Geometry} geo @returns {Mark[]} */
function tiles(scene, { rows, box }) {
  const { own, isLit } = reach(scene);
  const side = 1 - 2 * gap;
  return rows.flat().map((cell) => {
    const { x, y } = box(cell);
    return {
      shape: 'rect',
      x: x + gap,
      y: y + gap,
      w: side,
      h: side,
      r: 0.09,
      ink: isLit(cell) ? `lit-${own}` : 'tile',
    };
  });
}

/** How many steps away each lit cell is, over the last move's trail. @param {Scene} scene @param {Geometry} geo @returns {Mark[]} */
function steps(scene, { rows, centre, size }) {
  if (scene.draft) return [];
  const { own, away, isLit } = reach(scene);
  const [ink, halo] = [`step-${own}`, `lit-${own}`];
  return rows
    .flat()
    .filter((cell) => isLit(cell) && away(cell) > 0)
    .map((cell) => ({
      shape: 'text',
      at: centre(cell),
      text: String(away(cell)),
      size: size > 12 ? 0.36 : 0.28,
      ink,
      halo,
    }));
}

/** Set outward, so that the outer cells look like the others. @param {Geometry} geo @returns {Mark} */
const border = ({ margin, size }) => ({
  shape: 'rect',
  x: margin - wallWidth / 2,
  y: margin - wallWidth / 2,
  w: size + wallWidth,
  h: size + wallWidth,
  r: 0.1,
  stroke: 'wall',
  width: wallWidth,
});

/** @param {import('./board.js').Shown} board @param {Scene} scene @param {Geometry} geo @returns {Mark[]} */
function walls(board, scene, geo) {
  const { before } = scene;
  const { edge, edgeOf, size } = geo;
  // The newest wall stands in the position already but is still rising in the picture.
  const rising = before && phases(scene, geo).moved < 1 ? String(edgeOf(before.move)) : '';
  /** @type {Mark[]} */
  const marks = [];
  for (let cell = 0; cell < size * size; ++cell) {
    for (const wall of /** @type {const} */ ([1, 2])) {
      const points = edge(cell, wall);
      if ((wall === 1 ? board.right : board.down)[cell] && String(points) !== rising)
        marks.push({ shape: 'line', points, ink: 'wall', width: wallWidth });
    }
  }
  return marks;
}
