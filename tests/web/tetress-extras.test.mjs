// Tetress in addresses, by hand, in lessons and as a poster.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openFragment, writeFragment } from '../../web/js/address/fragment.js';
import { cells, readMove, tokensOf } from '../../web/js/games/tetress/board.js';
import { editor } from '../../web/js/games/tetress/editor.js';
import tetress from '../../web/js/games/tetress/index.js';
import { lessons } from '../../web/js/games/tetress/lessons.js';
import { poster } from '../../web/js/games/tetress/poster.js';
import { look, scene, useGame } from './game.mjs';

const game = useGame('tetress');
const { view, played, records } = game;
const empty = '11/11/11/11/11/11/11/11/11/11/11 r 0';
const busy = '2R8/2RR1BB4/3R2BB3/4RR2B2/1BB1RR1B3/1BB5B2/5RRRR2/3B1R2B2/R2BB3BR1/RR2B4RR/R9R r 20';

test('whole games of the vectors fit into an address and come back', () => {
  for (const { moves, final } of records('games').slice(0, 30)) {
    const fragment = writeFragment({ start: empty, moves }, tetress);
    assert.match(fragment, /^[\w./@-]+$/);
    const opened = openFragment(game.pageRules, fragment, tetress);
    assert.deepEqual([opened.moves, opened.fault, opened.positions.at(-1)], [moves, null, final]);
  }
});

test('each of the 2299 placements has its own two characters for good, and foreign ones are refused', () => {
  const { moves } = view(empty);
  const packed = moves.map(tetress.pack);
  assert.equal(new Set(packed).size, 2299);
  assert.ok(packed.every((text) => /^[\w-]{2}$/.test(text)));
  assert.deepEqual(tetress.unpack(packed.join('')), moves);
  // Links stand in other people's pages: these must never change.
  assert.deepEqual(['a1b1c1d1', 'a1b1a2b2', 'a1a11b11k11', 'c4d4e4e5', 'j6k5k6k7'].map(tetress.pack), frozen);
  const opened = openFragment(game.pageRules, `v1.${empty.replaceAll(' ', '_')}.__@1`, tetress);
  assert.equal(opened.moves.length, 0);
  assert.ok(opened.fault);
});
const frozen = ['AA', 'Dy', 'LV', 'Td', 'ML'];

test('the editor leaves nothing that the engine cannot read', () => {
  let { position } = game.start('opening=2 seed=3');
  let seed = 7;
  const random = (n) => {
    seed = (seed * 48271) % 2147483647;
    return seed % n;
  };
  const geometry = tetress.geometry(view(position), { ...look, flipped: true });
  for (let step = 0; step < 1500; ++step) {
    const tool = editor.tools[random(3)];
    const edits = [
      () => editor.point(position, tool, geometry, [random(130) / 10, random(130) / 10]),
      () => editor.key(position, tool, random(cells), random(3) - 1),
      () => editor.turn(position),
      () => editor.resize(position, 11),
    ];
    position = edits[random(4)]();
    assert.equal(view(position).position, position);
  }
  assert.equal(view(editor.empty(11)).position, empty);
});

test('a click of the editor puts a token, another takes it away, and no line gets full', () => {
  let position = empty;
  const click = (tool, cell) => (position = editor.key(position, tool, cell, -1));
  for (let column = 0; column < 11; ++column) click('first', column);
  assert.equal(tokensOf(view(position)).filter((owner) => owner === 0).length, 10);
  click('second', 0);
  assert.equal(tokensOf(view(position))[0], 1);
  click('second', 0);
  assert.equal(tokensOf(view(position))[0], null);
  click('none', 1);
  assert.equal(tokensOf(view(position))[1], null);
  assert.equal(view(editor.turn(busy)).side, 1);
  assert.equal(view(editor.turn(editor.turn(busy))).side, 0);
  const last = busy.replace('r 20', 'r 150');
  assert.equal(view(editor.turn(last)).side, 1);
});

test('the lessons can be played as they are shown, and show what they say', () => {
  const after = {};
  for (const { say, position, move, draft } of lessons) {
    const shown = view(position);
    for (const text of [move, draft]) assert.ok(shown.moves.includes(text), `${text} in ${position}`);
    after[say] = { shown, next: played(position, move), piece: readMove(move) };
  }
  const total = ({ facts }) => facts.tokens[0] + facts.tokens[1];
  assert.equal(total(after.lay.next), 4);
  assert.equal(total(after.touch.next), total(after.touch.shown) + 4);
  assert.equal(total(after.clear.next), total(after.clear.shown) + 4 - 11);
  assert.equal(after.end.next.outcome.kind, 'first');
  const columns = new Set(after.around.piece.map((cell) => cell % 11));
  assert.ok(columns.has(0) && columns.has(10));
});

test('a poster shows what the board shows, and nothing that cannot be read', () => {
  for (const coords of ['letters', 'course', 'none']) {
    const how = { ...look, coords, hints: false };
    const geometry = tetress.geometry(view(busy), how);
    const marks = tetress.draw(scene(view(busy), { movable: false, look: how }), geometry);
    const svg = poster(busy, coords);
    const count = (pattern) => (svg.match(pattern) ?? []).length;
    assert.match(svg, new RegExp(`viewBox="0 0 ${geometry.width} ${geometry.width}"`));
    assert.equal(count(/<circle/g), marks.filter(({ shape }) => shape === 'disc').length);
    assert.equal(count(/class="i-edge s-edge"/g), marks.filter(({ shape }) => shape === 'poly').length);
    assert.equal(count(/width=".94"/g), geometry.places.length);
    for (const { text, at } of marks.filter(({ shape }) => shape === 'text'))
      assert.ok(
        [...svg.matchAll(/<text x="([\d.-]+)" y="([\d.-]+)">(\w+)</g)].some(
          ([, x, y, name]) => name === text && Math.hypot(Number(x) - at[0], Number(y) - 0.09 - at[1]) < 0.01,
        ),
        text,
      );
  }
  for (const wrong of [
    '',
    busy.replace('2R8', '9R8'),
    `${busy}<script>`,
    '11/11 r 0',
    busy.replace('2R8', '999999999R'),
  ])
    assert.equal(poster(wrong, 'letters'), null, wrong);
});
