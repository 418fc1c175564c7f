// One game session, with the real rules and a thinker that answers when it is told to.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moveTexts } from '../../web/js/match/match.js';
import { answer, begun, engine, greedy, person, reply, settled } from './sessions.mjs';

test('a session that keeps no worker ready never asks for one', async () => {
  const game = begun([person, greedy], { options: { keepsReady: false } });
  game.session.play(game.session.state.view.moves[0]);
  await reply(game);
  assert.deepEqual([...new Set(game.thinker.ready)], [false]);
  assert.ok(begun([person, greedy]).thinker.ready.includes(true));
});

test('a move and its answer are two shows and two positions asked of the engine', async () => {
  let questions = 0;
  const counting = new Proxy(engine, {
    get(target, name) {
      if (name === 'play') questions++;
      return typeof target[name] === 'function' ? target[name].bind(target) : target[name];
    },
  });
  const game = begun([person, greedy], { watch: counting });
  game.shows.length = 0;
  assert.equal(game.session.play(game.session.state.view.moves[0]), null);
  await reply(game);
  assert.deepEqual([game.shows.length, questions], [2, 2]);
  assert.deepEqual(
    game.shows.map(({ ply, thinking }) => [ply, thinking !== null]),
    [
      [1, true],
      [2, false],
    ],
  );
});

test('moves are told whatever was undone before, with their ply and side (P4)', async () => {
  const game = begun([person, person]);
  const { session } = game;
  const play = (at) => session.play(session.state.view.moves[at]);
  for (const at of [0, 1, 2]) play(at);
  session.goto(1);
  play(3);
  session.undo();
  session.undo();
  play(4);
  assert.deepEqual(
    game.of('moved').map(({ ply, side }) => [ply, side]),
    [
      [1, 0],
      [2, 1],
      [3, 0],
      [2, 1],
      [1, 0],
    ],
  );
  assert.equal(game.of('moved').at(-1).move, moveTexts(session.state)[0]);
});

test('a move that ends the game is told as its end, by whichever way it was reached', () => {
  const game = begun([person, person], { setup: 'size=3 seed=1 rules=plain' });
  const { session } = game;
  const finish = () => {
    while (session.state.view.outcome.kind === 'ongoing') session.play(session.state.view.moves[0]);
  };
  finish();
  const last = session.state.ply;
  session.goto(last - 1);
  assert.equal(game.of('ended').length, 1, 'looking back tells no end');
  session.redo();
  assert.equal(game.of('ended').length, 1, 'nor does redoing');
  session.goto(last - 1);
  finish();
  assert.equal(game.of('ended').length, 2);
  assert.equal(game.of('ended')[1].kind, session.state.view.outcome.kind);
});

test('an illegal move changes nothing and is refused in words', () => {
  const { session, shows } = begun();
  const count = shows.length;
  const refused = session.play('z9u');
  assert.match(refused.error, /outside the board/);
  assert.equal(shows.length, count);
});

test('an agent thinks with the match’s limits; its thoughts are told and are in no state', async () => {
  const game = begun([greedy, person]);
  const { request, onThought } = game.thinker.last;
  assert.deepEqual(
    [request.agent, request.limits, request.position],
    ['greedy', { ms: 100 }, game.session.state.view.position],
  );
  const count = game.shows.length;
  onThought({ depth: 3 });
  assert.deepEqual(game.of('thought'), [{ depth: 3 }]);
  assert.equal(game.shows.length, count);
  await reply(game);
  assert.deepEqual(game.session.state.moves[0].score, { kind: 'points', value: 35 });
});

test('whoever undoes stops the search, and a late answer is dropped', async () => {
  const game = begun();
  const { session, thinker } = game;
  session.play(session.state.view.moves[0]);
  const first = thinker.last;
  session.undo();
  assert.equal(first.aborted, true);
  first.resolve(answer(session.state.view.moves[0]));
  await settled();
  assert.deepEqual([session.state.ply, session.state.thinking], [0, null]);
});

test('twenty undos and moves leave one search', async () => {
  const { session, thinker } = begun();
  for (let at = 0; at < 20; ++at) {
    session.play(session.state.view.moves[at % 7]);
    session.undo();
  }
  session.play(session.state.view.moves[0]);
  assert.equal(thinker.asked.filter(({ aborted }) => !aborted).length, 1);
});

test('what goes wrong is told with its code, pauses, and is forgotten when the game goes on', async () => {
  const game = begun();
  const { session, thinker } = game;
  session.play(session.state.view.moves[0]);
  thinker.last.reject(Object.assign(new Error('lost'), { code: 'crashed' }));
  await settled();
  assert.deepEqual(game.of('trouble'), [{ message: 'lost', code: 'crashed' }]);
  assert.deepEqual([session.state.paused, session.state.thinking], [true, null]);
  session.setPaused(false);
  assert.equal(session.state.trouble, null);
  assert.equal(thinker.asked.length, 2, 'it is asked again');
});

