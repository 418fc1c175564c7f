// The page's half of the game: geometry, half-moves, marks and labels. The rules are the engine's.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasWall, readBoard, walk, writeBoard } from '../../web/js/games/colosseum/board.js';
import { editor } from '../../web/js/games/colosseum/editor.js';
import colosseum from '../../web/js/games/colosseum/index.js';
import { lessons } from '../../web/js/games/colosseum/lessons.js';
import { look, sayIn, scene, useGame } from './game.mjs';

const { input } = colosseum;
const walled = '000000/000000/002000/000000/000000/000000 b2 e5 a';
const game = useGame('colosseum');
const { view, start } = game;
/** What a mouse means at a point that is counted in cells from the corner. */
const pointAt = (shown, choices, [x, y]) => {
  const geometry = colosseum.geometry(shown, look);
  return input.point(choices, geometry, [x + geometry.margin, y + geometry.margin], null);
};

test('positions of every size are read and written back', () => {
  for (let size = 3; size <= 16; ++size) {
    const { position } = start(`size=${size} rules=2022 seed=${size}`);
    assert.equal(writeBoard(readBoard(position)), position);
  }
});

test('a wall is seen from both of its cells, and the border is a wall', () => {
  const board = readBoard(walled);
  assert.equal(hasWall(board, 2 * 6 + 2, 2), true);
  assert.equal(hasWall(board, 3 * 6 + 2, 0), true);
  assert.equal(hasWall(board, 0, 0), true);
  assert.equal(hasWall(board, 35, 1), true);
  assert.equal(hasWall(board, 0, 1), false);
});

test('what is drawn at a point is what a click there means, on a turned board too', () => {
  const shown = view(walled);
  for (const flipped of [false, true]) {
    const geometry = colosseum.geometry(shown, { ...look, flipped });
    for (let cell = 0; cell < 36; ++cell) {
      const [x, y] = geometry.centre(cell);
      assert.equal(geometry.cellAt([x, y]), cell);
      const [column, row] = geometry.toBoard([x, y]).map(Math.floor);
      assert.equal(row * 6 + column, cell);
      for (const direction of [0, 1, 2, 3]) {
        const [[ax, ay], [bx, by]] = geometry.edge(cell, direction);
        const near = [x + ((ax + bx) / 2 - x) * 0.8, y + ((ay + by) / 2 - y) * 0.8];
        const draft = input.point(input.choices(shown), geometry, near);
        const wanted = input.spreadTowards(input.choices(shown), cell, direction);
        if (wanted) assert.deepEqual(draft, wanted);
      }
    }
    assert.equal(geometry.cellAt([0, 0]), null);
  }
});

test('every legal move can be made with a mouse, with taps, with keys, and typed', () => {
  const shown = start('size=8 rules=2022 seed=5');
  const choices = input.choices(shown);
  const made = { mouse: new Set(), taps: new Set(), keys: new Set(), typed: new Set() };
  for (const move of shown.moves) {
    const { cell, wall, size } = input.draft(move, shown);
    const [row, column] = [Math.floor(cell / size), cell % size];
    const [x, y] = [
      [0.5, 0.05],
      [0.95, 0.5],
      [0.5, 0.95],
      [0.05, 0.5],
    ][wall];
    made.mouse.add(input.move(pointAt(shown, choices, [column + x, row + y])));
    const chosen = input.tap(choices, null, cell).draft;
    const neighbour = [cell - size, cell + 1, cell + size, cell - 1][wall];
    const aimed = input.tap(choices, chosen, neighbour);
    made.taps.add(input.move(aimed.draft));
    assert.equal(aimed.commit, false);
    assert.equal(input.tap(choices, aimed.draft, neighbour).commit, true, 'the same neighbour again agrees');
    made.keys.add(input.move(input.aim(choices, chosen, wall)));
    made.typed.add(input.typed(`${row},${column},${'urdl'[wall]}`, shown));
  }
  for (const moves of Object.values(made)) assert.deepEqual([...moves].sort(), shown.moves);
});

