// Whole games, each with one device, on the site as it is published.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserOptions, useBrowser } from './harness.mjs';
import {
  byEnter,
  byReader,
  byTap,
  gameAt,
  partsOf,
  phone,
  playAgain,
  playByKeyboard,
  playByMouse,
  playByTouch,
  playWhole,
  tabToBoard,
  waitForEnd,
} from './players.mjs';

const stage = useBrowser();
const { open } = stage;

test('a whole game by mouse, one click a move', browserOptions, async () => {
  const { page, expectNoComplaint, close } = await open('');
  const { view } = await playWhole(page, playByMouse);
  const [first, second] = view.outcome.score;
  const text = await page.locator('#status').textContent();
  assert.ok(text.includes(String(first)) && text.includes(String(second)), text);
  await playAgain(page, (button) => button.click());
  expectNoComplaint();
  await close();
});

test('a whole game by touch on a phone, 12x12', browserOptions, async () => {
  const { page, expectNoComplaint, close } = await open('?size=12', phone);
  await playWhole(page, playByTouch);
  await playAgain(page, byTap);
  expectNoComplaint();
  await close();
});

test('a whole game by keyboard alone', browserOptions, async () => {
  const { page, expectNoComplaint, close } = await open('?side=b&size=6&seed=3');
  await page.waitForFunction(() => location.hash.endsWith('@1'));
  await tabToBoard(page);
  await playWhole(page, playByKeyboard);
  await playAgain(page, byEnter);
  expectNoComplaint();
  await close();
});

test('a whole game through the accessibility tree alone', browserOptions, async () => {
  const { page, expectNoComplaint, close } = await open('?size=6&seed=5');
  const cellNamed = (name) => page.getByRole('button', { name: new RegExp(`^${name},`) });
  const activate = byReader;
  const steps = { up: [-1, 0], right: [0, 1], down: [1, 0], left: [0, -1] };
  const said = page.getByRole('status').first();
  for (let turn = 0; turn < 60; turn++) {
    if (await page.getByRole('region', { name: 'Result' }).isVisible()) break;
    const names = await page
      .getByRole('grid')
      .getByRole('button')
      .evaluateAll((all) => all.map((each) => each.ariaLabel));
    const reachable = names.filter((name) => /\breachable$/.test(name));
    assert.ok(reachable.length > 0, `somewhere to go: ${names.join(' | ')}`);
    const [, column, row] = /^([a-f])(\d),/.exec(reachable[(turn * 5) % reachable.length]);
    await activate(cellNamed(column + row));
    await page.waitForFunction(() => /Choose wall: /.test(document.getElementById('live').textContent));
    const [, side] = /Choose wall: (\w+)/.exec(await said.textContent());
    const [down, right] = steps[side];
    // The neighbour's name chooses the side, and that is the move.
    const neighbour = String.fromCharCode(column.charCodeAt(0) + right) + (Number(row) + down);
    await activate(cellNamed(neighbour));
    await page.waitForFunction(() => /Your turn|win|draw/.test(document.getElementById('live').textContent));
  }
  assert.match(await said.textContent(), /win|draw/i);
  assert.notEqual(gameAt(page.url()).view.outcome.kind, 'ongoing');
  await playAgain(page, byReader);
  expectNoComplaint();
  await close();
});

test('agent against agent to the end on every size', browserOptions, async () => {
  const { page, expectNoComplaint, close } = await open('');
  for (let size = 3; size <= 16; size++) {
    await page.goto(`${stage.server.address}?size=${size}&side=none&agent=greedy&rival=random&pace=0`);
    await waitForEnd(page);
    const { view, fault } = gameAt(page.url());
    assert.deepEqual([size, view.outcome.kind === 'ongoing', fault], [size, false, null]);
  }
  expectNoComplaint();
  await close();
});

test('a drag from a cell toward a side is a move; sliding back takes it away', browserOptions, async () => {
  const { page, close } = await open('?confirm=never', phone);
  const { view, size } = gameAt(page.url());
  const move = view.moves.find((text) => text.endsWith('r'));
  const { cell, dx, dy } = partsOf(move, size);
  const { x, y, width } = await page.locator(`.board-grid button[data-cell="${cell}"]`).boundingBox();
  const [fromX, fromY] = [x + width / 2, y + width / 2];
  const client = await page.context().newCDPSession(page);
  const touch = (type, points) => client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const slide = [{ x: fromX + dx * width * 0.7, y: fromY + dy * width * 0.7 }];
  await touch('touchStart', [{ x: fromX, y: fromY }]);
  await touch('touchMove', slide);
  await touch('touchMove', [{ x: fromX, y: fromY }]);
  await touch('touchEnd', []);
  assert.equal(gameAt(page.url()).moves.length, 0);
  await touch('touchStart', [{ x: fromX, y: fromY }]);
  await touch('touchMove', slide);
  await touch('touchEnd', []);
  await page.waitForFunction(() => location.hash.endsWith('@2'));
  assert.equal(gameAt(page.url()).moves[0], move);
  await close();
});
