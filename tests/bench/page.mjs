// Measures the page in Chromium; nothing here passes or fails. The site must be built (bash web/serve.sh --build-only).
//
//   node tests/bench/page.mjs start                  first visit on a mid phone: paint, ready for a move, layout shift
//   node tests/bench/page.mjs stop                   from Undo to the person's turn, and to the next agent's answer
//   node tests/bench/page.mjs frames [AGENT]         long tasks and frame times while an agent thinks
//   node tests/bench/page.mjs latency [AGENT…]       from request to move on the page's side, 300 moves on 6, 9, 12,
//                                                    or of another game with --game infexion
//   node tests/bench/page.mjs memory                 100 games between agents in one page: heap and wasm memory
//
// --slow makes the machine a slow phone (processor throttled 4x, two busy processes beside the browser); --moves N and
// --games N change the numbers.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { launchChromium, openGame, openPage, serve } from '../browser/harness.mjs';
import { loadEngine } from '../wasm/load.mjs';

const words = process.argv.slice(2);
const text = (name, fallback) => (words.includes(name) ? words[words.indexOf(name) + 1] : fallback);
const option = (name, fallback) => Number(text(name, fallback));
const slow = words.includes('--slow');
const plain = words.filter((word, at) => !word.startsWith('--') && !['--moves', '--games', '--game'].includes(words[at - 1]));
const [what = 'start', ...named] = plain;

const server = await serve({ compress: true });
const browser = await launchChromium();
const game = text('--game', 'colosseum');
const rules = await loadEngine(game);
const agents = rules.games()[0].agents.map(({ id }) => id);

const sorted = (numbers) => [...numbers].sort((a, b) => a - b);
const at = (numbers, share) => sorted(numbers)[Math.min(numbers.length - 1, Math.floor(share * numbers.length))] ?? 0;
const round = (number) => Math.round(number * 10) / 10;
const summary = (numbers) => ({
  count: numbers.length,
  median: round(at(numbers, 0.5)),
  p95: round(at(numbers, 0.95)),
  p99: round(at(numbers, 0.99)),
  max: round(Math.max(0, ...numbers)),
});

/** A page and a session of its debugger, throttled if asked. */
async function open(query, options = {}) {
  const opened =
    query === null
      ? await openPage(browser, [server.origin], options)
      : await openGame(browser, server, query, options);
  const client = await opened.context.newCDPSession(opened.page);
  if (slow) await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { ...opened, client };
}

