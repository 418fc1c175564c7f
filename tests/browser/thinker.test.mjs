// The thinking worker, by itself, from the sources as a plain file server gives them out.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { browserOptions, useBrowser } from './harness.mjs';

const blank = `<!doctype html><meta http-equiv="Content-Security-Policy"
  content="default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"><link rel="icon" href="img/favicon.svg">`;
const stage = useBrowser({
  folder: fileURLToPath(new URL('../../web', import.meta.url)),
  extra: { '/some/folder/blank.html': blank },
});

/** Counts the workers that live. */
const countWorkers = `(() => {
  const ended = new Set();
  const { terminate } = Worker.prototype;
  Worker.prototype.terminate = function () {
    ended.add(this);
    terminate.call(this);
  };
  window.living = () => window.workers.filter((worker) => !ended.has(worker)).length;
})()`;

/** Runs a function in a fresh page that has an engine. @param {string} name @param {(engine: any) => any} run @param {(told: any) => void} check */
const thinkerTest = (name, run, check) =>
  test(name, browserOptions, async () => {
    const { page, expectNoComplaint, close } = await stage.blank();
    await page.goto(`${stage.server.address}blank.html`);
    const told = await page.evaluate(`(async () => {
      const { loadEngine } = await import('/some/folder/js/engine/load.js');
      const { rules, thinker } = await loadEngine('colosseum');
      const position = rules.start('size=7 rules=2023 seed=42').text;
      const request = { game: 'colosseum', position, agent: 'greedy', limits: { ms: 200 } };
      const name = (error) => [error.name, error.code, error.message].join(' ');
      ${countWorkers};
      await thinker.think(request);
      let restarts = 0;
      let restarted = false;
      thinker.onState((state) => {
        if (state.restarted && !restarted) restarts++;
        ({ restarted } = state);
      });
      const until = async (isTrue) => {
        while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10));
      };
      return (${run})({ rules, thinker, request, name, restarts: () => restarts }, until);
    })()`);
    check(told);
    expectNoComplaint();
    await close();
  });

thinkerTest(
  'an agent answers with a legal move',
  async ({ rules, thinker, request }) => {
    const { moves } = rules.view(request.position);
    return moves.includes((await thinker.think(request)).move);
  },
  (legal) => assert.equal(legal, true),
);

thinkerTest(
  'requests are answered in order, each with its own answer',
  async ({ rules, thinker, request }) => {
    const second = rules.play(request.position, (await thinker.think(request)).move).position;
    const order = [];
    const answers = await Promise.all(
      [request, { ...request, position: second }].map((each, at) => thinker.think(each).finally(() => order.push(at))),
    );
    return [order, answers.map(({ move }, at) => rules.play(at ? second : request.position, move).ok)];
  },
  (told) =>
    assert.deepEqual(told, [
      [0, 1],
      [true, true],
    ]),
);

thinkerTest(
  'a move of the game interrupts what is less urgent, which begins again afterwards (P14)',
  async ({ thinker, request }) => {
    window.spins = [60_000];
    const order = [];
    const ask = (priority) => thinker.think(request, { priority }).finally(() => order.push(priority));
    const waiting = ['search', 'bestMoves', 'hint', 'game'].map(ask);
    await Promise.all(waiting);
    return order;
  },
  (order) => assert.deepEqual(order, ['game', 'hint', 'bestMoves', 'search']),
);

thinkerTest(
  'the best moves of a depth are told together, for as long as it thinks',
  async ({ thinker, request }) => {
    const told = [];
    let message = null;
    const stop = new AbortController();
    const onThought = (thought) => {
      // All that one message brings is heard before anything else is done.
      if (!message) {
        message = [];
        told.push(message);
        queueMicrotask(() => (message = null));
      }
      message.push(thought);
      if (told.length === 3 && message.length === 3) stop.abort();
    };
    // However slow the machine, it ends with the third message.
    const limits = { ms: 30_000 };
    const options = { onThought, signal: stop.signal };
    await thinker.think({ ...request, agent: 'champion', multiPv: 3, limits }, options).catch(() => {});
    return told;
  },
  (told) => {
    assert.equal(told.length, 3);
    for (const thoughts of told) {
      assert.deepEqual(
        thoughts.map(({ rank }) => rank),
        [1, 2, 3],
      );
      assert.equal(new Set(thoughts.map(({ depth }) => depth)).size, 1);
      assert.equal(new Set(thoughts.map(({ line }) => line[0])).size, 3);
    }
  },
);

thinkerTest(
  'what the engine refuses is told with its code, and the next request is answered',
  async ({ thinker, request, name }) => {
    const refused = await thinker.think({ ...request, agent: 'nobody' }).catch(name);
    return [refused, Boolean((await thinker.think(request)).move)];
  },
  ([refused, answered]) => {
    assert.match(refused, /^EngineError unknown-agent .*nobody/);
    assert.equal(answered, true);
  },
);

