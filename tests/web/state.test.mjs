// Addresses, settings, storage, and which game a page opens with.
import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { linkTo, linkToSaved } from '../../web/js/address/link.js';
import { readQuery, writeQuery } from '../../web/js/address/query.js';
import colosseum from '../../web/js/games/colosseum/index.js';
import { lineOf, moveTexts } from '../../web/js/match/match.js';
import { gameToOpen } from '../../web/js/session/game-to-open.js';
import { openAddress } from '../../web/js/session/opening.js';
import { encodeGame } from '../../web/js/storage/game-saver.js';
import { savedGames, storeGame } from '../../web/js/storage/saved-games.js';
import { limitsOf, readSettings } from '../../web/js/storage/settings.js';
import { createStorage } from '../../web/js/storage/storage.js';
import { createSay } from '../../web/js/words/say.js';
import { verdict } from '../../web/js/words/sentences.js';
import { loadRules, sayIn } from './game.mjs';

const person = { agent: null, options: '' };
const greedy = { agent: 'greedy', options: '' };
let rules;
let info;
let storage;
let context;
before(async () => {
  rules = await loadRules('colosseum');
  info = rules.info;
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
  context = { rules, module: colosseum, storage, limits: { ms: 100 }, newId: () => `id${++lastId}` };
});
const open = (search = '', hash = '', id = null) => openAddress(context, { search, hash, id });
/** A match as it would be after its first legal move. */
function played(opening) {
  const [move] = rules.view(opening.start).moves;
  const { positions } = rules.playAll(opening.start, move);
  const nodes = lineOf([{ text: move, ms: 7 }], positions, false);
  return { ...opening, nodes, moves: nodes, ply: 1, paused: false };
}
const save = (match, more = {}, date = 1) =>
  storeGame(
    storage,
    encodeGame({ paused: false, ...match }, { over: false, score: [0, 0], ending: 'over', ...more }, date),
  );

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
    [person, { agent: 'champion', options: 'level=3' }],
    [{ agent: 'sampled-mcts', options: 'python-pace=true' }, person],
  ];
  for (const players of seats) {
    const query = new URLSearchParams(
      writeQuery({ game: 'colosseum', setup: 'size=8 rules=plain seed=3', players, limits: {} }),
    );
    assert.deepEqual(readQuery(query, info, 'greedy'), {
      setup: 'size=8 rules=plain seed=3',
      players,
      clock: null,
      friend: null,
    });
  }
});

test('unknown keys and agents in an address are passed over', () => {
  const read = readQuery(new URLSearchParams('size=9&colour=red&agent=deepthought&side=x'), info, 'greedy');
  assert.deepEqual(read, { setup: 'size=9', players: [person, greedy], clock: null, friend: null });
});

test('an agent that would not take its options is passed over', () => {
  for (const word of [
    'champion:level=99',
    'champion:level=',
    'greedy:level=1',
    'sampled-mcts:python-pace=2',
    'champion:constructor=1',
  ]) {
    const { players } = readQuery(new URLSearchParams({ agent: word }), info, 'greedy');
    assert.deepEqual(players, [person, greedy], word);
  }
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
  for (const none of ['0', '11', 'x', '']) assert.deepEqual(opponent(`?lvl=${none}`), opponent(''));
});

test('an unfinished game is reopened as it was, with its clocks and undone moves', () => {
  const match = played(open('?size=5&seed=3').opening);
  save({ ...match, ply: 0 });
  const again = open().opening;
  assert.deepEqual([again.id, again.ply], [match.id, 0]);
  assert.deepEqual(again.moves, match.moves);
});

test('a finished game is not reopened by itself', () => {
  const match = open().opening;
  save(match, { over: true, score: [3, 2] });
  assert.notEqual(open().opening.id, match.id);
});

for (const word of ['constructor', '__proto__', 'toString', 'hasOwnProperty'])
  test(`an address may say ${word} wherever it likes: a first visit's game opens (P2)`, () => {
    for (const key of ['side', 'agent', 'game', 'size', 'rules', 'lvl', 'rival']) {
      const { opening } = open(`?${key}=${word}`);
      assert.deepEqual(opening.players, [person, { agent: 'champion', options: 'level=2' }], key);
      assert.equal(gameToOpen(new URLSearchParams(`${key}=${word}`), '', storage), 'colosseum');
    }
  });

