// A scene as a list of marks, in the order they are painted. Pure: tests compare lists, not pixels.
import { columnLetter, readBoard, readMove, walk } from './board.js';

/** @typedef {import('../types.js').Mark} Mark */
/** @typedef {import('../types.js').Point} Point */
/** @typedef {import('../types.js').Scene} Scene */
/** @typedef {ReturnType<typeof import('./geometry.js').geometry>} Geometry */
/** @typedef {import('./board.js').Wall} Wall */

const sides = /** @type {const} */ (['first', 'second']);
const wallWidth = 0.15;
/** The share of an animation in which the pawn walks; in the rest the wall rises. */
const walking = 0.65;

/** @param {Scene} scene @param {Geometry} geo @returns {Mark[]} */
export function draw(scene, geo) {
  const board = readBoard(scene.view.position);
  const over = scene.view.outcome.kind !== 'ongoing';
  const ends = scene.imagined !== null && scene.imagined.outcome.kind !== 'ongoing' ? scene.imagined : null;
  return [
    ...ground(geo, scene.look),
    ...tiles(scene, geo),
    ...(over ? regions(scene.view, geo, true) : ends ? regions(ends, geo, false) : []),
    ...(scene.imagined && !ends ? reachOfBoth(scene.imagined, board.pawns, geo) : []),
    ...(over || ends ? [] : trail(scene, geo)),
    border(geo),
    ...walls(board, scene, geo),
    ...lastWall(scene, geo),
    ...hint(scene, geo, board.side),
    ...pawns(scene, board, geo),
    ...ghost(scene, geo, board.side),
    ...(over ? counts(scene.view, geo) : ends ? counts(ends, geo) : []),
  ];
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
  for (let i = 0; i < size; ++i) {
    const column = look.coords === 'letters' ? columnLetter(i) : String(i);
    const row = String(look.coords === 'letters' ? i + 1 : i);
    const near = (margin - wallWidth) / 2;
    marks.push({ shape: 'text', at: [centre(i)[0], near], text: column, size: 0.22, ink: 'label' });
    marks.push({ shape: 'text', at: [near, centre(i * size)[1]], text: row, size: 0.22, ink: 'label' });
  }
  return marks;
}

/** @param {Scene} scene @param {Geometry} geo @returns {Mark[]} */
function tiles({ view, movable, look, draft, progress }, { rows, box, size }) {
  const own = sides[view.side];
  const steps = view.facts[`steps_${own}`];
  const [limit] = view.facts.step_limit;
  const lit = movable && look.hints && progress === 1 && view.outcome.kind === 'ongoing';
  return rows.flat().flatMap((cell) => {
    const { x, y } = box(cell);
    const near = lit && steps[cell] >= 0 && steps[cell] <= limit;
    const gap = 0.045;
    /** @type {Mark[]} */
    const marks = [
      {
        shape: 'rect',
        x: x + gap,
        y: y + gap,
        w: 1 - 2 * gap,
        h: 1 - 2 * gap,
        r: 0.09,
        ink: near ? `lit-${own}` : 'tile',
      },
    ];
    if (near && steps[cell] > 0 && !draft)
      marks.push({
        shape: 'text',
        at: [x + 0.5, y + 0.5],
        text: String(steps[cell]),
        size: size > 12 ? 0.36 : 0.28,
        ink: `step-${own}`,
      });
    return marks;
  });
}

/** Strokes of a hatched cell, rising: from and to across, and their upper end. */
const hatching = [
  [0.05, 0.45, 0.05],
  [0.05, 0.95, 0.05],
  [0.55, 0.95, 0.55],
];

/** Where both could go after the ghost's move: a dot for the first player, a diamond for the second. @param {import('../types.js').View} view @param {number[]} left cells the pawns leave @param {Geometry} geo @returns {Mark[]} */
function reachOfBoth(view, left, { rows, box }) {
  const [limit] = view.facts.step_limit;
  const within = (/** @type {'first' | 'second'} */ side, /** @type {number} */ cell) =>
    view.facts[`steps_${side}`][cell] > 0 && view.facts[`steps_${side}`][cell] <= limit;
  const taken = [...left, ...readBoard(view.position).pawns];
  return rows.flat().flatMap((cell) => {
    const { x, y } = box(cell);
    /** @type {Mark[]} */
    const marks = [];
    if (taken.includes(cell)) return marks;
    if (within('first', cell)) marks.push({ shape: 'disc', at: [x + 0.36, y + 0.5], radius: 0.085, ink: 'first' });
    if (within('second', cell)) marks.push(diamond([x + 0.64, y + 0.5], 0.115, { ink: 'second' }));
    return marks;
  });
}

