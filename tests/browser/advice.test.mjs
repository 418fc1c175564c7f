// Helps during a game, each only where somebody asked for it: the evaluation bar, warnings, best moves by key and by ear.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { findings } from './axe.mjs';
import { browserOptions, ready, useBrowser } from './harness.mjs';
import { afterMove, gameAt, playByMouse, saysStatus, tabToBoard, viewOf, waitForPly } from './players.mjs';

const stage = useBrowser();
const { pageTest } = stage;
const meter = (page) => page.getByRole('meter', { name: 'Evaluation' });

pageTest(
  'the evaluation bar is a setting that is kept, and goes when it is switched off',
  '?size=5&seed=3&think=0.1',
  async (page) => {
    assert.equal(await meter(page).count(), 0, 'off by default');
    const choose = async (value) => {
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('combobox', { name: 'Evaluation bar' }).selectOption(value);
      await page.keyboard.press('Escape');
    };
    await choose('on');
    await meter(page).waitFor();
    assert.match(
      await meter(page).getAttribute('aria-valuetext'),
      /^Blue: (\d+ ?%|\w+ in \d+ moves?|\w+ \(proven\))\./,
    );
    assert.deepEqual(await findings(page, 'evaluation bar'), []);
    // It follows the game, also while an agent plays.
    const { view, size } = gameAt(page.url());
    await playByMouse(page, view.moves[0], size);
    await waitForPly(page, 2);
    await page.locator('.evaluation:not(.stale)').waitFor();
    await page.reload();
    await ready(page);
    await meter(page).waitFor();
    await choose('off');
    await meter(page).waitFor({ state: 'detached' });
  },
);

for (const viewport of [
  { width: 360, height: 640 },
  { width: 280, height: 600 },
])
  test(`the evaluation bar fits on a screen of ${viewport.width} pixels`, browserOptions, async () => {
    const { page, close, expectNoComplaint } = await stage.open('?evaluation=on&lang=fr&game=infexion', { viewport });
    const bar = page.getByRole('meter');
    await bar.waitFor();
    const { x, width } = await bar.boundingBox();
    assert.ok(x >= 0 && x + width <= viewport.width);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), viewport.width);
    expectNoComplaint();
    await close();
  });

/** Solved positions in which one move wins, while after another one the opponent wins. */
const solved = readFileSync(new URL('../data/colosseum_solved.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
  .filter(({ fen, value }) => value === 'win' && fen.endsWith(' a'));
function dilemma() {
  for (const { fen, best } of solved) {
    const { moves } = viewOf(fen);
    const isLost = ({ position, outcome, moves: replies }) =>
      outcome.kind === 'ongoing' && replies.some((reply) => afterMove(position, reply).outcome.kind === 'second');
    const bad = moves.find((move) => !best.includes(move) && isLost(afterMove(fen, move)));
    if (bad) return { fen, good: best[0], bad };
  }
  throw new Error('no solved position has a losing move');
}

const { fen, good, bad } = dilemma();
const dilemmaAddress = (query) => `?game=colosseum&side=both${query}#v1.${fen.replaceAll(' ', '_')}.@0`;
const size = fen.indexOf('/');
const alert = (page, pattern) => page.getByRole('alert').filter({ hasText: pattern }).waitFor();

pageTest(
  'before a move that is proven to lose it warns; made again, the move is played',
  dilemmaAddress('&warn=on'),
  async (page) => {
    await playByMouse(page, bad, size);
    await alert(page, new RegExp(`^${bad} is proven to lose: Orange wins in \\d+ moves?\\. Play it again`));
    await saysStatus(page, /is proven to lose/);
    assert.equal(gameAt(page.url()).moves.length, 0);
    await playByMouse(page, bad, size);
    await waitForPly(page, 1);
    assert.deepEqual(gameAt(page.url()).moves, [bad]);
  },
);

pageTest('a move that wins is played without a word', dilemmaAddress('&warn=on'), async (page) => {
  await playByMouse(page, good, size);
  await waitForPly(page, 1);
  assert.equal(await page.getByRole('alert').textContent(), '');
});

pageTest('a typed move is warned of as well', dilemmaAddress('&warn=on'), async (page) => {
  const type = async () => {
    await page.getByRole('textbox', { name: 'Type a move' }).fill(bad);
    await page.keyboard.press('Enter');
  };
  await type();
  await alert(page, /is proven to lose/);
  await type();
  await waitForPly(page, 1);
});

pageTest('nobody is warned who did not ask for it', dilemmaAddress(''), async (page) => {
  await playByMouse(page, bad, size);
  await waitForPly(page, 1);
});

pageTest('best moves by keys: each is said, and its line is stepped through', dilemmaAddress(''), async (page) => {
  const live = (pattern) => page.locator('#live').filter({ hasText: pattern }).waitFor({ state: 'attached' });
  await page.locator('#more-actions .bestMoves').click();
  await page.locator('.best-moves .proof').first().waitFor();
  await page.locator('.best-moves li').nth(1).waitFor();
  assert.match(await page.locator('.best-moves li b').first().textContent(), /^(wins in \d+ moves?|won \(proven\))$/);
  await tabToBoard(page);
  await page.keyboard.press('j');
  await live(/^Number 1: .*(wins in|won)/);
  await page.keyboard.press('j');
  await live(/^Number 2: /);
  assert.deepEqual(await findings(page, 'best moves'), []);
  // The same row again by its own keys.
  const row = page.locator('.best-moves li button').first();
  await row.focus();
  await page.keyboard.press('ArrowRight');
  await live(/^Move 1 of \d+ of the expected line/);
  assert.equal(await page.locator('.board-grid button.lit').count(), 0, 'a line is not the game');
  await page.getByRole('button', { name: 'Back', exact: true }).press('Enter');
  await page.locator('.board-grid button.lit').first().waitFor();
  assert.equal(gameAt(page.url()).moves.length, 0);
});

test('an embed has an evaluation bar only where its address asks for one', browserOptions, async () => {
  const { page, close, expectNoComplaint } = await stage.blank({ viewport: { width: 420, height: 540 } });
  const frame = (query) => `${stage.server.address}embed/v1.html?start=now&side=both${query}`;
  await page.goto(frame('&evaluation=on'));
  await meter(page).waitFor();
  assert.deepEqual(await findings(page, 'embed with evaluation bar'), []);
  const [{ y, height }, board] = await Promise.all([meter(page).boundingBox(), page.locator('#board').boundingBox()]);
  assert.ok(y + height <= board.y + 1, 'it covers no board');
  await page.goto(frame(''));
  await page.locator('.board-grid button.lit').first().waitFor();
  assert.equal(await meter(page).count(), 0);
  expectNoComplaint();
  await close();
});
