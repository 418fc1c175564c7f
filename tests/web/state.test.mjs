// Addresses, settings, storage and the list of past games.
import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { linkTo, linkToSaved } from '../../web/js/address/link.js';
import { readQuery, writeQuery } from '../../web/js/address/query.js';
import colosseum from '../../web/js/games/colosseum/index.js';
import { gameToOpen, openGame } from '../../web/js/session/opening.js';
import { reopen, savedGames, saveGame } from '../../web/js/storage/saved-games.js';
import { limitsOf, readSettings } from '../../web/js/storage/settings.js';
import { createStorage } from '../../web/js/storage/storage.js';
import { createSay } from '../../web/js/words/say.js';
import { verdict } from '../../web/js/words/sentences.js';
import { loadEngine } from '../wasm/load.mjs';

const person = { agent: null, options: '' };
const greedy = { agent: 'greedy', options: '' };
let rules;
let info;
let storage;
let tools;
before(async () => {
  rules = await loadEngine('colosseum');
  [info] = rules.games();
});
/** A Map that behaves like localStorage. */
function browserStorage() {
  const items = new Map();
  const calls = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => items.set(key, value),
    removeItem: (key) => items.delete(key),
  };
  return new Proxy(calls, {
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}
let lastId = 0;
beforeEach(() => {
  storage = createStorage(browserStorage);
  tools = { rules, module: colosseum, info, storage, limits: { ms: 100 }, newId: () => `id${++lastId}` };
});
const open = (search = '', hash = '', id = null) => openGame(tools, { search, hash, id });
/** A match as it would be after its first legal move. */
function played(opening) {
  const [move] = rules.view('colosseum', opening.positions[0]).moves;
  const { positions, outcome } = rules.playAll('colosseum', opening.positions[0], move);
  return { ...opening, moves: [{ text: move, ms: 7 }], positions, ply: 1, paused: false, outcome };
}

test('a first visit is the small board against the first opponent', () => {
  const { opening, fault } = open();
  assert.equal(fault, null);
  assert.match(opening.setup, /^size=7 rules=2023/);
  assert.deepEqual(opening.players, [person, { agent: 'champion', options: 'level=2' }]);
});

test('who plays is written into the address and read back', () => {
  const seats = [
    [person, greedy],
    [greedy, person],
    [person, person],
    [{ agent: 'random', options: '' }, greedy],
    [person, { agent: 'greedy', options: 'a=1 b=true' }],
  ];
  for (const players of seats) {
    const query = new URLSearchParams(writeQuery({ game: 'colosseum', setup: 'size=8 rules=plain seed=3', players }));
    assert.deepEqual(readQuery(query, info, 'greedy'), { setup: 'size=8 rules=plain seed=3', players });
  }
});

test('unknown keys and agents in an address are passed over', () => {
  const read = readQuery(new URLSearchParams('size=9&colour=red&agent=deepthought&side=x'), info, 'greedy');
  assert.deepEqual(read, { setup: 'size=9', players: [person, greedy] });
});

test('a setup that the rules refuse gives a game all the same, and says why', () => {
  const { opening, fault } = open('?size=99');
  assert.match(fault, /size/);
  assert.match(opening.setup, /^size=7/);
});

test('an address names a level in short; an agent it names wins, and a level that is none is passed over', () => {
  const opponent = (query) => open(query).opening.players[1];
  assert.deepEqual(opponent('?lvl=5'), { agent: 'champion', options: 'level=5' });
  assert.deepEqual(opponent('?lvl=5&agent=greedy'), { agent: 'greedy', options: '' });
  for (const none of ['0', '9', 'x', '']) assert.deepEqual(opponent(`?lvl=${none}`), opponent(''));
});

test('an unfinished game is reopened as it was, with its clocks and undone moves', () => {
  const match = played(open('?size=5&seed=3').opening);
  saveGame(storage, { ...match, ply: 0 }, match.outcome, 'over', 1);
  const again = open().opening;
  assert.equal(again.id, match.id);
  assert.equal(again.ply, 0);
  assert.deepEqual(again.moves, match.moves);
  assert.equal(again.positions.length, 2);
});

test('a finished game is not reopened by itself', () => {
  const match = open().opening;
  saveGame(storage, { ...match, moves: [], paused: false }, { kind: 'first', score: [3, 2] }, 'over', 1);
  assert.notEqual(open().opening.id, match.id);
});

test('nonsense in a fragment opens the last valid ply and keeps the rest to be told', () => {
  const start = rules.start('colosseum', 'size=7 rules=2023 seed=42').text.replaceAll(' ', '_');
  const two = rules.view('colosseum', start.replaceAll('_', ' ')).moves.slice(0, 1).map(colosseum.pack).join('');
  const cut = open('', `#v1.${start}.${two}!!!@9`);
  assert.equal(cut.opening.moves.length, 1);
  assert.equal(cut.opening.ply, 1);
  assert.ok(cut.fault);
  const lost = open('', '#v1.rubbish');
  assert.equal(lost.opening.moves.length, 0);
  assert.match(lost.fault, /holds no game/);
});

test('every move of every size survives the packing', () => {
  for (let size = 3; size <= 16; ++size) {
    const { moves } = rules.view('colosseum', rules.start('colosseum', `size=${size} seed=2`).text);
    assert.deepEqual(colosseum.unpack(moves.map(colosseum.pack).join('')), moves);
  }
});

test('the address wins over what is saved, that over the default, and nonsense loses', () => {
  const address = new URLSearchParams('theme=dark&coords=upside-down');
  const settings = readSettings({ theme: 'light', coords: 'none', confirm: 'always', hints: 7 }, address);
  assert.deepEqual(
    [settings.theme, settings.coords, settings.confirm, settings.hints],
    ['dark', 'none', 'always', 'on'],
  );
});

test('two seconds are 1.90 for the agent', () => {
  assert.deepEqual(limitsOf('2'), { ms: 1900 });
  assert.deepEqual(limitsOf('0.1'), { ms: 95 });
  assert.deepEqual(limitsOf('n1000'), { nodes: 1000 });
});

test('without storage the page remembers until it is closed', () => {
  const blocked = createStorage(() => {
    throw new Error('denied');
  });
  assert.equal(blocked.lasting, false);
  blocked.write('settings', { theme: 'dark' });
  assert.deepEqual(blocked.read('settings'), { theme: 'dark' });
});

test('a full storage does not stop the game', () => {
  const full = browserStorage();
  const limited = createStorage(
    () =>
      new Proxy(full, {
        get: (target, key) =>
          key === 'setItem'
            ? (name, value) => {
                if (value.length > 10) throw new Error('quota');
                target.setItem(name, value);
              }
            : target[key],
        ownKeys: () => Reflect.ownKeys(full),
      }),
  );
  limited.write('games', ['something long enough']);
  assert.deepEqual(limited.read('games'), ['something long enough']);
});

test('erasing takes our keys and no others', () => {
  const shared = browserStorage();
  shared.setItem('other', 'kept');
  const ours = createStorage(() => shared);
  ours.write('settings', { theme: 'dark' });
  ours.erase();
  assert.equal(ours.read('settings'), null);
  assert.equal(shared.getItem('other'), 'kept');
});

test('the list of games keeps the newest and drops games without a move', () => {
  const match = open().opening;
  const moved = played(open('?size=5&seed=3').opening);
  for (let n = 0; n < 70; ++n) saveGame(storage, { ...moved, id: `g${n}` }, moved.outcome, 'over', n);
  saveGame(storage, { ...match, id: 'empty', paused: false }, { kind: 'ongoing', score: [49, 49] }, 'over', 99);
  assert.equal(savedGames(storage).length, 60);
  assert.equal(savedGames(storage)[0].id, 'empty');
  saveGame(storage, { ...moved, id: 'next' }, moved.outcome, 'over', 100);
  assert.equal(
    savedGames(storage).some(({ id }) => id === 'empty'),
    false,
  );
});

test('a saved game that the rules no longer allow is opened as far as they do', () => {
  const match = played(open('?size=5&seed=3').opening);
  saveGame(storage, { ...match, moves: [...match.moves, { text: 'z9u', ms: 1 }], ply: 2 }, match.outcome, 'over', 1);
  const again = reopen(rules, savedGames(storage)[0]);
  assert.deepEqual([again.moves.length, again.ply], [1, 1]);
});

test('a page without an address opens the kind of game that was played last; names that are no game are passed over', () => {
  const kind = (search, hash = '') => gameToOpen(new URLSearchParams(search), hash, storage);
  storage.write('games', ['a']);
  storage.write('game.a', { id: 'a', game: 'colosseum', start: 's', moves: [] });
  assert.equal(kind(''), 'colosseum');
  storage.write('game.a', { id: 'a', game: 'gone', start: 's', moves: [] });
  for (const search of ['', 'game=gone', 'game=toString', 'game=colosseum'])
    assert.equal(kind(search), 'colosseum', search);
  assert.equal(kind('', '#v1.x'), 'colosseum');
});

test('a saved game leads to itself, with its players; a game from elsewhere to its last ply', async () => {
  const { opening } = open('?size=5&side=b');
  const [move] = rules.view('colosseum', opening.positions[0]).moves;
  const after = rules.play('colosseum', opening.positions[0], move).text;
  const match = {
    ...opening,
    moves: [{ text: move, ms: 7 }],
    positions: [...opening.positions, after],
    ply: 1,
    paused: false,
  };
  saveGame(storage, match, rules.view('colosseum', after).outcome);
  const there = (link) => {
    const { search, hash } = new URL(link, 'http://localhost/');
    return open(search, hash).opening;
  };
  const again = there(await linkToSaved(savedGames(storage)[0]));
  assert.deepEqual([again.id, again.players, again.moves], [match.id, match.players, match.moves]);
  storage.erase();
  const loaded = { game: 'colosseum', positions: match.positions, moves: match.moves, ply: 1 };
  const other = there(await linkTo(loaded));
  assert.deepEqual([other.moves.map(({ text }) => text), other.ply, other.positions], [[move], 1, match.positions]);
});

test('who wins without having more is not said to win by a number', () => {
  const words = { you: 'You', 'status.youWin': 'You win by {n}.', 'status.youWinPlain': 'You win.' };
  const say = createSay('en', words);
  const match = { game: 'g', players: [person, greedy] };
  assert.equal(verdict(say, match, { labels: {} }, { outcome: { kind: 'first', score: [9, 4] } }), 'You win by 5.');
  assert.equal(verdict(say, match, { labels: {} }, { outcome: { kind: 'first', score: [4, 4] } }), 'You win.');
  assert.equal(verdict(say, match, { labels: {} }, { outcome: { kind: 'first', score: [3, 4] } }), 'You win.');
  const otherwise = { labels: { ending: () => 'stuck' } };
  assert.equal(verdict(say, match, otherwise, { outcome: { kind: 'first', score: [9, 4] } }), 'You win.');
});
