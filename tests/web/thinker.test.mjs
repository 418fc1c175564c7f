// The thinker by itself: queue, pool, watchdog and published state, with workers that say what the test tells them to.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Lag } from '../../web/js/engine/clock.js';
import { Thinker } from '../../web/js/engine/thinker.js';

/** @type {FakeWorker[]} */
let workers;
class FakeWorker {
  heard = [];
  ended = false;
  constructor() {
    workers.push(this);
  }
  postMessage(message) {
    this.heard.push(message);
  }
  terminate() {
    this.ended = true;
  }
  /** The last request it got. */
  get thought() {
    return this.heard.findLast(({ type }) => type === 'think');
  }
  say(message) {
    const { id, generation } = this.heard.at(-1);
    this.onmessage({ data: { id, generation, ...message } });
  }
  start() {
    this.say({ type: 'ready' });
  }
  answer(move = 'a1u', dueAt = null) {
    this.say({ type: 'decided', answer: { move }, thoughts: [], dueAt });
  }
}
const living = () => workers.filter(({ ended }) => !ended);
let thinker;
let states;
/** Timers of the test's own: in one process with other tests these keep theirs. */
let timers;
/** @param {string} name @param {() => Promise<void> | void} act */
const thinkerTest = (name, act) =>
  test(name, async ({ mock }) => {
    timers = mock.timers;
    timers.enable({ apis: ['setTimeout', 'Date'], now: 1000 });
    workers = [];
    thinker = new Thinker('game', {}, () => new FakeWorker());
    states = [];
    thinker.onState(({ phase, priority, restarted }) =>
      states.push([phase, priority, restarted].filter(Boolean).join(' ')),
    );
    await act();
  });
