// The page on every screen: what fits, what moves, what is drawn.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserOptions, ready, useBrowser } from './harness.mjs';
import { cell, gameAt, partsOf, playByMouse, showMore, waitForPly } from './players.mjs';

const stage = useBrowser();
const { pageTest } = stage;

const phone = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

test(
  'before any script the board and three lines of rules are there, and the script moves nothing',
  browserOptions,
  async () => {
    const boxes = [];
    for (const javaScriptEnabled of [false, true]) {
      const { page, close } = await stage.blank({ javaScriptEnabled, ...phone });
      await page.goto(stage.server.address);
      if (javaScriptEnabled) await ready(page);
      else assert.ok(await page.locator('#board svg').isVisible());
      assert.equal(await page.locator('#rules li:visible').count(), 3);
      boxes.push(await page.locator('#board').boundingBox());
      await close();
    }
    assert.deepEqual(boxes[0], boxes[1]);
  },
);

const screens = {
  desktop: [
    [1440, 900],
    [1280, 720],
  ],
  mobile: [
    [768, 1024],
    [390, 844],
    [360, 640],
    [320, 568],
    [280, 653],
    [740, 360],
  ],
};
/** The elements that do not fit. @param {import('playwright-core').Page} page */
const misfits = (page) =>
  page.evaluate(async () => {
    // The board takes its new size in the frame after the window's.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const { scrollWidth, scrollHeight } = document.documentElement;
    const found = [];
    if (scrollWidth > innerWidth) found.push(`${scrollWidth} px wide`);
    if (scrollHeight > innerHeight) found.push(`${scrollHeight} px high`);
    if (document.querySelector('.top').getBoundingClientRect().height >= 60) found.push('a menu of two lines');
    const [cards] = document.querySelectorAll('.players');
    const names = [...cards.querySelectorAll('.player')].map((card) => card.getBoundingClientRect().width);
    const across = cards.getBoundingClientRect().width;
    // Beside each other they share the width, below each other each has all of it.
    if (names.some((width) => width < 0.45 * across))
      found.push(`cards ${names.map(Math.round)} of ${Math.round(across)} px`);
    const covered = document.querySelector('#sheet').getBoundingClientRect();
    for (const action of document.querySelectorAll('#result button')) {
      const { bottom, width, height, left } = action.getBoundingClientRect();
      const visible = document.elementFromPoint(left + width / 2, bottom - 4);
      if (height > 0 && !action.contains(visible))
        found.push(`the result's ${action.textContent.trim()} (${Math.round(bottom)} of ${Math.round(covered.top)})`);
    }
    for (const action of document.querySelectorAll('#actions button')) {
      const { left, top, right, bottom, width } = action.getBoundingClientRect();
      const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      if (width > 0 && !inside) found.push(`the button ${action.textContent}`);
    }
    return found;
  });

for (const [kind, sizes] of Object.entries(screens))
  test(`nothing scrolls on ${kind} screens, at the start, in the game and at its end`, browserOptions, async () => {
    for (const query of ['', '?size=16', '?size=4&side=none&agent=greedy&rival=random&pace=0']) {
      const { page, close } = await stage.open(query, { ...phone, isMobile: kind === 'mobile' });
      if (query.includes('none')) await page.locator('#result').waitFor();
      assert.ok((await page.locator('#actions button:visible, #result button:visible').count()) > 0);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        assert.deepEqual(await misfits(page), [], `${width}x${height} ${query}`);
      }
      await close();
    }
  });

