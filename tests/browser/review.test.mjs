// The review of a game, used as a visitor uses it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { findings } from './axe.mjs';
import { browserOptions, useBrowser } from './harness.mjs';
import { gameAt, phone, playByKeyboard, playByMouse, playByTouch, showsPly, status, waitForPly } from './players.mjs';

const stage = useBrowser();
const { pageTest } = stage;

// Greedy against greedy, five by five, to the end.
const query = '?game=colosseum&size=7&seed=3&side=none&agent=greedy&rival=champion:level=4&motion=off&pace=0';
const start = '1000002/0000000/0000000/0000000/0000000/2000000/0000010_b7_f1_a';
const moves = 'EADREKEPCMDMCRDQDOESCFDEDJFMCTDVBVCVBRASAJBICADHBNBJBUEEFVFNGLGPFO';
const plies = moves.length / 2;
const game = `${query}#v1.${start}.${moves}@${plies}`;

const review = (page) => page.locator('#review');
const settled = (page) =>
  page.waitForFunction(() => document.querySelector('#review .graph') && !document.querySelector('#review .progress'));
const turns = (page) => page.locator('#review .turning-point .turn');
const button = (page, name) => page.getByRole('button', { name, exact: true });

async function openReview(page) {
  await page.locator('#result').getByRole('button', { name: 'Review' }).click();
  await review(page).waitFor();
  await settled(page);
}

pageTest('one button reviews the game: graph, turning points, and what would have been better', game, async (page) => {
  await openReview(page);
  assert.equal(await page.locator('#result').isVisible(), false);
  assert.match(await review(page).locator('.accuracy summary').innerText(), /Accuracy\s+Blue\s+\d+\s+Orange\s+\d+/);
  assert.ok((await turns(page).count()) >= 3);
  // The position before the move comes onto the board, with the sentence above it.
  const first = turns(page).first();
  const ply = Number(await page.locator('#review .turning-point').first().getAttribute('data-ply'));
  await first.click();
  await showsPly(page, ply - 1);
  assert.equal(await first.getAttribute('aria-expanded'), 'true');
  const sentence = (await first.locator('.why').innerText()).trim();
  await page.waitForFunction((words) => document.getElementById('status').textContent.includes(words), sentence);
  assert.ok((await page.locator('#live').textContent()).includes(sentence), 'ears hear it too');

  // Its line, step by step, and back.
  await button(page, 'Show the line').click();
  await page.waitForFunction(() => /^1 of \d+: /.test(document.getElementById('status').textContent));
  await button(page, 'Forward one move').click();
  await page.waitForFunction(() => /^2 of \d+: /.test(document.getElementById('status').textContent));
  await showsPly(page, ply - 1);
  await button(page, 'Back to the game').click();
  await page.waitForFunction(() => /^Move \d+/.test(document.getElementById('status').textContent));
});

pageTest('the graph is a slider, and commas, full stops and < > lead through the game', game, async (page) => {
  await openReview(page);
  const slider = page.getByRole('slider', { name: 'Blue’s chance of winning, move by move' });
  await slider.focus();
  await page.keyboard.press('Home');
  await showsPly(page, 0);
  assert.equal(await slider.getAttribute('aria-valuenow'), '0');
  await page.keyboard.press('ArrowRight');
  await showsPly(page, 1);
  assert.match(await slider.getAttribute('aria-valuetext'), /^Move 1, Blue: .+ Blue: \d+%/);
  const { x, y, width, height } = await slider.boundingBox();
  await page.mouse.click(x + width - 4, y + height / 2);
  await showsPly(page, plies);
  await page.locator('.board-grid [tabindex="0"]').focus();
  await page.keyboard.press(',');
  await showsPly(page, plies - 1);
  await page.keyboard.press('.');
  await showsPly(page, plies);
  await page.keyboard.press('<');
  await page.waitForFunction((end) => !location.hash.endsWith(end), `@${plies}`);
  await page.locator('.turn[aria-expanded="true"]').waitFor();
});

