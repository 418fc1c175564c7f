// No move that was played is lost: looking back, branches, past games, records.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findings } from './axe.mjs';
import { browserOptions, ready, useBrowser } from './harness.mjs';
import { gameAt, playByMouse, saysStatus, showsPly, waitForEnd, waitForPly } from './players.mjs';

const stage = useBrowser();
const { pageTest } = stage;
/** Opens a finished game on a board of three, one move long. */
const finished = '?side=both#v1.000/100/100_a3_c3_a.AB@1';

pageTest(
  'playing on from the past of a finished game keeps it, here and in past games (P5)',
  '?size=3&seed=1&rules=plain&side=both',
  async (page) => {
    while (gameAt(page.url()).view.outcome.kind === 'ongoing') {
      const { view, ply, size } = gameAt(page.url());
      await playByMouse(page, view.moves[0], size);
      await showsPly(page, ply + 1);
    }
    await waitForEnd(page);
    const { moves } = gameAt(page.url());
    assert.equal(await page.locator('#to-end').isVisible(), false);
    await page.locator('#moves button').first().click();
    await showsPly(page, 1);
    await page.locator('#actions .undo').click();
    await showsPly(page, 0);
    await saysStatus(page, new RegExp(`^Move 0 of ${moves.length}\\. You are looking back`));
    await page.locator('#to-end').waitFor();
    const other = gameAt(page.url()).view.moves.find((move) => move !== moves[0]);
    await playByMouse(page, other, 3);
    await page.waitForFunction((move) => document.getElementById('moves').textContent.includes(`${move} …`), moves[0]);
    await showsPly(page, 1);
    assert.deepEqual(gameAt(page.url()).moves, [other]);

    // The old line is chosen by keyboard, by the name that a screen reader says.
    const line = page.getByRole('button', { name: `Instead of move 1: ${moves[0]}` });
    await line.focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (count) =>
        location.hash.endsWith('@1') && document.querySelectorAll('#moves li:not(.variations) button').length === count,
      moves.length,
    );
    assert.deepEqual(gameAt(page.url()).moves, moves);
    assert.deepEqual(await findings(page, 'branches'), []);
    await page.locator('#to-end').click();
    await waitForEnd(page);

    // A reload, and the list of past games, know both lines.
    await page.reload();
    await ready(page);
    await page
      .locator('#moves')
      .filter({ hasText: `(${other} …)` })
      .waitFor();
    await page.locator('#new').click();
    await page.locator('dialog').getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForFunction(() => location.hash.endsWith('.@0'));
    await page.locator('#past').click();
    await page.locator('.past').first().click();
    await page.waitForFunction((move) => document.getElementById('moves').textContent.includes(`${move} …`), other);
  },
);

pageTest(
  'a game from a link is not changed by looking at it; a rematch is a game of its own',
  finished,
  async (page) => {
    await waitForEnd(page);
    const address = page.url();
    await page.locator('#actions .undo').click();
    await showsPly(page, 0);
    await page.locator('#actions .redo').click();
    await showsPly(page, 1);
    assert.equal(page.url(), address);
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.waitForFunction(() => location.hash.endsWith('.@0'));
    await page.goBack();
    await showsPly(page, 1);
  },
);

pageTest('a hint is drawn on the board, first its beginning, then the whole of it', '?size=5&seed=2', async (page) => {
  const picture = () => page.locator('.board-canvas').evaluate((canvas) => canvas.toDataURL());
  const changed = async (old) => {
    await page.waitForFunction((before) => document.querySelector('.board-canvas').toDataURL() !== before, old);
    return picture();
  };
  const plain = await picture();
  await page.locator('#actions .hint').click();
  const begun = await changed(plain);
  await saysStatus(page, /Ask again/);
  await page.locator('#actions .hint').click();
  await changed(begun);
  await saysStatus(page, /^Hint: /);
});

pageTest(
  'the position that is copied is the one on the board when the button is pressed; the dialog goes with its game (P16)',
  '?size=5&side=both',
  async (page) => {
    const before = page.url();
    await page.locator('#new').click();
    await page.locator('dialog').getByRole('button', { name: 'Play', exact: true }).click();
    await page.waitForFunction((old) => location.href !== old, before);
    await playByMouse(page, gameAt(page.url()).view.moves[0], 5);
    await waitForPly(page, 1);
    await page.locator('#share').click();
    const dialog = page.locator('dialog');
    await dialog.getByRole('button', { name: 'Copy position' }).click();
    const shown = () => page.evaluate(() => document.querySelector('dialog textarea').value);
    await page.waitForFunction(() => document.querySelector('dialog textarea').value !== '');
    assert.equal(await shown(), gameAt(page.url()).position);
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
  },
);

pageTest('after New game, Edit and Escape the focus is where it was (P16)', '?size=5', async (page) => {
  await page.locator('#new').focus();
  await page.keyboard.press('Enter');
  await page.locator('dialog[open] .more > summary').click();
  await page.getByRole('button', { name: 'Edit a position' }).click();
  await page.getByRole('heading', { name: 'Edit the position' }).waitFor();
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement?.id === 'new');
});

pageTest(
  'of two languages chosen quickly the last one wins, whichever file is slower (P16)',
  '?size=5',
  async (page) => {
    let letGo = () => {};
    const held = new Promise((resolve) => (letGo = () => resolve(undefined)));
    await page.route(/\/fr-\w+\.json$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.locator('#settings').click();
    const language = page.locator('dialog').getByLabel('Language');
    await language.selectOption('fr');
    await language.selectOption('en');
    const arrived = page.waitForResponse(/\/fr-\w+\.json$/);
    letGo();
    await arrived;
    // Something that is done after the French words are there.
    await page.getByLabel('Theme').selectOption('dark');
    await page.locator('html[data-theme=dark]').waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'en');
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
  },
);

test('a part that does not load inside a dialog is said there (P16)', browserOptions, async () => {
  const { page, complaints, close } = await stage.open('?size=5');
  await page.route(/\/extras-\w+\.js$/, (route) => route.abort());
  await page.locator('#share').click();
  await page.getByRole('button', { name: 'Copy Python call' }).click();
  await page.locator('dialog').getByText('did not load').waitFor();
  assert.deepEqual(
    complaints.filter((text) => text.startsWith('uncaught')),
    [],
  );
  await close();
});

pageTest(
  'a mistake in a typed move is tied to its field; cells out of reach are disabled for ears (P17)',
  '?size=5&side=both',
  async (page) => {
    await page.locator('#typed-text').fill('z9u');
    await page.keyboard.press('Enter');
    await saysStatus(page, /outside the board/);
    const field = page.locator('#typed-text');
    assert.equal(await field.getAttribute('aria-invalid'), 'true');
    const message = await field.getAttribute('aria-errormessage');
    assert.match(await page.locator(`#${message}`).textContent(), /outside the board/);
    const disabled = await page.locator('.board-grid button[aria-disabled=true]').count();
    const lit = await page.locator('.board-grid button.lit').count();
    assert.equal(disabled + lit, 25);
    assert.ok(disabled > 0 && lit > 0);
  },
);

pageTest(
  'watching: after Step and Pause, Continue goes on (P13)',
  '?side=none&agent=greedy&rival=random&pace=1200&size=6',
  async (page) => {
    const press = (name) => page.locator(`#actions .${name}`).click();
    await press('pause');
    await press('step');
    await press('pause');
    await press('resume');
    const { ply } = gameAt(page.url());
    await waitForPly(page, ply + 3);
  },
);
