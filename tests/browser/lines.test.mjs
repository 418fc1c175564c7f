// The champion's lines: for who looks back, watches or shares a device, never for who plays against an agent.
import assert from 'node:assert/strict';
import { findings } from './axe.mjs';
import { useBrowser } from './harness.mjs';
import { gameAt, phone, pickMove, playByMouse, playByTouch, viewOf, waitForPly } from './players.mjs';

const { pageTest } = useBrowser();

const button = (page) => page.locator('#more-actions .bestMoves');
const shown = (page) => page.locator('.best-moves li:visible');

/** The lines as moves, once there are so many. */
async function linesOf(page, count) {
  await shown(page)
    .nth(count - 1)
    .waitFor();
  const texts = await shown(page).locator('span').allTextContents();
  return texts.map((text) => text.split(' '));
}

/** Its first move can be played here. */
function expectLegal(position, [move], game) {
  assert.ok(viewOf(position, game).moves.includes(move), `${move} in ${position}`);
}

pageTest('who plays against an agent sees no lines before the end', '?size=4&seed=2&think=0.1', async (page) => {
  for (let ply = 0; ; ply += 2) {
    assert.equal(await button(page).isVisible(), false, `after ${ply} plies`);
    const { view, size } = gameAt(page.url());
    if (ply > 0 && view.outcome.kind !== 'ongoing') break;
    await playByMouse(page, pickMove(view.moves, ply), size);
    await waitForPly(page, ply + 2);
    if (gameAt(page.url()).view.outcome.kind !== 'ongoing') break;
  }
  await page.locator('#result').waitFor();
  await button(page).click();
  await page.getByText('The game ends here.').waitFor();
  assert.equal(await shown(page).count(), 0);

  // The position before the first move, then another one.
  await page.locator('#moves button').first().click();
  await waitForPly(page, 1);
  const [line] = await linesOf(page, 1);
  expectLegal(gameAt(page.url()).position, line);
  assert.deepEqual(await findings(page, 'lines'), []);

  // Played on from here it is a game against an agent again.
  await page.locator('#actions .undo').click();
  await page.waitForFunction(() => location.hash.endsWith('@0'));
  await linesOf(page, 1);
  const { view, size } = gameAt(page.url());
  await playByMouse(page, view.moves[0], size);
  await waitForPly(page, 2);
  assert.equal(await button(page).isVisible(), false);
  assert.equal(await page.locator('section.best-moves').isVisible(), false);
});

pageTest(
  'two people see three lines, best first, and what is pointed at on the board',
  '?side=both&size=6&seed=5',
  async (page) => {
    const picture = () => page.locator('.board-canvas').evaluate((canvas) => canvas.toDataURL());
    await button(page).click();
    await page.locator('#more-actions .bestMoves[aria-pressed=true]').waitFor();
    const lines = await linesOf(page, 3);
    const { position, view, size } = gameAt(page.url());
    for (const line of lines) expectLegal(position, line);
    assert.equal(new Set(lines.map(([first]) => first)).size, 3);
    await page.getByText(/^Best moves for Blue by Champion, depth \d+$/).waitFor();
    const before = await picture();
    await shown(page).first().locator('button').focus();
    await page.waitForFunction((old) => document.querySelector('.board-canvas').toDataURL() !== old, before);
    // They follow the game.
    await playByMouse(page, view.moves[0], size);
    await waitForPly(page, 1);
    await page.getByText(/^Best moves for Orange by Champion, depth \d+$/).waitFor();
    for (const line of await linesOf(page, 3)) expectLegal(gameAt(page.url()).position, line);
    await button(page).click();
    await page.locator('section.best-moves').waitFor({ state: 'hidden' });
  },
);

pageTest('the board follows a line that changes while it is pointed at', '?side=both&size=6&seed=5', async (page) => {
  // The worker is deaf; what it would tell is told in its place.
  await page.evaluate(() => {
    window.spins = [60_000];
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (message, ...rest) {
      const { id, generation } = message;
      const score = { kind: 'points', value: 0 };
      window.tell = (move) => {
        const thoughts = [{ rank: 1, depth: 1, selectiveDepth: 1, nodes: 1, ms: 1, score, line: [move] }];
        this.onmessage({ data: { id, generation, type: 'info', thoughts } });
      };
      postMessage.call(this, message, ...rest);
    };
  });
  const picture = () => page.locator('.board-canvas').evaluate((canvas) => canvas.toDataURL());
  await button(page).click();
  await page.waitForFunction(() => 'tell' in window);
  const { moves } = gameAt(page.url()).view;
  await page.evaluate((move) => window.tell(move), moves[0]);
  const before = await picture();
  await shown(page).first().locator('button').focus();
  await page.waitForFunction((old) => document.querySelector('.board-canvas').toDataURL() !== old, before);
  const first = await picture();
  await page.evaluate((move) => window.tell(move), moves.at(-1));
  await page.waitForFunction((old) => document.querySelector('.board-canvas').toDataURL() !== old, first);
});

pageTest('a hint is given at once, and the lines come after it', '?side=both&size=6&seed=5', async (page) => {
  await page.evaluate(() => void (window.spins = [60_000]));
  await button(page).click();
  await page.getByText('Champion is thinking.').waitFor();
  await page.waitForFunction(() => window.spins.length === 0);
  await page.locator('#actions .hint').click();
  await page
    .locator('#status')
    .getByText(/^Hint:/)
    .waitFor();
  await linesOf(page, 3);
});

pageTest(
  'on a phone a tapped line lowers the sheet, and the board shows its first move',
  '?side=both&size=6&seed=5',
  async (page) => {
    const picture = () => page.locator('.board-canvas').evaluate((canvas) => canvas.toDataURL());
    const before = await picture();
    await page.locator('#sheet-handle').tap();
    await button(page).tap();
    await linesOf(page, 3);
    await shown(page).first().locator('button').tap();
    await page.locator('#sheet:not(.open)').waitFor();
    assert.equal(await page.locator('#sheet-handle').getAttribute('aria-expanded'), 'false');
    await page.waitForFunction((old) => document.querySelector('.board-canvas').toDataURL() !== old, before);
    // It stays, but says nothing of the next position.
    const drawn = () =>
      page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
    await drawn();
    assert.notEqual(await picture(), before);
    const { view, size } = gameAt(page.url());
    await playByTouch(page, view.moves[0], size);
    await waitForPly(page, 1);
    await drawn();
    const after = await picture();
    await page.waitForFunction(() => /Orange/.test(document.querySelector('section.best-moves .note').textContent));
    await page.waitForFunction(() => document.querySelectorAll('section.best-moves li:not([hidden])').length === 3);
    await page.locator('#sheet-handle').tap();
    await button(page).tap();
    await page.locator('#sheet-handle').tap();
    await drawn();
    assert.ok((await picture()) === after, 'nothing is pointed at any more');
  },
  phone,
);

pageTest(
  'who watches sees lines while the agents wait, and the agents go on undisturbed',
  '?game=infexion&side=none&agent=greedy&rival=random&pace=1200',
  async (page) => {
    await page.locator('#actions .pause').click();
    await page.locator('#actions .resume').waitFor();
    await button(page).click();
    const { position, ply } = gameAt(page.url());
    for (const line of await linesOf(page, 3)) expectLegal(position, line, 'infexion');
    await page.locator('#actions .resume').click();
    assert.equal(await page.locator('section.best-moves').isVisible(), false);
    await waitForPly(page, ply + 1);
  },
);
