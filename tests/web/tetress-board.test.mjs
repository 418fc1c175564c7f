// The torus of Tetress on the screen: text, pieces, geometry, lines.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  cellAt,
  cells,
  linesFilled,
  parsePosition,
  readMove,
  tokensOf,
  writeMove,
  writePosition,
} from '../../web/js/games/tetress/board.js';
import tetress from '../../web/js/games/tetress/index.js';
import { aroundCell, mirrored, placementOf, shapes, turned } from '../../web/js/games/tetress/pieces.js';
import { look, useGame } from './game.mjs';

const game = useGame('tetress');
const { view, records } = game;
const empty = '11/11/11/11/11/11/11/11/11/11/11 r 0';
const all = Array.from({ length: cells }, (_, cell) => cell);
const looks = [false, true].flatMap((flipped) =>
  [0, 4, 60, 120].flatMap((origin) => [0, 1, 2].map((trim) => ({ ...look, flipped, origin, trim }))),
);

test('every position of the vectors is read and written back', () => {
  for (const { fen } of records('positions')) assert.equal(writePosition(parsePosition(fen)), fen);
});

test('the lines that the page says go are the lines that go', () => {
  let cleared = 0;
  for (const { fen, after } of records('positions'))
    for (const [move, next] of after ?? []) {
      const shown = view(fen);
      const tokens = [...tokensOf(shown)];
      const piece = readMove(move);
      const lines = linesFilled(tokens, piece);
      cleared += lines.rows.length + lines.columns.length;
      for (const cell of piece) tokens[cell] = shown.side;
      for (const cell of lines.cells) tokens[cell] = null;
      assert.deepEqual(tokens, parsePosition(next).tokens, `${move} in ${fen}`);
    }
  assert.ok(cleared > 50, `${cleared} lines`);
});

test('the pieces are the engine’s: every placement on an empty board is one of 19 shapes on 121 cells', () => {
  const { moves } = view(empty);
  assert.equal(moves.length, 2299);
  const seen = new Set(
    moves.map((move) => {
      const { shape, anchor } = placementOf(readMove(move));
      return shape * cells + anchor;
    }),
  );
  assert.equal(seen.size, 2299);
  for (const move of moves) assert.equal(writeMove(readMove(move)), move);
});

test('four turns and two mirrors change nothing, and a turn is a turn', () => {
  for (const shape of shapes.keys()) {
    assert.equal(
      [0, 1, 2, 3].reduce((at) => turned[at], shape),
      shape,
    );
    assert.equal(mirrored[mirrored[shape]], shape);
    assert.equal(shapes[turned[shape]].piece, shapes[shape].piece);
  }
  const swapped = { J: 'L', L: 'J', S: 'Z', Z: 'S' };
  for (const [shape, { piece }] of shapes.entries())
    assert.equal(shapes[mirrored[shape]].piece, swapped[piece] ?? piece);
  // Clockwise: an L that stands has its foot on the right, and lies then with it on the lower left.
  const upright = shapes.findIndex(({ piece }) => piece === 'L');
  assert.deepEqual(shapes[upright].offsets, [
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
  ]);
  assert.deepEqual(shapes[turned[upright]].offsets, [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 0],
  ]);
});

test('a piece lies around a cell in four ways that hold it', () => {
  for (const shape of shapes.keys())
    for (const cell of [0, 10, 60, 120]) {
      const ways = aroundCell(shape, cell);
      assert.equal(new Set(ways.map(writeMove)).size, 4);
      for (const way of ways) {
        assert.ok(way.includes(cell));
        assert.equal(placementOf(way).shape, shape);
      }
    }
});

test('what is drawn at a point is what a click there means: turned, slid, and in the ring', () => {
  for (const how of looks) {
    const geometry = tetress.geometry(view(empty), how);
    const { width, frame } = geometry;
    assert.equal(new Set(geometry.rows.flat()).size, cells);
    assert.equal(geometry.places.length, how.trim === 0 ? 169 : 121);
    for (const { cell, at } of geometry.places)
      for (const [dx, dy] of [
        [0, 0],
        [0.45, 0.45],
        [-0.45, 0.45],
        [0.45, -0.45],
        [-0.45, -0.45],
      ]) {
        const point = [at[0] + dx, at[1] + dy];
        const within = Math.min(...point) >= frame && Math.max(...point) <= width - frame;
        assert.equal(geometry.cellAt(point), within ? cell : null);
      }
    assert.equal(geometry.cellAt([frame / 2, 3]), null, 'the frame is no cell');
  }
});

test('a key goes where it points on the screen, and eleven of them come back around the board', () => {
  const steps = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
  for (const how of looks.filter(({ trim }) => trim === 0)) {
    const geometry = tetress.geometry(view(empty), how);
    for (const cell of all)
      for (const [key, [dx, dy]] of Object.entries(steps)) {
        const [x, y] = geometry.centre(cell);
        const next = geometry.neighbour(cell, key);
        assert.equal(geometry.cellAt([x + dx * 0.7, y + dy * 0.7]), next);
        let around = cell;
        for (let step = 0; step < 11; ++step) around = geometry.neighbour(around, key);
        assert.equal(around, cell);
      }
    const { rows } = geometry;
    const reached = ['Home', 'End', 'PageUp', 'PageDown'].map((key) => geometry.neighbour(rows[3][4], key));
    assert.deepEqual(reached, [rows[3][0], rows[3][10], rows[0][4], rows[10][4]]);
    assert.equal(geometry.neighbour(0, 'Tab'), null);
  }
});

test('a slide carries each cell so far, and coordinates stay with their cells', () => {
  for (const how of looks) {
    const geometry = tetress.geometry(view(empty), how);
    const slid = tetress.geometry(view(empty), { ...how, origin: geometry.slide(2.2, -1.1) });
    const cell = geometry.rows[5][5];
    const [x, y] = geometry.centre(cell);
    const [nowX, nowY] = slid.centre(cell);
    assert.ok(Math.abs(nowX - x - 2) < 1e-9 && Math.abs(nowY - y + 1) < 1e-9);
    assert.equal(geometry.slide(0.3, -0.4), how.origin);
  }
  assert.equal(cellAt(-1, 11), 110);
});
