// Infexion on the page: whole games by each device, the torus slid, the embed, axe.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readMove, walk } from '../../web/js/games/infexion/board.js';
import { browserOptions, tool, useBrowser } from './harness.mjs';
import {
  cell,
  gameAt,
  playWhole,
  saysStatus,
  showsPly,
  tabToBoard,
  viewOf,
  waitForEnd,
  waitForPly,
} from './players.mjs';

const stage = useBrowser();
const { open, pageTest } = stage;
const axe = readFileSync(tool.resolve('axe-core/axe.min.js'), 'utf8');
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true };
const busy = '2b1A1a/1C1d3/2aB2A/3A1b1/1A1c2B/2F1e2/A3a1a_r_40';
const keys = ['ArrowUp', 'PageUp', 'ArrowRight', 'ArrowDown', 'PageDown', 'ArrowLeft'];

/** The cells that make a move, one after the other. @param {string} move */
function cellsOf(move) {
  const { cell: from, direction } = readMove(move);
  return direction === null ? [from] : [from, walk(from, direction)];
}
async function middle(page, index) {
  const { x, y, width, height } = await cell(page, index).boundingBox();
  return [x + width / 2, y + height / 2];
}

async function byMouse(page, move) {
  for (const index of cellsOf(move)) {
    const at = await middle(page, index);
    await page.mouse.move(...at);
    await page.mouse.click(...at);
  }
}
async function byTouch(page, move) {
  for (const index of cellsOf(move)) await page.touchscreen.tap(...(await middle(page, index)));
  await page.locator('#actions .confirm').tap();
}
async function byKeyboard(page, move) {
  const { cell: to, direction } = readMove(move);
  const from = await page.evaluate(() => Number(document.activeElement.dataset.cell));
  const press = async (key, times) => {
    for (let at = 0; at < times; ++at) await page.keyboard.press(key);
  };
  await press('PageUp', (Math.floor(to / 7) - Math.floor(from / 7) + 7) % 7);
  await press('ArrowRight', ((to % 7) - (from % 7) + 7) % 7);
  await page.keyboard.press('Enter');
  if (direction === null) return;
  await page.keyboard.press(keys[direction]);
  await page.keyboard.press('Enter');
}

test('a whole game by mouse: a click spawns, two clicks spread', browserOptions, async () => {
  const { page, expectNoComplaint, close } = await open('?game=infexion&seed=5');
  const { view } = await playWhole(page, byMouse);
  const text = await page.locator('#status').textContent();
  for (const power of view.outcome.score) assert.ok(text.includes(String(power)), text);
  expectNoComplaint();
  await close();
});

test('a whole game by touch on a phone against greedy, from the empty board', browserOptions, async () => {
  const { page, expectNoComplaint, close } = await open('?game=infexion&opening=0&agent=greedy', phone);
  await playWhole(page, byTouch);
  expectNoComplaint();
  await close();
});

test('a whole game by keyboard alone, as blue', browserOptions, async () => {
  const { page, expectNoComplaint, close } = await open('?game=infexion&side=b&seed=9');
  await page.waitForFunction(() => location.hash.endsWith('@1'));
  await tabToBoard(page);
  await playWhole(page, byKeyboard);
  expectNoComplaint();
  await close();
});

test('a whole game through the accessibility tree alone', browserOptions, async () => {
  const { page, expectNoComplaint, close } = await open('?game=infexion&seed=2');
  const activate = (name) => page.getByRole('button', { name }).evaluate((element) => element.click());
  const grid = page.getByRole('grid');
  assert.equal(await grid.getByRole('row').count(), 7);
  for (let turn = 0; turn < 120; ++turn) {
    const over = await page.getByRole('region', { name: 'Result' }).isVisible();
    if (over) break;
    const before = await page.evaluate(() => location.hash);
    const names = await grid.getByRole('button').evaluateAll((all) => all.map((each) => each.ariaLabel));
    const stacks = names.filter((name) => /can spread/.test(name));
    const chosen = stacks[turn % stacks.length] ?? names.find((name) => /free to spawn/.test(name));
    await activate(new RegExp(`^${chosen.slice(0, 2)},`));
    if (stacks.length > 0) {
      await page.waitForFunction(() => /Choose a direction/.test(document.getElementById('live').textContent));
      const { cell: from } = readMove(chosen.slice(0, 2));
      const to = walk(from, turn % 6);
      await activate(new RegExp(`^${String.fromCharCode(97 + (to % 7))}${Math.floor(to / 7) + 1},`));
    }
    await page.waitForFunction((hash) => location.hash !== hash, before);
    await page.waitForFunction(() => /Your turn|win|draw/i.test(document.getElementById('live').textContent));
  }
  assert.match(await page.getByRole('status').first().textContent(), /win|draw/i);
  assert.notEqual(gameAt(page.url()).view.outcome.kind, 'ongoing');
  expectNoComplaint();
  await close();
});

