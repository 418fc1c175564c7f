// Boards without edges: the picture is slid, coordinates stay, and what is played afterwards is what is seen.
import assert from 'node:assert/strict';
import { useBrowser } from './harness.mjs';
import * as infexion from './infexion.mjs';
import { cell, gameAt, middle, phone, waitForPly } from './players.mjs';
import * as tetress from './tetress.mjs';

const stage = useBrowser();
const { pageTest } = stage;

for (const { game, busy, byMouse, centre, name, move } of [
  { game: 'infexion', ...infexion, centre: 24, name: 'd4', move: 'b2se' },
  { game: 'tetress', ...tetress, centre: 60, name: 'f6', move: 'g4h4g5g6' },
]) {
  const query = `?game=${game}&side=both#v1.${busy}.`;

  pageTest(
    `${game}: the board slides with Shift, the middle button and keys; O and a button bring it back`,
    query,
    async (page) => {
      const home = page.locator('.board-home');
      assert.equal(await home.isVisible(), false);
      const start = await middle(page, centre);
      const [x, y] = start;
      const step = (await cell(page, centre).boundingBox()).height;
      const drag = async (button) => {
        await page.mouse.move(x, y);
        await page.mouse.down({ button });
        await page.mouse.move(x, y + step * 0.6);
        await page.mouse.move(x, y + step * 1.1);
        await page.mouse.up({ button });
      };
      const near = async ([atX, atY]) => {
        const [nowX, nowY] = await middle(page, centre);
        assert.ok(Math.hypot(nowX - atX, nowY - atY) < 2, `${nowX},${nowY} for ${atX},${atY}`);
      };
      await page.keyboard.down('Shift');
      await drag('left');
      await page.keyboard.up('Shift');
      await near([x, y + step]);
      await drag('middle');
      await near([x, y + 2 * step]);
      assert.equal(gameAt(page.url()).moves.length, 0, 'a drag is no move');
      assert.ok((await cell(page, centre).getAttribute('aria-label')).startsWith(`${name},`));
      await cell(page, centre).focus();
      await page.keyboard.press('Control+ArrowUp');
      await near([x, y + step]);
      const focused = await page.evaluate(() => document.activeElement.dataset.cell);
      assert.equal(focused, String(centre), 'the focus stays on its cell');
      await page.keyboard.press('o');
      await near(start);
      assert.equal(await home.isVisible(), false);
      await page.keyboard.press('Control+ArrowRight');
      await home.click();
      await near(start);
      await cell(page, centre).focus();
      await page.keyboard.press('Control+ArrowLeft');
      await byMouse(page, move);
      await waitForPly(page, 1);
      assert.equal(gameAt(page.url()).moves[0], move);
    },
  );

  pageTest(
    `${game}: two fingers slide the board and play nothing`,
    query,
    async (page) => {
      const [x, y] = await middle(page, centre);
      const step = (await cell(page, centre).boundingBox()).height;
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
      const [nowX, nowY] = await middle(page, centre);
      assert.ok(Math.abs(nowX - x) < 2 && Math.abs(nowY - y - step) < 2, `${nowX - x} ${nowY - y}`);
      assert.equal(await page.locator('#actions .confirm').isEnabled(), false, 'nothing is chosen');
      assert.equal(gameAt(page.url()).moves.length, 0);
    },
    phone,
  );
}