test('a closed side snaps to the nearest open one, and cells out of reach take nothing', () => {
  const shown = view('100000/000000/000000/000000/000000/000000 a1 f6 a');
  const choices = input.choices(shown);
  assert.equal(input.move(pointAt(shown, choices, [0.5, 0.02])), 'a1d', 'up is the border, right is walled');
  assert.equal(pointAt(shown, choices, [5.5, 5.5]), null);
  assert.equal(pointAt(shown, choices, [-0.5, 3]), null);
  assert.equal(input.tap(choices, null, 35).draft, null);
});

test('half a move is taken back by the cell itself', () => {
  const choices = input.choices(view(walled));
  const chosen = input.tap(choices, null, 7).draft;
  const aimed = input.aim(choices, chosen, 1);
  assert.equal(input.move(chosen), null);
  assert.deepEqual(input.back(aimed), chosen);
  assert.equal(input.back(chosen), null);
  assert.equal(input.tap(choices, chosen, 7).draft, null);
});

test('typed moves that make no sense are named by the engine, not turned into others', () => {
  const shown = view(walled);
  for (const text of ['3,99,u', 'zz', '', '0,7,u', '9,9,l', '-1,0,u']) {
    const played = game.rules.play('colosseum', shown.position, input.typed(text, shown));
    assert.equal(played.ok, false, text);
    assert.match(played.error, /./);
  }
  assert.equal(input.typed(' B2U ', shown), 'b2u');
  assert.equal(input.typed('(1, 1), up', shown), 'b2u');
});

test('the walk that is shown is a legal one', () => {
  const lines = game.records('games');
  for (const { fen, moves } of lines.slice(0, 20)) {
    const { positions } = game.rules.playAll('colosseum', fen, moves.join(' '));
    moves.forEach((move, ply) => {
      const shown = view(positions[ply]);
      const board = readBoard(shown.position);
      const { cell } = input.draft(move, shown);
      const path = walk(board, shown.facts[shown.side === 0 ? 'steps_first' : 'steps_second'], cell);
      assert.equal(path[0], board.pawns[shown.side]);
      assert.equal(path.at(-1), cell);
      assert.ok(path.length - 1 <= shown.facts.step_limit[0]);
      path.slice(1).forEach((next, step) => {
        const wall = [0, 1, 2, 3].find((side) => path[step] + [-board.size, 1, board.size, -1][side] === next);
        assert.equal(hasWall(board, path[step], wall), false);
      });
    });
  }
});

test('a half-move is imagined as standing there, the other side to move', () => {
  assert.equal(input.partial(walled, { cell: 9, wall: null, size: 6 }), walled.replace('b2 e5 a', 'd2 e5 b'));
});

test('every wall of a position is a mark, and a rising one is not there before it rose', () => {
  const shown = view(walled);
  const geometry = colosseum.geometry(shown, look);
  const lines = (marks) => marks.filter(({ shape, ink }) => shape === 'line' && ink === 'wall');
  assert.equal(lines(colosseum.draw(scene(shown), geometry)).length, 1);
  const after = view(game.rules.play('colosseum', walled, 'b2r').position);
  const played = { before: { view: shown, move: 'b2r' } };
  assert.equal(lines(colosseum.draw(scene(after, played), geometry)).length, 2);
  assert.equal(lines(colosseum.draw(scene(after, { ...played, progress: 0.1 }), geometry)).length, 1);
});

test('hints show the steps of reachable cells and nothing else does', () => {
  const shown = view(walled);
  const geometry = colosseum.geometry(shown, look);
  const texts = (how) => colosseum.draw(scene(shown, how), geometry).filter(({ shape }) => shape === 'text');
  const reachable = shown.facts.steps_first.filter((steps) => steps > 0 && steps <= 3).length;
  assert.equal(texts({}).length, reachable);
  assert.equal(texts({ movable: false }).length, 0);
  assert.equal(texts({ look: { ...look, hints: false } }).length, 0);
});

test('at the end both counts are written, and the cells are hatched in both directions', () => {
  const shown = view('110/110/110 a1 c1 a');
  const marks = colosseum.draw(scene(shown), colosseum.geometry(shown, look));
  assert.deepEqual(
    marks.filter(({ shape }) => shape === 'text').map(({ text }) => text),
    ['3', '3'],
  );
  const slopes = new Set(
    marks
      .filter(({ shape, alpha }) => shape === 'line' && alpha === 0.4)
      .map(({ ink, points: [[ax, ay], [bx, by]] }) => `${ink} ${(bx - ax) * (by - ay) < 0 ? 'rises' : 'falls'}`),
  );
  assert.deepEqual([...slopes].sort(), ['first rises', 'second falls']);
});