const measures = {
  async start() {
    const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true };
    const runs = [];
    for (let run = 0; run < 5; run++) {
      const { page, context, client, close } = await open(null, phone);
      await client.send('Network.enable');
      const [latency, throughput] = [150, 1.6e6 / 8];
      await client.send('Network.emulateNetworkConditions', {
        offline: false,
        latency,
        downloadThroughput: throughput,
        uploadThroughput: throughput,
      });
      await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await context.addInitScript(() => {
        window.seen = { lcp: 0, cls: 0, ready: 0 };
        new PerformanceObserver((list) => (window.seen.lcp = list.getEntries().at(-1).startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
        new PerformanceObserver((list) => {
          for (const { value } of list.getEntries()) window.seen.cls += value;
        }).observe({ type: 'layout-shift', buffered: true });
        new MutationObserver(
          () => (window.seen.ready ||= 'ready' in document.documentElement.dataset ? performance.now() : 0),
        ).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] });
      });
      await page.goto(server.address);
      await page.waitForFunction(() => window.seen.ready > 0);
      await page.waitForTimeout(500);
      runs.push(
        await page.evaluate(() => ({
          ...window.seen,
          fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
        })),
      );
      await close();
    }
    const median = (name) =>
      at(
        runs.map((each) => each[name]),
        0.5,
      );
    console.log('first visit, mid phone, 1.6 Mbit/s, 150 ms (medians of 5):', {
      fcp: round(median('fcp')),
      lcp: round(median('lcp')),
      ready: round(median('ready')),
      cls: median('cls'),
    });
  },

  async stop() {
    const { page, close } = await open('?motion=off&size=7');
    const [felt, answered] = [[], []];
    for (let run = 0; run < 20; run++) {
      await page.evaluate(() => void (window.spins = [60_000]));
      const typed = page.locator('#typed input');
      const { moves } = rules.view('colosseum', '0000000/0200000/0000000/0100100/0000020/0000000/0000000 a3 g5 a');
      await typed.fill(moves[run]);
      await typed.press('Enter');
      await page.waitForFunction(() => location.hash.endsWith('@1'));
      await page.waitForTimeout(300);
      const times = await page.evaluate(
        async (next) => {
          const until = async (true_) => {
            while (!true_()) await new Promise((resolve) => setTimeout(resolve, 0));
            return performance.now();
          };
          const pressed = performance.now();
          document.querySelector('#actions .undo').click();
          const free =
            (await until(() => location.hash.endsWith('@0') && document.querySelector('.board-grid .lit'))) - pressed;
          document.querySelector('#typed input').value = next;
          const asked = performance.now();
          document.querySelector('#typed').requestSubmit();
          return [free, (await until(() => location.hash.endsWith('@2'))) - asked];
        },
        moves[run + 1],
      );
      felt.push(times[0]);
      answered.push(times[1]);
      await page.locator('#actions .undo').click();
      await page.waitForFunction(() => location.hash.endsWith('@0'));
    }
    console.log('from Undo in mid-search to the person’s turn, ms:', summary(felt));
    console.log('from the next move to the agent’s answer by the spare worker, ms:', summary(answered));
    await close();
  },

  async frames() {
    const agent = named[0] ?? agents.at(-1);
    const { page, client, close } = await open(`?size=9&side=none&agent=${agent}&rival=${agent}`);
    await page.evaluate(() => {
      window.long = [];
      window.frames = [];
      const keep = (list) => void window.long.push(...list.getEntries().map(({ duration }) => duration));
      new PerformanceObserver(keep).observe({ type: 'longtask' });
      const frame = (now) => {
        window.frames.push(now);
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });
    const events = [];
    client.on('Tracing.dataCollected', ({ value }) => events.push(...value));
    await client.send('Tracing.start', {
      transferMode: 'ReportEvents',
      categories: 'devtools.timeline,disabled-by-default-devtools.timeline,devtools.timeline.frame',
    });
    await page.waitForTimeout(10_000);
    const done = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
    await client.send('Tracing.end');
    await done;
    const { long, frames } = await page.evaluate(() => ({ long: window.long, frames: window.frames }));
    const gaps = frames.slice(1).map((now, index) => now - frames[index]);
    console.log(`frames while ${agent} plays itself on 9x9, ${slow ? 'slow phone' : 'this machine'}:`, {
      longTasks: summary(long),
      gaps: summary(gaps),
      missed: `${round((100 * gaps.filter((gap) => gap > 25).length) / gaps.length)} %`,
      work: summary(workByFrame(events)),
    });
    await close();
  },

  async latency() {
    for (const agent of named.length ? named : agents) {
      const all = [];
      const boards = game === 'colosseum' ? ['size=6', 'size=9', 'size=12'] : [`game=${game}`];
      for (const board of boards) {
        const wanted = Math.ceil(option('--moves', 300) / boards.length);
        const times = [];
        for (let seed = 1; times.length < wanted; seed++) {
          const { page, close } = await open(
            `?${board}&seed=${seed}&side=none&agent=${agent}&rival=${agent}&pace=0&motion=off`,
          );
          const missing = wanted - times.length;
          await page.waitForFunction(
            (plies) => !document.getElementById('result').hidden || Number(location.hash.split('@')[1]) >= plies,
            missing,
            { timeout: 0, polling: 100 },
          );
          const played = await page.evaluate(() => {
            const read = (key) => JSON.parse(localStorage.getItem(`arena.${key}`));
            return read(`game.${read('games')[0]}`);
          });
          times.push(...played.moves.slice(0, missing).map(({ ms }) => ms));
          await close();
        }
        all.push(...times);
        console.log(`${agent}, ${board}, ms from request to move:`, summary(times));
      }
      console.log(`${agent}, all${slow ? ', slow phone' : ''}:`, {
        ...summary(all),
        late: all.filter((ms) => ms > 2000).length,
      });
    }
  },

  async memory() {
    const games = option('--games', 100);
    const { page, client, close } = await open('?size=7&seed=1&side=none&agent=greedy&rival=random&pace=0&motion=off');
    const workers = [];
    let count = 0;
    const answers = new Map();
    client.on('Target.attachedToTarget', ({ sessionId }) => workers.push(sessionId));
    client.on('Target.detachedFromTarget', ({ sessionId }) => workers.splice(workers.indexOf(sessionId), 1));
    client.on('Target.receivedMessageFromTarget', ({ message }) => {
      const { id, result } = JSON.parse(message);
      answers.get(id)?.(result);
    });
    await client.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
    const askWorker = (sessionId, method) =>
      new Promise((resolve) => {
        const id = ++count;
        answers.set(id, resolve);
        client.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) });
      });
    const megabytes = (bytes) => round(bytes / 1e6);
    const root = await browser.newBrowserCDPSession();
    /** Memory of the processes that show pages, wasm memory included, as far as it has been touched. */
    const resident = async () => {
      const { processInfo } = await root.send('SystemInfo.getProcessInfo');
      const renderers = processInfo.filter(({ type }) => type === 'renderer');
      const kilobytes = renderers.map(({ id }) =>
        Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0),
      );
      return megabytes(1024 * Math.max(...kilobytes));
    };
    const heap = async () => {
      await client.send('HeapProfiler.collectGarbage');
      const inPage = await client.send('Runtime.getHeapUsage');
      const inWorkers = [];
      for (const sessionId of [...workers]) {
        await askWorker(sessionId, 'HeapProfiler.collectGarbage');
        const { usedSize, backingStorageSize } = await askWorker(sessionId, 'Runtime.getHeapUsage');
        inWorkers.push({ heap: megabytes(usedSize), buffers: megabytes(backingStorageSize ?? 0) });
      }
      const page_ = { heap: megabytes(inPage.usedSize), buffers: megabytes(inPage.backingStorageSize ?? 0) };
      return JSON.stringify({ page: page_, workers: inWorkers, process: await resident() });
    };
    for (let game = 0; game <= games; game++) {
      await page.waitForFunction(() => !document.getElementById('result').hidden, null, { timeout: 120_000 });
      if ([0, 10, games].includes(game)) console.log(`after ${game + (game === 0 ? 1 : 0)} games, MB: ${await heap()}`);
      await page.evaluate((seed) => {
        const words = new URLSearchParams(location.search);
        words.set('seed', String(seed));
        history.pushState(null, '', `?${words}`);
        dispatchEvent(new PopStateEvent('popstate'));
      }, game + 2);
      await page.waitForFunction(() => document.getElementById('result').hidden || location.hash.length > 0);
    }
    await close();
  },
};

