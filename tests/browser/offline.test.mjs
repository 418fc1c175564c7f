// The service worker: the site opens without a network, and a new edition waits until it is let in.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { games } from '../../web/js/games/list.js';
import { browserOptions, launchChromium, openGame, ready, serve, siteFolder } from './harness.mjs';
import { waitForPly } from './players.mjs';

let browser;
let folder;
before(async () => {
  if (browserOptions.skip) return;
  browser = await launchChromium();
  folder = mkdtempSync(join(tmpdir(), 'arena-site-'));
  cpSync(siteFolder, folder, { recursive: true });
});
after(async () => {
  await browser?.close();
  if (folder) rmSync(folder, { recursive: true });
});

/** Playwright's own waiting takes a promise for the truth. @param {any} page @param {(arg: any) => Promise<boolean>} condition @param {any} [arg] */
async function untilTrue(page, condition, arg) {
  for (const until = Date.now() + 30_000; Date.now() < until; ) {
    if (await page.evaluate(condition, arg)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  assert.fail(`waited in vain for ${condition}`);
}

test(
  'the site opens and plays every game without a network, and offers a new edition between games',
  browserOptions,
  async (t) => {
    const server = await serve({ folder });
    t.after(() => server.close());
    const { page, context, close } = await openGame(browser, server, '', { serviceWorkers: 'allow' });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await untilTrue(page, async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated');

    // The other games come after the one on the board.
    const files = readFileSync(join(folder, 'sw.js'), 'utf8').match(/assets\/[\w-]+\.\w+/g);
    const allKept = async (all) => {
      const caches = await window.caches.keys();
      const kept = await Promise.all(caches.map(async (name) => (await window.caches.open(name)).keys()));
      return all.every((file) => kept.flat().some(({ url }) => url.endsWith(file)));
    };
    await untilTrue(page, allKept, files);

    await context.setOffline(true);
    for (const game of Object.keys(games)) {
      await page.goto(`${server.address}?game=${game}&side=none&agent=greedy&rival=random&pace=0`);
      await waitForPly(page, 2);
    }
    await context.setOffline(false);

    // Another edition of the same site: the page stays as it is until somebody agrees, in every tab.
    const other = await context.newPage();
    await other.goto(server.address);
    await ready(other);
    const worker = join(folder, 'sw.js');
    writeFileSync(worker, readFileSync(worker, 'utf8').replace(/arena-[0-9a-f]{12}/, 'arena-newer'));
    const index = join(folder, 'index.html');
    writeFileSync(index, readFileSync(index, 'utf8').replace('<html', '<html data-edition="newer"'));
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
    await untilTrue(page, async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting));
    const tabs = [page, other];
    for (const tab of tabs) {
      await tab.locator('#update').waitFor();
      assert.equal(await tab.locator('html[data-edition]').count(), 0);
    }
    for (const tab of tabs) {
      await tab.locator('#update').click();
      await tab.locator('html[data-edition=newer][data-ready]').waitFor({ state: 'attached' });
    }
    await close();
    await server.close();
  },
);