for (const [width, height] of [
  [360, 640],
  [1280, 720],
])
  test(`with text of twice the size the board on ${width}x${height} can be played on`, browserOptions, async () => {
    const { page, close } = await stage.open('', { ...phone, viewport: { width, height }, isMobile: width < 900 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await page.waitForFunction(() => document.querySelector('.board-canvas').getBoundingClientRect().width > 300);
    const { over, status } = await page.evaluate(() => {
      const line = document.getElementById('status');
      line.textContent = 'A sentence that is so long that it takes more than two lines of a narrow screen.';
      return {
        over: document.documentElement.scrollWidth - innerWidth,
        status: line.scrollHeight - line.clientHeight,
      };
    });
    assert.ok(over <= 0, 'nothing is beside the page');
    assert.ok(status <= 0, 'the sentence is whole');
    await close();
  });

const start = '0000000/0200000/0000000/0100100/0000020/0000000/0000000_a3_g5_a';
for (const [what, width, height, size] of [
  ['a phone', 360, 640, '100%'],
  ['a phone with text of twice the size', 390, 844, '200%'],
  ['a phone on its side', 740, 360, '100%'],
])
  test(`on ${what} the players' names and numbers are whole`, browserOptions, async () => {
    const { page, close } = await stage.open(`?agent=champion:level=2#v1.${start}.BBhz@2`, {
      ...phone,
      viewport: { width, height },
    });
    await page.evaluate((type) => document.documentElement.style.setProperty('font-size', type), size);
    const cut = await page.evaluate(() => {
      const parts = [...document.querySelectorAll('.player, .player .name')];
      return parts.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.textContent);
    });
    assert.equal(await page.locator('.player .name:visible').count(), 2);
    assert.deepEqual(cut, []);
    await close();
  });

pageTest('on paper stand the players, the board and the moves, and nothing to press', '?theme=dark', async (page) => {
  const move = gameAt(page.url()).view.moves[0];
  await playByMouse(page, move, 7);
  await waitForPly(page, 2);
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.locator('.top, .actions, .typed').locator('visible=true').count(), 0);
  for (const part of ['#players .name', '#board .board-twin', '#moves button'])
    await page.locator(part).first().waitFor();
  // Black on white, whatever the screen shows.
  const text = await page.evaluate(() => getComputedStyle(document.getElementById('status')).color);
  assert.ok(Math.max(...text.match(/\d+/g).map(Number)) < 128, text);
});

pageTest('nothing is drawn while nothing happens', '', async (page) => {
  await page.evaluate(() => new Promise(requestIdleCallback));
  const frames = await page.evaluate(async () => {
    let asked = 0;
    const { requestAnimationFrame: original } = window;
    window.requestAnimationFrame = (callback) => {
      asked++;
      return original(callback);
    };
    await new Promise((resolve) => setTimeout(resolve, 500));
    return asked;
  });
  assert.equal(frames, 0);
});

pageTest(
  'a 16x16 board on a phone is zoomed to cells for fingers, and shown whole on demand',
  '?size=16&seed=5',
  async (page) => {
    const { view, size } = gameAt(page.url());
    const [move] = view.moves;
    const { cell: index, neighbour } = partsOf(move, size);
    assert.ok((await cell(page, index).boundingBox()).width >= 24);
    await cell(page, index).scrollIntoViewIfNeeded();
    for (const target of [index, neighbour]) await cell(page, target).tap();
    await page.locator('#actions .confirm').tap();
    await waitForPly(page, 2);
    assert.equal(gameAt(page.url()).moves[0], move);
    // An arrow leads to the opponent, who is out of sight, and goes once they are seen.
    const rival = page.getByRole('button', { name: 'Show the opponent' });
    const scroll = page.locator('.board-scroll');
    await scroll.evaluate((element) => element.scrollTo(element.scrollWidth, element.scrollHeight));
    const seen = async () => {
      const [, , pawn] = gameAt(page.url()).view.position.split(' ');
      const [column, row] = [pawn.charCodeAt(0) - 97, Number(pawn.slice(1)) - 1];
      const [box, place] = [await cell(page, row * size + column).boundingBox(), await scroll.boundingBox()];
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return x > place.x && x < place.x + place.width && y > place.y && y < place.y + place.height;
    };
    if (await seen()) await scroll.evaluate((element) => element.scrollTo(0, 0));
    await rival.tap();
    await rival.waitFor({ state: 'hidden' });
    assert.ok(await seen());
    await page.locator('#actions .zoom').tap();
    assert.ok((await cell(page, index).boundingBox()).width < 24);
    assert.equal(await rival.isVisible(), false);
  },
  phone,
);

pageTest(
  'on a small laptop the widest cross-table needs no scrolling',
  '?game=infexion',
  async (page) => {
    await page.locator('#new').click();
    await showMore(page);
    await page.locator('#strengths').click();
    await page.locator('.cross').waitFor();
    const [shown, needed] = await page.locator('.cross').evaluate((table) => [table.clientWidth, table.scrollWidth]);
    assert.equal(needed, shown);
  },
  { viewport: { width: 1024, height: 700 } },
);

for (const [name, media] of [
  ['forced colours', { forcedColors: 'active' }],
  ['print', { media: 'print' }],
])
  pageTest(`${name}: the SVG twin stands in for the canvas`, '', async (page) => {
    await playByMouse(page, gameAt(page.url()).view.moves[0], 7);
    await waitForPly(page, 2);
    await page.emulateMedia(media);
    if (media.media) await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.locator('.board-twin svg').waitFor();
    assert.equal(await page.locator('.board-canvas').isVisible(), false);
    assert.ok((await page.locator('.board-twin .s-wall').count()) >= 6);
  });
