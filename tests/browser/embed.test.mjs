// The embed in a page of another site, as a course's page would hold it: localhost holds 127.0.0.1.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
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
  assert.deepEqual((await heard('ready')).modes, ['play', 'view', 'analyse']);
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

/** The rows of a table of web/embed/README.md: the words in backquotes of each cell. @param {string} heading */
function tableOf(heading) {
  const text = readFileSync(new URL('../../web/embed/README.md', import.meta.url), 'utf8');
  const section = text.split(`### ${heading}`)[1].split('\n#')[0];
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  return rows
    .map((row) => row.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word)));
}
const fromFrame = new Map(tableOf('From the frame').map(([[type], fields]) => [type, fields]));
const toFrame = new Map(tableOf('To the frame').map(([[type], fields, , codes]) => [type, { fields, codes }]));

/** A good body for every request of the table, and what the state or the finding then holds. */
const goodBodies = {
  load: [{ text: '0000/0000/0000/0000 a1 d4 a' }, { ply: 0, position: '0000/0000/0000/0000 a1 d4 a' }],
  play: [{ move: 'a1d' }, { ply: 1, moves: ['a1d'] }],
  undo: [{}, { ply: 0, moves: ['a1d'] }],
  goto: [{ ply: 1 }, { ply: 1 }],
  setLevel: [{ agent: 'champion:level=3' }, { ply: 1 }],
  setTheme: [{ theme: 'dark' }, { ply: 1 }],
  search: [{ agent: 'greedy', ms: 100 }, {}],
  stop: [{}, { thinking: false }],
};
/** Bad bodies, and the code of their refusal. @type {[string, object, string | null][]} */
const badBodies = [
  ['load', { text: 'nonsense' }, 'bad-text'],
  ['load', { text: 'x'.repeat(300_000) }, 'bad-text'],
  ['load', {}, 'bad-text'],
  ['load', { text: '7/7/7/Aa5/7/7/7 r 2' }, 'other-game'],
  ['play', { move: 'c3z' }, null],
  ['play', {}, null],
  ['play', { move: { toString: 'x' } }, null],
  ['goto', { ply: 'far' }, 'bad-ply'],
  ['goto', { ply: 1.5 }, 'bad-ply'],
  ['setLevel', { agent: 'nobody' }, 'unknown-agent'],
  ['setLevel', { agent: '__proto__' }, 'unknown-agent'],
  ['setTheme', { theme: 'pink' }, 'bad-theme'],
  ['search', { agent: 'nobody' }, 'unknown-agent'],
  ['dance', {}, 'unknown-type'],
  ['constructor', {}, 'unknown-type'],
];

test(
  'every request of the contract is answered as the table says, and every message has its fields',
  browserOptions,
  async () => {
    const { page, ask, heard, expectNoComplaint, close } = await openHost(frameHtml('?start=now&side=both&id=x'));
    await heard('state');
    assert.deepEqual(Object.keys(goodBodies), [...toFrame.keys()]);
    for (const [type, [body, wanted]] of Object.entries(goodBodies)) {
      assert.deepEqual(Object.keys(body), toFrame.get(type).fields);
      const answer = await ask(type, body);
      assert.equal(answer.type, type === 'search' ? 'found' : 'state', type);
      for (const [key, value] of Object.entries(wanted)) assert.deepEqual([type, key, answer[key]], [type, key, value]);
    }
    for (const [type, body, code] of badBodies) {
      const answer = await ask(type, body);
      assert.deepEqual([type, answer.type], [type, 'error']);
      if (code) assert.equal(answer.code, code, type);
      if (code && toFrame.has(type)) assert.ok(toFrame.get(type).codes.includes(code), `${type} ${code}`);
      assert.ok(answer.message.length > 0);
    }
    // To the end, so that every type of message has been told.
    await ask('load', { text: '000/100/100 a3 c3 a' });
    await ask('play', { move: 'a1r' });
    await heard('gameover');
    const got = (await page.evaluate(() => window.got)).filter(({ ns }) => ns === 'arena');
    assert.deepEqual([...new Set(got.map(({ type }) => type))].sort(), [...fromFrame.keys()].sort());
    for (const { ns, v, id, type, ref, ...body } of got) {
      assert.deepEqual([ns, v, id], ['arena', 1, 'x']);
      assert.deepEqual(Object.keys(body).sort(), [...fromFrame.get(type)].sort(), type);
    }
    expectNoComplaint();
    await close();
  },
);

