// The sentences about Infexion, in both languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cells } from '../../web/js/games/infexion/board.js';
import { editor } from '../../web/js/games/infexion/editor.js';
import infexion from '../../web/js/games/infexion/index.js';
import { lessons } from '../../web/js/games/infexion/lessons.js';
import { look, sayIn, scene, useGame } from './game.mjs';

const { input, labels } = infexion;
const game = useGame('infexion');
const { view } = game;
const busy = '2b1A1a/1C1d3/2aB2A/3A1b1/1A1c2B/2F1e2/A3a1a r 40';
const all = Array.from({ length: cells }, (_, cell) => cell);

test('where power is 49 nobody spawns, and the page says so', () => {
  const full = view('FFFFFFF/G6/7/7/7/7/7 r 60'.replace('FFFFFFF/G6', 'FFFFFFA/f5f'));
  const say = sayIn('en');
  assert.equal(full.facts.may_spawn[0], 0);
  assert.ok(!full.moves.some((move) => move.length === 2));
  assert.match(labels.cell(say, scene(full), 30), /no spawning at power 49/);
  assert.equal(input.tap(input.choices(full), null, 30).draft, null);
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
          'b2, pile rouge de 3, peut se répandre',
          'd2, pile bleue de 4',
          'rangée 3, colonne 2',
        ],
        moves: ['pile posée en a1', 'b2 se répand en bas à droite, prend 1 pile'],
        chosen: [
          'Pile en a1.',
          'Pile de 3 en b2 choisie. Choisissez une direction.',
          'b2 se répand en bas à droite sur c2, d2 et e2.',
        ],
      },
    ],
  ]) {
    const say = sayIn(language);
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
      ['a1', 'b2se'].map((move) => labels.move(say, move, shown, 'letters')),
      wanted.moves,
    );
    const chosen = [
      { cell: 0, spawns: true, direction: null },
      ...[null, 2].map((direction) => ({ cell: 8, spawns: false, direction })),
    ];
    assert.deepEqual(
      chosen.map((draft) => labels.chosen(say, choices, draft, 'letters')),
      wanted.chosen,
    );
    assert.match(labels.chosen(say, choices, chosen[2], 'course'), /\(1,2\), \(1,3\),? (and|et) \(1,4\)\.$/);
    assert.deepEqual(
      ['a1', 'b2se'].map((move) => labels.short(move, 'course')),
      ['(0,0)', '(1,1) se'],
    );
    for (const cell of all) assert.doesNotMatch(labels.cell(say, scene(shown), cell), /infexion\./);
    for (const move of shown.moves) assert.doesNotMatch(labels.move(say, move, shown, 'letters'), /infexion\./);
    for (const { say: key } of lessons) assert.notEqual(say(`infexion.lesson.${key}`), `infexion.lesson.${key}`);
    for (const tool of editor.tools) assert.notEqual(say(`infexion.tool.${tool}`), `infexion.tool.${tool}`);
  }
});

test('who could be attacked is told, as often as the engine counts', () => {
  const say = sayIn('en');
  const shown = view('7/7/7/2Ab3/7/7/7 r 8');
  assert.match(labels.cell(say, scene(shown), 23), /attacked 1 time$/);
  assert.equal(shown.facts.hits_second[23], 1);
  const geometry = infexion.geometry(shown, look);
  // A whole line around what the first side could take, a broken one for the second side.
  const lines = (how) =>
    infexion.draw(scene(shown, how), geometry).filter(({ shape, ink }) => shape === 'line' && ink !== 'label');
  const copies = geometry.places.filter(({ cell }) => cell === 23 || cell === 24).length;
  assert.equal(lines({}).length, copies);
  for (const { ink, dash } of lines({})) assert.equal(dash !== undefined, ink === 'second');
  assert.equal(new Set(lines({}).map(({ ink }) => ink)).size, 2);
  assert.deepEqual(lines({ look: { ...look, hints: false } }), []);
});

test('power is counted for both sides', () => {
  const shown = view(busy);
  assert.deepEqual([labels.count(shown, 0), labels.count(shown, 1)], [18, 20]);
});
