// A board's parts that need no page: the draft, the position, the zoom.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { Draft, needsConfirmation } from '../../web/js/board/draft.js';
import { BoardPosition } from '../../web/js/board/position.js';
import { BoardZoom } from '../../web/js/board/zoom.js';
import colosseum from '../../web/js/games/colosseum/index.js';
import tetress from '../../web/js/games/tetress/index.js';
import { loadRules, look, scene } from './game.mjs';

const start = '000/000/000 a1 c3 a';
let rules;
let view;
before(async () => {
  rules = await loadRules('colosseum');
  view = rules.view(start);
});
const cell = { cell: 1, wall: null, size: 3 };
const whole = { cell: 1, wall: 0, size: 3 };

test('fingers, and games whose moves are long, confirm a complete move; settings win', () => {
  const all = [false, true].flatMap((byFinger) => [false, true].map((byGame) => ({ byFinger, byGame })));
  const asked = (confirm) => all.map((how) => needsConfirmation(confirm, how));
  assert.deepEqual(asked('auto'), [false, true, true, true]);
  assert.deepEqual(asked('always'), [true, true, true, true]);
  assert.deepEqual(asked('never'), [false, false, false, false]);
});

test('what is pointed at is seen before what is chosen, until that is complete', () => {
  const draft = new Draft(colosseum.input, rules);
  assert.deepEqual([draft.shown, draft.isComplete], [null, false]);
  draft.choose(cell);
  assert.equal(draft.shown, cell);
  draft.pointed = whole;
  assert.deepEqual([draft.shown, draft.isComplete], [whole, false]);
  draft.choose(whole);
  assert.equal(draft.pointed, null, 'a choice takes the place of what was pointed at');
  draft.pointed = { cell: 3, wall: 2, size: 3 };
  assert.deepEqual([draft.shown, draft.isComplete], [whole, true]);
  assert.equal(draft.moveOf(whole), 'b1u');
});

test('a draft and its hint go with their position', () => {
  const draft = new Draft(colosseum.input, rules);
  draft.choose(whole);
  draft.pointed = cell;
  draft.hint = { move: 'b1r', whole: true };
  draft.forget();
  assert.deepEqual([draft.chosen, draft.pointed, draft.hint], [null, null, null]);
});

test('what a draft leads to is asked once, and only where it says something', () => {
  const asked = [];
  const counting = {
    view: (position) => asked.push(`view ${position}`) && rules.view(position),
    play: (position, move) => asked.push(`play ${move}`) && rules.play(position, move),
  };
  const draft = new Draft(colosseum.input, counting);
  assert.equal(draft.imagined(view), null);
  draft.choose({ cell: 1, wall: 1, size: 3 });
  const after = draft.imagined(view);
  assert.equal(after.position, rules.play(start, 'b1r').position);
  assert.equal(draft.imagined(view), after);
  assert.equal(draft.imagined(null), null);
  assert.deepEqual(asked, ['play b1r']);
});

const shown = (more = {}) => ({ view, before: null, movable: true, ...more });

test('a board knows what is new about what it is shown', () => {
  const position = new BoardPosition(colosseum, look);
  assert.equal(position.show(shown()), 'turn');
  assert.equal(position.show(shown()), 'nothing');
  assert.equal(position.show(shown({ movable: false })), 'turn');
  assert.equal(position.movable, false);
  // The same position after another move, as after a branch that comes back.
  assert.equal(position.show(shown({ movable: false, before: { view, move: 'b1r' } })), 'past');
  const next = rules.play(start, 'b1r');
  assert.equal(position.show(shown({ view: next })), 'turn');
  assert.equal(position.movable, true);
});

test('the choices and the layout belong to the position and the look', () => {
  const position = new BoardPosition(colosseum, look);
  assert.deepEqual([position.choices, position.geometry], [{}, null]);
  position.show(shown());
  const { choices, geometry } = position;
  assert.equal(position.choices, choices);
  assert.equal(position.geometry, geometry);
  position.look = { ...look, flipped: true };
  assert.notEqual(position.geometry, geometry);
  position.show(shown({ view: rules.play(start, 'b1r') }));
  assert.notEqual(position.choices, choices);
});

test('nobody moves once a game is over', () => {
  const position = new BoardPosition(colosseum, look);
  const ended = rules.view('110/110/110 a1 c1 a');
  position.show(shown({ view: ended }));
  assert.equal(position.movable, false);
});

test('an animation lasts as long as its move, and only forward moves have one', () => {
  const position = new BoardPosition(colosseum, look);
  const next = rules.play(start, 'c1d');
  const last = { view, move: 'c1d' };
  position.show(shown({ view: next, before: last }));
  const drawn = scene(next, { before: last });
  position.animate(false, drawn);
  assert.deepEqual([position.moveMs, position.progress(performance.now())], [0, 1]);
  position.animate(true, drawn);
  // Two steps.
  assert.equal(position.moveMs, 270 + 2 * 70);
  const began = performance.now();
  assert.ok(position.progress(began) < 0.1);
  assert.ok(Math.abs(position.progress(began + 205) - 0.5) < 0.05);
  assert.deepEqual([position.progress(began + 1000), position.progress(began - 1000)], [1, 0]);
});

test('a board without edges shows its surroundings where there is room for them', async () => {
  const torus = await loadRules('tetress');
  const named = { ...look, coords: 'letters' };
  const position = new BoardPosition(tetress, named);
  const wide = (geometry) => geometry.width;
  assert.equal(
    position.makeRoom(() => true),
    false,
    'no board yet',
  );
  position.show(shown({ view: torus.view(torus.start('opening=0').text) }));
  const widths = [0, 1, 2].map((trim) => wide(tetress.geometry(position.view, { ...named, trim })));
  assert.equal(
    position.makeRoom(() => true),
    false,
  );
  for (const [trim, width] of widths.entries()) {
    position.makeRoom((geometry) => wide(geometry) <= width);
    assert.equal(position.look.trim ?? 0, trim);
  }
  assert.equal(
    position.makeRoom(() => false),
    false,
    'less than the least is not shown',
  );
});

/** As much of an element as a zoom needs. */
function element() {
  const classes = new Set();
  return {
    style: { width: '', setProperty: (name, value) => void (classes.style = `${name} ${value}`) },
    classList: { toggle: (name, on) => void (on ? classes.add(name) : classes.delete(name)) },
    clientWidth: 300,
    clientHeight: 200,
    scrollTo: (...at) => void (classes.at = at),
    classes,
  };
}

test('a board whose cells are too small for fingers is drawn larger than its place', () => {
  const [root, scroll, inner] = [element(), element(), element()];
  const zoom = new BoardZoom(root, scroll, inner);
  const geometry = { width: 10, height: 5, centre: (at) => [at, 2] };
  assert.equal(zoom.fit(geometry, 240), false, 'cells of 24 px are large enough');
  assert.equal(root.classes.style, '--board-ratio 2');
  zoom.show(geometry, () => [4]);
  assert.deepEqual([inner.style.width, root.classes.has('zoomed'), scroll.classes.at], ['', false, undefined]);
  assert.equal(zoom.fit(geometry, 239), true);
  assert.deepEqual([zoom.fits, zoom.zoomed], [false, true]);
  zoom.show(geometry, () => [4, 8]);
  assert.deepEqual([inner.style.width, root.classes.has('zoomed')], ['320px', true]);
  assert.deepEqual(scroll.classes.at, [32 * 6 - 150, 32 * 2 - 100]);
  zoom.zoomed = false;
  zoom.show(geometry, () => [4]);
  assert.deepEqual([inner.style.width, root.classes.has('zoomed')], ['', false]);
});