test('a move is told after undo, after goto and in a branch; so is the end (P4)', browserOptions, async () => {
  const { page, ask, heard, close } = await openHost(frameHtml('?start=now&side=both#v1.000/100/100_a3_c3_a.'));
  await heard('state');
  const moves = async () =>
    (await page.evaluate(() => window.got)).filter(({ type }) => type === 'move').map(({ move, ply }) => [move, ply]);
  const ends = async () => (await page.evaluate(() => window.got)).filter(({ type }) => type === 'gameover').length;
  await ask('play', { move: 'a2d' });
  await ask('play', { move: 'c2u' });
  await ask('goto', { ply: 0 });
  await ask('play', { move: 'a1r' });
  assert.deepEqual(await moves(), [
    ['a2d', 1],
    ['c2u', 2],
    ['a1r', 1],
  ]);
  assert.equal(await ends(), 1);
  await ask('undo');
  await ask('play', { move: 'a1r' });
  assert.deepEqual(await moves(), [
    ['a2d', 1],
    ['c2u', 2],
    ['a1r', 1],
    ['a1r', 1],
  ]);
  assert.equal(await ends(), 2);
  await close();
});

test('after Again, and after a reload, a move is answered by the agent', browserOptions, async () => {
  const { page, frame, ask, heard, close } = await openHost(frameHtml('?start=now&size=5&seed=3&agent=greedy'));
  const first = await heard('state');
  const { loadEngine } = await import('../wasm/load.mjs');
  const rules = await loadEngine('colosseum');
  const [move] = rules.view('colosseum', first.position).moves;
  await ask('play', { move });
  await heard('state', { ply: 2 });
  await frame.getByRole('button', { name: 'Start again' }).click();
  await page.evaluate(() => void (window.got = []));
  await ask('play', { move });
  await heard('state', { ply: 2, thinking: false });
  await page.reload();
  await heard('state', { ply: 0 });
  await ask('play', { move });
  await heard('state', { ply: 2 });
  await close();
});

test('a host’s long search does not delay the answer to a move (P14)', browserOptions, async () => {
  const { page, ask, heard, close } = await openHost(frameHtml('?start=now&size=5&seed=3&agent=greedy&think=0.1'));
  const { position } = await heard('state');
  const { loadEngine } = await import('../wasm/load.mjs');
  const [move] = (await loadEngine('colosseum')).view('colosseum', position).moves;
  const post = (message) =>
    page.evaluate(
      (body) => document.querySelector('iframe').contentWindow.postMessage({ ns: 'arena', v: 1, ...body }, '*'),
      message,
    );
  await post({ type: 'search', ref: 'long', agent: 'champion', ms: 60_000 });
  await ask('play', { move });
  await heard('state', { ply: 2 });
  await post({ type: 'stop', ref: 'stop' });
  await heard('error', { ref: 'long', code: 'stopped' });
  await close();
});

test('a thousand hostile messages do not harm the frame', browserOptions, async () => {
  const { page, ask, heard, expectNoComplaint, close } = await openHost(frameHtml('?start=now&side=both&size=5'));
  await heard('state');
  await page.evaluate(() => {
    const target = document.querySelector('iframe').contentWindow;
    const odd = [
      null,
      undefined,
      0,
      Number.NaN,
      '',
      'x',
      [],
      {},
      { length: -1 },
      new Map(),
      10n,
      new Date(0),
      'y'.repeat(5000),
    ];
    const types = ['load', 'play', 'undo', 'goto', 'setLevel', 'setTheme', 'search', 'stop', '__proto__', 7, null];
    const keys = ['text', 'move', 'ply', 'agent', 'theme', 'ms', 'ref', '__proto__'];
    for (let n = 0; n < 1000; ++n) {
      const value = odd[n % odd.length];
      const body = Object.fromEntries(keys.map((key, at) => [key, odd[(n + at) % odd.length]]));
      const message =
        n % 3 === 0
          ? value
          : { ns: n % 7 ? 'arena' : value, v: n % 5 ? 1 : value, type: types[n % types.length], ...body };
      target.postMessage(message, '*');
    }
  });
  const loaded = await ask('load', { text: '0000/0000/0000/0000 a1 d4 a' });
  assert.equal(loaded.type, 'state');
  assert.equal((await ask('play', { move: 'a1d' })).ply, 1);
  expectNoComplaint();
  await close();
});