const workOfPage = new Set(
  'FireAnimationFrame FunctionCall EventDispatch HandlePostMessage UpdateLayoutTree Layout PrePaint Paint Layerize Commit MinorGC'.split(
    ' ',
  ),
);
/** Script, style and paint between one frame's beginning and the next, ms. */
function workByFrame(events) {
  const frames = events.filter(({ name, ph }) => name === 'FireAnimationFrame' && ph === 'X');
  const mine = events.filter(({ pid, tid }) => pid === frames[0]?.pid && tid === frames[0]?.tid);
  const jobs = mine.filter(({ name, ph, dur }) => ph === 'X' && dur > 0 && workOfPage.has(name));
  jobs.sort((one, other) => one.ts - other.ts || other.dur - one.dur);
  // What is called inside another job is counted with it.
  let end = 0;
  const outermost = jobs.filter(({ ts, dur }) => ts >= end && (end = ts + dur) > 0);
  const begins = sorted(frames.map(({ ts }) => ts));
  const work = begins.map(() => 0);
  let frame = 0;
  for (const { ts, dur } of outermost) {
    while (begins[frame + 1] <= ts) frame++;
    work[frame] += dur / 1000;
  }
  return work;
}

const busy = slow ? [0, 1].map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })) : [];
try {
  if (!measures[what]) throw new Error(`measure one of: ${Object.keys(measures).join(', ')}`);
  await measures[what]();
} finally {
  for (const child of busy) child.kill();
  await browser.close();
  await server.close();
}
