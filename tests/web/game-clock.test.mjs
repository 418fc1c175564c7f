// A game with a clock: what each side has left, who loses when it is up, what is shown and said of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readQuery, writeQuery } from '../../web/js/address/query.js';
import { clockOf, readClock, timeLeft, timesOf } from '../../web/js/match/clock.js';
import { Ticking } from '../../web/js/play/ticking.js';
import { percentile, timesPanel } from '../../web/js/play/times-panel.js';
import { clockText } from '../../web/js/words/numbers.js';
import { sayIn } from './game.mjs';
import { answer, begun, engine, greedy, person } from './sessions.mjs';
import { wordsOf } from './templates.mjs';

const say = sayIn('en');
const limits = { gameMs: 60_000, incrementMs: 2000 };
// The tests mock setTimeout; setImmediate stays real.
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A move that cannot end the game so early on a large board. */
const middleMove = ({ state: { view } }) => view.moves[view.moves.length >> 1];

/** A session whose time the test controls. @param {import('node:test').TestContext} t */
function timed(t, players) {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  let now = 0;
  const game = begun(players, { limits, setup: 'size=8 seed=2', options: { now: () => now } });
  return {
    ...game,
    /** Lets time pass. */
    pass(ms) {
      now += ms;
      t.mock.timers.tick(ms);
    },
    play: () => game.session.play(middleMove(game.session)),
  };
}

test('a clock is written as minutes and increment, like 3+2; anything else is refused', () => {
  assert.deepEqual(readClock('3+2'), { gameMs: 180_000, incrementMs: 2000 });
  assert.deepEqual(readClock('10 0'), { gameMs: 600_000, incrementMs: 0 });
  for (const word of [null, '', '3', '0+5', '3+', 'x', '3+2+1', '-3+2', '1e3+2', '9999+1'])
    assert.equal(readClock(word), null, word);
});

test('the address keeps the game clock, except in a game with a friend', () => {
  const query = writeQuery({ game: 'colosseum', setup: '', players: [person, greedy], limits });
  assert.equal(query.clock, '1+2');
  const [info] = engine.games();
  assert.deepEqual(readQuery(new URLSearchParams(query), info, 'greedy').clock, limits);
  const plain = writeQuery({ game: 'colosseum', setup: '', players: [person, greedy], limits: { ms: 2000 } });
  assert.equal('clock' in plain, false);
  const friendly = new URLSearchParams({ ...query, friend: 'abc' });
  assert.equal(readQuery(friendly, info, 'greedy').clock, null, 'no clock runs while a link is on its way');
});

test('a move takes its time from its side and adds the increment; the first of a side is free', (t) => {
  const game = timed(t, [person, person]);
  const { session } = game;
  const left = () => [timeLeft(session.state, 0), timeLeft(session.state, 1)];
  game.pass(30_000);
  game.play();
  game.pass(30_000);
  game.play();
  assert.deepEqual(left(), [60_000, 60_000]);
  assert.deepEqual(session.clocks, [60_000, 60_000]);
  game.pass(5000);
  assert.deepEqual(session.clocks, [55_000, 60_000], 'it runs for the side to move');
  game.play();
  assert.deepEqual(left(), [57_000, 60_000]);
  game.pass(10_000);
  game.play();
  assert.deepEqual(left(), [57_000, 52_000]);
  session.undo();
  assert.deepEqual(left(), [57_000, 60_000], 'what is undone has taken no time');
  assert.deepEqual(timesOf(session.state, 0), [30_000, 5000]);
});

test('a person whose time is up loses', (t) => {
  const game = timed(t, [person, person]);
  for (let move = 0; move < 2; ++move) game.play();
  game.pass(59_999);
  assert.equal(game.session.state.view.outcome.kind, 'ongoing');
  game.pass(1);
  const { view, moves } = game.session.state;
  assert.equal(view.outcome.kind, 'second');
  assert.deepEqual(view.forfeit, { side: 0, by: 'time' });
  assert.equal(moves.at(-1).over, true);
  assert.deepEqual(game.of('ended').length, 1);
  assert.equal(game.of('moved').length, 2, 'losing on time is no move');
  assert.deepEqual(view.moves, []);
});