test(
  'frames that are only looked at hold no worker, not even after their game was stepped through (P7)',
  browserOptions,
  async () => {
    const { page, frame, close } = await openHost(frameHtml(`?start=now&mode=view#v1.${start}.BB@0`));
    await frame.getByRole('button', { name: 'To the end' }).click();
    await frame.locator('#status').filter({ hasText: 'Move 1 of 1' }).waitFor();
    assert.equal(await page.frames()[1].evaluate(() => window.workers.length), 0);
    await close();
  },
);

for (const [parent, said] of [
  ['localhost', null],
  ['not an origin', 'names no valid parent'],
])
  test(`parent=${parent}: the frame plays, and says what is wrong with the address (P9)`, browserOptions, async () => {
    const { page, frame, close } = await openHost(
      frameHtml(`?start=now&side=both&parent=${encodeURIComponent(parent)}`),
    );
    await frame.locator('.board-grid').waitFor();
    if (said) await frame.locator('#status').filter({ hasText: said }).waitFor();
    else assert.doesNotMatch(await frame.locator('#status').textContent(), /parent/);
    assert.deepEqual(await page.evaluate(() => window.got), [], 'another origin is told nothing');
    await close();
  });

test('without a parent the frame plays as a page of its own', browserOptions, async () => {
  const { page, expectNoComplaint, close } = await stage.blank();
  await page.goto(`${stage.server.address}embed/v1.html?start=now&side=both&size=5`);
  await page
    .locator('.board-grid button.lit')
    .first()
    .evaluate((button) => button.click());
  await page.locator('#status').filter({ hasText: 'Choose wall' }).waitFor();
  assert.match(await page.title(), /Colosseum/);
  expectNoComplaint();
  await close();
});

test('a part that does not load ends in words, in the frame and for the host', browserOptions, async () => {
  const { page, frame, context, ask, close } = await openHost(frameHtml('?start=click'));
  await context.route(/\/open-\w+\.js$/, (route) => route.abort());
  await frame.getByRole('button', { name: 'Play', exact: true }).click();
  await frame.locator('#status.bad').filter({ hasText: 'open.js did not load' }).waitFor();
  assert.equal((await ask('undo')).code, 'failed');
  assert.ok(await page.evaluate(() => window.got.some(({ type }) => type === 'error')));
  await close();
});

