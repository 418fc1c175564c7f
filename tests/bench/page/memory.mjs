import { readFileSync } from 'node:fs';
import { round } from './numbers.mjs';

/** Many games between agents in one page: heap of page and worker, memory of the process. */
export async function memory({ open, browser, number }) {
  const games = number('--games', 100);
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
}