/** Cells each side ends with: colour, and hatching in the direction that is that side's own. @param {import('../types.js').View} view @param {Geometry} geo @param {boolean} final @returns {Mark[]} */
function regions(view, { rows, box }, final) {
  return rows.flat().flatMap((cell) => {
    const side = sides.find((name) => view.facts[`steps_${name}`][cell] >= 0);
    if (!side) return [];
    const { x, y } = box(cell);
    /** @type {Mark[]} */
    const marks = [
      {
        shape: 'rect',
        x: x + 0.045,
        y: y + 0.045,
        w: 0.91,
        h: 0.91,
        r: 0.09,
        ink: `soft-${side}`,
        alpha: final ? 1 : 0.8,
      },
    ];
    // Lines that go on from cell to cell; each side's lean its own way.
    for (const [from, to, top] of hatching) {
      const [left, right] = side === 'first' ? [x + from, x + to] : [x + 1 - from, x + 1 - to];
      marks.push({
        shape: 'line',
        points: [
          [left, y + top + to - from],
          [right, y + top],
        ],
        ink: side,
        width: 0.03,
        alpha: 0.4,
      });
    }
    return marks;
  });
}

/** The count in the middle of each region, on the cell nearest to it that no pawn hides. @param {import('../types.js').View} view @param {Geometry} geo @returns {Mark[]} */
function counts(view, { rows, centre, size }) {
  const pawnCells = readBoard(view.position).pawns;
  return sides.flatMap((side, index) => {
    const cells = rows.flat().filter((cell) => view.facts[`steps_${side}`][cell] >= 0 && !pawnCells.includes(cell));
    if (cells.length === 0) return [];
    const mean = [0, 1].map((axis) => cells.reduce((sum, cell) => sum + centre(cell)[axis], 0) / cells.length);
    const off = (/** @type {number} */ cell) => (centre(cell)[0] - mean[0]) ** 2 + (centre(cell)[1] - mean[1]) ** 2;
    const middle = cells.reduce((best, cell) => (off(cell) < off(best) ? cell : best));
    const text = String(view.outcome.score[index]);
    return [
      { shape: 'text', at: centre(middle), text, size: size > 9 ? 0.8 : 0.62, ink: 'text', bold: true, halo: 'tile' },
    ];
  });
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

/** The way the last move took. @param {Scene} scene @param {Geometry} geo @returns {Mark[]} */
function trail(scene, geo) {
  const path = lastPath(scene, geo);
  if (!path || scene.progress < 1) return [];
  const ink = sides[/** @type {NonNullable<Scene['before']>} */ (scene.before).view.side];
  /** @type {Mark[]} */
  const marks = [{ shape: 'disc', at: path[0], radius: 0.13, stroke: ink, width: 0.05, alpha: 0.7 }];
  if (path.length > 1) marks.push({ shape: 'line', points: path, ink, width: 0.055, dash: [0.001, 0.14], alpha: 0.75 });
  return marks;
}

/** @param {Scene} scene @param {Geometry} geo @returns {Point[] | null} */
function lastPath({ before }, { centre, size }) {
  if (!before) return null;
  const steps = before.view.facts[`steps_${sides[before.view.side]}`];
  return walk(readBoard(before.view.position), steps, readMove(before.move, size).cell).map(centre);
}

/** @param {import('./board.js').Board} board @param {Scene} scene @param {Geometry} geo @returns {Mark[]} */
function walls(board, { before, progress }, { edge, size }) {
  // The newest wall stands in the position already but is still rising in the picture.
  const rising = before && progress < 1 ? String(edge(...placeOf(before.move, size))) : '';
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

/** @param {string} move @param {number} size @returns {[number, Wall]} */
function placeOf(move, size) {
  const { cell, wall } = readMove(move, size);
  return [cell, wall];
}

/** The newest wall has a core in its builder's colour; while it rises it grows from its middle. @param {Scene} scene @param {Geometry} geo @returns {Mark[]} */
function lastWall({ before, progress }, { edge, size }) {
  if (!before) return [];
  const points = edge(...placeOf(before.move, size));
  const ink = sides[before.view.side];
  if (progress === 1) return [{ shape: 'line', points: cut(points, 0.03), ink, width: wallWidth * 0.42 }];
  const grown = Math.max(0, (progress - walking) / (1 - walking));
  return grown > 0 ? [{ shape: 'line', points: cut(points, (1 - grown) / 2), ink, width: wallWidth }] : [];
}

/** @param {Scene} scene @param {import('./board.js').Board} board @param {Geometry} geo @returns {Mark[]} */
function pawns(scene, board, geo) {
  const mover = scene.before?.view.side;
  return sides.flatMap((_, side) => {
    const path = side === mover && scene.progress < 1 ? lastPath(scene, geo) : null;
    const at = path ? along(path, Math.min(1, scene.progress / walking)) : geo.centre(board.pawns[side]);
    const leaving = scene.draft && side === board.side && scene.draft.cell !== board.pawns[side];
    return pawn(/** @type {0 | 1} */ (side), at, leaving ? 0.35 : 1);
  });
}

/** Steps of the last walk. @param {Scene} scene @param {Geometry} geo */
export const span = (scene, geo) => (lastPath(scene, geo)?.length ?? 1) - 1;

/** @param {Point[]} path @param {number} share @returns {Point} */
function along(path, share) {
  const at = share * (path.length - 1);
  const index = Math.min(Math.floor(at), path.length - 2);
  if (index < 0) return path[0];
  const [from, to] = [path[index], path[index + 1]];
  return [from[0] + (to[0] - from[0]) * (at - index), from[1] + (to[1] - from[1]) * (at - index)];
}

/** The first player is round, the second square on its corner: shape says it before colour does. @param {0 | 1} side @param {Point} at @param {number} alpha @returns {Mark[]} */
function pawn(side, at, alpha) {
  if (side === 0)
    return [
      { shape: 'disc', at, radius: 0.32, ink: 'first', stroke: 'edge', width: 0.05, alpha },
      { shape: 'disc', at, radius: 0.13, stroke: 'edge', width: 0.055, alpha },
    ];
  return [
    diamond(at, 0.39, { ink: 'second', stroke: 'edge', width: 0.05, alpha }),
    diamond(at, 0.16, { stroke: 'edge', width: 0.055, alpha }),
  ];
}

/** @param {Point} at @param {number} radius @param {object} style @returns {Mark} */
const diamond = ([x, y], radius, style) => ({
  shape: 'poly',
  points: [
    [x, y - radius],
    [x + radius, y],
    [x, y + radius],
    [x - radius, y],
  ],
  ...style,
});

/** What is being chosen: the pawn where it would stand, and the wall, or a handle on every side that may be closed. @param {Scene} scene @param {Geometry} geo @param {0 | 1} side @returns {Mark[]} */
function ghost({ draft, view }, geo, side) {
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

/** An edge without a share of it at both ends. @param {[Point, Point]} edge @param {number} share @returns {[Point, Point]} */
const cut = ([[ax, ay], [bx, by]], share) => [
  [ax + (bx - ax) * share, ay + (by - ay) * share],
  [bx + (ax - bx) * share, by + (ay - by) * share],
];

/** @param {Scene} scene @param {Geometry} geo @param {0 | 1} side @returns {Mark[]} */
function hint({ hint: wanted, draft }, geo, side) {
  if (!wanted || draft) return [];
  const { cell, wall } = readMove(wanted.move, geo.size);
  const { x, y } = geo.box(cell);
  /** @type {Mark[]} */
  const marks = [{ shape: 'rect', x: x + 0.1, y: y + 0.1, w: 0.8, h: 0.8, r: 0.12, stroke: 'hint', width: 0.07 }];
  if (wanted.whole) marks.push({ shape: 'line', points: geo.edge(cell, wall), ink: 'hint', width: wallWidth });
  return [...marks, ...pawn(side, geo.centre(cell), 0.35)];
}