test('a frame pinned to another origin is silent, and hears only its host', browserOptions, async () => {
  const { page, frame, close } = await openHost(
    frameHtml(`?start=now&parent=${encodeURIComponent('https://example.org')}`),
  );
  await frame.locator('.board-grid').waitFor();
  // Messages arrive in order: once this later one is echoed, an answer to the earlier one would have come.
  await page.frames()[1].evaluate(() => {
    addEventListener('message', ({ data }) => data === 'echo' && parent.postMessage('echo', '*'));
  });
  await page.evaluate(() => {
    const target = document.querySelector('iframe').contentWindow;
    target.postMessage({ ns: 'arena', v: 1, type: 'undo', ref: 'r' }, '*');
    target.postMessage('echo', '*');
  });
  await page.waitForFunction(() => window.got.includes('echo'));
  assert.deepEqual(await page.evaluate(() => window.got), ['echo']);
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

for (const [width, height] of [
  [400, 560],
  [640, 300],
  [820, 500],
])
  test(
    `in ${width}x${height} the embed says what it is, and nothing changes its size with the click`,
    browserOptions,
    async () => {
      const { frame, close } = await openHost(frameHtml('?game=infexion&lvl=3&start=click&lang=en', width, height));
      const place = () => frame.locator('#board').boundingBox();
      await frame.locator('#board > svg').waitFor();
      const before = await place();
      assert.equal(await frame.locator('#name').innerText(), 'Infexion');
      assert.match(await frame.locator('#rule').innerText(), /^Spread a stack/);
      await frame.locator('#start').click();
      await frame.locator('.board-grid button').first().waitFor();
      const after = await place();
      for (const side of ['x', 'y', 'width', 'height']) assert.ok(Math.abs(after[side] - before[side]) < 0.5, side);
      assert.match(await frame.locator('#score').innerText(), /^You\s+3\s+Computer\s+Level 3, casual\s+3$/);
      await close();
    },
  );

test('in a low frame one scrolls down, and what is said stays beside the board (26)', browserOptions, async () => {
  const { frame, close } = await openHost(frameHtml('?start=now', 900, 150));
  const cells = frame.locator('.board-grid button');
  await cells.first().waitFor();
  const [status, link] = [frame.locator('#status'), frame.getByRole('link', { name: 'Open full page' })];
  await cells.last().scrollIntoViewIfNeeded();
  const boxes = await Promise.all([cells.last(), status, link].map((each) => each.boundingBox()));
  const { width } = await frame.locator('.board').boundingBox();
  assert.ok(width > 250, String(width));
  const frameBox = await frame.owner().boundingBox();
  for (const { y, height } of boxes)
    assert.ok(y >= frameBox.y && y + height <= frameBox.y + 150, JSON.stringify(boxes));
  await close();
});

test(
  'where frames may not open pages the address of the full page is there to be copied (20b)',
  browserOptions,
  async () => {
    const sandboxed = frameHtml('?start=now').replace('<iframe ', '<iframe sandbox="allow-scripts allow-same-origin" ');
    const { frame, page, close } = await openHost(sandboxed);
    await frame.getByRole('link', { name: 'Open full page' }).click();
    assert.match(await frame.getByLabel('may not open pages').inputValue(), /\/some\/folder\/\?game=colosseum.*#v1\./);
    assert.equal(page.context().pages().length, 1);
    await close();
  },
);

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

const element = (inner = '', attributes = '') =>
  `<board-game src="?start=now&side=both#v1.${start}.@0" title="A board" ${attributes}>${inner}</board-game>`;

test(
  '<board-game>: what is asked before the frame is ready waits for it; taken out, it is rejected (P10)',
  browserOptions,
  async () => {
    const { page, close } = await openHost(`<script src="${stage.server.address}board-game.js"></script>`);
    const answers = await page.evaluate(async (html) => {
      document.body.insertAdjacentHTML('beforeend', html);
      const board = document.querySelector('board-game');
      const early = await board.ask('play', { move: 'a2r' });
      const late = board.ask('search', { agent: 'champion', ms: 60_000 }).catch((error) => error.message);
      board.remove();
      const after = board.ask('undo').catch((error) => error.message);
      return [early.moves, await late, await after];
    }, element());
    assert.deepEqual(answers, [['a2r'], 'the board was taken out of the page', 'the board is in no page']);
    await close();
  },
);

test(
  '<board-game>: an element that is upgraded late is lazy, and two scripts on one page are one (P10)',
  browserOptions,
  async () => {
    const body = `<div style="height: 9000px"></div>${element()}`;
    const { page, complaints, context, close } = await openHost(body);
    const asked = [];
    context.on('request', (request) => asked.push(request.url()));
    for (const _ of [1, 2]) await page.addScriptTag({ url: `${stage.server.address}board-game.js` });
    await page.waitForFunction(() => document.querySelector('board-game').shadowRoot !== null);
    // A frame that is in sight loads; had the far one been asked for, it would have come before it.
    await page.evaluate(
      (html) => void document.body.insertAdjacentHTML('afterbegin', html),
      element().replace('<board-game', '<board-game id="near"'),
    );
    await page.waitForFunction(() => window.got.some(({ type }) => type === 'ready'));
    assert.equal(asked.filter((url) => url.includes('v1.html')).length, 1);
    await page.evaluate(() => document.querySelectorAll('board-game')[1].scrollIntoView());
    await page.waitForFunction(() => window.got.filter(({ type }) => type === 'ready').length === 2);
    assert.deepEqual(complaints, []);
    await close();
  },
);

test('<board-game>: its own content comes back where the frame never gets ready', browserOptions, async () => {
  const { page, context, close } = await openHost(
    `<script src="${stage.server.address}board-game.js"></script>${element('<a href="https://example.org">fallback</a>')}`,
  );
  await page.waitForFunction(() => window.got.some(({ type }) => type === 'ready'));
  assert.equal(await page.getByRole('link', { name: 'fallback' }).isVisible(), false);
  await context.route(/v1\.html/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>refused</p>' }));
  await page.evaluate(() => document.querySelector('board-game').setAttribute('src', '?size=5'));
  await page.getByRole('link', { name: 'fallback' }).waitFor();
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
    const frame = (change) => page.evaluate((to) => Object.assign(document.querySelector('iframe'), to), change);
    await frame({ height: String(height) });
    // Another width asks for another height; the new height alone has asked for nothing.
    await frame({ width: '500' });
    await page.waitForFunction(
      (old) => window.got.some(({ type, height: asked }) => type === 'resize' && asked !== old),
      height,
    );
    assert.equal(await page.evaluate(() => window.got.filter(({ type }) => type === 'resize').length), 2);
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