test('an answer that the rules refuse is trouble, not a move', async () => {
  const game = begun();
  game.session.play(game.session.state.view.moves[0]);
  game.thinker.last.resolve(answer('z9u'));
  await settled();
  assert.match(game.session.state.trouble.message, /outside the board/);
  assert.equal(game.session.state.ply, 1);
});

test('a lost worker is part of the state for as long as its request is thought about again', () => {
  const { session, thinker } = begun();
  session.play(session.state.view.moves[0]);
  for (const listener of thinker.listeners)
    listener({ phase: 'starting', priority: 'game', restarted: true, error: null });
  assert.equal(session.state.thinking.restarted, true);
  session.undo();
  assert.equal(session.state.thinking, null);
});

test('a step is one move of an agent; after Step and Pause, Continue goes on without end (P13)', async () => {
  const game = begun([greedy, greedy]);
  const { session } = game;
  session.setPaused(true);
  session.step();
  assert.notEqual(session.state.thinking, null);
  await reply(game);
  assert.deepEqual([session.state.ply, session.state.paused], [1, true]);
  session.step();
  session.setPaused(true);
  session.setPaused(false);
  for (const ply of [2, 3]) {
    await reply(game);
    assert.deepEqual([session.state.ply, session.state.paused], [ply, false]);
  }
});

test('a listener that acts while it is told lets everybody hear of the change before', () => {
  const { session } = begun([person, person]);
  const heard = [];
  session.on('changed', (state) => {
    if (state.ply === 1) session.play(state.view.moves[0]);
  });
  session.on('changed', (state) => heard.push(state.ply));
  session.play(session.state.view.moves[0]);
  assert.deepEqual(heard, [1, 2]);
});

test('a person’s move after a pause is answered; looking back lets nobody play', async () => {
  const game = begun();
  const { session, thinker } = game;
  session.play(session.state.view.moves[0]);
  await reply(game);
  const asked = thinker.asked.length;
  session.goto(1);
  assert.deepEqual([session.state.paused, thinker.asked.length], [true, asked]);
  session.setPaused(false);
  assert.equal(thinker.asked.length, asked + 1, 'Continue plays from here');
  session.goto(0);
  session.setPaused(true);
  session.play(session.state.view.moves[1]);
  assert.equal(thinker.asked.length, asked + 2);
});

test('playing on from the past of a finished game keeps that game (P5)', () => {
  const { session } = begun([person, person], { setup: 'size=3 seed=1 rules=plain' });
  while (session.state.view.outcome.kind === 'ongoing') session.play(session.state.view.moves[0]);
  const line = moveTexts(session.state);
  session.goto(0);
  session.play(session.state.view.moves[1]);
  assert.equal(session.state.moves.length, 1);
  const old = session.state.nodes.find(({ text }) => text === line[0]);
  session.choose(old.id);
  assert.deepEqual(moveTexts(session.state), line);
  assert.equal(session.end.outcome.kind !== 'ongoing', true);
});

test('workers are kept ready only while a person plays against an agent', () => {
  assert.equal(begun([person, greedy]).thinker.ready.at(-1), true);
  assert.equal(begun([person, person]).thinker.ready.at(-1), false);
  assert.equal(begun([greedy, greedy]).thinker.ready.at(-1), false);
});

test('two agents wait until somebody sees the page; a person’s opponent does not', async () => {
  let see = () => {};
  const visible = () => new Promise((resolve) => (see = resolve));
  const watched = begun([greedy, greedy], { options: { visible } });
  await settled();
  assert.equal(watched.thinker.asked.length, 0);
  see();
  await settled();
  assert.equal(watched.thinker.asked.length, 1);
  assert.equal(begun([greedy, person], { options: { visible } }).thinker.asked.length, 1);
});

test('a person’s time counts from when the turn began, an agent’s from its request', async () => {
  let now = 1000;
  const game = begun([person, greedy], { options: { now: () => now } });
  const { session } = game;
  now += 700;
  session.play(session.state.view.moves[0]);
  now += 50;
  await reply(game);
  now += 30;
  session.play(session.state.view.moves[0]);
  assert.deepEqual(
    session.state.moves.map(({ ms }) => ms),
    [700, 50, 30],
  );
});

test('an answer is shown no sooner than the pace says', async () => {
  const game = begun([greedy, person], { options: { pace: () => 120 } });
  const began = performance.now();
  game.thinker.last.resolve(answer(game.session.state.view.moves[0]));
  await new Promise((resolve) => game.session.on('moved', resolve));
  assert.ok(performance.now() - began >= 110);
});

test('the search beside the game asks about the position on the board', () => {
  const { session, thinker } = begun([person, person]);
  session.think({ agent: 'greedy', limits: { ms: 10 }, multiPv: 3 }, { signal: new AbortController().signal });
  const { position, multiPv, game } = thinker.last.request;
  assert.deepEqual([position, multiPv, game], [session.state.view.position, 3, 'colosseum']);
});
