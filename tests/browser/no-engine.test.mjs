// Pages that cannot play: they say why and what helps, and show what they can.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { browserOptions, ready, siteFolder, useBrowser } from './harness.mjs';

const stage = useBrowser();

test('without WebAssembly the board and a reason stay on the page', browserOptions, async () => {
  const { page, context, close } = await stage.open();
  await context.addInitScript(() => void delete window.WebAssembly);
  await page.goto('about:blank');
  await page.goto(stage.server.address);
  await page.locator('#status.bad').waitFor();
  assert.match(await page.locator('#status').textContent(), /Lockdown/);
  assert.equal(await page.locator('#board svg').isVisible(), true);
  await close();
});

test('without WebAssembly another game, too, shows its rules and the start that was sent', browserOptions, async () => {
  const { page, context, close } = await stage.blank();
  await context.addInitScript(() => void delete window.WebAssembly);
  await page.goto(`${stage.server.address}?game=infexion&lang=fr#v1.7/7/7/2Ab3/7/7/7_r_8.`);
  await page.locator('#status.bad').waitFor();
  await page.locator('#board svg').waitFor();
  assert.equal((await page.locator('#board svg .i-second').count()) > 0, true);
  assert.match(await page.locator('#rules').textContent(), /pile/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copier un rapport' }).click();
  await page.getByRole('button', { name: 'Copié.' }).waitFor();
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /no WebAssembly/);
  await close();
});

test('a page of which a part does not load says so, and can be loaded again', browserOptions, async () => {
  const { page, close } = await stage.blank();
  let broken = true;
  await page.route(/\/table-[^/]*\.js$/, (route) => (broken ? route.abort() : route.continue()));
  await page.goto(stage.server.address);
  await page.locator('#status.bad').waitFor();
  assert.match(await page.locator('#status').textContent(), /did not load/);
  broken = false;
  await page.getByRole('button', { name: 'Reload' }).click();
  await ready(page);
  await close();
});

test('opened as a file the page says how to serve it', browserOptions, async () => {
  const { page, close } = await stage.blank({ locale: 'fr-CA' });
  await page.goto(String(pathToFileURL(join(siteFolder, 'index.html'))));
  await page.locator('#status.bad').waitFor();
  assert.match(await page.locator('#status').textContent(), /servez le dossier/);
  assert.equal(await page.locator('#board svg').isVisible(), true);
  await close();
});
