// The service worker: the site opens without a network, and a new edition waits until it is let in.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { browserOptions, launchChromium, openGame, serve, siteFolder } from './harness.mjs';
import { waitForEnd } from './players.mjs';

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

test('the site opens and plays without a network, and offers a new edition between games', browserOptions, async () => {
  const server = await serve({ folder });
  const { page, context, close } = await openGame(browser, server, '', { serviceWorkers: 'allow' });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated',
  );

  await context.setOffline(true);
  await page.goto(`${server.address}?size=5&side=none&agent=greedy&rival=random&pace=0`);
  await waitForEnd(page);
  await context.setOffline(false);

  // Another edition of the same site: the page stays as it is until somebody agrees.
  const worker = join(folder, 'sw.js');
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(/arena-[0-9a-f]{12}/, 'arena-newer'));
  const index = join(folder, 'index.html');
  writeFileSync(index, readFileSync(index, 'utf8').replace('<html', '<html data-edition="newer"'));
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await page.waitForFunction(async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting));
  const chip = page.locator('#update');
  await chip.waitFor();
  assert.equal(await page.locator('html[data-edition]').count(), 0);
  await chip.click();
  await page.locator('html[data-edition=newer][data-ready]').waitFor({ state: 'attached' });
  await close();
  await server.close();
});
