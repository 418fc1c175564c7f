// The drawing of Tetress: tokens, what may still be chosen, ghosts, lines that go, the last move on its way.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesFilled, readMove, tokensOf } from '../../web/js/games/tetress/board.js';
import tetress from '../../web/js/games/tetress/index.js';
import { lessons } from '../../web/js/games/tetress/lessons.js';
import { look, scene, useGame } from './game.mjs';

const { input, tray } = tetress;
const game = useGame('tetress');
const { view, played } = game;
const busy = '2R8/2RR1BB4/3R2BB3/4RR2B2/1BB1RR1B3/1BB5B2/5RRRR2/3B1R2B2/R2BB3BR1/RR2B4RR/R9R r 20';
const clearing = lessons.find(({ say }) => say === 'clear');
const geometryOf = (shown, how = look) => tetress.geometry(shown, how);

/** The side whose token is drawn at a point: its colour and its sign must agree; 'leaving' if it would go. */
function tokenAt(marks, [x, y]) {
  const near = marks.filter(({ shape, x: left, y: top, w, at, points }) => {
    const [cx, cy] =
      shape === 'rect'
        ? [left + w / 2, top + w / 2]
        : shape === 'disc'
          ? at
          : shape === 'poly'
            ? [points[0][0], points[1][1]]
            : [99, 99];
    return Math.abs(cx - x) < 0.05 && Math.abs(cy - y) < 0.05;
  });
  const square = near.find(({ shape, ink }) => shape === 'rect' && /^(soft-)?(first|second)$/.test(ink ?? ''));
  if (!square) return null;
  const sign = near.some(({ shape }) => shape === 'disc')
    ? 'first'
    : near.some(({ shape }) => shape === 'poly')
      ? 'second'
      : '';
  assert.equal(square.ink.replace('soft-', ''), sign, 'shape and colour say the same');
  return square.ink.startsWith('soft-') ? `leaving ${sign}` : sign;
}
const standing = (marks, geometry) => geometry.rows.flat().map((cell) => tokenAt(marks, geometry.centre(cell)));
const expected = (shown, geometry) =>
  geometry.rows.flat().map((cell) => [null, 'first', 'second'][(tokensOf(shown)[cell] ?? -1) + 1]);

test('every token is drawn with its colour and its sign, in the ring too', () => {
  const shown = view(busy);
  for (const how of [look, { ...look, origin: 48, flipped: true }, { ...look, trim: 1 }]) {
    const geometry = geometryOf(shown, how);
    const marks = tetress.draw(scene(shown, { look: how }), geometry);
    assert.deepEqual(standing(marks, geometry), expected(shown, geometry));
    for (const { cell, at } of geometry.places)
      assert.equal(tokenAt(marks, at), tokenAt(marks, geometry.centre(cell)), `copy of ${cell}`);
  }
});

const tiles = (marks, wanted) =>
  marks.filter(({ shape, w, ...mark }) => shape === 'rect' && w === 0.94 && wanted(mark)).length;

test('before a piece is begun cells without a chance are dim; then what it may become is lit, and nothing for an opponent', () => {
  const shown = view('RBR8/BRB8/11/11/11/11/11/11/11/11/5BB4 r 8');
  const inside = { ...look, trim: 1 };
  const geometry = geometryOf(shown, inside);
  const drawn = (more) => tetress.draw(scene(shown, { look: inside, ...more }), geometry);
  const choices = input.choices(shown);
  const free = tokensOf(shown).filter((owner) => owner === null).length;
  const dim = ({ alpha }) => alpha < 1;
  const lit = ({ ink }) => ink === 'lit-first';
  assert.equal(tiles(drawn(), dim), free - input.lit(choices).size);
  assert.equal(tiles(drawn(), lit), 0);
  const chosen = input.tap(choices, null, readMove(shown.moves[0])[0]).draft;
  const left = new Set(
    shown.moves
      .map(readMove)
      .filter((piece) => chosen.cells.every((cell) => piece.includes(cell)))
      .flat(),
  );
  assert.equal(tiles(drawn({ chosen, draft: chosen }), lit), left.size);
  const held = tray.pick(null, 'O');
  const places = new Set(
    shown.moves
      .map(readMove)
      .filter(([a, b, c, d]) => b === a + 1 && c === a + 11 && d === a + 12)
      .flat(),
  );
  assert.ok(tiles(drawn({ chosen: held, draft: held }), lit) >= places.size && places.size > 0);
  for (const more of [{ movable: false }, { look: { ...inside, hints: false } }])
    assert.equal(tiles(drawn(more), dim), 0);
});

test('a ghost shows the board after the move, and what would go as going', () => {
  for (const [position, moves] of [
    [busy, view(busy).moves.filter((_, index) => index % 7 === 0)],
    [
      clearing.position,
      view(clearing.position).moves.filter(
        (move) => linesFilled(tokensOf(view(clearing.position)), readMove(move)).rows.length,
      ),
    ],
  ]) {
    const shown = view(position);
    const geometry = geometryOf(shown);
    for (const move of moves) {
      const draft = input.draft(move, shown);
      const lines = linesFilled(tokensOf(shown), readMove(move));
      const drawn = standing(tetress.draw(scene(shown, { draft, chosen: draft }), geometry), geometry);
      const wanted = expected(played(position, move), geometry).map((side, index) => {
        const cell = geometry.rows.flat()[index];
        if (!lines.cells.has(cell)) return side;
        return `leaving ${['first', 'second'][tokensOf(shown)[cell] ?? shown.side]}`;
      });
      assert.deepEqual(drawn, wanted, move);
    }
  }
});

