import { median, round } from './numbers.mjs';

/** First visit on a mid phone: paint, ready for a move, layout shift. */
export async function start({ openBare, address }) {
  const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true };
  const runs = [];
  for (let run = 0; run < 5; run++) {
    const { page, context, client, close } = await openBare(phone);
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
    await page.goto(address);
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
  const middle = (name) => median(runs.map((each) => each[name]));
  console.log('first visit, mid phone, 1.6 Mbit/s, 150 ms (medians of 5):', {
    fcp: round(middle('fcp')),
    lcp: round(middle('lcp')),
    ready: round(middle('ready')),
    cls: middle('cls'),
  });
}