pageTest(
  'agents play each other to the end',
  '?game=infexion&side=none&agent=greedy&rival=random&pace=0',
  async (page) => {
    await waitForEnd(page);
    assert.equal(gameAt(page.url()).fault, null);
  },
);

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
  'the board slides with Shift, the middle button, keys; coordinates stay; O and a button bring it back',
  `?game=infexion&side=both#v1.${busy}.`,
  async (page) => {
    const home = page.locator('.board-home');
    assert.equal(await home.isVisible(), false);
    const start = await middle(page, 24);
    const [x, y] = start;
    const step = (await cell(page, 24).boundingBox()).height;
    const drag = async (button) => {
      await page.mouse.move(x, y);
      await page.mouse.down({ button });
      await page.mouse.move(x, y + step * 0.6);
      await page.mouse.move(x, y + step * 1.1);
      await page.mouse.up({ button });
    };
    const near = async ([atX, atY]) => {
      const [nowX, nowY] = await middle(page, 24);
      assert.ok(Math.hypot(nowX - atX, nowY - atY) < 2, `${nowX},${nowY} for ${atX},${atY}`);
    };
    await page.keyboard.down('Shift');
    await drag('left');
    await page.keyboard.up('Shift');
    await near([x, y + step]);
    await drag('middle');
    await near([x, y + 2 * step]);
    assert.equal(gameAt(page.url()).moves.length, 0, 'a drag is no move');
    assert.match(await cell(page, 24).getAttribute('aria-label'), /^d4,/);
    await cell(page, 24).focus();
    await page.keyboard.press('Control+ArrowUp');
    await near([x, y + step]);
    assert.equal(await page.evaluate(() => document.activeElement.dataset.cell), '24', 'the focus stays on its cell');
    await page.keyboard.press('o');
    await near(start);
    assert.equal(await home.isVisible(), false);
    await page.keyboard.press('Control+ArrowRight');
    await home.click();
    await near(start);
    // A move after sliding is what is seen.
    await cell(page, 24).focus();
    await page.keyboard.press('Control+ArrowLeft');
    await byMouse(page, 'b2se');
    await waitForPly(page, 1);
    assert.equal(gameAt(page.url()).moves[0], 'b2se');
  },
);

pageTest(
  'two fingers slide the board and play nothing',
  `?game=infexion&side=both#v1.${busy}.`,
  async (page) => {
    const [x, y] = await middle(page, 24);
    const step = (await cell(page, 24).boundingBox()).height;
    const client = await page.context().newCDPSession(page);
    const touch = (type, points) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([px, py], id) => ({ x: px, y: py, id })),
      });
    await touch('touchStart', [[x, y]]);
    await touch('touchStart', [
      [x, y],
      [x + 60, y],
    ]);
    for (const by of [0.5, 1, 1.1])
      await touch('touchMove', [
        [x, y + by * step],
        [x + 60, y + by * step],
      ]);
    await touch('touchEnd', [[x, y + 1.1 * step]]);
    await touch('touchEnd', []);
    const [nowX, nowY] = await middle(page, 24);
    assert.ok(Math.abs(nowX - x) < 2 && Math.abs(nowY - y - step) < 2, `${nowX - x} ${nowY - y}`);
    assert.equal(await page.locator('#actions .confirm').isEnabled(), false, 'nothing is chosen');
    assert.equal(gameAt(page.url()).moves.length, 0);
  },
  phone,
);

pageTest(
  'sides are red and blue here, and blue and orange there; the new game offers both',
  '?game=infexion&side=both',
  async (page) => {
    const ink = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--first'));
    const red = await ink();
    assert.match(await page.locator('#players').textContent(), /Red.*Blue/);
    await saysStatus(page, /^Red to move/);
    await page.locator('#new').click();
    const game = page.locator('dialog[open] select').first();
    await game.waitFor();
    assert.deepEqual(await game.locator('option').allTextContents(), ['Colosseum Survival!', 'Infexion']);
    assert.equal(await page.locator('dialog[open] input[type=number]').count(), 2, 'opening and seed');
    await game.selectOption('colosseum');
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
  const look = async (state) => {
    await page.evaluate(axe);
    for (const theme of ['light', 'dark'])
      for (const contrast of ['normal', 'more']) {
        await page.evaluate((data) => Object.assign(document.documentElement.dataset, data), { theme, contrast });
        const { violations } = await page.evaluate(() => window.axe.run());
        for (const { id, nodes } of violations)
          for (const { html } of nodes) found.push(`${state} ${theme} ${contrast}: ${id} ${html.slice(0, 100)}`);
      }
  };
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
