// Infexion on the page: ways to move, dialogs, the embed, axe, forced colours.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findings } from './axe.mjs';
import { browserOptions, useBrowser } from './harness.mjs';
import { busy, cellsOf } from './infexion.mjs';
import { cell, gameAt, middle, saysStatus, showMore, showsPly, viewOf, waitForPly } from './players.mjs';

const stage = useBrowser();
const { open, pageTest } = stage;

pageTest(
  'a copy in the ring is its cell; a flick, Shift with an arrow and typing spread at once',
  `?game=infexion&side=both#v1.${busy}.`,
  async (page) => {
    const { width, height } = await page.locator('.board-grid').boundingBox();
    const { x, y } = await page.locator('.board-grid').boundingBox();
    // The lower edge of the picture shows the upper row again: b2's copy stands under its column.
    const [column] = await middle(page, 8);
    await page.mouse.move(column, y + height - 0.03 * height);
    await saysStatus(page, /Choose a direction|Red to move/);
    await page.mouse.click(column, y + height - 0.03 * height);
    await saysStatus(page, /Choose a direction/);
    await page.mouse.move(x + width / 2, y + 1);
    await cell(page, 37).focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+ArrowUp');
    await waitForPly(page, 1);
    assert.deepEqual(gameAt(page.url()).moves, ['c6n']);
    await page.locator('#typed-text').fill('SPREAD 5 4 DownRight');
    await page.keyboard.press('Enter');
    await waitForPly(page, 2);
    assert.deepEqual(gameAt(page.url()).moves, ['c6n', 'e6se']);
  },
);

pageTest(
  'sides are red and blue here, and blue and orange there; the new game offers all',
  '?game=infexion&side=both',
  async (page) => {
    const ink = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--first'));
    const red = await ink();
    assert.match(await page.locator('#players').textContent(), /Red.*Blue/);
    await saysStatus(page, /^Red to move/);
    await page.locator('#new').click();
    const game = page.locator('dialog[open] .pills').first();
    await game.waitFor();
    assert.deepEqual(await game.locator('span').allTextContents(), ['Colosseum Survival!', 'Infexion', 'Tetress']);
    assert.equal(await page.locator('dialog[open] input[type=number]').count(), 2, 'opening and seed');
    await game.getByRole('radio', { name: 'Infexion' }).focus();
    await page.keyboard.press('ArrowLeft');
    // The fields are those of the other game; nothing is left before Play (P15).
    await showMore(page);
    await page.locator('dialog[open]').getByLabel('Walls').waitFor();
    assert.match(page.url(), /game=infexion/);
    assert.equal(await page.evaluate(() => document.activeElement.localName), 'summary');
    await page.locator('dialog').getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForURL(/game=colosseum/);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    assert.notEqual(await ink(), red);
    assert.equal(await page.locator('.board-grid.hexagonal').count(), 0);
  },
);

pageTest('a record of this game loads from anywhere, and a position into the editor', '', async (page) => {
  await page.locator('#share').click();
  await page
    .locator('dialog[open] textarea')
    .last()
    .fill('[Game "infexion"]\n[Setup "opening=0 seed=1"]\n\n1. a1 b1 2. a1se *');
  await page.getByRole('button', { name: 'Load', exact: true }).click();
  await page.waitForURL(/game=infexion/);
  await showsPly(page, 3);
  assert.equal(gameAt(page.url()).view.outcome.kind, 'first');
  await page.locator('#new').click();
  await showMore(page);
  await page.getByRole('button', { name: 'Edit a position' }).click();
  await page.getByRole('button', { name: 'Empty board' }).click();
  await page.locator('dialog[open] .board-grid button[data-cell="24"]').click();
  await page.locator('dialog[open] .board-grid button[data-cell="24"]').click();
  await page.getByText('Blue stacks').click();
  await page.locator('dialog[open] .board-grid button[data-cell="30"]').click();
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.waitForFunction(() => location.hash.includes('7/7/7/3B3/2a4/7/7'));
});

test('an embed shows an Infexion position before anything else, then plays it', browserOptions, async () => {
  const { page, expectNoComplaint, close } = await stage.blank({
    viewport: { width: 420, height: 525 },
    reducedMotion: 'reduce',
  });
  await page.goto(`${stage.server.address}embed/v1.html?game=infexion&start=click&side=both#v1.${busy}.`);
  await page.locator('#board > svg').waitFor();
  const texts = await page.locator('#board > svg text').allTextContents();
  assert.ok(texts.includes('6') && texts.includes('d7'));
  const fill = await page
    .locator('#board circle.i-first')
    .first()
    .evaluate((disc) => getComputedStyle(disc).fill);
  await page.locator('#start').click();
  await page.locator('.board-grid button').first().waitFor();
  for (const index of cellsOf('c6n')) await cell(page, index).click();
  // The stack has left, and the cell above it is red.
  await page.locator('.board-grid button[data-cell="37"][aria-label^="c6, empty"]').waitFor({ state: 'attached' });
  await page.locator('.board-grid button[data-cell="43"][aria-label^="b7, red"]').waitFor({ state: 'attached' });
  const first = await page.evaluate(() => {
    document.body.style.color = 'var(--first)';
    return getComputedStyle(document.body).color;
  });
  assert.equal(first, fill);
  expectNoComplaint();
  await close();
});

test('axe finds nothing in any state of Infexion, in any theme', browserOptions, async () => {
  const { page, close } = await open(`?game=infexion&agent=greedy#v1.${busy}.`);
  const found = [];
  const look = async (state) => found.push(...(await findings(page, state)));
  await look('a turn');
  await cell(page, 37).click();
  await look('a stack is chosen');
  await cell(page, 37).focus();
  await page.keyboard.press('Control+ArrowUp');
  await look('the board is slid');
  for (const id of ['how', 'new']) {
    await page.locator(`#${id}`).click();
    await page.locator('dialog[open]').waitFor();
    await look(`dialog ${id}`);
    await page.keyboard.press('Escape');
  }
  await page.goto(`${stage.server.address}?game=infexion&side=both#v1.7/7/3a3/2A4/7/7/7_r_8.`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.locator('#typed-text').fill('c4s');
  await page.keyboard.press('Enter');
  await page.locator('#result').waitFor();
  await look('the end');
  assert.deepEqual(found, []);
  await close();
});

pageTest('forced colours: the SVG twin shows every stack', `?game=infexion&side=both#v1.${busy}.`, async (page) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.locator('.board-twin svg').waitFor();
  const { facts } = viewOf(busy.replaceAll('_', ' '), 'infexion');
  const stacks = facts.stacks[0] + facts.stacks[1];
  const numbers = (await page.locator('.board-twin text').allTextContents()).filter((text) => /^\d$/.test(text));
  assert.ok(numbers.length >= stacks);
});
