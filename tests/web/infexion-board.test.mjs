// The torus of Infexion on the screen: text, geometry, the ring.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cells, directions, line, parsePosition, walk, writePosition } from '../../web/js/games/infexion/board.js';
import { outline } from '../../web/js/games/infexion/geometry.js';
import infexion from '../../web/js/games/infexion/index.js';
import { look, useGame } from './game.mjs';

const game = useGame('infexion');
const { view, played, records } = game;
const busy = '2b1A1a/1C1d3/2aB2A/3A1b1/1A1c2B/2F1e2/A3a1a r 40';
const keys = ['ArrowUp', 'PageUp', 'ArrowRight', 'ArrowDown', 'PageDown', 'ArrowLeft'];
const all = Array.from({ length: cells }, (_, cell) => cell);
const looks = [false, true].flatMap((flipped) => [0, 3, 24, 48].map((origin) => ({ ...look, flipped, origin })));

test('every position of the courses is read and written back', () => {
  for (const { fen } of records('positions')) assert.equal(writePosition(parsePosition(fen)), fen);
});

test('a step on the board is the engine’s: a spread hits the cells that the page says', () => {
  for (const direction of directions.keys()) {
    for (const [power, sign] of [...'ABCDEF'].entries()) {
      const from = 24;
      const stacks = Array(cells).fill(0);
      stacks[from] = power + 1;
      const position = writePosition({ stacks, side: 0, ply: 2 });
      assert.ok(position.includes(sign));
      // Alone on the board a side has won: one enemy stands where nothing reaches.
      const free = all.find((cell) => cell !== from && !line(from, direction, 6).includes(cell));
      stacks[free] = -1;
      const after = played(writePosition({ stacks, side: 0, ply: 2 }), `d4${directions[direction]}`);
      const hit = all.filter((cell) => after.facts.power_first[cell] > 0);
      const said = line(from, direction, power + 1);
      assert.deepEqual(
        hit,
        [...said].sort((one, other) => one - other),
      );
    }
  }
});

test('what is drawn at a point is what a click there means: turned, slid, and in the ring', () => {
  for (const how of looks) {
    const geometry = infexion.geometry(view(busy), how);
    assert.equal(new Set(geometry.rows.flat()).size, cells);
    const seen = new Map(all.map((cell) => [cell, 0]));
    for (const { cell, at } of geometry.places) {
      seen.set(cell, seen.get(cell) + 1);
      const [x, y] = at;
      // Well inside the hexagon towards each corner and side, as far as the picture goes.
      for (let turn = 0; turn < 12; ++turn) {
        const point = [x + 0.42 * Math.cos((turn * Math.PI) / 6), y + 0.42 * Math.sin((turn * Math.PI) / 6)];
        const within = point[0] >= 0 && point[1] >= 0 && point[0] <= geometry.width && point[1] <= geometry.height;
        assert.equal(geometry.cellAt(point), within ? cell : null);
      }
    }
    assert.ok([...seen.values()].every((times) => times > 0));
    assert.ok(geometry.places.length > cells + 20, 'a ring of copies is seen');
    assert.equal(geometry.places.filter(({ inside }) => inside).length, cells);
    assert.equal(geometry.cellAt([-0.1, 3]), null);
  }
});

test('a key goes where its direction points on the screen, and six of them come back around the board', () => {
  for (const how of looks) {
    const geometry = infexion.geometry(view(busy), how);
    for (const cell of all) {
      const [x, y] = geometry.centre(cell);
      for (const key of keys) {
        const direction = geometry.direction(key);
        const [dx, dy] = geometry.step(direction);
        const next = geometry.neighbour(cell, key);
        assert.equal(next, walk(cell, direction));
        assert.equal(geometry.cellAt([x + dx, y + dy]), next);
        assert.equal(geometry.flick(dx * 0.7, dy * 0.7), direction);
        let around = cell;
        for (let step = 0; step < 7; ++step) around = geometry.neighbour(around, key);
        assert.equal(around, cell);
      }
    }
    const [row] = geometry.rows;
    assert.deepEqual([geometry.neighbour(row[3], 'Home'), geometry.neighbour(row[3], 'End')], [row[0], row[6]]);
    assert.equal(geometry.neighbour(0, 'Tab'), null);
    const up = geometry.centre(geometry.rows[3][3])[1] - geometry.step(geometry.direction('ArrowUp'))[1];
    assert.ok(up > geometry.centre(geometry.rows[3][3])[1], 'the upper key goes up, turned or not');
  }
});

test('a slide carries each cell so far, and coordinates stay with their cells', () => {
  for (const how of looks) {
    const geometry = infexion.geometry(view(busy), how);
    for (const direction of directions.keys()) {
      const [dx, dy] = geometry.step(direction);
      const slid = infexion.geometry(view(busy), { ...how, origin: geometry.slide(3 * dx, 3 * dy) });
      const cell = geometry.rows[3][3];
      const [x, y] = geometry.centre(cell);
      const [nowX, nowY] = slid.centre(cell);
      assert.ok(Math.abs(nowX - x - 3 * dx) < 1e-9 && Math.abs(nowY - y - 3 * dy) < 1e-9);
    }
    assert.equal(geometry.slide(0.1, -0.2), how.origin);
  }
});

test('the board’s outline is closed', () => {
  const ends = new Map();
  for (const point of outline.flat()) {
    const name = point.map((part) => part.toFixed(3)).join();
    ends.set(name, (ends.get(name) ?? 0) + 1);
  }
  assert.ok(outline.length >= 50);
  assert.deepEqual([...new Set(ends.values())], [2]);
});
