// The first minute, the end and what comes after it, as a visitor goes through them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserOptions, ready, useBrowser } from './harness.mjs';
import { cell, chooseOpponent, gameAt, playByMouse, saysStatus, showsPly, status, waitForPly } from './players.mjs';

const stage = useBrowser();
const { pageTest } = stage;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** Plays until somebody has won; the agents of these tests answer at once. @param {import('playwright-core').Page} page */
async function playToTheEnd(page) {
  for (let turn = 0; turn < 40 && !(await page.locator('#result').isVisible()); ++turn) {
    const { view, ply, size } = gameAt(page.url());
    if (view.outcome.kind !== 'ongoing') break;
    await playByMouse(page, view.moves[turn % view.moves.length], size);
    await page.waitForFunction(
      (before) => Number(location.hash.split('@')[1]) >= before + 2 || !document.getElementById('result').hidden,
      ply,
    );
  }
  await page.locator('#result').waitFor();
}

test('a first visit shows the game, both players and what to do, on a phone too', browserOptions, async () => {
  for (const options of [{}, phone]) {
    const { page, expectNoComplaint, close } = await stage.open('', options);
    assert.equal(await page.title(), 'Colosseum Survival! · Two-Second Arena');
    await page.getByText('Colosseum Survival!').locator('visible=true').first().waitFor();
    assert.match(await status(page), /^Your turn\. Choose a highlighted cell/);
    const cards = page.locator('.player');
    assert.deepEqual(await cards.locator('.name').allInnerTexts(), ['You', 'Computer']);
    for (const card of await cards.all()) assert.ok(await card.isVisible());
    assert.equal(await page.locator('#rules li:visible').count(), 3);
    expectNoComplaint();
    await close();
  }
});

pageTest('the games are links; on a phone they are under one button, which Escape closes', '', async (page) => {
  await page.getByRole('link', { name: 'Tetress' }).click();
  await page.waitForURL(/game=tetress/);
  await ready(page);
  assert.equal(await page.title(), 'Tetress · Two-Second Arena');
  await page.setViewportSize({ width: 390, height: 844 });
  const infexion = page.getByRole('link', { name: 'Infexion' });
  assert.equal(await infexion.isVisible(), false);
  await page.getByRole('button', { name: 'Tetress' }).click();
  assert.ok(await infexion.isVisible());
  await page.keyboard.press('Escape');
  assert.equal(await infexion.isVisible(), false);
  await page.getByRole('button', { name: 'Tetress' }).click();
  await infexion.click();
  await page.waitForURL(/game=infexion/);
});

pageTest('an address with an unknown game says so, and opens the first game', '?game=chess', async (page) => {
  await saysStatus(page, /no game “chess” here/);
  await page.locator('#alert').filter({ hasText: 'chess' }).waitFor({ state: 'attached' });
});

pageTest(
  'a card changes who plays: a level chosen by the slider, another agent, a person',
  '?think=0.1',
  async (page) => {
    await page
      .getByRole('button', { name: /Computer/ })
      .first()
      .click();
    const dialog = page.locator('dialog[open]');
    await dialog.getByRole('heading', { name: 'Who plays Orange?' }).waitFor();
    const slider = dialog.getByRole('slider');
    assert.equal(await slider.getAttribute('aria-valuetext'), 'Level 2 of 10, easy');
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await dialog.getByText('Level 3 of 10, casual').waitFor();
    await dialog.getByRole('button', { name: 'Play' }).click();
    await page.waitForURL(/level%3D3|level=3/);
    await page.locator('.strength').click();
    await chooseOpponent(page, 'random');
    await dialog.getByRole('button', { name: 'Play' }).click();
    await page.waitForURL(/agent=random/);
    await page.locator('.player.second').click();
    await dialog.getByRole('radio', { name: 'A person on this device' }).check();
    await dialog.getByRole('button', { name: 'Play' }).click();
    await page.waitForURL(/side=both/);
  },
);

pageTest(
  'a finished game shows its result once, what to do next and the record; Play again deals another start',
  '?agent=random&size=4&think=0.1&seed=3',
  async (page) => {
    assert.equal(await page.locator('#record').isVisible(), false);
    await playToTheEnd(page);
    const line = await status(page);
    assert.match(line, /^(You win|Random walk wins|A draw)/);
    assert.match(line, /Separated\./);
    assert.doesNotMatch(await page.locator('#result').innerText(), /win|draw/i, 'the result is said once');
    const first = gameAt(page.url()).positions[0];
    await page.getByRole('button', { name: 'Play again' }).click();
    await showsPly(page, 0);
    assert.notEqual(gameAt(page.url()).positions[0], first);
    assert.match(await page.locator('#record').innerText(), /won\s*[01][\s\S]*lost\s*[01]/);
    await page.reload();
    await ready(page);
    assert.ok(await page.locator('#record').isVisible(), 'the record outlives a reload');
  },
);

pageTest('the rules stay until they are dismissed, and then stay away', '', async (page) => {
  const { view, size } = gameAt(page.url());
  await playByMouse(page, view.moves[0], size);
  assert.ok(await page.locator('#rules').isVisible());
  await page.getByRole('button', { name: 'Got it' }).click();
  assert.equal(await page.locator('#rules').isVisible(), false);
  await page.reload();
  await ready(page);
  assert.equal(await page.locator('#rules').isVisible(), false);
});

