// The game goes on when something fails or comes at a bad moment.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserOptions, ready, useBrowser } from './harness.mjs';
import { gameAt, pickMove, playByMouse, waitForPly } from './players.mjs';

const stage = useBrowser();
const { open, pageTest } = stage;

/** The person's next move. @param {import('playwright-core').Page} page */
async function moveOnce(page) {
  const { view, size, moves } = gameAt(page.url());
  const move = pickMove(view.moves, moves.length);
  await playByMouse(page, move, size);
  await waitForPly(page, moves.length + 1);
  return move;
}
/** The next requests to a worker keep it deaf for so long. */
const spin = (page, ...spins) => page.evaluate((list) => void (window.spins = list), spins);
const answered = (page, ply) => page.waitForFunction((at) => location.hash.endsWith(`@${at}`), ply, { polling: 20 });

pageTest('undo while the agent thinks, and another move: the agent answers the new one', '', async (page) => {
  await moveOnce(page);
  await answered(page, 2);
  await spin(page, 60_000);
  const first = await moveOnce(page);
  await page.locator('#actions .undo').click();
  await answered(page, 2);
  const { view, size } = gameAt(page.url());
  const second = view.moves.find((move) => move !== first);
  await playByMouse(page, second, size);
  await answered(page, 4);
  assert.equal(gameAt(page.url()).moves[2], second);
});

pageTest('undo and redo go to and fro over the whole game', '', async (page) => {
  for (const ply of [2, 4]) {
    await moveOnce(page);
    await answered(page, ply);
  }
  const { moves } = gameAt(page.url());
  for (const ply of [2, 0]) {
    await page.locator('#actions .undo').click();
    await answered(page, ply);
  }
  assert.equal(await page.locator('#actions .undo').isDisabled(), true);
  for (const ply of [2, 4]) {
    await page.locator('#actions .redo').click();
    await answered(page, ply);
  }
  assert.deepEqual(gameAt(page.url()).moves, moves);
});

pageTest('a reload shows the same game, and the agent that was thinking thinks again', '', async (page) => {
  await moveOnce(page);
  await answered(page, 2);
  await spin(page, 60_000);
  await moveOnce(page);
  const before = gameAt(page.url());
  await page.reload();
  await answered(page, 4);
  const later = gameAt(page.url());
  assert.deepEqual(later.moves.slice(0, 3), before.moves);
  assert.equal(later.positions[0], before.positions[0]);
});

pageTest('a second visit to the bare address reopens the unfinished game', '', async (page) => {
  await moveOnce(page);
  await answered(page, 2);
  const { moves } = gameAt(page.url());
  await page.goto(stage.server.address);
  await answered(page, 2);
  assert.deepEqual(gameAt(page.url()).moves, moves);
});

pageTest('two tabs on one game that play on differently each keep their own', '?think=0.1', async (page, context) => {
  await moveOnce(page);
  await answered(page, 2);
  const second = await context.newPage();
  await second.goto(stage.server.address);
  await answered(second, 2);
  await moveOnce(page);
  await answered(page, 4);
  const { view, size, moves } = gameAt(second.url());
  const other = view.moves.find((move) => move !== gameAt(page.url()).moves[2]);
  await playByMouse(second, other, size);
  await answered(second, 4);
  // The first tab goes on undisturbed, and what it writes leaves the other's game alone.
  await moveOnce(page);
  await answered(page, 6);
  const lines = [page, second].map((tab) => gameAt(tab.url()).moves.join());
  const kept = () => {
    const read = (key) => JSON.parse(localStorage.getItem(`arena:${location.pathname}:${key}`));
    return read('games').map((id) =>
      read(`game.${id}`)
        .nodes.map(({ text }) => text)
        .join(),
    );
  };
  assert.deepEqual((await page.evaluate(kept)).sort(), lines.sort());
  assert.deepEqual(gameAt(second.url()).moves.slice(0, 3), [...moves, other]);
  await second.reload();
  await answered(second, 4);
  await second.locator('#past').click();
  await second.locator('.past-games li').nth(1).waitFor();
  assert.equal(await second.locator('.past-games li').count(), 2);
});

pageTest('back from a new game is the old one; plies leave no trace in the history', '', async (page) => {
  const length = await page.evaluate(() => history.length);
  await moveOnce(page);
  await answered(page, 2);
  assert.equal(await page.evaluate(() => history.length), length);
  const { moves, positions } = gameAt(page.url());
  await page.locator('#new').click();
  await page.locator('dialog[open] form button.main').click();
  await answered(page, 0);
  await page.goBack();
  await answered(page, 2);
  const old = gameAt(page.url());
  assert.deepEqual([old.moves, old.positions[0]], [moves, positions[0]]);
  await page.goForward();
  await answered(page, 0);
});

pageTest('a worker killed while it thinks is replaced, with one quiet notice', '?think=0.1', async (page) => {
  // A first answer, so that it is a worker at work that is killed and not one that is still starting.
  await moveOnce(page);
  await answered(page, 2);
  await spin(page, 60_000);
  await moveOnce(page);
  await page.evaluate(() => window.workers.forEach((worker) => void worker.terminate()));
  await answered(page, 4);
});

pageTest('a worker that fails twice is told in words, and Continue tries again', '?think=0.1', async (page) => {
  await spin(page, 60_000, 60_000);
  await moveOnce(page);
  await page.locator('#status.bad').waitFor();
  await page.locator('#actions .resume').click();
  await answered(page, 2);
});

const start = '0000000/0200000/0000000/0100100/0000020/0000000/0000000_a3_g5_a';
test('a fragment of nonsense opens what can be played', browserOptions, async () => {
  const { page, expectNoComplaint, close } = await open();
  const cases = /** @type {[string, number][]} */ ([
    ['#v1.', 0],
    ['#v1.rubbish', 0],
    ['#v2.000/000/000_a1_c3_a.AA@0', 0],
    ['#how-to-play', 0],
    ['#%E0%A4%A', 0],
    [`#v1.${start}.!!!!@1`, 0],
    [`#v1.${start}.____@2`, 0],
    [`#v1.${start}.@99`, 0],
    [`#v1.${start}.BB@9`, 1],
    ['#v1.999999/000000/000000/000000/000000/000000_a1_f6_a.@0', 0],
    [`#v1.${'0'.repeat(5000)}_a1_f6_a.@0`, 0],
  ]);
  for (const [number, [fragment, ply]] of cases.entries()) {
    // The number is a key that the page does not know: another address, and so a page of its own.
    await page.goto(`${stage.server.address}?side=both&case=${number}${fragment}`);
    await ready(page);
    assert.deepEqual([fragment, gameAt(page.url()).ply], [fragment, ply]);
    await moveOnce(page);
    assert.equal(gameAt(page.url()).ply, ply + 1);
  }
  expectNoComplaint();
  await close();
});

test('with storage blocked the game is played all the same', browserOptions, async () => {
  const { page, context, expectNoComplaint, close } = await open();
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('access is denied', 'SecurityError');
      },
    });
  });
  await page.reload();
  await ready(page);
  await moveOnce(page);
  await answered(page, 2);
  // The address still holds the game.
  await page.reload();
  await answered(page, 2);
  expectNoComplaint();
  await close();
});