test('nonsense in a fragment opens the last valid ply and keeps the rest to be told', () => {
  const start = rules.start('size=7 rules=2023 seed=42').text.replaceAll(' ', '_');
  const two = rules.view(start.replaceAll('_', ' ')).moves.slice(0, 1).map(colosseum.pack).join('');
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
    const { moves } = rules.view(rules.start(`size=${size} seed=2`).text);
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

test('an agent gets the time that is shown', () => {
  assert.deepEqual(limitsOf('2'), { ms: 2000 });
  assert.deepEqual(limitsOf('0.1'), { ms: 100 });
  assert.deepEqual(limitsOf('n1000'), { nodes: 1000 });
});

test('without storage the page remembers until it is closed', () => {
  const blocked = createStorage(() => {
    throw new Error('denied');
  });
  assert.equal(blocked.isPersistent, false);
  blocked.write('settings', { theme: 'dark' });
  assert.deepEqual(blocked.read('settings'), { theme: 'dark' });
  assert.deepEqual(blocked.keys(), ['settings']);
  blocked.remove('settings');
  assert.equal(blocked.read('settings'), null);
});

test('a storage that fills up says so once, at the first failed write, and the page remembers (P6)', () => {
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
  let told = 0;
  limited.onFailure(() => told++);
  limited.write('small', 1);
  assert.deepEqual([limited.isPersistent, told], [true, 0]);
  for (const n of [1, 2]) limited.write('games', [`something long enough ${n}`]);
  assert.deepEqual([limited.isPersistent, told], [false, 1]);
  assert.deepEqual(limited.read('games'), ['something long enough 2']);
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

test('two deployments on one origin share no key, and neither erases the other (P11)', () => {
  const shared = browserStorage();
  const [first, second] = ['/a/', '/a/b/'].map((path) => createStorage(() => shared, { path }));
  first.write('games', ['x']);
  assert.equal(second.read('games'), null);
  second.erase();
  assert.deepEqual(first.read('games'), ['x']);
});

test('what an edition without paths in its keys has kept is taken over', () => {
  const shared = browserStorage();
  shared.setItem('arena.settings', '{"theme":"dark"}');
  assert.deepEqual(createStorage(() => shared, { path: '/a/' }).read('settings'), { theme: 'dark' });
  assert.equal(shared.getItem('arena.settings'), null);
});

test('settings of another shape are the first choices', () => {
  for (const saved of [null, 7, 'dark', [], { theme: {} }, { __proto__: { theme: 'dark' } }])
    assert.equal(readSettings(saved, new URLSearchParams()).theme, 'auto');
});

test('a page without an address opens the kind of game that was played last; names that are no game are passed over', () => {
  const kind = (search, hash = '') => gameToOpen(new URLSearchParams(search), hash, storage);
  const match = played(open('?size=5&seed=3').opening);
  for (const [game, wanted] of [
    ['infexion', 'infexion'],
    ['gone', 'colosseum'],
  ]) {
    save({ ...match, game });
    assert.equal(kind(''), wanted);
  }
  for (const search of ['game=gone', 'game=toString', 'game=colosseum'])
    assert.equal(kind(search), 'colosseum', search);
  assert.equal(kind('', '#v1.x'), 'colosseum');
});

test('a saved game leads to itself, with its players; a game from elsewhere to its last ply', async () => {
  const match = played(open('?size=5&side=b').opening);
  save(match);
  const there = (link) => {
    const { search, hash } = new URL(link, 'http://localhost/');
    return open(search, hash).opening;
  };
  const again = there(await linkToSaved(savedGames(storage)[0]));
  assert.deepEqual([again.id, again.players, again.moves], [match.id, match.players, match.moves]);
  storage.erase();
  const positions = [match.start, match.moves[0].position];
  const other = there(await linkTo({ game: 'colosseum', positions, moves: match.moves, ply: 1 }));
  assert.deepEqual([moveTexts(other), other.ply, other.start], [moveTexts(match), 1, match.start]);
  assert.notEqual(other.id, match.id);
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

test('a finished game that came by a link is nobody’s here: it is told by colours, on another visit too (E9)', () => {
  const start = '000/100/100 a3 c3 a';
  const line = rules.playAll(start, 'a1r');
  assert.notEqual(line.outcome.kind, 'ongoing');
  const hash = `#v1.${start.replaceAll(' ', '_')}.AB@1`;
  const opened = openAddress(context, { search: '?agent=champion:level=2&side=a', hash, id: null });
  const { opening } = opened;
  assert.equal(opened.fault, null);
  const say = sayIn('en');
  const view = rules.view(opening.moves.at(-1).position);
  const said = (match) => verdict(say, match, colosseum, view);
  assert.doesNotMatch(said(opening), /You/);
  assert.match(said({ ...opening, isShared: false }), /You win|computer wins/);
  storeGame(storage, encodeGame({ ...opening, paused: true }, { over: true, score: [5, 4], ending: 'over' }, 1));
  const again = openAddress(context, { search: '', hash, id: opening.id }).opening;
  assert.equal(again.isShared, true);
  // Whoever goes on from it plays.
  const unfinished = openAddress(context, { search: '?side=a', hash: '#v1.000/100/100_a3_c3_a.@0', id: null }).opening;
  assert.notEqual(unfinished.isShared, true);
});