const request = (position = 'p', limits = { ms: 200 }) => ({ game: 'game', position, agent: 'greedy', limits });
/** A request and its end, as text. */
function ask(position, options) {
  const asked = { end: '' };
  thinker.think(request(position), options).then(
    ({ move }) => (asked.end = move),
    (error) => (asked.end = error.name === 'AbortError' ? error.name : `${error.name} ${error.code}`),
  );
  return asked;
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

thinkerTest(
  'no worker is hired before the first need, one for it, and it is ended after ten seconds without use (P7)',
  async () => {
    assert.equal(workers.length, 0);
    const asked = ask('p');
    workers[0].start();
    workers[0].answer();
    await settled();
    assert.deepEqual([asked.end, living().length], ['a1u', 1]);
    timers.tick(9_999);
    assert.equal(living().length, 1);
    timers.tick(1);
    assert.equal(living().length, 0);
  },
);

thinkerTest('a worker that is used again lives on', async () => {
  ask('p');
  workers[0].start();
  workers[0].answer();
  timers.tick(9_000);
  ask('q');
  timers.tick(500);
  assert.deepEqual([living().length, workers[0].thought.request.position], [1, 'q']);
});

thinkerTest(
  'while a person plays against an agent a worker is ready and a spare one beside it, and neither is ended',
  () => {
    thinker.keepReady(true);
    assert.equal(workers.length, 0, 'not at once');
    timers.tick(200);
    assert.equal(workers.length, 1);
    ask('p');
    assert.equal(workers.length, 1, 'the spare one is used');
    workers[0].start();
    assert.equal(workers.length, 2, 'and another is hired once it has started');
    workers[0].answer();
    timers.tick(60_000);
    assert.equal(living().length, 2);
    thinker.keepReady(false);
    timers.tick(10_000);
    assert.equal(living().length, 0);
  },
);

thinkerTest('what is published is what is going on', async () => {
  const asked = ask('p', { priority: 'hint' });
  workers[0].start();
  workers[0].answer();
  await settled();
  assert.equal(asked.end, 'a1u');
  assert.deepEqual(states, ['starting hint', 'thinking hint', 'idle']);
});

thinkerTest('of several requests the most urgent is first, and equals keep their order', async () => {
  const order = [];
  for (const [position, priority] of [
    ['first', 'bestMoves'],
    ['search', 'search'],
    ['second', 'bestMoves'],
    ['hint', 'hint'],
    ['game', 'game'],
  ])
    thinker.think(request(position), { priority }).then(() => order.push(position));
  workers[0].start();
  for (let at = 0; at < 5; ++at) {
    living()[0].answer();
    await settled();
  }
  assert.deepEqual(order, ['game', 'hint', 'first', 'second', 'search']);
});

thinkerTest(
  'a move of the game interrupts a search of the host, which begins again with all of its time (P14)',
  async () => {
    const search = ask('search', { priority: 'search' });
    workers[0].start();
    timers.tick(150);
    const game = ask('game');
    assert.equal(workers[0].ended, true);
    workers[1].start();
    assert.equal(workers[1].thought.request.position, 'game');
    workers[1].answer('b2r');
    await settled();
    assert.equal(game.end, 'b2r');
    assert.deepEqual([workers[1].thought.request.position, workers[1].thought.beganAt], ['search', 1150]);
    workers[1].answer();
    await settled();
    assert.equal(search.end, 'a1u');
  },
);

thinkerTest(
  'a request that is aborted is rejected; the one that thinks ends its worker, one that waits touches nothing',
  async () => {
    const [one, two] = [new AbortController(), new AbortController()];
    const [first, second] = [ask('p', { signal: one.signal }), ask('q', { signal: two.signal })];
    workers[0].start();
    two.abort();
    await settled();
    assert.deepEqual([second.end, workers[0].ended], ['AbortError', false]);
    one.abort();
    await settled();
    assert.deepEqual([first.end, workers[0].ended], ['AbortError', true]);
    assert.equal(ask('r', { signal: AbortSignal.abort() }).end, '');
    await settled();
    assert.equal(states.at(-1), 'idle');
  },
);

thinkerTest('twenty aborted requests while a worker starts hire one worker', () => {
  for (let at = 0; at < 20; ++at) {
    const stop = new AbortController();
    ask('p', { signal: stop.signal });
    stop.abort();
  }
  ask('q');
  assert.equal(workers.length, 1);
});

thinkerTest(
  'a worker that says nothing past its limit is replaced, and its request sent again, with words in the state',
  async () => {
    const asked = ask('p');
    workers[0].start();
    timers.tick(200);
    timers.tick(499);
    assert.equal(workers.length, 1);
    timers.tick(1);
    assert.deepEqual([workers[0].ended, workers.length], [true, 2]);
    workers[1].start();
    assert.equal(states.at(-1), 'thinking game true');
    workers[1].answer('c3d');
    await settled();
    assert.equal(asked.end, 'c3d');
    assert.equal(states.at(-1), 'idle');
  },
);

thinkerTest('a thought starts the wait anew', () => {
  ask('p');
  workers[0].start();
  timers.tick(200);
  timers.tick(400);
  workers[0].say({ type: 'info', thoughts: [] });
  timers.tick(200);
  timers.tick(400);
  assert.equal(workers[0].ended, false);
});

thinkerTest(
  'two workers lost over one request: everything pending is rejected as crashed, and the next is answered',
  async () => {
    const [first, second] = [ask('p'), ask('q')];
    for (const at of [0, 1]) {
      workers[at].start();
      workers[at].say({ type: 'error', crashed: true, message: 'lost', code: 'crashed' });
    }
    await settled();
    assert.deepEqual([first.end, second.end], ['EngineError crashed', 'EngineError crashed']);
    assert.deepEqual([thinker.state.phase, thinker.state.error.code], ['failed', 'crashed']);
    const third = ask('r');
    workers[2].start();
    workers[2].answer();
    await settled();
    assert.deepEqual([third.end, thinker.state.phase, thinker.state.error], ['a1u', 'idle', null]);
  },
);

thinkerTest('a second loss has a longer grace: a busy machine may be all that is wrong', () => {
  ask('p');
  workers[0].start();
  timers.tick(200);
  timers.tick(500);
  workers[1].start();
  timers.tick(200);
  timers.tick(2_999);
  assert.equal(workers[1].ended, false);
  timers.tick(1);
  assert.equal(workers[1].ended, true);
});

thinkerTest('a worker that does not start twice is told as refused', async () => {
  const asked = ask('p');
  timers.tick(10_000);
  timers.tick(500);
  timers.tick(10_000);
  timers.tick(3_000);
  await settled();
  assert.equal(asked.end, 'EngineError worker-refused');
});

thinkerTest('a browser that refuses workers is told at once', async () => {
  thinker = new Thinker('game', {}, () => {
    throw new DOMException('no workers here', 'SecurityError');
  });
  const asked = ask('p');
  thinker.keepReady(true);
  timers.tick(200);
  await settled();
  assert.equal(asked.end, 'EngineError worker-refused');
});

thinkerTest('what the engine refuses is rejected with its code, and the worker goes on', async () => {
  const asked = ask('p');
  workers[0].start();
  workers[0].say({ type: 'error', crashed: false, message: 'no agent', code: 'unknown-agent' });
  await settled();
  assert.deepEqual([asked.end, workers[0].ended], ['EngineError unknown-agent', false]);
});

thinkerTest('an answer to an older request or of an older worker is dropped', async () => {
  const asked = ask('p');
  workers[0].start();
  workers[0].onmessage({
    data: { id: 99, generation: 1, type: 'decided', answer: { move: 'x' }, thoughts: [], dueAt: null },
  });
  workers[0].onmessage({
    data: { id: 1, generation: 99, type: 'decided', answer: { move: 'x' }, thoughts: [], dueAt: null },
  });
  await settled();
  assert.equal(asked.end, '');
});

thinkerTest(
  'a page put aside holds no worker; when it comes back its request begins with all of its time (P12)',
  async () => {
    const asked = ask('p');
    workers[0].start();
    timers.tick(100);
    thinker.sleep();
    assert.equal(living().length, 0);
    timers.tick(3_600_000);
    assert.equal(workers.length, 1, 'nothing happens while it sleeps');
    thinker.wake();
    workers[1].start();
    assert.equal(workers[1].thought.beganAt, Date.now());
    workers[1].answer();
    await settled();
    assert.equal(asked.end, 'a1u');
    thinker.wake();
  },
);

thinkerTest('thoughts are told as they come, and a listener may stop its own search', async () => {
  const stop = new AbortController();
  const told = [];
  const asked = ask('p', {
    signal: stop.signal,
    onThought(thought) {
      told.push(thought.depth);
      if (thought.depth === 2) stop.abort();
    },
  });
  workers[0].start();
  workers[0].say({ type: 'info', thoughts: [{ depth: 1 }] });
  workers[0].say({ type: 'decided', answer: { move: 'x' }, thoughts: [{ depth: 2 }], dueAt: null });
  await settled();
  assert.deepEqual([told, asked.end], [[1, 2], 'AbortError']);
});

thinkerTest('a late answer makes the next requests earlier, and is forgotten little by little', async () => {
  const lag = new Lag();
  assert.equal(lag.ms, 25);
  lag.learn(300);
  assert.equal(lag.ms, 300);
  for (let at = 0; at < 100; ++at) lag.learn(0);
  assert.ok(lag.ms < 20 && lag.ms > 0);
  ask('p');
  workers[0].start();
  const before = workers[0].thought.lagMs;
  workers[0].answer('a1u', Date.now() - 400);
  await settled();
  ask('q');
  assert.deepEqual([before, workers[0].thought.lagMs], [25, 400]);
});

thinkerTest('the last messages are kept for a report, thirty of them', async () => {
  for (let at = 0; at < 40; ++at) {
    ask('p');
    if (at === 0) workers[0].start();
    workers[0].answer();
    await settled();
  }
  assert.equal(thinker.recent.length, 30);
  assert.match(thinker.recent.at(-1), /decided/);
});
