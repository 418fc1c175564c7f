// Ways to move, other than whole games: pointing, letters, typing, confirming, hints.
import assert from 'node:assert/strict';
import { useBrowser } from './harness.mjs';
import {
  cell,
  gameAt,
  partsOf,
  playByMouse,
  saysStatus,
  showsPly,
  status,
  tabToBoard,
  waitForPly,
} from './players.mjs';

const stage = useBrowser();
const { pageTest } = stage;

/** Points at the move without playing it. */
async function pointAt(page, move) {
  const { view, size } = gameAt(page.url());
  assert.ok(view.moves.includes(move), `${move} is legal`);
  const { cell: index, dx, dy } = partsOf(move, size);
  const { x, y, width, height } = await cell(page, index).boundingBox();
  await page.mouse.move(x + width * (0.5 + 0.38 * dx), y + height * (0.5 + 0.38 * dy));
}

pageTest(
  'pointing at a wall says what both sides would reach, and what would end the game',
  '#v1.000/100/100_a3_c3_a.',
  async (page) => {
    await pointAt(page, 'a1d');
    await saysStatus(page, /^Nearer cells \d+ : \d+ → \d+ : \d+/);
    await pointAt(page, 'a1r');
    await saysStatus(page, /^Ends the game: 3-6/);
    assert.equal(gameAt(page.url()).moves.length, 0);
  },
);

pageTest(
  'Shift with an arrow moves at once, Escape takes half a move back, letters do as the help says',
  '?side=both&size=5&seed=3',
  async (page) => {
    const { view, size } = gameAt(page.url());
    const own = view.moves.find((text) => text.endsWith('d'));
    const { cell: index } = partsOf(own, size);
    await cell(page, index).focus();
    await page.keyboard.press('Enter');
    await saysStatus(page, /Choose a wall/);
    await page.keyboard.press('Escape');
    await saysStatus(page, /to move/);
    await page.keyboard.press('Shift+ArrowDown');
    await waitForPly(page, 1);
    assert.equal(gameAt(page.url()).moves[0], own);
    await page.keyboard.press('u');
    await showsPly(page, 0);
    await page.keyboard.press('y');
    await showsPly(page, 1);
    await page.keyboard.press('l');
    await saysStatus(page, /wall down/);
    await page.keyboard.press('/');
    assert.equal(await page.evaluate(() => document.activeElement.id), 'typed-text');
    await page.keyboard.type('u');
    assert.equal(gameAt(page.url()).ply, 1, 'letters mean nothing outside the board');
  },
);

pageTest('letter keys can be switched off', '?side=both&letters=off', async (page) => {
  await playByMouse(page, gameAt(page.url()).view.moves[0], 7);
  await showsPly(page, 1);
  await cell(page, 0).focus();
  await page.keyboard.press('u');
  assert.equal(gameAt(page.url()).ply, 1);
});

pageTest(
  'moves can be typed in both notations, and mistakes are named',
  '?side=both&size=6&rules=plain&seed=1',
  async (page) => {
    const type = async (text) => {
      await page.locator('#typed-text').fill(text);
      await page.keyboard.press('Enter');
    };
    const { view } = gameAt(page.url());
    await type(view.moves[0]);
    await waitForPly(page, 1);
    const [reply] = gameAt(page.url()).view.moves;
    const { row, column } = partsOf(reply, 6);
    await type(`${row},${column},${reply.at(-1)}`);
    await waitForPly(page, 2);
    assert.deepEqual(gameAt(page.url()).moves, [view.moves[0], reply]);
    await type('z9u');
    assert.match(await status(page), /outside the board/);
    assert.match(await page.locator('#alert').textContent(), /outside the board/);
  },
);

pageTest('with "always confirm" a click points and a second one plays', '?confirm=always', async (page) => {
  const { view, size } = gameAt(page.url());
  const move = view.moves[5];
  await playByMouse(page, move, size);
  assert.equal(gameAt(page.url()).moves.length, 0);
  await page.locator('#actions .confirm').click();
  await waitForPly(page, 1);
  assert.equal(gameAt(page.url()).moves[0], move);
});