thinkerTest(
  'a search that hears nothing is stopped, and the spare worker answers while it would still be searching',
  async ({ thinker, request, name }) => {
    window.spins = [60_000];
    const stop = new AbortController();
    const stopped = thinker.think(request, { signal: stop.signal }).catch(name);
    await new Promise((resolve) => setTimeout(resolve, 100));
    stop.abort();
    return [await stopped, Boolean((await thinker.think(request)).move)];
  },
  ([stopped, answered]) => {
    assert.match(stopped, /^AbortError/);
    assert.equal(answered, true);
  },
);

thinkerTest(
  'while a person plays, every stop finds a spare worker, and two live at the end',
  async ({ thinker, request, name }, until) => {
    thinker.keepReady(true);
    for (let stops = 0; stops < 4; stops++) {
      await until(() => window.living() === 2);
      window.spins = [60_000];
      const stop = new AbortController();
      const stopped = thinker.think(request, { signal: stop.signal }).catch(name);
      stop.abort();
      await stopped;
      await thinker.think(request);
    }
    await until(() => window.living() === 2);
    return [window.workers.length, window.living()];
  },
  // One that thought and one that was spare, then one for each that was stopped.
  (told) => assert.deepEqual(told, [6, 2]),
);

thinkerTest(
  'where nobody plays against an agent one worker is hired at the first need, and none is spare (P7)',
  async ({ thinker, request, name }) => {
    const stop = new AbortController();
    window.spins = [60_000];
    const stopped = thinker.think(request, { signal: stop.signal }).catch(name);
    for (let stops = 0; stops < 20; stops++) {
      const other = new AbortController();
      const next = thinker.think(request, { signal: other.signal }).catch(name);
      other.abort();
      await next;
    }
    const living = window.living();
    stop.abort();
    await stopped;
    return [living, window.living()];
  },
  (told) => assert.deepEqual(told, [1, 0]),
);

thinkerTest(
  'a request that waits can be taken back without touching the one that thinks',
  async ({ thinker, request, name }) => {
    window.spins = [300];
    const stop = new AbortController();
    const first = thinker.think(request);
    const second = thinker.think(request, { signal: stop.signal }).catch(name);
    stop.abort();
    return [await second, Boolean((await first).move)];
  },
  ([second, answered]) => {
    assert.match(second, /^AbortError/);
    assert.equal(answered, true);
  },
);

thinkerTest(
  'a worker that dies in silence is replaced, and its request sent again',
  async ({ thinker, request, restarts }) => {
    window.spins = [60_000];
    const answer = thinker.think(request);
    await new Promise((resolve) => setTimeout(resolve, 100));
    for (const worker of window.workers) worker.terminate();
    return [Boolean((await answer).move), restarts()];
  },
  (told) => assert.deepEqual(told, [true, 1]),
);

thinkerTest(
  'two workers lost over the same request: everything pending is rejected, and later requests are answered',
  async ({ thinker, request, name, restarts }) => {
    window.spins = [60_000, 60_000];
    const pending = await Promise.all([thinker.think(request).catch(name), thinker.think(request).catch(name)]);
    return [pending, restarts(), Boolean((await thinker.think(request)).move)];
  },
  ([pending, restarts, answered]) => {
    for (const error of pending) assert.match(error, /^EngineError crashed/);
    assert.deepEqual([restarts, answered], [1, true]);
  },
);

thinkerTest(
  'a page put aside holds no worker, and its request begins again when it comes back',
  async ({ thinker, request }) => {
    window.spins = [60_000];
    const answer = thinker.think(request);
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await new Promise((resolve) => setTimeout(resolve, 100));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    return Boolean((await answer).move);
  },
  (answered) => assert.equal(answered, true),
);

thinkerTest(
  'a browser that refuses workers is told at once',
  async ({ name, request }) => {
    window.Worker = class {
      constructor() {
        throw new DOMException('no workers here', 'SecurityError');
      }
    };
    const { loadEngine } = await import('/some/folder/js/engine/load.js');
    const { thinker } = await loadEngine('colosseum');
    return thinker.think(request).catch(name);
  },
  (error) => assert.match(error, /^EngineError worker-refused/),
);

thinkerTest(
  'what a request loses on its way is taken off its time',
  async ({ thinker, request }) => {
    const long = { ...request, agent: 'proximity-minimax', limits: { ms: 1000 } };
    // The worker hears the request when its time is nearly over.
    window.spins = [950];
    return (await thinker.think(long)).ms;
  },
  (ms) => assert.ok(ms < 700, `the agent took ${ms} ms of 1000 although 950 had gone`),
);

thinkerTest(
  'rules are answered while a search runs',
  async ({ rules, thinker, request }) => {
    window.spins = [60_000];
    const stop = new AbortController();
    const search = thinker.think(request, { signal: stop.signal }).catch(() => 'stopped');
    await new Promise((resolve) => setTimeout(resolve, 50));
    const count = rules.view(request.position).moves.length;
    stop.abort();
    return [count > 0, await search];
  },
  (told) => assert.deepEqual(told, [true, 'stopped']),
);
