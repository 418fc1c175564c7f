// Two tabs on one game: nothing that was played in one is written over by the other.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Places } from '../../web/js/storage/places.js';
import { savedGames } from '../../web/js/storage/saved-games.js';
import { createStorage } from '../../web/js/storage/storage.js';

const ongoing = { kind: /** @type {const} */ ('ongoing'), score: /** @type {[number, number]} */ ([0, 0]) };
let storage;
let one;
let two;
beforeEach(() => {
  let last = 0;
  storage = createStorage(() => {
    throw new Error('no storage');
  });
  [one, two] = [0, 1].map(() => new Places(storage, () => `new${++last}`));
});
/** The match of that id after these moves. */
const match = (moves, id = 'm') =>
  /** @type {any} */ ({
    ...{ id, game: 'g', setup: '', begins: 0, players: [], limits: {}, positions: ['start'] },
    ...{ moves: [...moves].map((text) => ({ text, ms: 1 })), ply: moves.length, paused: false },
  });
const save = (places, moves) => places.save(match(moves), ongoing, 'over');
const kept = () => savedGames(storage).map(({ id, moves }) => `${id} ${moves.map(({ text }) => text).join('')}`);

test('a tab alone writes over what it wrote, longer or shorter', () => {
  for (const moves of ['', 'a', 'ab', 'ac', 'd', '']) assert.equal(save(one, moves), false);
  assert.deepEqual(kept(), ['m ']);
});

test('who plays on otherwise has a place of its own from then on', () => {
  for (const places of [one, two]) save(places, 'ab');
  assert.equal(save(one, 'abc'), false);
  assert.equal(save(two, 'abd'), true);
  assert.equal(save(two, 'abde'), false);
  assert.equal(save(one, 'abcf'), false);
  assert.deepEqual(kept().sort(), ['m abcf', 'new1 abde']);
  assert.deepEqual([one.placeOf('m'), two.placeOf('m')], ['m', 'new1']);
});

test('who only looks back, or plays what the other has played, leaves the longer game alone', () => {
  for (const places of [one, two]) save(places, 'ab');
  save(one, 'abcd');
  assert.equal(save(two, 'ab'), false);
  assert.equal(save(two, 'abc'), false);
  assert.deepEqual(kept(), ['m abcd']);
  assert.equal(save(two, 'abcde'), false);
  assert.deepEqual(kept(), ['m abcde']);
});

test('a game that was moved and is opened anew from the list is at its old place', () => {
  for (const places of [one, two]) save(places, 'ab');
  save(one, 'abc');
  save(two, 'abd');
  two.begins('m');
  assert.equal(save(two, 'abc'), false);
  assert.equal(save(two, 'abcd'), false);
  assert.deepEqual(kept().sort(), ['m abcd', 'new1 abd']);
});
