// A hasty user's actions leave the game as it was or as it was meant, and break nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserOptions, useBrowser } from './harness.mjs';
import {
  cell,
  chooseOpponent,
  gameAt,
  partsOf,
  pickMove,
  playByMouse,
  saysStatus,
  showsPly,
  status,
  waitForPly,
} from './players.mjs';

const stage = useBrowser();
const { pageTest } = stage;
const spin = (page, ...spins) => page.evaluate((list) => void (window.spins = list), spins);
/** The person's next move. */
async function moveOnce(page) {
  const { view, size, moves } = gameAt(page.url());
  const move = pickMove(view.moves, moves.length);
  await playByMouse(page, move, size);
  await waitForPly(page, moves.length + 1);
  return move;
}

pageTest(
  'a window that changes its size while the agent thinks: the board fills its place and plays on',
  '',
  async (page) => {
    await spin(page, 700);
    await moveOnce(page);
    const sizes = [
      [500, 800],
      [1300, 600],
      [320, 500],
      [899, 700],
      [1280, 720],
    ];
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await page.waitForFunction(() => {
        const [area, board] = ['.board-area', '#board'].map((name) =>
          document.querySelector(name).getBoundingClientRect(),
        );
        return Math.abs(board.width - Math.min(area.width, area.height)) < 1;
      });
    }
    await showsPly(page, 2);
    await moveOnce(page);
    await showsPly(page, 4);
  },
);

pageTest('a double click on a wall is one move', '?side=both&size=7', async (page) => {
  const { view, size } = gameAt(page.url());
  const { cell: index, dx, dy } = partsOf(view.moves[4], size);
  const { x, y, width, height } = await cell(page, index).boundingBox();
  await page.mouse.dblclick(x + width * (0.5 + 0.38 * dx), y + height * (0.5 + 0.38 * dy));
  await showsPly(page, 1);
  await saysStatus(page, /^Orange to move/);
  // Had the second click been a move, this one would be the third.
  const reply = await moveOnce(page);
  assert.deepEqual(gameAt(page.url()).moves, [view.moves[4], reply]);
});

pageTest('a double click on Play of the dialog chooses nothing on the board under it', '?side=both', async (page) => {
  await page.locator('#new').click();
  await page.locator('dialog form button.main').dblclick();
  await page.locator('dialog').waitFor({ state: 'detached' });
  await saysStatus(page, /^Blue to move/);
  await page.mouse.move(2, 2);
  assert.match(await status(page), /^Blue to move/);
  await moveOnce(page);
});

pageTest('menu buttons pressed all at once open one dialog', '', async (page) => {
  await page.evaluate(() => {
    for (const id of ['new', 'settings', 'share', 'past', 'how', 'new']) document.getElementById(id).click();
  });
  await page.locator('dialog[open]').waitFor();
  // The last one is there once all the others have been.
  await page.locator('dialog[open] h2').filter({ hasText: 'New game' }).waitFor();
  await page.waitForFunction(() => document.querySelectorAll('dialog').length === 1);
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
});

pageTest(
  'another language in mid-search: the agent answers, and all words are in it',
  '?agent=greedy',
  async (page) => {
    await spin(page, 500);
    await moveOnce(page);
    await page.locator('#settings').click();
    await page.getByLabel('Language').selectOption('fr');
    await page.getByRole('heading', { name: 'Réglages' }).waitFor();
    await page.keyboard.press('Escape');
    await showsPly(page, 2);
    await saysStatus(page, /^À vous/);
    assert.deepEqual(await page.locator('.player .name').allTextContents(), ['Vous', 'Glouton']);
  },
);

pageTest('another opponent in mid-search: the old one is stopped, the new one plays', '?think=0.1', async (page) => {
  await spin(page, 60_000);
  await moveOnce(page);
  await page.locator('#new').click();
  await chooseOpponent(page, 'random');
  await page.locator('dialog').getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForFunction(() => location.hash.endsWith('.@0'));
  await moveOnce(page);
  await showsPly(page, 2);
  assert.match(page.url(), /agent=random/);
});

pageTest('back and forward in mid-search: each game goes on where it was', '?think=0.1', async (page) => {
  await moveOnce(page);
  await showsPly(page, 2);
  const first = gameAt(page.url()).moves;
  await page.locator('#new').click();
  await page.locator('dialog').getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForFunction(() => location.hash.endsWith('.@0'));
  await spin(page, 60_000);
  const second = await moveOnce(page);
  await page.goBack();
  await showsPly(page, 2);
  assert.deepEqual(gameAt(page.url()).moves, first);
  await page.goForward();
  await showsPly(page, 2);
  assert.equal(gameAt(page.url()).moves[0], second);
});

pageTest('a mouse dragged from cell to cell, or off the board, plays nothing', '?side=both', async (page) => {
  const box = async (index) => (await page.locator('.board-grid button.lit').nth(index)).boundingBox();
  const from = await box(1);
  const to = await box(7);
  for (const [x, y] of [
    [to.x + 9, to.y + 9],
    [5, 5],
  ]) {
    await page.mouse.move(from.x + 5, from.y + 5);
    await page.mouse.down();
    await page.mouse.move(x, y, { steps: 5 });
    await page.mouse.up();
  }
  assert.deepEqual(gameAt(page.url()).moves, []);
  assert.equal(await page.evaluate(() => String(getSelection())), '');
});

pageTest('garbage that is pasted or typed is refused in the page’s language', '?lang=fr&side=both', async (page) => {
  const before = gameAt(page.url()).position;
  await page.locator('#share').click();
  const fault = page.locator('dialog form .note');
  /** @type {[string, RegExp][]} */
  const cases = [
    ['', /Une partie, un lien/],
    ['x'.repeat(100_000), /^La position a 100000 caractères/],
    ['<img src=x onerror=alert(1)>', /^Une position a quatre parties/],
    ['[Game "chess"]\n1. e4', /^Aucun jeu ne s’appelle "chess"/],
    ['1. ', /^La partie n’a pas d’en-tête/],
  ];
  for (const [text, wanted] of cases) {
    await page.locator('dialog form textarea').fill(text);
    await page.locator('dialog form button.main').click();
    await fault.filter({ hasText: wanted }).waitFor();
  }
  await page.keyboard.press('Escape');
  await page.locator('#typed-text').fill('z9u');
  await page.keyboard.press('Enter');
  await saysStatus(page, /est hors du plateau/);
  assert.equal(gameAt(page.url()).position, before);
});

test('without a network a dialog that was never opened says so, and opens later', browserOptions, async () => {
  const { page, context, close } = await stage.open('?side=both');
  await context.setOffline(true);
  await page.locator('#new').click();
  await saysStatus(page, /did not load/);
  await moveOnce(page);
  await context.setOffline(false);
  await page.locator('#new').click();
  await page.locator('dialog[open]').waitFor();
  await close();
});
