// The menu: editor, settings, past games, how to play, sharing.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { ready, useBrowser } from './harness.mjs';
import { gameAt, playByMouse, saysStatus, showMore, status, waitForPly, waitForPosition } from './players.mjs';

/** How many colours a picture has, by a sample of its pixels. @param {string} address */
async function coloursOf(address) {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const { width, height } = picture;
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const pixels = new Uint32Array(data.buffer);
  return new Set(pixels.filter((_, at) => at % 37 === 0)).size;
}

const stage = useBrowser();
const { pageTest } = stage;

pageTest(
  'the editor builds a position, names what is wrong with it, and plays from it',
  '?side=both&size=5&rules=plain&seed=1',
  async (page) => {
    await page.locator('#new').click();
    await showMore(page);
    await page.getByRole('button', { name: 'Edit a position' }).click();
    const dialog = page.locator('dialog');
    const text = dialog.getByLabel('Position as text');
    await dialog.getByRole('button', { name: 'Empty board' }).click();
    const box = await dialog.locator('button[data-cell="12"]').boundingBox();
    await page.mouse.click(box.x + box.width * 0.9, box.y + box.height / 2);
    assert.equal(await text.inputValue(), '00000/00000/00100/00000/00000 a1 e5 a');
    await dialog.getByRole('radio', { name: 'Orange player' }).check();
    await dialog.locator('button[data-cell="6"]').click();
    assert.equal(await text.inputValue(), '00000/00000/00100/00000/00000 a1 b2 a');
    await text.fill('00000/00000/00100/00000/00000 a1 z9 a');
    await text.blur();
    await dialog.getByText('outside the board').waitFor();
    assert.ok(await dialog.getByRole('button', { name: 'Play from here' }).isDisabled());
    await text.fill('30000/00000/00100/00000/00000 a1 b2 a');
    await text.blur();
    await dialog.getByText('the game would be over').waitFor();
    await text.fill('00000/00000/00100/00000/00000 a1 b2 b');
    await text.blur();
    await dialog.getByRole('button', { name: 'Play from here' }).click();
    await saysStatus(page, /^Orange to move/);
    await waitForPosition(page, '00000/00000/00100/00000/00000 a1 b2 b');
  },
);

pageTest('settings take effect at once and are remembered', '', async (page) => {
  await page.locator('#settings').click();
  await page.getByLabel('Theme').selectOption('dark');
  await page.getByLabel('Contrast').selectOption('more');
  await page.getByLabel('Language').selectOption('fr');
  await page.getByRole('heading', { name: 'Réglages' }).waitFor();
  assert.equal(await page.locator('dialog').count(), 1);
  await page.keyboard.press('Escape');
  assert.match(await status(page), /^À vous/);
  await page.reload();
  await ready(page);
  const root = page.locator('html');
  assert.deepEqual(
    [await root.getAttribute('lang'), await root.getAttribute('data-theme'), await root.getAttribute('data-contrast')],
    ['fr', 'dark', 'more'],
  );
  assert.match(await status(page), /^À vous/);
});

pageTest('past games are listed, opened, and erased when asked twice', '', async (page) => {
  await playByMouse(page, gameAt(page.url()).view.moves[0], 7);
  await waitForPly(page, 2);
  const { moves } = gameAt(page.url());
  await page.locator('#new').click();
  await page.locator('dialog').getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForFunction(() => location.hash.endsWith('.@0'));
  await page.locator('#past').click();
  await page.locator('.past').first().click();
  await page.waitForFunction(() => location.hash.endsWith('@2'));
  assert.deepEqual(gameAt(page.url()).moves, moves);
  await page.locator('#settings').click();
  await page.getByRole('button', { name: 'Erase all' }).click();
  await page.getByRole('button', { name: 'Really erase all?' }).click();
  await page.getByRole('button', { name: 'Erased' }).waitFor();
  assert.equal(await page.evaluate(() => localStorage.length), 0);
});

pageTest('the rules are shown in motion', '', async (page) => {
  await page.locator('#how').click();
  const dialog = page.locator('dialog');
  for (const words of [/move to any highlighted cell/, /put one wall/, /opponent does the same/, /counts the cells/]) {
    await dialog.getByText(words).waitFor();
    await dialog.getByRole('button', { name: /Next|Watch again/ }).click();
  }
  await dialog.getByText(/move to any highlighted cell/).waitFor();
});

pageTest('a game leaves as text and comes back from it', '?size=5&seed=3', async (page) => {
  await playByMouse(page, gameAt(page.url()).view.moves[0], 5);
  await waitForPly(page, 2);
  const { moves, position } = gameAt(page.url());
  await page.locator('#share').click();
  const dialog = page.locator('dialog');
  await dialog.getByRole('button', { name: 'Copy record' }).click();
  const text = dialog.getByLabel('Text');
  await page.waitForFunction(() => /\[Game /.test(document.querySelector('dialog textarea').value));
  const record = await text.inputValue();
  await dialog.getByRole('button', { name: 'Copy position' }).click();
  await page.waitForFunction((wanted) => document.querySelector('dialog textarea').value === wanted, position);
  await dialog.getByRole('button', { name: 'Copy Python call' }).click();
  await page.waitForFunction(() => /step\(/.test(document.querySelector('dialog textarea').value));
  for (const kind of ['SVG', 'PNG']) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: `Save ${kind}` }).click(),
    ]);
    assert.match(download.suggestedFilename(), new RegExp(`\\.${kind.toLowerCase()}$`));
    const data = readFileSync(await download.path()).toString('base64');
    const colours = await page.evaluate(coloursOf, `data:image/${kind === 'SVG' ? 'svg+xml' : 'png'};base64,${data}`);
    assert.ok(colours > 5, `${kind} has ${colours} colours`);
  }
  const paste = dialog.getByLabel('Load a game');
  await paste.fill('rubbish');
  await dialog.getByRole('button', { name: 'Load', exact: true }).click();
  await dialog.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
  assert.equal(await paste.getAttribute('aria-invalid'), 'true');
  await paste.fill(record);
  await dialog.getByRole('button', { name: 'Load', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  assert.deepEqual(gameAt(page.url()).moves, moves);
  assert.match(await page.locator('#moves').textContent(), /s/, 'with its times');
});
