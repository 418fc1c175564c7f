// Infexion in addresses, by hand, in lessons and as a poster.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openFragment, writeFragment } from '../../web/js/address/fragment.js';
import { cells, directions, line } from '../../web/js/games/infexion/board.js';
import { editor } from '../../web/js/games/infexion/editor.js';
import infexion from '../../web/js/games/infexion/index.js';
import { lessons } from '../../web/js/games/infexion/lessons.js';
import { poster } from '../../web/js/games/infexion/poster.js';
import { look, scene, useGame } from './game.mjs';

const { input } = infexion;
const game = useGame('infexion');
const { view, played, records } = game;
const busy = '2b1A1a/1C1d3/2aB2A/3A1b1/1A1c2B/2F1e2/A3a1a r 40';
const all = Array.from({ length: cells }, (_, cell) => cell);

test('whole games of the courses fit into an address and come back', () => {
  const start = '7/7/7/7/7/7/7 r 0';
  for (const { moves, final } of records('games').slice(0, 40)) {
    const fragment = writeFragment({ start, moves }, infexion);
    assert.match(fragment, /^[\w./@-]+$/);
    const opened = openFragment(game.pageRules, fragment, infexion);
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
  const opened = openFragment(game.pageRules, 'v1.7/7/7/7/7/7/7_r_0.__@1', infexion);
  assert.equal(opened.moves.length, 0);
  assert.ok(opened.fault);
});

test('the editor leaves nothing that the engine cannot read', () => {
  let { text: position } = game.rules.start('infexion', 'opening=6 seed=3');
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
