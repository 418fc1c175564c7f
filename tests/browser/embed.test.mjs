// The embed in a page of another site, as a course's page would hold it: localhost holds 127.0.0.1.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { browserOptions, openPage, serve, useBrowser } from './harness.mjs';
import { pickMove } from './players.mjs';

const start = '0000000/0200000/0000000/0100100/0000020/0000000/0000000_a3_g5_a';
const stage = useBrowser();
/** @type {Awaited<ReturnType<typeof serve>>[]} */
const hosts = [];
after(() => Promise.all(hosts.map((host) => host.close())));

const frameHtml = (query, width = 400, height = 500) =>
  `<iframe id="frame" title="A board" width="${width}" height="${height}" src="${stage.server.address}embed/v1.html${query}"></iframe>`;

/** Opens a host page of another site that keeps every message. @param {string} body @param {{ blockStorage?: boolean, options?: object }} [how] */
async function openHost(body, { blockStorage = true, options = {} } = {}) {
  const html = `<!doctype html><html lang="en"><title>A course page</title><link rel="icon" href="data:,"><body>${body}`;
  const host = await serve({ extra: { '/host.html': html } });
  hosts.push(host);
  const origin = host.origin.replace('127.0.0.1', 'localhost');
  const opened = await openPage(stage.browser, [origin, stage.server.origin], { reducedMotion: 'reduce', ...options });
  await opened.context.addInitScript((block) => {
    window.got = [];
    addEventListener('message', ({ data }) => window.got.push(data));
    // What a private window does to a frame of another site.
    if (block && window !== window.top)
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('access is denied', 'SecurityError');
          },
        });
  }, blockStorage);
  const { page } = opened;
  await page.goto(`${origin}/host.html`);
  const frame = page.frameLocator('iframe');
  /** Waits for a message of the frame. @param {string} type @param {object} [like] */
  const heard = (type, like = {}) =>
    page
      .waitForFunction(
        ([wanted, part]) =>
          window.got.find(
            (each) =>
              each.type === wanted &&
              Object.entries(part).every(([key, value]) => JSON.stringify(each[key]) === JSON.stringify(value)),
          ),
        [type, like],
        { polling: 20 },
      )
      .then((handle) => handle.jsonValue());
  let count = 0;
  /** Sends a request and gives its answer. @param {string} type @param {object} [body] */
  const ask = async (type, body = {}) => {
    const ref = `r${++count}`;
    await page.evaluate((message) => document.querySelector('iframe').contentWindow.postMessage(message, '*'), {
      ns: 'arena',
      v: 1,
      type,
      ref,
      ...body,
    });
    const answer = await page.waitForFunction((wanted) => window.got.find((each) => each.ref === wanted), ref, {
      polling: 20,
    });
    return answer.jsonValue();
  };
  return { ...opened, frame, heard, ask, origin };
}

test('an embed of another site plays a whole game by messages, without storage', browserOptions, async () => {
  const { heard, ask, expectNoComplaint, close } = await openHost(
    frameHtml(`?start=now&side=both&id=x7#v1.${start}.@0`),
  );
  assert.deepEqual((await heard('ready')).modes, ['play', 'view']);
  let state = await heard('state');
  const { loadEngine } = await import('../wasm/load.mjs');
  const rules = await loadEngine('colosseum');
  while (state.outcome.kind === 'ongoing') {
    const move = pickMove(rules.view('colosseum', state.position).moves, state.ply);
    state = await ask('play', { move });
    assert.equal(state.moves.at(-1), move);
    await heard('move', { move, ply: state.ply, id: 'x7' });
  }
  const { kind, score } = await heard('gameover');
  assert.deepEqual({ kind, score }, state.outcome);
  expectNoComplaint();
  await close();
});

