// A piece of Tetress by every device: painted, swept, held, typed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMove } from '../../web/js/games/tetress/board.js';
import tetress from '../../web/js/games/tetress/index.js';
import { pieces, shapes } from '../../web/js/games/tetress/pieces.js';
import { look, useGame } from './game.mjs';

const { input, tray } = tetress;
const game = useGame('tetress');
const { view } = game;
const busy = '2R8/2RR1BB4/3R2BB3/4RR2B2/1BB1RR1B3/1BB5B2/5RRRR2/3B1R2B2/R2BB3BR1/RR2B4RR/R9R r 20';
/** Blue has two pieces left. */
const tight = () => {
  const { fen } = game.records('positions').find(({ legal }) => legal?.length > 1 && legal.length < 6);
  return view(fen);
};
const cellOf = (name) => readMove(name)[0];
/** Taps one after the other. */
const tapped = (choices, cells, draft = null) =>
  cells.reduce((made, cell) => (made?.cells.includes(cell) ? made : input.tap(choices, made, cell).draft), draft);

test('every legal move can be painted, in any order, by taps, by a mouse and in one sweep', () => {
  const shown = view(busy);
  const choices = input.choices(shown);
  const geometry = tetress.geometry(shown, { ...look, origin: 40 });
  for (const [index, move] of shown.moves.entries()) {
    const piece = readMove(move);
    const order = index % 2 ? [...piece].reverse() : piece;
    const painted = tapped(choices, order);
    assert.equal(input.move(painted), move);
    assert.equal(input.waits(painted), true, 'a painted piece waits for a second word');
    for (const cell of piece) assert.equal(input.tap(choices, painted, cell).commit, true);
    const pointed = order.reduce((made, cell) => input.point(choices, geometry, geometry.centre(cell), made), null);
    assert.equal(input.move(pointed), move);
    const swept = order.reduce((made, cell) => input.sweep(choices, made, cell), null);
    assert.equal(input.move(swept), move);
  }
});

test('after each cell only cells of what is still legal go on, and the last piece completes itself', () => {
  const shown = view(busy);
  const choices = input.choices(shown);
  for (const move of shown.moves.filter((_, index) => index % 9 === 0)) {
    const [first, second] = readMove(move);
    const draft = input.tap(choices, null, first).draft;
    const left = shown.moves.map(readMove).filter((piece) => piece.includes(first));
    const cells = new Set(left.flat());
    for (let cell = 0; cell < 121; ++cell) {
      if (cell === first) continue;
      const next = input.tap(choices, draft, cell).draft;
      const extends_ = next?.cells.includes(first) && next.cells.includes(cell);
      assert.equal(Boolean(extends_), cells.has(cell), `${cell} after ${first}`);
    }
    const two = input.tap(choices, draft, second).draft;
    const fitting = left.filter((piece) => piece.includes(second));
    assert.equal(input.move(two) !== null, fitting.length === 1);
  }
  const only = tight();
  const from = input.choices(only);
  const [own] = only.moves
    .flatMap((move) => readMove(move).map((cell) => [move, cell]))
    .filter(([move, cell]) => only.moves.every((other) => other === move || !readMove(other).includes(cell)));
  const whole = input.tap(from, null, own[1]).draft;
  assert.equal(input.move(whole), own[0], 'one tap is enough');
  assert.equal(input.back(whole), null, 'and one step back takes all of it');
});

test('cells that begin no piece begin nothing, and lose nothing', () => {
  const shown = view(busy);
  const choices = input.choices(shown);
  assert.deepEqual([...input.lit(choices)].sort(), [...new Set(shown.moves.flatMap(readMove))].sort());
  assert.equal(input.tap(choices, null, cellOf('c1')).draft, null, 'a token');
  const draft = tapped(choices, [cellOf('g5'), cellOf('g4')]);
  assert.deepEqual(input.tap(choices, draft, cellOf('c1')).draft, draft);
  assert.deepEqual(input.tap(choices, draft, cellOf('a2')).draft.cells, [cellOf('a2')], 'far off it begins anew');
  assert.equal(input.sweep(choices, draft, cellOf('a2')), draft, 'but a sweep goes on where it can');
});

