// The play page around a game: layouts, previews, keys, dialogs, settings, history.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { browserOptions, launchChromium, openPage, serve } from './harness.mjs';
import { gameAt, partsOf, playByMouse, waitForPly } from './players.mjs';

let server;
let browser;
before(async () => {
  if (browserOptions.skip) return;
  server = await serve();
  browser = await launchChromium();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

const phone = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const ready = (page) => page.locator('html[data-ready]').waitFor({ state: 'attached' });

/** A test on a page that is ready for moves and complains of nothing.
 *  @param {string} name @param {string} query @param {(page: any, context: any) => Promise<void>} run @param {object} [options] */
const pageTest = (name, query, run, options) =>
  test(name, browserOptions, async () => {
    const opened = await openPage(browser, [server.origin], { reducedMotion: 'reduce', ...options });
    const { page, context, expectNoComplaint, close } = opened;
    await page.goto(`${server.address}${query}`);
    await ready(page);
    await run(page, context);
    expectNoComplaint();
    await close();
  });

const status = (page) => page.locator('#status').textContent();
const saysStatus = (page, pattern) =>
  page.waitForFunction(
    (source) => new RegExp(source).test(document.getElementById('status').textContent),
    pattern.source,
  );
const showsPly = (page, ply) => page.waitForFunction((end) => location.hash.endsWith(end), `@${ply}`);
const cell = (page, index) => page.locator(`.board-grid button[data-cell="${index}"]`);
/** Points at the move without playing it. */
async function pointAt(page, move) {
  const { view, size } = gameAt(page.url());
  assert.ok(view.moves.includes(move), `${move} is legal`);
  const { cell: index, dx, dy } = partsOf(move, size);
  const { x, y, width, height } = await cell(page, index).boundingBox();
  await page.mouse.move(x + width * (0.5 + 0.38 * dx), y + height * (0.5 + 0.38 * dy));
}

test(
  'before any script the board and three lines of rules are there, and the script moves nothing',
  browserOptions,
  async () => {
    const boxes = [];
    for (const javaScriptEnabled of [false, true]) {
      const { page, close } = await openPage(browser, [server.origin], { javaScriptEnabled, ...phone });
      await page.goto(server.address);
      if (javaScriptEnabled) await ready(page);
      else assert.ok(await page.locator('#board svg').isVisible());
      assert.equal(await page.locator('#rules li:visible').count(), 3);
      boxes.push(await page.locator('#board').boundingBox());
      await close();
    }
    assert.deepEqual(boxes[0], boxes[1]);
  },
);

test('nothing scrolls, on any screen, at the start, in the game and at its end', browserOptions, async () => {
  const screens = [
    [1440, 900],
    [1280, 720],
    [768, 1024],
    [390, 844],
    [360, 640],
    [320, 568],
    [280, 653],
    [740, 360],
  ];
  for (const [width, height] of screens) {
    const { page, close } = await openPage(browser, [server.origin], {
      ...phone,
      viewport: { width, height },
      isMobile: width < 900,
    });
    for (const query of ['', '?size=16', '?size=4&side=none&agent=greedy&rival=random&pace=0']) {
      await page.goto(`${server.address}${query}`);
      await ready(page);
      if (query.includes('none')) await page.locator('#result').waitFor();
      const { scrollWidth, scrollHeight } = await page.evaluate(() => document.documentElement);
      const over = await page.evaluate(() => [
        document.documentElement.scrollWidth - innerWidth,
        document.documentElement.scrollHeight - innerHeight,
      ]);
      assert.deepEqual(
        over.map((by) => Math.max(by, 0)),
        [0, 0],
        `${width}x${height} ${query} ${scrollWidth}x${scrollHeight}`,
      );
      assert.ok((await page.locator('.top').boundingBox()).height < 60, 'the menu stands in one line');
      for (const action of await page.locator('#actions button:visible').all()) {
        const box = await action.boundingBox();
        assert.ok(
          box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height,
          `${width}x${height} ${await action.textContent()}`,
        );
      }
    }
    await close();
  }
});

pageTest(
  'pointing at a wall says what both sides would reach, and what would end the game',
  '#v1.000/100/100_a3_c3_a.',
  async (page) => {
    await pointAt(page, 'a1d');
    await saysStatus(page, /You reach \d+, opponent \d+/);
    await pointAt(page, 'a1r');
    await saysStatus(page, /^Ends the game: 3-6/);
    assert.equal(gameAt(page.url()).moves.length, 0);
  },
);

pageTest('nothing is drawn while nothing happens', '', async (page) => {
  await page.waitForTimeout(300);
  const frames = await page.evaluate(async () => {
    let asked = 0;
    const { requestAnimationFrame: original } = window;
    window.requestAnimationFrame = (callback) => {
      asked++;
      return original(callback);
    };
    await new Promise((resolve) => setTimeout(resolve, 500));
    return asked;
  });
  assert.equal(frames, 0);
});

pageTest(
  'a 16x16 board on a phone is zoomed to cells for fingers, and shown whole on demand',
  '?size=16&seed=5',
  async (page) => {
    const { view, size } = gameAt(page.url());
    const [move] = view.moves;
    const { cell: index, neighbour } = partsOf(move, size);
    assert.ok((await cell(page, index).boundingBox()).width >= 24);
    await cell(page, index).scrollIntoViewIfNeeded();
    for (const target of [index, neighbour]) await cell(page, target).tap();
    await page.locator('#actions .confirm').tap();
    await waitForPly(page, 2);
    assert.equal(gameAt(page.url()).moves[0], move);
    await page.locator('#actions .zoom').tap();
    assert.ok((await cell(page, index).boundingBox()).width < 24);
  },
  phone,
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

pageTest(
  'watching can be paused, stepped and gone on with',
  '?side=none&agent=greedy&rival=random&pace=1200&size=9',
  async (page) => {
    await page.locator('#actions .pause').click();
    const at = gameAt(page.url()).ply;
    await page.locator('#actions .step').click();
    await waitForPly(page, at + 1);
    await page.locator('#actions .resume').waitFor();
    assert.equal(gameAt(page.url()).ply, at + 1);
    await page.locator('#actions .resume').click();
    await waitForPly(page, at + 2);
  },
);

pageTest('a hint shows the cell, then the whole move', '', async (page) => {
  await page.locator('#actions .hint').click();
  await saysStatus(page, /Ask again/);
  await page.locator('#actions .hint').click();
  await saysStatus(page, /^Hint: row \d+, column \d+, wall/);
});

pageTest('swapping sides lets the agent go on with mine', '', async (page) => {
  await page.locator('#more-actions .swap').click();
  await waitForPly(page, 1);
  assert.match(page.url(), /side=b/);
});

pageTest('two people on one device, from the dialog, on a start of their own', '', async (page) => {
  await page.locator('#new').click();
  const dialog = page.locator('dialog');
  await dialog.getByLabel('Who plays').selectOption('both');
  await dialog.getByLabel('Size').fill('5');
  await dialog.getByLabel('Walls').selectOption('plain');
  await dialog.getByRole('button', { name: 'Play', exact: true }).click();
  await saysStatus(page, /^Blue to move/);
  await playByMouse(page, gameAt(page.url()).view.moves[0], 5);
  await saysStatus(page, /^Orange to move/);
  assert.match(page.url(), /size=5&rules=plain&seed=\d+&side=both/);
});

pageTest('back goes to the game before, and a move is no step of the history', '', async (page) => {
  const first = gameAt(page.url()).view.position;
  await playByMouse(page, gameAt(page.url()).view.moves[0], 7);
  await waitForPly(page, 2);
  const { moves } = gameAt(page.url());
  await page.locator('#new').click();
  await page.locator('dialog').getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForFunction(() => location.hash.endsWith('.@0'));
  assert.notEqual(gameAt(page.url()).view.position, first);
  await page.goBack();
  await page.waitForFunction(() => location.hash.endsWith('@2'));
  assert.deepEqual(gameAt(page.url()).moves, moves);
  assert.equal(await page.locator('#moves button').count(), 2);
  await page.goForward();
  await page.waitForFunction(() => location.hash.endsWith('.@0'));
});

pageTest(
  'the editor builds a position, names what is wrong with it, and plays from it',
  '?side=both&size=5&rules=plain&seed=1',
  async (page) => {
    await page.locator('#new').click();
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
    assert.equal(gameAt(page.url()).position, '00000/00000/00100/00000/00000 a1 b2 b');
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
  for (const words of [/walk to any lit cell/, /put one wall/, /opponent does the same/, /counts the cells/]) {
    await dialog.getByText(words).waitFor();
    await dialog.getByRole('button', { name: /Next|From the start/ }).click();
  }
  await dialog.getByText(/walk to any lit cell/).waitFor();
});

for (const [name, media] of [
  ['forced colours', { forcedColors: 'active' }],
  ['print', { media: 'print' }],
])
  pageTest(`${name}: the SVG twin stands in for the canvas`, '', async (page) => {
    await playByMouse(page, gameAt(page.url()).view.moves[0], 7);
    await waitForPly(page, 2);
    await page.emulateMedia(media);
    if (media.media) await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.locator('.board-twin svg').waitFor();
    assert.equal(await page.locator('.board-canvas').isVisible(), false);
    assert.ok((await page.locator('.board-twin .s-wall').count()) >= 6);
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
  }
  const paste = dialog.getByLabel('Load a game');
  await paste.fill('rubbish');
  await dialog.getByRole('button', { name: 'Load', exact: true }).click();
  await dialog.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
  await paste.fill(record);
  await dialog.getByRole('button', { name: 'Load', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  assert.deepEqual(gameAt(page.url()).moves, moves);
  assert.match(await page.locator('#moves').textContent(), /s/, 'with its times');
});