pageTest('a hint shows the cell, then the whole move', '', async (page) => {
  await page.locator('#actions .hint').click();
  await saysStatus(page, /Ask again/);
  await page.locator('#actions .hint').click();
  await saysStatus(page, /^Hint: [a-g]\d, wall/);
});

/** Whether the status line shows a hint. */
const hinted = (page, wanted) =>
  page.waitForFunction((shown) => document.getElementById('status').textContent.startsWith('Hint: ') === shown, wanted);

pageTest('P shows the whole hint for as long as it is held, wherever the key comes up', '', async (page) => {
  await tabToBoard(page);
  await page.keyboard.down('p');
  await hinted(page, true);
  // The keyboard repeats it.
  await page.keyboard.down('p');
  await hinted(page, true);
  await page.keyboard.up('p');
  await hinted(page, false);
  await page.keyboard.down('p');
  await hinted(page, true);
  await page.evaluate(() => void dispatchEvent(new Event('blur')));
  await hinted(page, false);
  await page.keyboard.up('p');
  await page.keyboard.down('p');
  await hinted(page, true);
  await page.keyboard.press('Tab');
  await hinted(page, false);
  await page.keyboard.up('p');
});

pageTest('a hint that was asked for stays when P is released', '', async (page) => {
  await tabToBoard(page);
  await page.keyboard.press('h');
  await saysStatus(page, /Ask again/);
  await page.keyboard.down('p');
  await hinted(page, true);
  await page.keyboard.up('p');
  await hinted(page, false);
  await page.keyboard.press('h');
  await hinted(page, true);
});

pageTest('P released before the answer shows nothing; held on, it shows the next turn’s hint', '', async (page) => {
  await tabToBoard(page);
  await page.evaluate(() => void (window.spins = [400]));
  await page.keyboard.down('p');
  await page.keyboard.up('p');
  // The next request is answered after the one that was given up: nothing of that is shown.
  await page.keyboard.press('h');
  await saysStatus(page, /Ask again/);
  await page.keyboard.press('Escape');
  await page.keyboard.down('p');
  await hinted(page, true);
  const { view, size } = gameAt(page.url());
  await playByMouse(page, view.moves[0], size);
  await waitForPly(page, 2);
  await page.mouse.move(2, 2);
  await hinted(page, true);
  await page.keyboard.up('p');
  await hinted(page, false);
  // The agent's turn, looked back at.
  await page.locator('#moves button').first().click();
  await showsPly(page, 1);
  await tabToBoard(page);
  await page.keyboard.down('p');
  await saysStatus(page, /not your turn/);
  await page.keyboard.up('p');
  await saysStatus(page, /looking back\. Press Continue/);
});

pageTest(
  'a move is seen to move; going back is not, and the next move is again',
  '?size=7&seed=3&side=both',
  async (page) => {
    // Drawings from one look at the count to the next.
    await page.evaluate(() => {
      const { prototype } = CanvasRenderingContext2D;
      const { clearRect } = prototype;
      window.drawn = 0;
      prototype.clearRect = function (...area) {
        window.drawn++;
        return clearRect.apply(this, area);
      };
    });
    const play = async () => {
      const { view, ply, size } = gameAt(page.url());
      await playByMouse(page, view.moves[0], size);
      await showsPly(page, ply + 1);
      await page.mouse.move(2, 2);
    };
    const drawn = () => page.evaluate(() => window.drawn);
    await play();
    const before = await drawn();
    await page.waitForFunction((count) => window.drawn >= count + 4, before);
    // Until nothing is drawn for two frames, then back: a still picture, so that the count is soon at rest.
    const rest = () =>
      page.evaluate(async () => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        for (let last = -1; last !== window.drawn; ) {
          last = window.drawn;
          for (const _ of [1, 2, 3]) await frame();
        }
        return window.drawn;
      });
    const still = await rest();
    await page.locator('#actions .undo').click();
    await showsPly(page, 0);
    assert.ok((await rest()) - still <= 4, 'going back is drawn at once');
  },
  { reducedMotion: 'no-preference' },
);