test('every request is answered, wrong ones by an error that names what is wrong', browserOptions, async () => {
  const { ask, heard, expectNoComplaint, close } = await openHost(frameHtml(`?start=now#v1.${start}.@0`));
  await heard('state');
  const played = await ask('play', { move: 'a2r' });
  assert.equal(played.moves[0], 'a2r');
  await heard('state', { ply: 2 });
  assert.equal((await ask('undo')).ply, 0);
  assert.equal((await ask('goto', { ply: 1 })).ply, 1);
  assert.equal((await ask('setLevel', { agent: 'random' })).type, 'state');
  assert.equal((await ask('setTheme', { theme: 'dark' })).type, 'state');
  assert.equal((await ask('stop')).type, 'state');
  const found = await ask('search', { agent: 'greedy', ms: 100 });
  assert.match(found.move, /^[a-g][1-7][urdl]$/);
  const loaded = await ask('load', { text: '000/000/000 a1 c3 b' });
  assert.deepEqual([loaded.position, loaded.side], ['000/000/000 a1 c3 b', 1]);
  for (const [type, body, code] of [
    ['play', { move: 'c3z' }, /./],
    ['play', {}, /./],
    ['goto', { ply: 'far' }, 'bad-ply'],
    ['load', { text: 'nonsense' }, 'bad-text'],
    ['setLevel', { agent: 'nobody' }, 'unknown-agent'],
    ['setTheme', { theme: 'pink' }, 'bad-theme'],
    ['search', { agent: 'nobody' }, 'unknown-agent'],
    ['dance', {}, 'unknown-type'],
  ]) {
    const answer = await ask(type, body);
    assert.deepEqual([type, answer.type], [type, 'error']);
    if (code instanceof RegExp) assert.match(answer.code, code);
    else assert.equal(answer.code, code);
    assert.ok(answer.message.length > 0);
  }
  expectNoComplaint();
  await close();
});

test('a frame pinned to another origin is silent, and hears only its host', browserOptions, async () => {
  const { page, frame, ask, close } = await openHost(
    frameHtml(`?start=now&parent=${encodeURIComponent('https://example.org')}`),
  );
  await frame.locator('.board-grid').waitFor();
  const answer = await Promise.race([
    ask('undo').then(() => 'answered'),
    page.waitForTimeout(300).then(() => 'silent'),
  ]);
  assert.equal(answer, 'silent');
  assert.deepEqual(await page.evaluate(() => window.got), []);
  await close();
});

test(
  'with start=click only the poster is there until the click, and nothing of the engine',
  browserOptions,
  async () => {
    const { page, frame, expectNoComplaint, context, close } = await openHost(frameHtml(`?start=click#v1.${start}.@0`));
    const asked = [];
    context.on('request', (request) => asked.push(request.url()));
    await frame.locator('#board > svg').waitFor();
    assert.equal(await frame.locator('.board-grid').count(), 0);
    assert.ok(!asked.some((url) => /wasm|worker/.test(url)), asked.join());
    await frame.getByRole('button', { name: 'Play', exact: true }).click();
    await frame.locator('.board-grid').waitFor();
    assert.equal(await frame.getByRole('button', { name: 'Play', exact: true }).isVisible(), false);
    expectNoComplaint();
    await page.close();
    await close();
  },
);

test(
  'a mode that does not exist yet is answered by an error, and the game can be looked through',
  browserOptions,
  async () => {
    const { frame, heard, expectNoComplaint, close } = await openHost(
      frameHtml(`?mode=lens&start=now#v1.${start}.BB@1`),
    );
    assert.match((await heard('error', { code: 'unknown-mode' })).message, /lens/);
    await frame.getByRole('button', { name: 'Back one move' }).click();
    await heard('state', { ply: 0 });
    expectNoComplaint();
    await close();
  },
);