test(
  'the coach of a first game helps with three moves, delays nobody who plays on, and never comes back',
  browserOptions,
  async () => {
    const { page, expectNoComplaint, close } = await stage.open('?think=0.1', { isFirstGame: true });
    const play = async () => {
      const { view, ply, size } = gameAt(page.url());
      await playByMouse(page, view.moves[Math.floor(view.moves.length / 2)], size);
      await waitForPly(page, ply + 2);
      await page.mouse.move(2, 2);
    };
    for (const lesson of [/^Walk to [a-g]\d, in purple/, /^Now [a-g]\d: make/, /^Now [a-g]\d\. Whoever/]) {
      await saysStatus(page, lesson);
      await play();
    }
    await page.locator('#new').click();
    await page.locator('dialog').getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForFunction(() => location.hash.endsWith('.@0'));
    await play();
    // Had the coach anything to say, it would have spoken before this hint.
    await page.locator('#actions .hint').click();
    await saysStatus(page, /^Hint: /);
    expectNoComplaint();
    await close();
  },
);

pageTest('“If I pass?” shows the opponent’s best move, and what it would bring', '', async (page) => {
  await page.getByRole('button', { name: 'If I pass?' }).click();
  await saysStatus(page, /^The computer would play [a-g]\d, wall \w+ if you passed\. (Nearer cells|Ends the game)/);
  const { ply } = gameAt(page.url());
  assert.equal(ply, 0, 'nothing was played');
});

pageTest('a button and a key show the areas, and a reload keeps the choice', '', async (page) => {
  const picture = () => page.locator('.board-canvas').evaluate((canvas) => canvas.toDataURL());
  const plain = await picture();
  const toggle = page.getByRole('button', { name: 'Show areas' });
  await toggle.click();
  assert.equal(await toggle.getAttribute('aria-pressed'), 'true');
  await page.waitForFunction((old) => document.querySelector('.board-canvas').toDataURL() !== old, plain);
  await page.reload();
  await ready(page);
  assert.equal(await toggle.getAttribute('aria-pressed'), 'true');
  await cell(page, 14).focus();
  await page.keyboard.press('a');
  await page.waitForFunction(() => document.querySelector('#more-actions .areas').ariaPressed === 'false');
});

pageTest('for screen readers: the first focus, why a cell is refused, where both are, the moves', '', async (page) => {
  const own = await page.locator('.board-grid button[tabindex="0"]').getAttribute('aria-label');
  assert.match(own, /^a3, blue player/);
  await cell(page, 48).focus();
  await page.keyboard.press('Enter');
  await page
    .locator('#alert')
    .filter({ hasText: /^g7, empty.*out of reach$/ })
    .waitFor({ state: 'attached' });
  await page.keyboard.press('w');
  await saysStatus(page, /^Blue: a3\. Orange: g5\.$/);
  await page.keyboard.press('m');
  await saysStatus(page, /^Your turn\. \d+ possible moves\. From: [a-g]\d, /);
});

pageTest('giving up loses the game at the position on the board', '?think=0.1', async (page) => {
  const { view, size } = gameAt(page.url());
  await playByMouse(page, view.moves[0], size);
  await waitForPly(page, 2);
  await page.getByRole('button', { name: 'Give up' }).click();
  await saysStatus(page, /^The computer wins\. You gave up\.$/);
  await page.reload();
  await ready(page);
  await saysStatus(page, /^The computer wins\. You gave up\.$/);
  await page.locator('#actions .undo').click();
  await saysStatus(page, /looking back/);
});

test('two devices play a whole game with a friend by links alone', browserOptions, async () => {
  const mine = await stage.open('');
  await mine.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await mine.page.locator('#new').click();
  const dialog = mine.page.locator('dialog[open]');
  await dialog.getByRole('radio', { name: 'A friend by link' }).check();
  await dialog.getByLabel('Size').fill('4');
  await dialog.getByRole('button', { name: 'Play', exact: true }).click();
  await mine.page.waitForURL(/friend=/);
  const theirs = await stage.blank({ reducedMotion: 'reduce' });
  await theirs.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const send = async ({ page }) => {
    await page.getByRole('button', { name: 'Send your move' }).click();
    await saysStatus(page, /^The link is copied/);
    return page.evaluate(() => navigator.clipboard.readText());
  };
  let [from, to] = [mine, theirs];
  for (let ply = 0; ; ++ply) {
    const { view, size } = gameAt(from.page.url());
    if (view.outcome.kind !== 'ongoing') break;
    await playByMouse(from.page, view.moves[ply % view.moves.length], size);
    await showsPly(from.page, ply + 1);
    const link = await send(from);
    await to.page.goto('about:blank');
    await to.page.goto(link);
    await ready(to.page);
    await showsPly(to.page, ply + 1);
    [from, to] = [to, from];
    assert.ok(ply < 30);
  }
  // The last mover still reads that the link is copied; the other reads who has won.
  const { kind } = gameAt(from.page.url()).view.outcome;
  const said = await status(from.page);
  assert.equal(/^You win/.test(said), kind === (from === mine ? 'first' : 'second'), said);
  for (const { page, expectNoComplaint } of [mine, theirs]) {
    await page.locator('#past').click();
    await page.locator('.past').first().waitFor();
    assert.equal(await page.locator('.past').count(), 1, 'one entry on each device');
    expectNoComplaint();
  }
  await mine.close();
  await theirs.close();
});

pageTest('a text shared from a phone opens the share dialog', '?text=000/000/000+a1+c3+a', async (page) => {
  const paste = page.locator('dialog[open]').getByLabel('Load a game');
  assert.equal(await paste.inputValue(), '000/000/000 a1 c3 a');
  assert.doesNotMatch(page.url(), /text=/);
});
