// Real servers with their defaults: the site is played, embedded, and opens again without a network.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { browserOptions, launchChromium, openPage, ready } from '../browser/harness.mjs';
import { listedFiles } from '../browser/site-copy.mjs';
import { startHost } from './host.mjs';
import { frameGame, gameAddress, plays } from './outcomes.mjs';
import { servers, startServer } from './servers.mjs';

let browser;
before(async () => {
  if (!browserOptions.skip) browser = await launchChromium();
});
after(() => browser?.close());

/** Whether each of these files is in a cache. Runs in the page. @param {string[]} names */
const areKept = async (names) => {
  const caches = await Promise.all((await window.caches.keys()).map((key) => window.caches.open(key)));
  const urls = (await Promise.all(caches.map((cache) => cache.keys()))).flat().map(({ url }) => url);
  return names.every((name) => urls.some((url) => url.endsWith(`/${name}`)));
};

describe('real servers', { concurrency: 2 }, () => {
  for (const server of servers)
    test(server.name, { skip: browserOptions.skip || (!server.isInstalled && 'not installed') }, async (t) => {
      const { origin, address, close } = await startServer(server);
      t.after(close);
      const opened = await openPage(browser, [origin], { serviceWorkers: 'allow' });
      t.after(opened.close);
      const { page, context } = opened;
      await page.goto(address + gameAddress);
      await plays(page);

      const names = listedFiles()
        .filter(({ part, name }) => part !== 'onDemand' && name !== 'index.html')
        .map(({ name }) => name);
      for (const until = Date.now() + 20_000; !(await page.evaluate(areKept, names)); )
        if (Date.now() > until) throw new Error('not everything was kept for offline');
      // First online, where the server may redirect, then offline.
      await page.goto(`${address}?game=infexion`);
      await ready(page);
      await context.setOffline(true);
      await page.goto(address);
      await ready(page);
      await page.goto(`${address}?game=tetress`);
      await ready(page);
      await context.setOffline(false);

      const course = await startHost({
        sites: {},
        pages: { '/course.html': `<iframe width="420" height="540" src="${address}${frameGame()}"></iframe>` },
      });
      t.after(() => course.close());
      const embedding = await openPage(browser, [origin, course.originByName]);
      t.after(embedding.close);
      await embedding.page.goto(`${course.originByName}/course.html`);
      const frame = embedding.page.frameLocator('iframe');
      await plays(embedding.page, frame);
      // A redirect has dropped the query of the frame, and with it the opponent (hosts.html says so).
      if (server.dropsQuery) return;
      assert.match(await frame.locator('#live').textContent(), /Greedy/);
    });
});
