// Marks that somebody draws on a position: in the game, in its record, in its link.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { cellName, cellNamed, drawn } from '../../web/js/board/notes.js';
import colosseum from '../../web/js/games/colosseum/index.js';
import infexion from '../../web/js/games/infexion/index.js';
import { cellsOfMark, commentWithMarks, readMarks, splitComment, toggled } from '../../web/js/match/marks.js';
import { lineOf, mark, marksOf } from '../../web/js/match/match.js';
import { readRemarks, recordLine } from '../../web/js/match/record-moves.js';
import { encodeGame } from '../../web/js/storage/game-saver.js';
import { decodeGame, reopen } from '../../web/js/storage/saved-game.js';
import { loadRules, look } from './game.mjs';

const start = '000/000/000 a1 c3 a';
let rules;
let match;
before(async () => {
  rules = await loadRules('colosseum');
  const { positions } = rules.playAll(start, 'a2r c2l');
  const nodes = lineOf(
    ['a2r', 'c2l'].map((text) => ({ text, ms: null })),
    positions,
    false,
  );
  const person = { agent: null, options: '' };
  match = {
    ...{ id: 'one', game: 'colosseum', setup: '', begins: 0, players: [person, person], limits: {}, start },
    ...{ nodes, moves: nodes, ply: 1, paused: false, pauseAfter: false },
  };
});

test('a mark is a cell or an arrow; anything else is none', () => {
  assert.deepEqual(cellsOfMark('a1'), ['a1', null]);
  assert.deepEqual(cellsOfMark('a1p16'), ['a1', 'p16']);
  for (const text of ['', 'a', 'a0', 'a17', 'q1', 'a1b', 'a1b2c3', 'A1']) assert.equal(cellsOfMark(text), null, text);
  assert.deepEqual(readMarks(['a1', 'x', 'a1', 'b2c3']), ['a1', 'b2c3']);
  assert.deepEqual(toggled(['a1'], 'b2'), ['a1', 'b2']);
  assert.deepEqual(toggled(['a1', 'b2'], 'a1'), ['b2']);
  assert.equal(
    readMarks(Array.from({ length: 300 }, (_, at) => `a${1 + (at % 16)}${'abcdefghijklmnop'[at >> 4] ?? 'a'}1`)).length,
    64,
  );
});

test('marks belong to the position that they were drawn on', () => {
  const drawnOn = mark(match, ['a1']);
  assert.deepEqual(marksOf(drawnOn), ['a1']);
  assert.deepEqual(marksOf({ ...drawnOn, ply: 2 }), []);
  const both = mark({ ...drawnOn, ply: 0 }, ['c3a1']);
  assert.deepEqual(
    [0, 1, 2].map((ply) => marksOf({ ...both, ply })),
    [['c3a1'], ['a1'], []],
  );
  assert.deepEqual(marksOf(mark(drawnOn, [])), []);
});

test('they are kept with the game, and one that is no mark spoils what is kept', () => {
  const both = mark({ ...mark(match, ['a1', 'a1b2']), ply: 0 }, ['c3']);
  const saved = JSON.parse(JSON.stringify(encodeGame(both, { over: false, score: [0, 0], ending: 'over' }, 0)));
  const decoded = decodeGame(saved);
  assert.equal(decoded.ok, true);
  const again = reopen(rules, decoded.game);
  assert.deepEqual(
    [0, 1, 2].map((ply) => marksOf({ ...again, ply })),
    [['c3'], ['a1', 'a1b2'], []],
  );
  saved.nodes[0].marks = ['zz'];
  assert.equal(decodeGame(saved).ok, false);
});

test('a record holds them as PGN does, beside what was said', () => {
  assert.equal(commentWithMarks('A plan.', ['a1', 'b2c3', 'c1']), '[%csl Ga1,Gc1] [%cal Gb2c3] A plan.');
  assert.equal(commentWithMarks('', []), '');
  assert.deepEqual(splitComment('[%csl Ra1,Yc1] Well [%cal Gb2c3] played.'), {
    comment: 'Well played.',
    marks: ['a1', 'c1', 'b2c3'],
  });
  const [first] = recordLine(mark(match, ['a1']).nodes, mark(match, ['a1']).moves);
  assert.equal(first.comment, '[%csl Ga1]');
  assert.deepEqual(readRemarks({ ...first, eval: '0.35' }), { eval: '0.35', marks: ['a1'] });
});

test('cells have the names of the coordinates, on both kinds of board', async () => {
  const square = colosseum.geometry(rules.view(start), look);
  assert.deepEqual(
    [0, 1, 3, 8].map((cell) => cellName(cell, square)),
    ['a1', 'b1', 'a2', 'c3'],
  );
  const hexagons = (await loadRules('infexion')).start('');
  const geometry = infexion.geometry((await loadRules('infexion')).view(hexagons.text), look);
  for (let cell = 0; cell < 49; ++cell) assert.equal(cellNamed(cellName(cell, geometry), geometry), cell);
});

test('what lies beside the board is not drawn', () => {
  const geometry = colosseum.geometry(rules.view(start), look);
  assert.equal(drawn(['d1', 'a1d4'], geometry).length, 0);
  assert.deepEqual(
    drawn(['a1', 'a1c3'], geometry).map(({ shape }) => shape),
    ['disc', 'line', 'poly'],
  );
});
