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

/** Runs a function in a fresh page that has an engine. @param {string} name @param {(engine: any) => any} run @param {(told: any) => void} check */
const thinkerTest = (name, run, check) =>
  test(name, browserOptions, async () => {
    const { page, expectNoComplaint, close } = await stage.blank();
    await page.goto(`${stage.server.address}blank.html`);
    const told = await page.evaluate(`(async () => {
      const { loadEngine } = await import('/some/folder/js/engine/load.js');
      const { rules, thinker } = await loadEngine('colosseum');
      const position = rules.start('colosseum', 'size=7 rules=2023 seed=42').text;
      const request = { game: 'colosseum', position, agent: 'greedy', limits: { ms: 200 } };
      const name = (error) => [error.name, error.code, error.message].join(' ');
      await thinker.think(request);
      let restarts = 0;
      thinker.addEventListener('restarted', () => restarts++);
      return (${run})({ rules, thinker, request, name, restarts: () => restarts });
    })()`);
    check(told);
    expectNoComplaint();
    await close();
  });

thinkerTest(
  'an agent answers with a legal move',
  async ({ rules, thinker, request }) => {
    const { moves } = rules.view(request.game, request.position);
    return moves.includes((await thinker.think(request)).move);
  },
  (legal) => assert.equal(legal, true),
);

thinkerTest(
  'requests are answered in order, each with its own answer',
  async ({ rules, thinker, request }) => {
    const second = rules.play(request.game, request.position, (await thinker.think(request)).move).text;
    const order = [];
    const answers = await Promise.all(
      [request, { ...request, position: second }].map((each, at) => thinker.think(each).finally(() => order.push(at))),
    );
    return [order, answers.map(({ move }, at) => rules.play(request.game, at ? second : request.position, move).ok)];
  },
  (told) =>
    assert.deepEqual(told, [
      [0, 1],
      [true, true],
    ]),
);

thinkerTest(
  'a request that yields is given up for the next one, whether it thinks or waits',
  async ({ thinker, request, name }) => {
    window.spins = [60_000];
    const idle = [1, 2].map(() => thinker.think(request, { yields: true }).catch(name));
    const [first] = await Promise.all(idle.slice(0, 1));
    const { move } = await thinker.think(request);
    return [first, await idle[1], Boolean(move)];
  },
  ([first, second, answered]) => {
    assert.match(first, /^AbortError/);
    assert.match(second, /^AbortError/);
    assert.equal(answered, true);
  },
);

thinkerTest(
  'the best lines of a depth are told together, for as long as it thinks',
  async ({ thinker, request }) => {
    const told = [];
    let message = null;
    const onInfo = (thought) => {
      // All that one message brings is heard before anything else is done.
      if (!message) {
        message = [];
        told.push(message);
        queueMicrotask(() => (message = null));
      }
      message.push(thought);
    };
    await thinker.think({ ...request, agent: 'champion', multiPv: 3, limits: { ms: 800 } }, { onInfo });
    return told;
  },
  (told) => {
    assert.ok(told.length > 2, `${told.length} messages`);
    for (const lines of told) {
      assert.deepEqual(
        lines.map(({ rank }) => rank),
        [1, 2, 3],
      );
      assert.equal(new Set(lines.map(({ depth }) => depth)).size, 1);
      assert.equal(new Set(lines.map(({ line }) => line[0])).size, 3);
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
  'every stop finds a spare worker that is ready, and no worker is left over',
  async ({ thinker, request, name }) => {
    const ended = new Set();
    const { terminate } = Worker.prototype;
    Worker.prototype.terminate = function () {
      ended.add(this);
      terminate.call(this);
    };
    for (let stops = 0; stops < 4; stops++) {
      window.spins = [60_000];
      const stop = new AbortController();
      const stopped = thinker.think(request, { signal: stop.signal }).catch(name);
      await new Promise((resolve) => setTimeout(resolve, 300));
      stop.abort();
      await stopped;
      await thinker.think(request);
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    return [window.workers.length, ended.size];
  },
  // One that thought and one that was spare, then one for each that was stopped.
  (told) => assert.deepEqual(told, [6, 4]),
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
    const count = rules.view(request.game, request.position).moves.length;
    stop.abort();
    return [count > 0, await search];
  },
  (told) => assert.deepEqual(told, [true, 'stopped']),
);
