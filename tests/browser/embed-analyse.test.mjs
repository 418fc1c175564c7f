// An embed with a review (mode=analyse), as a course page would hold it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findings } from './axe.mjs';
import { browserOptions, useBrowser } from './harness.mjs';

const stage = useBrowser({
  extra: {
    '/course.html': `<!DOCTYPE html><html lang="en"><title>Course</title><h1>Course</h1><iframe title="board" width="720" height="520"></iframe>
      <script>addEventListener('message', ({ data }) => (window.told ??= []).push(data))</script></html>`,
  },
});

const start = '1000002/0000000/0000000/0000000/0000000/2000000/0000010_b7_f1_a';
const moves = 'EADREKEPCMDMCRDQDOESCFDEDJFMCTDVBVCVBRASAJBICADHBNBJBUEEFVFNGLGPFO';
const game = `#v1.${start}.${moves}@${moves.length / 2}`;

/** The frame, once everything has been looked at. */
async function openFrame(page, query = '', fragment = game) {
  await page.goto(`${stage.server.origin}/course.html`);
  await page
    .locator('iframe')
    .evaluate(
      (frame, src) => (frame.src = src),
      `${stage.server.address}embed/v1.html?game=colosseum&mode=analyse&start=now${query}${fragment}`,
    );
  return page.frameLocator('iframe');
}

for (const [width, height] of [
  [720, 520],
  [380, 760],
])
  test(`${width} by ${height}: graph and turning points stand with the board`, browserOptions, async () => {
    const { page, expectNoComplaint, close } = await stage.blank();
    const frame = await openFrame(page);
    await page
      .locator('iframe')
      .evaluate((each, size) => Object.assign(each, { width: size[0], height: size[1] }), [width, height]);
    await frame.locator('.review .graph').waitFor();
    await frame.locator('.review .progress').waitFor({ state: 'detached' });
    const turn = frame.locator('.turn').first();
    await turn.click();
    const sentence = (await turn.locator('.why').innerText()).trim();
    await frame.locator('#status').filter({ hasText: sentence }).waitFor();
    assert.equal(
      await frame.getByRole('button', { name: 'Leave the review' }).count(),
      0,
      'an embed has no other state',
    );
    await frame.getByRole('slider').press('End');
    await frame
      .locator('#status')
      .filter({ hasText: /wins|Draw/ })
      .waitFor();
    const ready = await page.evaluate(() => window.told.find(({ type }) => type === 'ready'));
    assert.deepEqual(ready.modes, ['play', 'view', 'analyse']);
    const embed = page.frames()[1];
    assert.deepEqual(await findings(embed, 'embed'), []);
    expectNoComplaint();
    await close();
  });

test('a game without moves is a board, and one that the host loads is reviewed', browserOptions, async () => {
  const { page, expectNoComplaint, close } = await stage.blank();
  const frame = await openFrame(page, '&size=5&seed=4', '');
  await frame.locator('.board-grid button').first().waitFor();
  assert.equal(await frame.locator('.review .graph').count(), 0);
  await page.evaluate((text) => {
    const message = { ns: 'arena', v: 1, type: 'load', ref: 1, text };
    document.querySelector('iframe').contentWindow.postMessage(message, '*');
  }, `?game=colosseum${game}`);
  await frame.locator('.review .graph').waitFor();
  await frame.locator('.review .progress').waitFor({ state: 'detached' });
  assert.ok((await frame.locator('.turn').count()) > 0);
  expectNoComplaint();
  await close();
});
