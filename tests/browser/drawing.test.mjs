// Rings and arrows that a teacher draws: by mouse, finger and key; they come back with a reload, a link and a record.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserOptions, useBrowser } from './harness.mjs';
import { cell, gameAt, middle, phone } from './players.mjs';

const stage = useBrowser();
const { pageTest } = stage;
const query = '?game=colosseum&size=5&seed=4&side=both';
const marks = (page) => page.evaluate(() => new URLSearchParams(location.search).get('marks'));
const untilMarked = (page, wanted) =>
  page.waitForFunction((text) => (new URLSearchParams(location.search).get('marks') ?? '') === text, wanted);

/** With the right button, from cell to cell. */
async function drag(page, from, to) {
  await page.mouse.move(...(await middle(page, from)));
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(...(await middle(page, to)), { steps: 3 });
  await page.mouse.up({ button: 'right' });
}

pageTest('the right button draws; the same again wipes it out, and no move is made', query, async (page) => {
  await drag(page, 0, 12);
  await untilMarked(page, 'a1c3');
  await drag(page, 6, 6);
  await untilMarked(page, 'a1c3,b2');
  await drag(page, 0, 12);
  await untilMarked(page, 'b2');
  assert.equal(await page.locator('#live').textContent(), 'The arrow from a1 to c3 is gone.');
  assert.equal(gameAt(page.url()).moves.length, 0);
  await page.reload();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await drag(page, 0, 4);
  await untilMarked(page, 'b2,a1e1');
});

pageTest(
  'a finger draws once drawing is switched on',
  `${query}&motion=off`,
  async (page) => {
    await page.locator('#sheet-handle').tap();
    await page.locator('#more-actions .draw').tap();
    assert.equal(await page.locator('#more-actions .draw').getAttribute('aria-pressed'), 'true');
    await page.locator('#sheet-handle').tap();
    await page.touchscreen.tap(...(await middle(page, 7)));
    await untilMarked(page, 'c2');
    assert.equal(gameAt(page.url()).moves.length, 0);
  },
  phone,
);

pageTest(
  'D on a cell and on another one draws an arrow; it is said, and stands in the record',
  query,
  async (page, context) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { view } = gameAt(page.url());
    await page.locator('#typed-text').fill(view.moves[0]);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.hash.endsWith('@1'));
    await cell(page, 3).focus();
    await page.keyboard.press('d');
    await page.locator('#live').filter({ hasText: 'd1 begins a mark' }).waitFor({ state: 'attached' });
    await cell(page, 8).focus();
    await page.keyboard.press('d');
    await page.locator('#live').filter({ hasText: 'Arrow from d1 to d2.' }).waitFor({ state: 'attached' });
    await untilMarked(page, 'd1d2');
    await page.locator('#share').click();
    await page.getByRole('button', { name: 'Copy record', exact: true }).click();
    await page.waitForFunction(async () => (await navigator.clipboard.readText()).includes('[%cal Gd1d2]'));
  },
);

test('a link shows the marks of its position, and nonsense among them is left out', browserOptions, async () => {
  const { page, expectNoComplaint, close } = await stage.open(query);
  const { hash } = new URL(page.url());
  await close();
  const other = await stage.open(`${query}&marks=a1,<b>,b2c3,zz9${hash}`);
  await untilMarked(other.page, 'a1,b2c3');
  assert.equal(await marks(other.page), 'a1,b2c3');
  other.expectNoComplaint();
  expectNoComplaint();
  await other.close();
});
