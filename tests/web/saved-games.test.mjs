// Games on the device: what is written comes back, what cannot be read is kept aside, two tabs lose nothing of each other.
import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { goTo, lineOf, moveTexts, play } from '../../web/js/match/match.js';
import { exportAll, importGames } from '../../web/js/storage/export.js';
import { encodeGame, GameSaver } from '../../web/js/storage/game-saver.js';
import { decodeGame, reopen, savedLine } from '../../web/js/storage/saved-game.js';
import { gamesAside, savedGame, savedGames, storeGame } from '../../web/js/storage/saved-games.js';
import { noStorage } from '../../web/js/storage/storage.js';
import { loadRules } from './game.mjs';

const ongoing = { over: false, score: /** @type {[number, number]} */ ([0, 0]), ending: 'over' };
let rules;
let storage;
let one;
let two;
before(async () => {
  rules = await loadRules('colosseum');
});
beforeEach(() => {
  let last = 0;
  storage = noStorage();
  [one, two] = [0, 1].map(() => new GameSaver(storage, () => `new${++last}`));
});
const person = { agent: null, options: '' };
/** The match of that id after these moves, each a letter. */
function match(moves, id = 'm') {
  const line = [...moves].map((text) => ({ text, ms: 1 }));
  const nodes = lineOf(line, ['s', ...moves], false);
  const fixed = {
    id,
    game: 'g',
    setup: '',
    begins: 0,
    players: [person, person],
    limits: {},
    start: 's',
    pauseAfter: false,
  };
  return { ...fixed, nodes, moves: nodes, ply: moves.length, paused: false };
}
const save = (saver, game) => saver.save(typeof game === 'string' ? match(game) : game, ongoing);
const kept = () => savedGames(storage).map((game) => `${game.id} ${game.nodes.map(({ text }) => text).join('')}`);

test('a tab alone writes over what it wrote, with every branch', () => {
  const first = match('ab');
  save(one, first);
  assert.equal(save(one, play(goTo(first, 1), { text: 'c', position: 'c', ms: 1, over: false })), false);
  assert.deepEqual(kept(), ['m abc']);
  assert.deepEqual(
    savedLine(savedGame(storage, 'm')).map(({ text }) => text),
    ['a', 'c'],
  );
});

test('who plays on otherwise has a game of its own from then on', () => {
  for (const saver of [one, two]) save(saver, 'ab');
  assert.equal(save(one, 'abc'), false);
  assert.equal(save(two, 'abd'), true);
  assert.equal(save(two, 'abde'), false);
  assert.equal(save(one, 'abcf'), false);
  assert.deepEqual(kept().sort(), ['m abcf', 'new1 abde']);
  assert.deepEqual([one.placeOf('m'), two.placeOf('m')], ['m', 'new1']);
});

test('who only looks back, or plays what the other has played, leaves the longer game alone', () => {
  for (const saver of [one, two]) save(saver, 'ab');
  save(one, 'abcd');
  assert.equal(save(two, 'ab'), false);
  assert.equal(save(two, 'abc'), false);
  assert.deepEqual(kept(), ['m abcd']);
  assert.equal(save(two, 'abcde'), false);
  assert.deepEqual(kept(), ['m abcde']);
});

test('a game that was moved and is opened anew from the list is under its old id', () => {
  for (const saver of [one, two]) save(saver, 'ab');
  save(one, 'abc');
  save(two, 'abd');
  two.begins('m');
  assert.equal(save(two, 'abc'), false);
  assert.equal(save(two, 'abcd'), false);
  assert.deepEqual(kept().sort(), ['m abcd', 'new1 abd']);
});

test('the list keeps the newest sixty and drops games without a move', () => {
  for (let n = 0; n < 70; ++n) save(one, match('ab', `g${n}`));
  save(one, match('', 'empty'));
  assert.equal(savedGames(storage).length, 60);
  assert.equal(savedGames(storage)[0].id, 'empty');
  save(one, match('a', 'next'));
  assert.equal(
    savedGames(storage).some(({ id }) => id === 'empty'),
    false,
  );
});

/** A real game with a branch, as it is saved. */
function branched() {
  const start = rules.start('size=4 seed=2').text;
  const [a, b] = rules.view(start).moves;
  const after = rules.playAll(start, a).positions;
  const nodes = lineOf([{ text: a, ms: 7 }], after, false);
  const game = { ...match(''), game: 'colosseum', start, nodes, moves: nodes, ply: 1 };
  const other = rules.play(start, b);
  const tree = play(goTo(game, 0), { text: b, position: other.position, ms: 9, over: false });
  return { tree, a, b };
}

