// axe in every state and theme, and the policy of every page.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { strengths } from '../../web/js/games/colosseum/strengths.js';
import { findings } from './axe.mjs';
import { browserOptions, siteFolder, useBrowser } from './harness.mjs';
import { chooseOpponent, gameAt, pickMove, playByMouse, showMore, waitForPly } from './players.mjs';

const stage = useBrowser();

test('axe finds nothing in any state of a game, in any theme', browserOptions, async () => {
  const { page, close } = await stage.open('?size=3&seed=1');
  const found = await findings(page, 'first visit');
  const { view, size } = gameAt(page.url());
  await page
    .locator('.board-grid button.lit')
    .first()
    .evaluate((button) => button.click());
  found.push(...(await findings(page, 'a cell is chosen')));
  await page.evaluate(() => void (window.spins = [60_000]));
  await page.keyboard.press('Escape');
  await page.locator('.board-grid button.lit').first().focus();
  await page.keyboard.press('Escape');
  await playByMouse(page, pickMove(view.moves, 0), size);
  found.push(...(await findings(page, 'the agent thinks')));
  await page.locator('#actions .undo').click();
  await page.evaluate(() => void (window.spins = []));
  for (let ply = 0; ; ply += 2) {
    const { view: now } = gameAt(page.url());
    if (now.outcome.kind !== 'ongoing') break;
    await playByMouse(page, pickMove(now.moves, ply), size);
    await waitForPly(page, ply + 2);
  }
  await page.locator('#result').waitFor();
  found.push(...(await findings(page, 'the game is over')));
  assert.deepEqual(found, []);
  await close();
});

test('axe finds nothing in any dialog, in any theme', browserOptions, async () => {
  const { page, close } = await stage.open();
  const found = [];
  for (const id of ['new', 'past', 'share', 'how', 'settings']) {
    await page.locator(`#${id}`).click();
    await page.locator('dialog[open]').waitFor();
    found.push(...(await findings(page, `dialog ${id}`)));
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'hidden' });
  }
  assert.deepEqual(found, []);
  await close();
});

test('the cross-table of the agents opens over the new game, reads, copies and closes', browserOptions, async () => {
  const { page, context, expectNoComplaint, close } = await stage.open();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('#new').click();
  await chooseOpponent(page, 'random');
  await showMore(page);
  await page.locator('#strengths').click();
  const table = page.getByRole('table');
  await table.waitFor();
  assert.equal(await table.getByRole('rowheader').count(), strengths.players.length);
  // The corner, the agents by name, all, and Elo.
  assert.deepEqual(
    (await table.getByRole('columnheader').allTextContents()).map((text) => text.replace(/^\d/, '')).slice(1, 3),
    (await table.getByRole('rowheader').allTextContents()).map((text) => text.replace(/^\d /, '')).slice(0, 2),
  );
  assert.match(await table.getByRole('cell').nth(1).textContent(), /^\d+(\.\d)? %\d+–\d+\d+ \/ \d+ \/ \d+$/);
  assert.deepEqual(await findings(page, 'the cross-table'), []);
  await page.getByRole('button', { name: 'Copy command' }).click();
  await page.getByText('Copied.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(copied, /^arena match --game colosseum --agent /);
  await page.keyboard.press('Escape');
  await table.waitFor({ state: 'detached' });
  assert.ok(await page.locator('dialog[open] .ideas input[value="random"]').isChecked());
  expectNoComplaint();
  await close();
});

test('axe finds nothing on a phone, with the sheet open, in French', browserOptions, async () => {
  const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, locale: 'fr-CA' };
  const { page, close } = await stage.open('', phone);
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'fr');
  const found = await findings(page, 'phone');
  await page.locator('#sheet-handle').click();
  found.push(...(await findings(page, 'phone, sheet')));
  assert.deepEqual(found, []);
  await close();
});

for (const path of [
  'embed/v1.html?start=now',
  'embed/v1.html?start=click',
  'embed/v1.html?start=now&mode=view',
  'builder.html',
])
  test(`axe finds nothing in ${path}, in any theme`, browserOptions, async () => {
    const { page, close, expectNoComplaint } = await stage.blank();
    await page.goto(`${stage.server.address}${path}`);
    await page
      .locator(path.includes('click') ? '#start' : path.startsWith('builder') ? '#frame iframe' : '.board-grid')
      .waitFor();
    assert.deepEqual(await findings(page, path), []);
    expectNoComplaint();
    await close();
  });

for (const name of ['index.html', 'builder.html', 'embed/v1.html'])
  test(`the policy of ${name} allows no other origin and nothing unsafe but WebAssembly`, () => {
    const html = readFileSync(join(siteFolder, name), 'utf8');
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
    assert.match(policy, /default-src 'self'/);
    assert.deepEqual(policy.match(/unsafe-[\w-]+|wasm-unsafe-eval|https?:|\*/g), ['wasm-unsafe-eval']);
    assert.doesNotMatch(html, /<script(?![^>]* src=)|<style| style="| on\w+="|(src|href)="(https?:)?\/\//);
  });