test('each count of an end is written on the cells of its side', () => {
  const shown = view('0010/0010/0010/0010 a1 d1 a');
  const geometry = colosseum.geometry(shown, look);
  const written = colosseum
    .draw(scene(shown), geometry)
    .filter(({ shape }) => shape === 'text')
    .map(({ text, at }) => [text, geometry.cellAt(at) % 4 < 3 ? 'left' : 'right']);
  assert.deepEqual(shown.outcome.score, [12, 4]);
  assert.deepEqual(written, [
    ['12', 'left'],
    ['4', 'right'],
  ]);
});

test('a smaller board keeps the walls between the cells that stay', () => {
  const resized = editor.resize('0000/0000/0200/0000 a1 d4 a', 4);
  assert.equal(resized, '0000/0000/0200/0000 a1 d4 a');
  assert.match(editor.resize('0000/0210/0200/0000 a1 b1 a', 3), /^000\/021\/000 |^000\/020\/000 /);
});

test('a cell is described as it looks', () => {
  const say = sayIn('en');
  const shown = scene(view(walled));
  assert.equal(colosseum.labels.cell(say, shown, 14), 'c3, empty, wall down, 2 steps, reachable');
  assert.equal(colosseum.labels.cell(say, shown, 7), 'b2, blue player, 0 steps, reachable');
  assert.equal(colosseum.labels.cell(say, shown, 0), 'a1, empty, walls up and left, 2 steps, reachable');
  assert.equal(colosseum.labels.cell(say, shown, 35), 'f6, empty, walls right and down, out of reach');
});

test('cells are called as the coordinates on the board call them', () => {
  const say = sayIn('en');
  const shown = view(walled);
  const { cell, chosen, move, next, short } = colosseum.labels;
  const choices = input.choices(shown);
  const half = { cell: 14, wall: null, size: 6 };
  const wanted = {
    letters: ['c3', 'c3 chosen', 'c3, wall up', 'c3u.', 'c3u'],
    none: ['c3', 'c3 chosen', 'c3, wall up', 'c3u.', 'c3u'],
    course: ['row 2, column 2', '(2,2) chosen', '(2,2), wall up', '2,2,u.', '2,2,u'],
  };
  for (const [coords, words] of Object.entries(wanted)) {
    const [label] = cell(say, scene(shown, { look: { ...look, coords } }), 14).split(', empty');
    const said = [
      label,
      chosen(say, choices, half, coords).split('.')[0],
      move(say, 'c3u', shown, coords),
      next(say, { ...half, wall: 0 }, coords),
      short('c3u', coords),
    ];
    assert.deepEqual(said, words);
  }
});

test('the editor leaves nothing that the engine cannot read', () => {
  let { position } = start('size=6 rules=2022 seed=3');
  let seed = 7;
  const random = (n) => {
    seed = (seed * 48271) % 2147483647;
    return seed % n;
  };
  for (let step = 0; step < 400; ++step) {
    const size = position.split('/').length;
    const tool = editor.tools[random(3)];
    const edits = [
      () =>
        editor.point(position, tool, colosseum.geometry({ position }, look), [random(80) / 5 - 1, random(80) / 5 - 1]),
      () => editor.key(position, tool, random(size * size), random(5) - 1),
      () => editor.resize(position, 3 + random(14)),
      () => editor.turn(position),
    ];
    position = edits[random(4)]();
    view(position);
  }
});

test('the lessons can be played as they are shown', () => {
  for (const { position, move, draft } of lessons) {
    const shown = view(position);
    for (const text of [move, draft]) if (text) assert.ok(shown.moves.includes(text), `${text} in ${position}`);
  }
  const last = lessons.at(-1);
  assert.notEqual(view(game.rules.play('colosseum', last.position, last.move).position).outcome.kind, 'ongoing');
});