test('painting is taken back cell by cell, or by a tap on a cell', () => {
  const choices = input.choices(view(busy));
  const [a, b, c] = ['g5', 'g4', 'h4'].map(cellOf);
  const three = tapped(choices, [a, b, c]);
  const two = input.back(input.draft('g4h4g5g6'));
  assert.equal(two.cells.length, 3);
  assert.deepEqual(tapped(choices, [a, b]).cells, [a, b]);
  assert.deepEqual(input.back(input.back(tapped(choices, [a, b]))), null);
  assert.deepEqual(input.tap(choices, tapped(choices, [a, b]), a).draft.cells, [b]);
  assert.ok(three.cells.length >= 3);
  const geometry = tetress.geometry(view(busy), look);
  const resting = tapped(choices, [a, b]);
  assert.equal(
    input.point(choices, geometry, geometry.centre(a), resting),
    resting,
    'a mouse that rests changes nothing',
  );
});

test('every legal move can be laid from the tray, turned and flipped by keys, and plays at once', () => {
  const shown = view(busy);
  const choices = input.choices(shown);
  const made = new Set();
  for (const piece of pieces)
    for (let flips = 0; flips < 2; ++flips)
      for (let turns = 0; turns < 4; ++turns) {
        let draft = tray.pick(null, piece);
        for (let at = 0; at < turns; ++at) draft = input.key(choices, draft, 0, 'KeyR');
        if (flips) draft = input.key(choices, draft, 0, 'KeyF');
        assert.equal(input.move(draft), null);
        for (let cell = 0; cell < 121; ++cell) {
          const laid = input.tap(choices, draft, cell).draft;
          const move = input.move(laid);
          assert.equal(laid.fits, move !== null);
          if (!move) continue;
          assert.ok(shown.moves.includes(move));
          assert.ok(laid.cells.includes(cell), 'it holds the cell that is pointed at');
          assert.equal(input.waits(laid), false);
          made.add(move);
        }
      }
  assert.deepEqual([...made].sort(), shown.moves);
});

test('the tray gives, turns and takes back', () => {
  const choices = input.choices(view(busy));
  assert.deepEqual(tray.pieces, ['I', 'O', 'T', 'J', 'L', 'S', 'Z']);
  const held = tray.pick(null, 'L');
  assert.equal(tray.held(held), 'L');
  assert.equal(tray.pick(held, 'L'), null);
  assert.equal(tray.held(tray.pick(held, 'S')), 'S');
  assert.equal(input.back(held), null);
  const laid = input.tap(choices, held, cellOf('g5')).draft;
  const turned = input.key(choices, laid, -1, 'KeyR');
  assert.equal(turned.cells.length, 4, 'what lies is turned where it lies');
  assert.equal(shapes[turned.held].piece, 'L');
  assert.equal(tray.held(input.key(choices, held, 0, 'KeyF')), 'J');
  assert.deepEqual(input.back(laid), held);
  assert.equal(tray.held(input.key(choices, null, 0, 'Digit3')), 'T');
  for (const code of ['KeyR', 'KeyF', 'KeyQ', 'Digit8']) assert.equal(input.key(choices, null, 0, code), null, code);
  const painted = input.draft('g4h4g5g6');
  assert.equal(tray.held(input.key(choices, painted, 0, 'KeyR')), 'J', 'a painted one comes into the hand');
  const { marks } = tray.picture('I', null, 0);
  assert.deepEqual([marks.length, new Set(marks.map(({ y }) => y)).size], [4, 1]);
});

test('typed moves take four cells in any order and what the course prints', () => {
  const wanted = 'g4h4g5g6';
  for (const text of [
    wanted,
    ' G4 h4 G5 g6 ',
    'g6, g5, g4, h4',
    'PLACE(3-6, 3-7, 4-6, 5-6)',
    '(3, 6) (3, 7) (4, 6) (5, 6)',
    'place 3-6 3-7 4-6 5-6',
  ])
    assert.equal(
      game.rules.play('tetress', busy, input.typed(text)).text,
      game.rules.play('tetress', busy, wanted).text,
      text,
    );
  for (const text of ['', 'g4', 'g4h4g5g6g7', 'g4g4g5g6', 'a1b1c1d1', 'e1e2e3g4', 'PLACE(3-6)', 'x', 'constructor']) {
    const answer = game.rules.play('tetress', busy, input.typed(text));
    assert.equal(answer.ok, false, text);
    assert.match(answer.error, /./);
  }
});
