// Each game has an engine of its own: a visitor fetches the one that is played, and is told when that takes a while.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstGame, games } from '../../web/js/games/list.js';
import { browserOptions, ready, useBrowser } from './harness.mjs';
import { waitForPly } from './players.mjs';

const stage = useBrowser();
const engineOf = /\/arena-(\w+)-\w+\.(?:wasm|js)$/;

for (const game of Object.keys(games))
  test(`a visit to ${game} fetches its engine and no other, until the board is played on`, browserOptions, async () => {
    const { page, expectNoComplaint, close } = await stage.blank();
    const fetched = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto(`${stage.server.address}?game=${game}&side=none&pace=0&agent=random&rival=random`);
    await ready(page);
    await waitForPly(page, 2);
    const engines = fetched.map((path) => engineOf.exec(path)?.[1]).filter(Boolean);
    assert.deepEqual([...new Set(engines)], [game]);
    for (const other of Object.keys(games))
      if (other !== game) assert.ok(!fetched.some((path) => path.includes(`/${other}-`)), `${other} in ${fetched}`);
    expectNoComplaint();
    await close();
  });

test(
  'while another game’s engine is on its way the page says so, and nothing of the first game',
  browserOptions,
  async () => {
    const { page, expectNoComplaint, close } = await stage.blank();
    const game = Object.keys(games).find((id) => id !== firstGame);
    let letGo = () => {};
    const held = new Promise((resolve) => (letGo = () => resolve(undefined)));
    await page.route(/\.wasm$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${stage.server.address}?game=${game}`);
    const status = page.locator('#status');
    await status.filter({ hasText: 'is being loaded' }).waitFor();
    assert.equal(await page.locator('#board svg').count(), 0);
    letGo();
    await ready(page);
    assert.match(await status.textContent(), /Your turn/);
    expectNoComplaint();
    await close();
  },
);
