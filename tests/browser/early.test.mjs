// The engine is asked for before the page's modules have come, and once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserOptions, firstScript, ready, useBrowser } from './harness.mjs';

const stage = useBrowser();

/** The engines that a page asks for, each with who asks. @param {import('playwright-core').Page} page */
const enginesOf = (page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.wasm'))
      .map((entry) => [entry.name.replace(/.*arena-(\w+)-.*/, '$1'), entry.initiatorType]),
  );

for (const [query, game] of [
  ['', 'colosseum'],
  ['?game=infexion', 'infexion'],
  ['?game=tetress&lang=fr', 'tetress'],
  ['?game=constructor', 'colosseum'],
])
  test(`a first visit to /${query} asks for the engine of ${game} at once, and once`, browserOptions, async () => {
    // A stranger: nothing is stored, not even that the coach has spoken.
    const { page, expectNoComplaint, close } = await stage.blank({ isFirstGame: true });
    /** @type {string[]} */
    const asked = [];
    page.on('request', (request) => /\.wasm$/.test(request.url()) && asked.push(request.url()));
    /** Lets the page's first module come. @type {() => void} */
    let release = () => {};
    const held = new Promise((resolve) => (release = () => resolve(undefined)));
    await page.route(firstScript('index.html'), async (route) => {
      await held;
      await route.continue();
    });
    const engine = page.waitForRequest(/\.wasm$/);
    await page.goto(stage.server.address + query, { waitUntil: 'commit' });
    await engine;
    release();
    await ready(page);
    assert.deepEqual(await enginesOf(page), [[game, 'link']]);
    assert.equal(asked.length, 1);
    expectNoComplaint();
    await close();
  });

test('whoever has a game here is not made to load the engine of another', browserOptions, async () => {
  const { page, expectNoComplaint, close } = await stage.blank();
  await page.goto(`${stage.server.address}?game=infexion`);
  await ready(page);
  await page.locator('.board-grid button.lit').first().click();
  await page.goto(stage.server.address);
  await ready(page);
  assert.deepEqual(await enginesOf(page), [['infexion', 'fetch']]);
  expectNoComplaint();
  await close();
});
