// A game with a friend, by links: which side a link opens, and what it does to the game that is here already.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { friend, person } from '../../web/js/address/query.js';
import colosseum from '../../web/js/games/colosseum/index.js';
import { childrenOf, moveTexts, play } from '../../web/js/match/match.js';
import { linkForFriend } from '../../web/js/play/friend.js';
import { newGame, openAddress } from '../../web/js/session/opening.js';
import { encodeGame } from '../../web/js/storage/game-saver.js';
import { storeGame } from '../../web/js/storage/saved-games.js';
import { createStorage } from '../../web/js/storage/storage.js';
import { nameInSentence } from '../../web/js/words/names.js';
import { turnParts } from '../../web/js/words/sentences.js';
import { loadRules, sayIn } from './game.mjs';

let rules;
before(async () => {
  rules = await loadRules('colosseum');
});

/** A device with its own storage. */
function device() {
  const kept = new Map();
  const calls = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  };
  const storage = createStorage(
    () =>
      new Proxy(calls, {
        ownKeys: () => [...kept.keys()],
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      }),
  );
  const context = { rules, module: colosseum, storage, limits: { ms: 100 }, newId: () => 'kite' };
  return {
    context,
    open(link) {
      const { search, hash } = new URL(link);
      return openAddress(context, { search, hash, id: null });
    },
    keep: (match) =>
      storeGame(storage, encodeGame({ paused: false, ...match }, { over: false, score: [0, 0], ending: 'over' }, 1)),
  };
}
const link = (match) => linkForFriend(match, colosseum, 'https://example.org/');
/** The match after a move. */
function after(match, text) {
  const position = rules.play(match.moves[match.ply - 1]?.position ?? match.start, text).position;
  return play(match, { text, position, ms: 5, over: false });
}
const firstMove = (match, at = 0) => rules.view(match.moves.at(-1)?.position ?? match.start).moves[at];

test('a link opens on the other side, under the same id, with the whole game', () => {
  const mine = device();
  const { opening } = newGame(mine.context, 'size=5 seed=2', [person, friend]);
  assert.equal(opening.id, 'f-kite');
  const sent = after(opening, firstMove(opening));
  const theirs = device().open(link(sent));
  assert.equal(theirs.fault, null);
  assert.deepEqual(theirs.opening.players, [friend, person]);
  assert.equal(theirs.opening.id, 'f-kite');
  assert.deepEqual([moveTexts(theirs.opening), theirs.opening.ply], [moveTexts(sent), 1]);
});

test('a reply continues the saved game, on this device’s side and with its times', () => {
  const mine = device();
  const { opening } = newGame(mine.context, 'size=5 seed=2', [person, friend]);
  const sent = after(opening, firstMove(opening));
  mine.keep(sent);
  const theirs = device().open(link(sent)).opening;
  const answered = after(theirs, firstMove(theirs));
  const back = mine.open(link(answered)).opening;
  assert.deepEqual(back.players, [person, friend]);
  assert.deepEqual(moveTexts(back), moveTexts(answered));
  assert.equal(back.moves[0].ms, 5);
  assert.equal(back.ply, 2);
});

test('an older link changes nothing; one that differs from the saved game becomes a branch', () => {
  const mine = device();
  const { opening } = newGame(mine.context, 'size=5 seed=2', [person, friend]);
  const one = after(opening, firstMove(opening));
  const two = after(one, firstMove(one));
  mine.keep(two);
  const older = mine.open(link(one)).opening;
  assert.deepEqual([moveTexts(older), older.ply], [moveTexts(two), 2]);
  const other = after(one, firstMove(one, 1));
  const parted = mine.open(link(other)).opening;
  assert.deepEqual(moveTexts(parted), moveTexts(other));
  assert.equal(childrenOf(parted.nodes, 0).length, 2, 'both lines are there');
});

test('an invalid name of a game with a friend is ignored', () => {
  const opened = device().open('https://example.org/?friend=a%20b&size=5');
  assert.deepEqual(opened.opening.players[0], person);
  assert.notEqual(opened.opening.players[1].options, 'friend');
});

test('the line above the board says that it is the friend’s turn', () => {
  const say = sayIn('en');
  const { opening } = newGame(device().context, 'size=5 seed=2', [person, friend]);
  const match = after(opening, firstMove(opening));
  const state = { ...match, paused: false, trouble: null, thinking: null, view: rules.view(match.moves[0].position) };
  assert.equal(turnParts(say, state, colosseum).lead, 'Your friend’s turn.');
  assert.deepEqual([nameInSentence(say, match, 0), nameInSentence(say, match, 1)], ['You', 'Friend']);
});