test('a tree comes back as it was: branches, the line, the ply, times and positions', () => {
  const { tree, a, b } = branched();
  const saved = decodeGame(JSON.parse(JSON.stringify(encodeGame(tree, ongoing, 5))));
  const again = reopen(rules, saved.game);
  assert.deepEqual([moveTexts(again), again.ply], [[b], 1]);
  assert.deepEqual(again.nodes, tree.nodes);
  assert.deepEqual(
    again.nodes.map(({ text, ms }) => [text, ms]),
    [
      [a, 7],
      [b, 9],
    ],
  );
});

test('moves that the rules no longer allow are left out, with all that follows them', () => {
  const { tree, b } = branched();
  const game = encodeGame(tree, ongoing, 5);
  const nodes = [...game.nodes, { parent: 1, text: 'z9u', ms: 1 }, { parent: 2, text: 'a1u', ms: 1 }];
  const again = reopen(rules, { ...game, nodes, leaf: 3, ply: 3 });
  assert.deepEqual([moveTexts(again), again.ply, again.nodes.length], [[b], 1, 2]);
  assert.equal(reopen(rules, { ...game, start: 'rubbish' }), null);
});

test('a game of version 1 opens, with its one line (old stored games)', () => {
  const { tree, b } = branched();
  const { version, nodes, leaf, ending, ...old } = encodeGame(tree, ongoing, 5);
  const decoded = decodeGame({ ...old, moves: [{ text: b, ms: 9 }] });
  assert.equal(decoded.ok, true);
  assert.deepEqual(moveTexts(reopen(rules, decoded.game)), [b]);
});

const good = () => JSON.parse(JSON.stringify(encodeGame(branched().tree, ongoing, 5)));
/** Each is a stored game of another shape, and what is wrong with it. @type {[string, (game: any) => unknown][]} */
const broken = [
  ['object', () => null],
  ['object', () => 'text'],
  ['object', () => []],
  ['version', (game) => ({ ...game, version: 3 })],
  ['id', ({ id, ...game }) => game],
  ['players', ({ players, ...game }) => game],
  ['players', (game) => ({ ...game, players: [null, null] })],
  ['nodes', (game) => ({ ...game, nodes: [null] })],
  ['nodes', (game) => ({ ...game, nodes: [{ parent: 0, text: 'a', ms: 1 }] })],
  ['nodes', (game) => ({ ...game, nodes: [{ parent: -1, text: 7, ms: 1 }] })],
  ['leaf', (game) => ({ ...game, leaf: 99 })],
  ['ply', (game) => ({ ...game, ply: -1 })],
  ['limits', (game) => ({ ...game, limits: { ms: 'long' } })],
  ['score', (game) => ({ ...game, score: [1] })],
  ['nodes', ({ version, nodes, leaf, ...game }) => ({ ...game, moves: [null] })],
  ['players', ({ version, nodes, leaf, players, ...game }) => ({ ...game, moves: [] })],
];
for (const [at, [what, change]] of broken.entries())
  test(`a stored game of another shape is kept aside, not lost and not opened: ${what} (${at}) (P2)`, () => {
    const wrong = change(good());
    assert.match(decodeGame(wrong).fault, new RegExp(what));
    storage.write('games', ['bad', 'm']);
    storage.write('game.bad', wrong);
    storeGame(storage, good());
    assert.deepEqual(
      savedGames(storage).map(({ id }) => id),
      ['m'],
    );
    assert.deepEqual(gamesAside(storage), [JSON.stringify(wrong)]);
    assert.equal(storage.readText('game.bad'), null);
  });

test('everything is exported, what cannot be read too, and games come back from the file', () => {
  storage.write('game.bad', { start: 7 });
  storage.write('games', ['bad']);
  storage.write('settings', { theme: 'dark' });
  save(one, match('ab', 'x'));
  save(one, match('cd', 'y'));
  const file = JSON.stringify(exportAll(storage));
  assert.deepEqual(JSON.parse(file).aside, ['{"start":7}']);
  assert.deepEqual(JSON.parse(file).settings, { theme: 'dark' });
  const other = noStorage();
  assert.equal(importGames(other, file), 2);
  assert.deepEqual(
    savedGames(other).map(({ id }) => id),
    ['y', 'x'],
  );
  for (const text of ['', '{}', 'null', '{"games": 3}']) assert.equal(importGames(other, text), null, text);
  assert.equal(importGames(other, '{"games": [{}]}'), 0);
});