pageTest('Retry asks for a better move and says at once whether it holds', game, async (page) => {
  await openReview(page);
  // Orange had a win and let it go.
  await turns(page).filter({ hasText: 'missed win' }).first().click();
  await button(page, 'Retry').click();
  await page.waitForFunction(() =>
    /Find a better move for (Blue|Orange)\./.test(document.getElementById('status').textContent),
  );
  const better = /Better: (\w+) /.exec(await page.locator('.turn[aria-expanded="true"] .why').innerText())?.[1];
  await playByMouse(page, better, 7);
  await page
    .locator('.try.good')
    .filter({ hasText: `${better} is a good move: won (proven).` })
    .waitFor();
  // What was tried is a branch: the game stays.
  assert.ok((await page.locator('#moves .variations').count()) >= 1);
  await button(page, 'Try another move').click();
  await page.waitForFunction(() => /Find a better move/.test(document.getElementById('status').textContent));
  await page.locator('#review .try').getByRole('button', { name: 'Back to the game' }).click();
  await page.locator('.try').waitFor({ state: 'detached' });
  assert.equal(gameAt(page.url()).moves.length, plies);
});

/** The better move that the chosen turning point names. */
const betterMove = async (page) =>
  /Better: (\w+) /.exec(await page.locator('.turn[aria-expanded="true"] .why').innerText())?.[1];

pageTest(
  'by touch on a phone: a turning point, its line, and a better move',
  game,
  async (page) => {
    await page.locator('#result').getByRole('button', { name: 'Review' }).tap();
    await settled(page);
    await turns(page).filter({ hasText: 'missed win' }).first().tap();
    await button(page, 'Show the line').tap();
    await page.waitForFunction(() => /^1 of \d+: /.test(document.getElementById('status').textContent));
    await button(page, 'Back to the game').tap();
    await turns(page).filter({ hasText: 'missed win' }).first().tap();
    await button(page, 'Retry').tap();
    const better = await betterMove(page);
    await playByTouch(page, better, 7);
    await page
      .locator('.try.good')
      .filter({ hasText: `${better} is a good move: won (proven).` })
      .waitFor();
  },
  { ...phone, viewport: { width: 360, height: 740 } },
);

pageTest('by keyboard alone: to a turning point, and a better move', game, async (page) => {
  await openReview(page);
  const turn = turns(page).filter({ hasText: 'missed win' }).first();
  await turn.focus();
  await page.keyboard.press('Enter');
  await page.locator('.turn[aria-expanded="true"]').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => /Find a better move/.test(document.getElementById('status').textContent));
  // The board has the focus: nothing else is needed to play.
  const better = await betterMove(page);
  await playByKeyboard(page, better, 7);
  await page
    .locator('.try.good')
    .filter({ hasText: `${better} is a good move` })
    .waitFor();
});

pageTest(
  'from a try one can play on, and the opponent answers',
  `${game.replace('side=none', 'side=a')}`,
  async (page) => {
    await openReview(page);
    const mine = page.locator('.turning-point').filter({ hasText: 'Blue' }).first();
    await mine.locator('.turn').click();
    await button(page, 'Retry').click();
    const better = /Better: (\w+) /.exec(await mine.locator('.why').innerText())?.[1];
    const { ply } = gameAt(page.url());
    await playByMouse(page, better, 7);
    await button(page, 'Play on from here').click();
    await page.waitForFunction(() => document.getElementById('review').hidden);
    await waitForPly(page, ply + 2);
    assert.equal(await page.locator('.app.reviewing').count(), 0);
  },
);