for (const [width, height, layout] of [
  [400, 500, 'stacked'],
  [640, 420, 'side by side'],
  [280, 280, 'board'],
  [420, 280, 'board'],
]) {
  test(`in ${width}x${height} the layout is ${layout} and nothing is cut off`, browserOptions, async () => {
    const { frame, expectNoComplaint, close } = await openHost(frameHtml('?start=now', width, height));
    await frame.locator('.board-grid').waitFor();
    const box = (selector) =>
      frame.locator(selector).evaluate((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return { left, top, right, bottom, shown: element.checkVisibility() };
      });
    const [board, status, controls] = [await box('.board'), await box('#status'), await box('#controls')];
    const inside = ({ left, top, right, bottom }) => left >= 0 && top >= 0 && right <= width && bottom <= height;
    assert.ok(inside(board), JSON.stringify(board));
    assert.deepEqual([status.shown, controls.shown], Array(2).fill(layout !== 'board'));
    if (layout === 'stacked') assert.ok(status.bottom <= board.top && board.bottom <= controls.top);
    if (layout === 'side by side')
      assert.ok(board.right <= status.left && board.right <= controls.left && inside(controls));
    if (layout === 'board') assert.ok(board.bottom - board.top > 230);
    expectNoComplaint();
    await close();
  });
}

test('<board-game> wraps a frame, tells its messages as events and asks for it', browserOptions, async () => {
  const body = `<script src="${stage.server.address}board-game.js"></script>
    <board-game src="?start=now#v1.${start}.@0" title="A board"><a href="https://example.org">fallback</a></board-game>
    <script>document.querySelector('board-game').addEventListener('move', ({ detail }) => (window.moved ??= detail.move));</script>`;
  const { page, origin, expectNoComplaint, close } = await openHost(body);
  await page.waitForFunction(() => window.got.some(({ type }) => type === 'state'));
  const answer = await page.evaluate(() => document.querySelector('board-game').ask('play', { move: 'a2r' }));
  assert.equal(answer.moves[0], 'a2r');
  assert.equal(await page.evaluate(() => window.moved), 'a2r');
  const fault = await page.evaluate(() =>
    document
      .querySelector('board-game')
      .ask('dance')
      .catch((error) => error.message),
  );
  assert.match(fault, /dance/);
  const source = await page.evaluate(() => document.querySelector('board-game').shadowRoot.querySelector('iframe').src);
  assert.equal(new URL(source).searchParams.get('parent'), origin);
  assert.equal(await page.getByRole('link', { name: 'fallback' }).isVisible(), false);
  expectNoComplaint();
  await close();
});

test(
  'the frame asks for a height that depends on its width, in the words of Canvas as well',
  browserOptions,
  async () => {
    const { page, heard, close } = await openHost(frameHtml('?start=now', 400, 300));
    const { height } = await heard('resize');
    assert.ok(height > 400 && height < 600, String(height));
    await page.waitForFunction(
      (wanted) => window.got.some(({ subject, height: asked }) => subject === 'lti.frameResize' && asked === wanted),
      height,
    );
    await page.evaluate((to) => void (document.querySelector('iframe').height = to), height);
    await page.waitForTimeout(200);
    assert.equal(await page.evaluate(() => window.got.filter(({ type }) => type === 'resize').length), 1);
    await close();
  },
);

test('the builder writes an address that opens what was chosen', browserOptions, async () => {
  const { page, expectNoComplaint, close } = await openPage(stage.browser, [stage.server.origin], {
    reducedMotion: 'reduce',
  });
  await page.goto(`${stage.server.address}builder.html`);
  await page.getByLabel('Visitors may').selectOption('view');
  await page.getByLabel(/A position, a record/).fill('000/000/000 a1 c3 a');
  await page.waitForFunction(() =>
    /mode=view.*#v1.000\/000\/000_a1_c3_a/.test(document.getElementById('snippet-html').value),
  );
  for (const name of ['element', 'markdown', 'jupyter', 'lms'])
    assert.match(await page.locator(`#snippet-${name}`).inputValue(), /#v1\.000\/000\/000_a1_c3_a\.@0/);
  assert.match(
    await page.locator('#snippet-element').inputValue(),
    /<img alt="[^"]+" src="data:image\/svg\+xml,%3Csvg/,
  );
  await page.frameLocator('#frame iframe').locator('.board-grid').waitFor();
  await page.getByLabel(/A position, a record/).fill('nonsense');
  await page.locator('#text-note.bad').waitFor();
  expectNoComplaint();
  await close();
});
