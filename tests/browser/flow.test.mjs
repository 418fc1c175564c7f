// The course of a game: watching, changing sides, two people, the history.
import assert from 'node:assert/strict';
import { useBrowser } from './harness.mjs';
import { gameAt, playByMouse, saysStatus, showMore, waitForPly } from './players.mjs';

const stage = useBrowser();
const { pageTest } = stage;

pageTest(
  'watching can be paused, stepped and gone on with',
  '?side=none&agent=greedy&rival=random&pace=1200&size=9',
  async (page) => {
    await page.locator('#actions .pause').click();
    const at = gameAt(page.url()).ply;
    await page.locator('#actions .step').click();
    await waitForPly(page, at + 1);
    await page.locator('#actions .resume').waitFor();
    assert.equal(gameAt(page.url()).ply, at + 1);
    await page.locator('#actions .resume').click();
    await waitForPly(page, at + 2);
  },
);

pageTest('swapping sides lets the agent go on with mine', '', async (page) => {
  await page.locator('#more-actions .swap').click();
  await waitForPly(page, 1);
  assert.match(page.url(), /side=b/);
});

pageTest('two people on one device, from the dialog, on a start of their own', '', async (page) => {
  await page.locator('#new').click();
  const dialog = page.locator('dialog');
  await dialog.getByRole('radio', { name: 'A person here' }).check();
  await dialog.getByLabel('Size').fill('5');
  await showMore(page);
  await dialog.getByLabel('Walls').selectOption('plain');
  await dialog.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForURL(/size=5&rules=plain&seed=\d+&side=both/);
  await saysStatus(page, /^Blue to move/);
  await playByMouse(page, gameAt(page.url()).view.moves[0], 5);
  await saysStatus(page, /^Orange to move/);
});

pageTest('back goes to the game before, and a move is no step of the history', '', async (page) => {
  const first = gameAt(page.url()).view.position;
  await playByMouse(page, gameAt(page.url()).view.moves[0], 7);
  await waitForPly(page, 2);
  const { moves } = gameAt(page.url());
  await page.locator('#new').click();
  await page.locator('dialog').getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForFunction(() => location.hash.endsWith('.@0'));
  assert.notEqual(gameAt(page.url()).view.position, first);
  await page.goBack();
  await page.waitForFunction(() => location.hash.endsWith('@2'));
  assert.deepEqual(gameAt(page.url()).moves, moves);
  await page.waitForFunction(() => document.querySelectorAll('#moves button').length === 2);
  await page.goForward();
  await page.waitForFunction(() => location.hash.endsWith('.@0'));
});