test(
  'back leaves the review, forward and reload return to it, and nothing is looked at twice',
  browserOptions,
  async () => {
    const { page, expectNoComplaint, close } = await stage.open(game);
    await openReview(page);
    assert.match(page.url(), /[?&]review=1/);
    await page.goBack();
    await page.locator('#result').waitFor();
    assert.equal(await review(page).isVisible(), false);
    assert.doesNotMatch(page.url(), /review=/);
    await page.goForward();
    await settled(page);
    await page.reload();
    await settled(page);
    // What was found was kept: no worker was needed.
    assert.equal(await page.evaluate(() => window.workers.length), 0);
    await button(page, 'Leave the review').click();
    await page.locator('#result').waitFor();
    assert.doesNotMatch(page.url(), /review=/);
    expectNoComplaint();
    await close();
  },
);

pageTest('a hidden tab rests, and goes on where it stopped', game, async (page) => {
  await page.evaluate(() => {
    window.hide = (hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    };
  });
  // Each look takes a moment, so that the tab is hidden in the middle.
  await page.evaluate(() => (window.spins = Array(60).fill(30)));
  await page.locator('#result').getByRole('button', { name: 'Review' }).click();
  await page.locator('#review .progress').waitFor();
  await page.evaluate(() => window.hide(true));
  await page
    .locator('#review .progress')
    .filter({ hasText: /Paused at \d+%/ })
    .waitFor();
  await page.evaluate(() => window.hide(false));
  await settled(page);
  // By hand.
  await button(page, 'Leave the review').click();
});

pageTest('past games have the button, and a record’s own evaluations are shown beside ours', game, async (page) => {
  await page.locator('#share').click();
  const record = `[Game "colosseum"]\n[Position "${start.replaceAll('_', ' ')}"]\n\n1. b1u {[%eval 0.35] A plan.} b3r *`;
  const view = gameAt(page.url().replace(/\.[^.]*@.*/, '.@0')).view;
  const [first] = view.moves;
  await page.locator('textarea').last().fill(record.replace('b1u', first).replace(' b3r', ''));
  await button(page, 'Load').click();
  await page.waitForFunction(() => location.hash.endsWith('@1'));
  await button(page, 'Review').click();
  await settled(page);
  assert.match(await status(page), /In the record: \d\d%\./);
  await page.locator('#past').click();
  await page.locator('dialog .past-games').waitFor();
  await page.getByRole('button', { name: 'Review this game' }).first().click();
  await page.waitForFunction((last) => location.hash.endsWith(last), `@${plies}`);
  await settled(page);
});

pageTest('the record, Markdown and pictures can be taken away', game, async (page, context) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openReview(page);
  await review(page).getByText('Save the review').click();
  await button(page, 'Copy record').click();
  await page.getByText('Copied.').waitFor();
  const record = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(record, /\[%eval [\d.#+-]+\]/);
  assert.match(record, /\([^)]+\)/, 'better lines are variations');
  await button(page, 'Copy as Markdown').click();
  await page.waitForFunction(async () => (await navigator.clipboard.readText()).startsWith('# '));
  for (const [name, head] of [
    ['Download graph (SVG)', '<svg '],
    ['Download graph (PNG)', '\x89PNG'],
  ]) {
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
    assert.ok(readFileSync(await download.path(), 'latin1').startsWith(head), name);
  }
});

for (const [what, options, more] of [
  ['a wide screen', {}, ''],
  ['a phone, in French, dark', { ...phone, viewport: { width: 360, height: 740 }, colorScheme: 'dark' }, '&lang=fr'],
])
  pageTest(
    `on ${what} it has no fault that axe knows, and nothing is cut off`,
    game.replace('#', `${more}#`),
    async (page) => {
      await page
        .locator('#result')
        .getByRole('button', { name: /Review|Analyse/ })
        .click();
      await settled(page);
      await turns(page).first().click();
      assert.deepEqual(await findings(page, 'review'), []);
      await review(page).locator('.all-moves summary').click();
      await review(page).locator('.review-table').waitFor();
      assert.equal(await review(page).locator('.review-table tbody tr').count(), plies);
      assert.deepEqual(await findings(page, 'table'), []);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${wide} px too wide`);
      assert.ok((await page.locator('#board').boundingBox()).width >= 200);
    },
    options,
  );
