// The drawing of Infexion: stacks, ghosts, moves on their way, hints.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cells, line } from '../../web/js/games/infexion/board.js';
import infexion from '../../web/js/games/infexion/index.js';
import { lessons } from '../../web/js/games/infexion/lessons.js';
import { look, scene, useGame } from './game.mjs';

const { input } = infexion;
const game = useGame('infexion');
const { view, played } = game;
const busy = '2b1A1a/1C1d3/2aB2A/3A1b1/1A1c2B/2F1e2/A3a1a r 40';
const all = Array.from({ length: cells }, (_, cell) => cell);

/** The numbers on stacks at a middle, top marks only. */
const numberAt = (marks, [x, y]) =>
  marks
    .filter(({ shape, bold, at }) => shape === 'text' && bold && Math.hypot(at[0] - x, at[1] - y) < 0.2)
    .map(({ text }) => Number(text));
/** The stack that a picture shows on each cell. */
const standing = (marks, geometry) => all.map((cell) => numberAt(marks, geometry.centre(cell)).at(-1) ?? 0);
const powers = ({ facts }) => Array.from(facts.power_first, (power, cell) => power + facts.power_second[cell]);

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
    // The rest of the stack is between two cells, half a step beyond the last.
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