test('a held piece that does not fit covers nothing and is outlined', () => {
  const shown = view(busy);
  const geometry = geometryOf(shown);
  const choices = input.choices(shown);
  const draft = input.tap(choices, tray.pick(null, 'I'), readMove('i3')[0]).draft;
  assert.equal(draft.fits, false);
  const marks = tetress.draw(scene(shown, { draft, chosen: draft }), geometry);
  assert.deepEqual(standing(marks, geometry), expected(shown, geometry));
  assert.ok(marks.filter(({ dash }) => dash).length >= 10, 'ten sides of it');
});

test('an outline runs around a piece and not through it, on a turned board too', () => {
  const shown = view(busy);
  const piece = readMove('g4h4g5g6');
  for (const flipped of [false, true]) {
    const geometry = geometryOf(shown, { ...look, flipped, trim: 1 });
    const marks = tetress.draw(scene(shown, { hint: { move: 'g4h4g5g6', whole: true } }), geometry);
    const sides = marks.filter(({ shape, ink }) => shape === 'line' && ink === 'hint');
    assert.equal(sides.length, 10);
    for (const { points } of sides) {
      const [[x1, y1], [x2, y2]] = points;
      const [x, y, far] = [(x1 + x2) / 2, (y1 + y2) / 2, 0.2];
      const beside =
        x1 === x2
          ? [
              [x - far, y],
              [x + far, y],
            ]
          : [
              [x, y - far],
              [x, y + far],
            ];
      assert.equal(beside.filter((at) => piece.includes(geometry.cellAt(at))).length, 1);
    }
  }
});

test('a piece around the edge is one outline in the middle and its copies', () => {
  const shown = view('11/11/11/11/8RR1/8RR1/11/2BBBB5/11/11/11 r 2');
  const geometry = geometryOf(shown);
  const draft = input.draft('a5b5a6k6');
  const lines = tetress
    .draw(scene(shown, { draft }), geometry)
    .filter(({ shape, ink }) => shape === 'line' && ink === 'first');
  const { width, frame } = geometry;
  const beyond = lines.filter(({ points }) =>
    points.some(([x]) => x < frame + geometry.ring || x > width - frame - geometry.ring),
  );
  assert.ok(beyond.length > 0 && beyond.length < lines.length);
});

test('the last move grows, then its lines shrink from the piece outwards, and at the end all is as the engine says', () => {
  const { position, move } = clearing;
  const [shown, after] = [view(position), played(position, move)];
  const geometry = geometryOf(after);
  const at = (progress) =>
    tetress.draw(scene(after, { before: { view: shown, move }, progress, movable: false }), geometry);
  const steps = tetress.span(scene(after, { before: { view: shown, move } }), geometry);
  assert.ok(
    steps > tetress.span(scene(played(busy, 'g4h4g5g6'), { before: { view: view(busy), move: 'g4h4g5g6' } }), geometry),
  );
  const laid = expected(shown, geometry);
  for (const cell of readMove(move)) laid[geometry.rows.flat().indexOf(cell)] = 'first';
  assert.deepEqual(standing(at(0.1), geometry), laid);
  const gone = linesFilled(tokensOf(shown), readMove(move)).cells;
  assert.equal(gone.size, 11);
  const left = (progress) => standing(at(progress), geometry).filter(Boolean).length;
  const counts = [0.2, 0.4, 0.6, 0.7, 0.8, 0.9, 1].map(left);
  assert.deepEqual(
    [...counts].sort((one, other) => other - one),
    counts,
  );
  assert.equal(counts[0] - counts.at(-1), 11);
  const half = standing(at(0.6), geometry);
  const where = (cell) => half[geometry.rows.flat().indexOf(cell)];
  assert.equal(where(readMove(move)[0]), null, 'the piece has gone');
  assert.notEqual(where(readMove('a6')[0]), null, 'what is far from it not yet');
  assert.deepEqual(standing(at(1), geometry), expected(after, geometry));
});

test('a piece is hinted by a cell and then whole', () => {
  const shown = view(busy);
  const geometry = geometryOf(shown, { ...look, trim: 1 });
  const hinted = (whole) =>
    tetress
      .draw(scene(shown, { hint: { move: 'g4h4g5g6', whole } }), geometry)
      .filter((mark) => mark.stroke === 'hint' || mark.ink === 'hint');
  assert.equal(hinted(false).length, 1);
  assert.equal(hinted(true).length, 10, 'the sides of a J');
});

test('names stand beside the board, and follow it when it slides', () => {
  const shown = view(busy);
  for (const [coords, first] of [
    ['letters', 'f'],
    ['course', '5'],
  ]) {
    const how = { ...look, coords, origin: 5 };
    const geometry = geometryOf(shown, how);
    const texts = tetress.draw(scene(shown, { look: how }), geometry).filter(({ shape }) => shape === 'text');
    assert.equal(texts.length, 44);
    const leftmost = texts.filter(({ at }) => at[1] < geometry.frame).sort((one, other) => one.at[0] - other.at[0])[0];
    assert.equal(leftmost.text, first);
    const small = { ...how, trim: 2 };
    const bare = tetress.draw(scene(shown, { look: small }), geometryOf(shown, small));
    assert.equal(bare.filter(({ shape }) => shape === 'text').length, 0);
  }
});
