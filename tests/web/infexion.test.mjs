// The page's half of Infexion: the torus on the screen, half-moves, marks, sentences, positions by hand.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { cells, directions, line, parsePosition, walk, writePosition } from '../../web/js/games/infexion/board.js';
import { editor } from '../../web/js/games/infexion/editor.js';
import { outline } from '../../web/js/games/infexion/geometry.js';
import infexion from '../../web/js/games/infexion/index.js';
import { lessons } from '../../web/js/games/infexion/lessons.js';
import { poster } from '../../web/js/games/infexion/poster.js';
import { createSay } from '../../web/js/i18n.js';
import { openFragment, writeFragment } from '../../web/js/share/fragment.js';
import { loadEngine } from '../wasm/load.mjs';

const { input, labels } = infexion;
const look = { coords: 'none', flipped: false, hints: true };
const busy = '2b1A1a/1C1d3/2aB2A/3A1b1/1A1c2B/2F1e2/A3a1a r 40';
const keys = ['ArrowUp', 'PageUp', 'ArrowRight', 'ArrowDown', 'PageDown', 'ArrowLeft'];
const all = Array.from({ length: cells }, (_, cell) => cell);
let rules;
before(async () => {
  rules = await loadEngine('infexion');
});
const view = (position) => {
  const answer = rules.view('infexion', position);
  assert.ok(answer.ok, answer.error);
  return answer;
};
const played = (position, move) => {
  const answer = rules.play('infexion', position, move);
  assert.ok(answer.ok, answer.error);
  return view(answer.text);
};
const scene = (shown, more = {}) => ({
  view: shown,
  before: null,
  draft: null,
  imagined: null,
  movable: true,
  progress: 1,
  hint: null,
  look,
  ...more,
});
const records = (name) =>
  readFileSync(new URL(`../data/infexion_${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text));
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
      const slid = infexion.geometry(view(busy), { ...how, origin: geometry.slide(2 * dx, 2 * dy) });
      const cell = geometry.rows[3][3];
      const [x, y] = geometry.centre(cell);
      const [nowX, nowY] = slid.centre(cell);
      assert.ok(Math.abs(nowX - x - 2 * dx) < 1e-9 && Math.abs(nowY - y - 2 * dy) < 1e-9);
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

test('every legal move can be made with a mouse, with taps, with keys, with a flick, and typed', () => {
  for (const position of [busy, busy.replace('r 40', 'b 41'), '7/7/7/7/7/7/7 r 0']) {
    const shown = view(position);
    const choices = input.choices(shown);
    const geometry = infexion.geometry(shown, { ...look, origin: 10 });
    const made = { mouse: [], taps: [], keys: [], flicks: [], typed: [], course: [] };
    for (const move of shown.moves) {
      const { cell, direction } = input.draft(move, shown);
      const chosen = input.tap(choices, null, cell).draft;
      const [r, q] = [Math.floor(cell / 7), cell % 7];
      made.typed.push(input.typed(` ${move.toUpperCase()} `, shown));
      made.course.push(input.typed(direction === null ? `SPAWN ${r} ${q}` : `SPREAD ${r} ${q} ${move.slice(2)}`));
      if (direction === null) {
        for (const list of [made.taps, made.keys, made.flicks]) list.push(input.move(chosen));
        assert.equal(input.tap(choices, chosen, cell).commit, true, 'a second tap agrees');
        made.mouse.push(input.move(input.point(choices, geometry, geometry.centre(cell), null)));
        continue;
      }
      assert.equal(input.move(chosen), null);
      const next = walk(cell, direction);
      const tapped = input.tap(choices, chosen, next);
      made.taps.push(input.move(tapped.draft));
      assert.equal(tapped.commit, false);
      assert.equal(input.tap(choices, tapped.draft, next).commit, true, 'the same neighbour again agrees');
      made.mouse.push(input.move(input.point(choices, geometry, geometry.centre(next), chosen)));
      made.keys.push(input.move(input.aim(choices, chosen, direction)));
      made.flicks.push(input.move(input.go(choices, cell, direction)));
    }
    for (const [how, moves] of Object.entries(made)) assert.deepEqual(moves, shown.moves, how);
    assert.deepEqual(
      [...input.lit(choices)].sort(),
      [...new Set(shown.moves.map((move) => input.draft(move).cell))].sort(),
    );
  }
});

test('a stack is also aimed by a cell farther along, as far as its power goes, the shorter way around', () => {
  const choices = input.choices(view(busy));
  const at = (name) => (Number(name[1]) - 1) * 7 + name.charCodeAt(0) - 97;
  const aimed = (from, to) => input.move(input.tap(choices, input.tap(choices, null, at(from)).draft, at(to)).draft);
  assert.equal(aimed('b2', 'e2'), 'b2se', 'three cells away, power 3');
  assert.equal(aimed('b2', 'f2'), 'b2nw', 'three cells away around the edge');
  assert.equal(aimed('b2', 'f6'), 'f6', 'not in a line with it: a spawn there');
  assert.equal(aimed('c6', 'c2'), 'c6ne', 'three away around the edge, not four the other way');
  assert.equal(aimed('c6', 'c3'), 'c6sw');
});

test('half a move is taken back by its stack; enemies and what is not ours take nothing', () => {
  const shown = view(busy);
  const choices = input.choices(shown);
  const chosen = input.tap(choices, null, 8).draft;
  const aimed = input.aim(choices, chosen, 2);
  assert.deepEqual(input.back(aimed), chosen);
  assert.equal(input.back(chosen), null);
  assert.equal(input.tap(choices, chosen, 8).draft, null);
  assert.deepEqual(input.tap(choices, aimed, 8).draft, chosen);
  const spawn = input.tap(choices, null, 0).draft;
  assert.equal(input.back(spawn), null);
  assert.equal(input.tap(choices, null, 2).draft, null, 'c1 is blue’s');
  assert.equal(input.aim(choices, spawn, 0), null);
  assert.equal(input.go(choices, 0, 0), null);
});

test('typed moves take what the course prints, and what makes no sense is named by the engine', () => {
  for (const [text, move] of [
    ['spawn(3-4)', 'e4'],
    ['SPAWN 0, 6', 'g1'],
    ['SPREAD 3 4 UpRight', 'e4ne'],
    ['SPREAD(3-4, [↙])', 'e4sw'],
    ['SPREAD(HexPos(3,4), HexDir.DownLeft)', 'e4sw'],
    ['spread 3 4 +1 -1', 'e4n'],
    ['SPREAD 3 4 0 1', 'e4se'],
  ])
    assert.equal(input.typed(text), move);
  for (const text of ['spawn 9 9', 'SPREAD 1 1 sideways', 'b2', 'c1n', '', 'e4 e5', 'constructor']) {
    const answer = rules.play('infexion', busy, input.typed(text));
    assert.equal(answer.ok, false, text);
    assert.match(answer.error, /./);
  }
});

test('where power is 49 nobody spawns, and the page says so', () => {
  const full = view('FFFFFFF/G6/7/7/7/7/7 r 60'.replace('FFFFFFF/G6', 'FFFFFFA/f5f'));
  const say = createSay('en', JSON.parse(readFileSync(new URL('../../web/lang/en.json', import.meta.url), 'utf8')));
  assert.equal(full.facts.may_spawn[0], 0);
  assert.ok(!full.moves.some((move) => move.length === 2));
  assert.match(labels.cell(say, scene(full), 30), /no spawning at power 49/);
  assert.equal(input.tap(input.choices(full), null, 30).draft, null);
});

/** The numbers on stacks at a middle, top marks only. */
const numberAt = (marks, [x, y]) =>
  marks
    .filter(({ shape, bold, at }) => shape === 'text' && bold && Math.hypot(at[0] - x, at[1] - y) < 0.2)
    .map(({ text }) => Number(text));
/** What stands on each cell in a picture. */
const standing = (marks, geometry) => all.map((cell) => numberAt(marks, geometry.centre(cell)).at(-1) ?? 0);
const powers = ({ facts }) => facts.power_first.map((power, cell) => power + facts.power_second[cell]);

test('every stack is drawn with its number and as many tokens, also in the ring', () => {
  const shown = view(busy);
  const geometry = infexion.geometry(shown, look);
  const marks = infexion.draw(scene(shown), geometry);
  assert.deepEqual(standing(marks, geometry), powers(shown));
  for (const { cell, at } of geometry.places) {
    const first = shown.facts.power_first[cell];
    const shapes = { disc: first, poly: shown.facts.power_second[cell] };
    for (const [shape, count] of Object.entries(shapes)) {
      const tokens = marks.filter(
        (mark) =>
          mark.shape === shape &&
          /^(soft-)?(first|second)$/.test(mark.ink ?? '') &&
          (mark.radius ?? 1) > 0.2 &&
          Math.hypot((mark.at ?? mark.points[0])[0] - at[0], (mark.at ?? mark.points[3])[1] - at[1]) < 0.45,
      );
      assert.equal(tokens.length, count, `${shape} on ${cell}`);
    }
  }
});

test('a ghost shows every cell that would be hit as it would be, around the edge too', () => {
  const shown = view(busy);
  const geometry = infexion.geometry(shown, look);
  for (const move of shown.moves) {
    const after = played(busy, move);
    const draft = input.draft(move, shown);
    const marks = infexion.draw(scene(shown, { draft, imagined: after }), geometry);
    const expected = powers(after);
    const drawn = standing(marks, geometry);
    // The stack that would leave is still there, faintly.
    if (draft.direction !== null) expected[draft.cell] = powers(shown)[draft.cell];
    assert.deepEqual(drawn, expected, move);
  }
});

test('a spread lands cell by cell: nothing is shown that has not come there, and at the end all has', () => {
  const shown = view(busy);
  const move = 'c6n';
  const after = played(busy, move);
  const geometry = infexion.geometry(after, look);
  const hits = line(37, 0, 6);
  const before = { view: shown, move };
  const steps = infexion.span(scene(after, { before }), geometry);
  assert.equal(steps, 7);
  for (let landed = 0; landed <= 6; ++landed) {
    const marks = infexion.draw(scene(after, { before, progress: (landed + 0.5) / steps }), geometry);
    const drawn = standing(marks, geometry);
    hits.forEach((cell, index) => {
      assert.equal(drawn[cell], index < landed ? powers(after)[cell] : powers(shown)[cell], `${cell} after ${landed}`);
    });
    // What is left of the stack is between two cells, half a step beyond the last.
    const [x, y] = geometry.centre(landed === 0 ? 37 : hits[landed - 1]);
    const moving = numberAt(marks, [x, y - 0.5]);
    assert.deepEqual(moving.slice(-1), landed < 6 ? [6 - landed] : [], `moving after ${landed}`);
  }
  assert.deepEqual(standing(infexion.draw(scene(after, { before }), geometry), geometry), powers(after));
});

test('what bursts is seen to burst', () => {
  const { position, move } = lessons.find(({ say }) => say === 'burst');
  const after = played(position, move);
  const geometry = infexion.geometry(after, look);
  const rays = (progress) =>
    infexion
      .draw(scene(after, { before: { view: view(position), move }, progress }), geometry)
      .filter(
        ({ shape, points }) =>
          shape === 'line' &&
          points.length === 2 &&
          Math.hypot(points[0][0] - points[1][0], points[0][1] - points[1][1]) < 0.2,
      ).length;
  assert.ok(rays(0.5) >= 12);
  assert.equal(rays(1), 0);
});

test('a move and its beginning are hinted without telling the rest', () => {
  const shown = view(busy);
  const geometry = infexion.geometry(shown, look);
  const hinted = (whole) =>
    infexion
      .draw(scene(shown, { hint: { move: 'b2se', whole } }), geometry)
      .filter((mark) => mark.stroke === 'hint' || mark.ink === 'hint').length;
  const copies = (cell) => geometry.places.filter((place) => place.cell === cell).length;
  assert.equal(hinted(false), copies(8));
  assert.ok(hinted(true) > copies(8) + 3);
});

test('cells, moves and choices are said in both languages, and none is missing', () => {
  for (const [language, wanted] of [
    [
      'en',
      {
        cells: ['a1, empty, free to spawn', 'b2, red stack of 3, can spread', 'd2, blue stack of 4', 'row 3, column 2'],
        moves: ['spawn on a1', 'b2 spreads down right, takes 1 stack'],
        chosen: [
          'Spawn on a1.',
          'Stack of 3 on b2 chosen. Choose a direction.',
          'b2 spreads down right over c2, d2, and e2.',
        ],
      },
    ],
    [
      'fr',
      {
        cells: [
          'a1, vide, libre pour une pile',
          'b2, pile rouge de 3, peut s’étaler',
          'd2, pile bleue de 4',
          'rangée 3, colonne 2',
        ],
        moves: ['pile posée en a1', 'b2 s’étale en bas à droite, prend 1 pile'],
        chosen: [
          'Pile en a1.',
          'Pile de 3 en b2 choisie. Choisissez une direction.',
          'b2 s’étale en bas à droite sur c2, d2 et e2.',
        ],
      },
    ],
  ]) {
    const text = readFileSync(new URL(`../../web/lang/${language}.json`, import.meta.url), 'utf8');
    const say = createSay(language, JSON.parse(text));
    const shown = view(busy);
    const choices = input.choices(shown);
    const course = scene(shown, { look: { ...look, coords: 'course' } });
    const plain = scene(shown, { look: { ...look, hints: false } });
    const cellsSaid = [
      ...[0, 8, 10].map((cell) => labels.cell(say, plain, cell)),
      labels.cell(say, course, 23).split(', ').slice(0, 2).join(', '),
    ];
    assert.deepEqual(cellsSaid, wanted.cells);
    assert.deepEqual(
      ['a1', 'b2se'].map((move) => labels.move(say, move, shown)),
      wanted.moves,
    );
    const chosen = [
      { cell: 0, spawns: true, direction: null },
      ...[null, 2].map((direction) => ({ cell: 8, spawns: false, direction })),
    ];
    assert.deepEqual(
      chosen.map((draft) => labels.chosen(say, choices, draft)),
      wanted.chosen,
    );
    for (const cell of all) assert.doesNotMatch(labels.cell(say, scene(shown), cell), /infexion\./);
    for (const move of shown.moves) assert.doesNotMatch(labels.move(say, move, shown), /infexion\./);
    for (const { say: key } of lessons) assert.notEqual(say(`infexion.lesson.${key}`), `infexion.lesson.${key}`);
    for (const tool of editor.tools) assert.notEqual(say(`infexion.tool.${tool}`), `infexion.tool.${tool}`);
  }
});

test('who could be attacked is told, as often as the engine counts', () => {
  const say = createSay('en', JSON.parse(readFileSync(new URL('../../web/lang/en.json', import.meta.url), 'utf8')));
  const shown = view('7/7/7/2Ab3/7/7/7 r 8');
  assert.match(labels.cell(say, scene(shown), 23), /attacked 1 time$/);
  assert.equal(shown.facts.hits_second[23], 1);
  const geometry = infexion.geometry(shown, look);
  const dots = (how) => infexion.draw(scene(shown, how), geometry).filter(({ radius }) => radius < 0.1).length;
  const copies = geometry.places.filter(({ cell }) => cell === 23 || cell === 24).length;
  assert.equal(dots({}), copies);
  assert.equal(dots({ look: { ...look, hints: false } }), 0);
});

test('power is counted for both sides', () => {
  const shown = view(busy);
  assert.deepEqual([labels.count(shown, 0), labels.count(shown, 1)], [18, 20]);
});

test('whole games of the courses fit into an address and come back', () => {
  const start = '7/7/7/7/7/7/7 r 0';
  for (const { moves, final } of records('games').slice(0, 40)) {
    const fragment = writeFragment({ start, moves }, infexion);
    assert.match(fragment, /^[\w./@-]+$/);
    const opened = openFragment(rules, 'infexion', fragment, infexion);
    assert.deepEqual([opened.moves, opened.fault, opened.positions.at(-1)], [moves, null, final]);
  }
});

test('each of the 343 moves has its own two characters, and foreign ones are refused', () => {
  const moves = all.flatMap((cell) => {
    const name = `${'abcdefg'[cell % 7]}${Math.floor(cell / 7) + 1}`;
    return ['', ...directions].map((direction) => name + direction);
  });
  const packed = moves.map(infexion.pack);
  assert.equal(new Set(packed).size, 343);
  assert.ok(packed.every((text) => /^[\w-]{2}$/.test(text)));
  assert.deepEqual(infexion.unpack(packed.join('')), moves);
  const opened = openFragment(rules, 'infexion', 'v1.7/7/7/7/7/7/7_r_0.__@1', infexion);
  assert.equal(opened.moves.length, 0);
  assert.ok(opened.fault);
});

test('the editor leaves nothing that the engine cannot read', () => {
  let { text: position } = rules.start('infexion', 'opening=6 seed=3');
  let seed = 7;
  const random = (n) => {
    seed = (seed * 48271) % 2147483647;
    return seed % n;
  };
  const geometry = infexion.geometry(view(position), { ...look, flipped: true });
  for (let step = 0; step < 600; ++step) {
    const tool = editor.tools[random(3)];
    const edits = [
      () => editor.point(position, tool, geometry, [random(90) / 10, random(90) / 10]),
      () => editor.key(position, tool, random(cells), random(7) - 1),
      () => editor.turn(position),
      () => editor.resize(position, 7),
    ];
    position = edits[random(4)]();
    assert.equal(view(position).position, position);
  }
  assert.equal(view(editor.empty(7)).moves.length, 49);
});

test('clicks of the editor make a stack higher, change its owner, and take it away', () => {
  let position = editor.empty(7);
  const click = (tool) => (position = editor.key(position, tool, 24, -1));
  for (let power = 1; power <= 6; ++power) {
    click('first');
    assert.equal(view(position).facts.power_first[24], power);
  }
  click('first');
  assert.equal(view(position).facts.power_first[24], 0);
  click('first');
  click('second');
  assert.deepEqual([view(position).facts.power_first[24], view(position).facts.power_second[24]], [0, 1]);
  click('none');
  assert.equal(view(position).facts.power_second[24], 0);
  assert.equal(view(editor.turn(busy)).side, 1);
  assert.equal(view(editor.turn(editor.turn(busy))).side, 0);
});

test('the lessons can be played as they are shown, and show what they say', () => {
  const after = {};
  for (const { say, position, move, draft } of lessons) {
    const shown = view(position);
    for (const text of [move, draft]) if (text) assert.ok(shown.moves.includes(text), `${text} in ${position}`);
    after[say] = { shown, next: played(position, move), ...input.draft(move) };
  }
  const total = ({ facts }) => [...facts.power_first, ...facts.power_second].reduce((sum, power) => sum + power, 0);
  assert.equal(total(after.spawn.next), total(after.spawn.shown) + 1);
  assert.ok(after.take.next.facts.stacks[1] < after.take.shown.facts.stacks[1]);
  assert.equal(total(after.burst.next), total(after.burst.shown) - 7);
  assert.equal(after.end.next.outcome.kind, 'first');
  // Around the edge: on the screen the spread comes back on the other side.
  const { cell, direction, shown } = after.around;
  const geometry = infexion.geometry(shown, look);
  const heights = [cell, ...line(cell, direction, 3)].map((at) => geometry.centre(at)[1]);
  assert.ok(heights[1] > heights[0] + 4, heights.join());
});

test('a poster shows what the board shows, and nothing that cannot be read', () => {
  const geometry = infexion.geometry(view(busy), { ...look, coords: 'letters' });
  const marks = infexion.draw(
    scene(view(busy), { movable: false, look: { ...look, coords: 'letters', hints: false } }),
    geometry,
  );
  const svg = poster(busy, 'letters');
  const count = (pattern) => (svg.match(pattern) ?? []).length;
  assert.match(svg, new RegExp(`viewBox="0 0 ${geometry.width.toFixed(3)} ${geometry.height}"`));
  assert.equal(count(/<text/g), marks.filter(({ shape }) => shape === 'text').length);
  assert.equal(count(/<circle/g), marks.filter(({ shape }) => shape === 'disc').length);
  const names = marks.filter(({ shape, ink }) => shape === 'text' && ink === 'label');
  for (const { text, at } of names) {
    const found = new RegExp(`<text x="([\\d.-]+)" y="([\\d.-]+)"[^>]*>${text}</text>`).exec(svg);
    assert.ok(Math.hypot(Number(found[1]) - at[0], Number(found[2]) - at[1]) < 0.12, text);
  }
  for (const wrong of ['', busy.replace('2b', '9b'), `${busy}<script>`, '7/7/7/7/7/7 r 0', '8/7/7/7/7/7/7 r 0'])
    assert.equal(poster(wrong, 'letters'), null, wrong);
});