test('the clock stops while somebody looks back, and starts once both sides have moved', (t) => {
  const game = timed(t, [person, person]);
  game.pass(1e6);
  game.play();
  game.pass(1e6);
  game.play();
  game.session.goto(1);
  game.pass(1e6);
  assert.equal(game.session.state.view.outcome.kind, 'ongoing');
  game.session.goto(2);
  game.pass(60_000);
  assert.equal(game.session.state.view.outcome.kind, 'second');
});

test('an agent is told what it has left, and loses if it answers later', async (t) => {
  const game = timed(t, [person, greedy]);
  const { session, thinker } = game;
  const reply = async (ms) => {
    await settled();
    game.pass(ms);
    thinker.last.resolve(answer(middleMove(session)));
    await settled();
  };
  game.play();
  await reply(1000);
  game.play();
  await settled();
  assert.deepEqual(thinker.last.request.limits, { gameMs: 60_000, incrementMs: 2000 });
  await reply(15_000);
  game.play();
  await settled();
  assert.deepEqual(thinker.last.request.limits, { gameMs: 47_000, incrementMs: 2000 });
  await reply(47_001);
  assert.deepEqual(session.state.view.forfeit, { side: 1, by: 'time' });
  assert.equal(session.state.view.outcome.kind, 'first');
});

test('without a clock nothing runs', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { session } = begun([person, person], { setup: 'size=8 seed=2' });
  for (let move = 0; move < 3; ++move) session.play(middleMove(session));
  t.mock.timers.tick(1e9);
  assert.equal(session.clocks, null);
  assert.equal(clockOf(session.state), null);
  assert.equal(session.state.view.outcome.kind, 'ongoing');
});

test('a running clock is drawn every second, in the last ten seconds every tenth; each warning comes once', (t) => {
  const game = timed(t, [person, person]);
  const drawn = [];
  const said = [];
  const ticking = new Ticking({
    session: game.session,
    show: () => {
      drawn.push(game.session.clocks[0]);
      ticking.follow();
    },
    warn: (seconds) => said.push(seconds),
  });
  ticking.follow();
  game.pass(5000);
  assert.deepEqual(drawn, [], 'before the clock runs');
  for (let move = 0; move < 2; ++move) game.play();
  ticking.follow();
  for (let tick = 0; tick < 100; ++tick) game.pass(100);
  assert.ok(drawn.length >= 9 && drawn.length <= 11, `${drawn.length} in ten seconds`);
  for (let tick = 0; tick < 420; ++tick) game.pass(100);
  assert.deepEqual(said, [30, 10]);
  const before = drawn.length;
  for (let tick = 0; tick < 10; ++tick) game.pass(100);
  assert.ok(drawn.length - before >= 9, 'tenths');
});

test('clocks and times in words', () => {
  assert.equal(clockText(say, 181_999), '3:01');
  assert.equal(clockText(say, 10_000), '0:10');
  assert.equal(clockText(say, 9_940), '9.9');
  assert.equal(clockText(say, 0), '0.1');
  assert.equal(percentile([4, 1, 3, 2], 95), 4);
  assert.equal(percentile([...Array(100).keys()], 95), 94);
  assert.equal(percentile([], 95), 0);
});

test('after the game a table shows both players’ times: in all, 95 per cent, the longest', (t) => {
  const game = timed(t, [person, person]);
  for (const ms of [1000, 2000, 3000, 40_000]) {
    game.pass(ms);
    game.play();
  }
  const text = wordsOf(timesPanel({ say, state: game.session.state }));
  assert.match(text, /Time per move/);
  assert.match(text, /Blue 4\.0 s 3\.0 s 3\.0 s/);
  assert.match(text, /Orange 42\.0 s 40\.0 s 40\.0 s/);
});
