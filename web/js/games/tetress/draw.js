// A scene as a list of marks, in the order they are painted. Pure: tests compare lists, not pixels.
//
// The copies around the board are drawn as the board is; a veil over the ring tells them from it, and the frame covers what
// is beyond. So a piece over an edge is one piece wherever it is seen.
import { elementAt, factsOf } from '../common/numbers.js';
import { hatched, sides } from '../common/shapes.js';
import { cellName, columnOf, rowOf, size, tokenAt } from './board.js';
import { choices, isWhole, open } from './input.js';
import { ghost, hints, movement, trail } from './moves.js';
import { strokes, tile, token } from './shapes.js';

/** @import { Mark } from '../types.js' */
/** @typedef {import('../types.js').Scene<import('./input.js').Draft>} Scene */
/** @typedef {import('./geometry.js').SquareGeometry} Geometry */

/** @param {Scene} scene @param {Geometry} geo @returns {Mark[]} */
export function draw(scene, geo) {
  const { tokens, scale, lines } = movement(scene);
  const preview = ghost(scene, geo);
  const { chosen = null, view } = scene;
  const fitting = openCells(scene);
  return [
    { shape: 'rect', x: 0, y: 0, w: geo.width, h: geo.height, r: 0.22, ink: 'frame' },
    ...geo.places.map(({ cell, at }) => {
      // Once a piece is begun what it may become is lit; before that it is the cells without a chance that are dim.
      const lit = chosen && fitting?.has(cell) ? `lit-${sides[view.side]}` : 'tile';
      return tile(at, lit, fitting?.has(cell) === false && tokens[cell] === null);
    }),
    ...rooms(scene, geo),
    ...geo.places.flatMap(({ cell, at }) => {
      const owner = tokenAt(tokens, cell);
      const size = scale(cell);
      return owner === null || size === 0 || preview.covered.has(cell) ? [] : token(owner, at, { scale: size });
    }),
    ...strokes(lines, geo, 'wall'),
    ...(scene.draft ? [] : trail(scene, geo)),
    ...preview.marks,
    ...hints(scene, geo),
    ...surround(geo),
    ...names(scene, geo),
  ];
}

/** Cells that only one side can still use: after the move that is pointed at, or always where somebody wants to see it.
 *  @param {Scene} scene @param {Geometry} geo @returns {Mark[]} */
function rooms({ view, imagined, look }, { places }) {
  const shown = imagined ?? (look.areas ? view : null);
  if (shown?.outcome.kind !== 'ongoing') return [];
  const covers = sides.map((side) => factsOf(shown, `covers_${side}`));
  return places.flatMap(({ cell, at: [x, y] }) => {
    const [first, second] = covers.map((counts) => elementAt(counts, cell) > 0);
    if (first === second) return [];
    return hatched(first ? 0 : 1, [x - 0.5, y - 0.5], imagined ? 0.45 : 0.6);
  });
}

/** Cells that a piece may still cover; null when that is no question. @param {Scene} scene @returns {Set<number> | null} */
function openCells({ view, movable, look, progress, chosen = null }) {
  if (!movable || !look.hints || progress < 1 || view.outcome.kind !== 'ongoing' || isWhole(chosen)) return null;
  return new Set(open(choices(view), chosen).flat());
}

/** The ring fainter than the board, a line between them, and the frame. @param {Geometry} geo @returns {Mark[]} */
function surround({ width, frame, ring }) {
  const edge = frame + ring;
  const [inner, across] = [width - edge, width - 2 * frame];
  /** @param {number} x @param {number} y @param {number} w @param {number} h @returns {Mark} */
  const veil = (x, y, w, h) => ({ shape: 'rect', x, y, w, h, ink: 'frame', alpha: 0.62 });
  const veils = [
    veil(frame, frame, across, ring),
    veil(frame, inner, across, ring),
    veil(frame, edge, ring, size),
    veil(inner, edge, ring, size),
  ];
  const [middle, rest] = [frame / 2, width - frame];
  return [
    ...(ring > 0 ? veils : []),
    { shape: 'rect', x: middle, y: middle, w: rest, h: rest, stroke: 'frame', width: frame },
    { shape: 'rect', x: edge, y: edge, w: size, h: size, r: 0.06, stroke: 'label', width: 0.05 },
  ];
}

/** Columns above and below, rows on both sides. @param {Scene} scene @param {Geometry} geo @returns {Mark[]} */
function names({ look }, { rows, centre, width, frame, hasNames }) {
  if (!hasNames) return [];
  const letters = look.coords === 'letters';
  const ofColumn = (/** @type {number} */ cell) => (letters ? cellName(cell).charAt(0) : String(columnOf(cell)));
  const ofRow = (/** @type {number} */ cell) => String(rowOf(cell) + (letters ? 1 : 0));
  /** @param {string} text @param {number} x @param {number} y @returns {Mark} */
  const name = (text, x, y) => ({ shape: 'text', at: [x, y], text, size: 0.25, ink: 'label' });
  const [near, far] = [frame / 2, width - frame / 2];
  return [
    ...(rows[0] ?? []).flatMap((cell) => [near, far].map((y) => name(ofColumn(cell), centre(cell)[0], y))),
    ...rows.flatMap(([cell = 0]) => [near, far].map((x) => name(ofRow(cell), x, centre(cell)[1]))),
  ];
}
