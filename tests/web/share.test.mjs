import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { writeFragment } from '../../web/js/address/fragment.js';
import { EngineError } from '../../web/js/engine/protocol.js';
import colosseum from '../../web/js/games/colosseum/index.js';
import { readClock, recordMove, writeClock } from '../../web/js/match/record-moves.js';
import { readPasted } from '../../web/js/sharing/read.js';
import { writeRecord } from '../../web/js/sharing/record.js';
import { loadRules } from './game.mjs';

const start = '000000/000000/002000/000000/000000/000000 b2 e5 a';
const moves = [
  { text: 'b2u', ms: 1900 },
  { text: 'e5d', ms: 400 },
  { text: 'b3l', ms: null },
];
let rules;
/** @type {import('../../web/js/sharing/read.js').Readers} */
let readers;
before(async () => {
  rules = await loadRules('colosseum');
  readers = { rules, module: colosseum, rulesOf: async (id) => (id === 'colosseum' ? rules : loadRules(id)) };
});

const match = { game: 'colosseum', setup: '', start, begins: 0, limits: { ms: 1900 } };
const about = {
  names: ['You', 'greedy'],
  outcome: { kind: 'ongoing', score: [36, 36] },
  date: new Date('2026-11-18T10:00:00Z'),
};
/** A record of the match, with changes to it and to what is said of it. */
const record = ({ moves: played = moves, ...changes } = {}, more = {}) =>
  writeRecord(rules, { ...match, ...changes }, played.map(recordMove), { ...about, ...more });

test('a record comes back with its moves and times', async () => {
  const text = record();
  assert.match(text, /^\[Game "colosseum"\]\n\[Date "2026\.11\.18"\]\n\[First "You"\]/);
  const loaded = await readPasted(readers, text, start);
  assert.deepEqual(
    { moves: loaded.moves, ply: loaded.ply, fault: loaded.fault, start: loaded.positions[0] },
    { moves, ply: 3, fault: null, start },
  );
});

test('a record of a game from a setup names the setup', async () => {
  const setup = 'size=7 rules=2023 seed=42';
  const loaded = await readPasted(readers, record({ setup, moves: [] }), start);
  assert.equal(loaded.setup, setup);
  assert.equal(loaded.positions[0], rules.start(setup).text);
});

test('a game that the second player begins is numbered so', async () => {
  const changes = { start: start.replace(/a$/, 'b'), begins: 1, moves: [{ text: 'e5d', ms: null }] };
  const text = record(changes);
  assert.match(text, /^1…/m);
  assert.deepEqual((await readPasted(readers, text, start)).moves, changes.moves);
});

test('a finished game says who won and by how much', () => {
  const text = record({ moves: [] }, { outcome: { kind: 'second', score: [1, 35] } });
  assert.match(text, /\[Result "0-1"\]\n\[Score "1-35"\]/);
});

test('an address of ours is opened, wherever the site stands', async () => {
  const fragment = writeFragment({ start, moves: moves.map(({ text }) => text), ply: 1 }, colosseum);
  const loaded = await readPasted(readers, `https://example.org/a/b/?game=colosseum&size=6#${fragment}`, start);
  assert.deepEqual([loaded.moves.length, loaded.ply], [3, 1]);
});

for (const text of [start, start.replaceAll(' ', '_'), ` ${start.replaceAll(' ', '  ')}\n`]) {
  test(`a position is read: ${JSON.stringify(text)}`, async () => {
    const loaded = await readPasted(readers, text, start);
    assert.deepEqual([loaded.positions, loaded.moves], [[start], []]);
  });
}

for (const text of ['', 'hello', '[Game "chess"]\n\n1. e4 *', '000/000 a1 b2 a', 'https://example.org/#v1.rubbish']) {
  test(`what is none of them is refused in words: ${JSON.stringify(text)}`, async () => {
    const { error } = await readPasted(readers, text, start);
    assert.ok(error.length > 0);
  });
}

for (const [ms, clock] of [
  [0, '0:00:00.0'],
  [1900, '0:00:01.9'],
  [59_960, '0:01:00.0'],
  [3_723_400, '1:02:03.4'],
]) {
  test(`${ms} ms are ${clock}`, () => {
    assert.equal(writeClock(ms), clock);
    assert.equal(readClock(clock), Math.round(ms / 100) * 100);
  });
}

test('a record, an address and a position of another game are read with that game’s rules, fetched only then', async () => {
  const fetched = [];
  const rulesOf = (id) => {
    fetched.push(id);
    return readers.rulesOf(id);
  };
  const from = { ...readers, rulesOf };
  for (const [kind, text] of [
    ['record', '[Game "infexion"]\n[Setup "opening=0 seed=1"]\n\n1. a1 b1 2. a1se *'],
    ['address', 'https://example.org/?game=infexion#v1.7/7/7/Aa5/7/7/7_r_2.'],
    ['position', '7/7/7/Aa5/7/7/7 r 2'],
  ]) {
    const loaded = await readPasted(from, text, start);
    assert.deepEqual([loaded.game, loaded.fault, loaded.moves.length], ['infexion', null, kind === 'record' ? 3 : 0]);
  }
  assert.deepEqual(fetched, ['infexion', 'infexion', 'infexion']);
  const { error } = await readPasted(from, 'rubbish', start);
  assert.equal(error, rules.view('rubbish').error);
  assert.equal(fetched.length, 3, 'what no game writes fetches nothing');
});

test('where another game’s rules cannot be fetched, that is said', async () => {
  const rulesOf = () => Promise.reject(new EngineError('the file did not load', 'no-file'));
  const { error } = await readPasted({ ...readers, rulesOf }, '[Game "infexion"]\n\n1. a1 *', start);
  assert.equal(error, 'the file did not load');
});
