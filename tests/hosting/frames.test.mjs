// Frames: in whatever page a board stands, it is played or says what is missing.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { browserOptions, launchChromium, openPage } from '../browser/harness.mjs';
import { startHost } from './host.mjs';
import { frameGame, plays, says } from './outcomes.mjs';

let browser;
before(async () => {
  if (!browserOptions.skip) browser = await launchChromium();
});
after(() => browser?.close());

const corsForAnyone = () => ({ headers: { 'access-control-allow-origin': '*' } });
/** An embed as the builder writes one. @param {string} site @param {string} [attributes] @param {string} [more] of the address */
const frame = (site, attributes = '', more = 'start=visible') =>
  `<iframe id="frame" title="A board" width="420" height="540" ${attributes} src="${site}/${frameGame(more)}"></iframe>`;
const element = (/** @type {string} */ site, inner = '<a href="https://example.org">the fallback</a>') =>
  `<board-game src="${site}/${frameGame()}" title="A board" style="width: 420px">${inner}</board-game>`;
const elementScript = (/** @type {string} */ site) => `<script defer src="${site}/board-game.js"></script>`;

/** @typedef {{ html: (site: string) => string, headers?: Record<string, string>, quirk?: import('./host.mjs').Host['quirk'], readsSiteFiles?: boolean,
 *    zoom?: number, prepare?: (page: import('playwright-core').Page) => Promise<unknown>, options?: object }} Case */

/** A course's page on another site than the board's. @param {import('node:test').TestContext} t @param {Case} what */
async function open(t, { html, headers, quirk, readsSiteFiles = false, prepare, options }) {
  const site = await startHost({ quirk, readsSiteFiles });
  const course = await startHost({
    sites: {},
    pages: { '/course.html': `<!doctype html><html lang="en"><title>A course</title>${html(site.origin)}` },
    quirk: () => ({ headers }),
  });
  t.after(() => Promise.all([site.close(), course.close()]));
  const opened = await openPage(browser, [site.origin, course.originByName], options);
  t.after(opened.close);
  await opened.page.goto(`${course.originByName}/course.html`);
  await prepare?.(opened.page);
  return { ...opened, site, board: opened.page.frameLocator('iframe') };
}

/** @type {[string, Case][]} */
const playable = [
  ['a plain frame', { html: (site) => frame(site) }],
  [
    'a sandbox with the frame’s own origin',
    { html: (site) => frame(site, 'sandbox="allow-scripts allow-same-origin"') },
  ],
  [
    'a sandbox with an opaque origin, from a host that sends CORS headers',
    { html: (site) => frame(site, 'sandbox="allow-scripts"'), quirk: corsForAnyone },
  ],
  [
    'COEP credentialless, frame credentialless',
    { html: (site) => frame(site, 'credentialless'), headers: { 'cross-origin-embedder-policy': 'credentialless' } },
  ],
  [
    'COEP require-corp, frame credentialless',
    { html: (site) => frame(site, 'credentialless'), headers: { 'cross-origin-embedder-policy': 'require-corp' } },
  ],
  [
    'COEP credentialless, from a host that reads _headers',
    {
      html: (site) => frame(site),
      readsSiteFiles: true,
      headers: { 'cross-origin-embedder-policy': 'credentialless' },
    },
  ],
  [
    'COEP require-corp, from a host that reads _headers',
    { html: (site) => frame(site), readsSiteFiles: true, headers: { 'cross-origin-embedder-policy': 'require-corp' } },
  ],
  [
    'a sandbox with an opaque origin, from a host that reads _headers',
    { html: (site) => frame(site, 'sandbox="allow-scripts"'), readsSiteFiles: true },
  ],
  ['no referrer', { html: (site) => frame(site, 'referrerpolicy="no-referrer"') }],
  [
    'a strict policy of the course',
    {
      html: (site) => frame(site),
      headers: { 'content-security-policy': "default-src 'none'; frame-src http:; require-trusted-types-for 'script'" },
    },
  ],
  [
    'a closed <details>',
    {
      html: (site) => `<details><summary>A board</summary>${frame(site, 'loading="lazy"')}</details>`,
      prepare: (page) => page.locator('summary').click(),
    },
  ],
  [
    'a slide that is hidden at first and scaled',
    {
      html: (site) => `<section style="display: none; scale: 0.7; transform-origin: 0 0">${frame(site)}</section>`,
      prepare: (page) => page.evaluate(() => void (document.querySelector('section').style.display = 'block')),
    },
  ],
  ['a page zoomed to 150 %', { html: (site) => `<style>body { zoom: 1.5 }</style>${frame(site)}`, zoom: 1.5 }],
  ['a dark page', { html: (site) => frame(site, '', 'start=now&theme=dark'), options: { colorScheme: 'dark' } }],
  ['a frame of little height', { html: (site) => frame(site, 'style="width: 100%; height: 150px"') }],
  ['the element', { html: (site) => elementScript(site) + element(site) }],
  [
    'the element in a page with COEP',
    {
      html: (site) => `<script defer crossorigin src="${site}/board-game.js"></script>${element(site)}`,
      headers: { 'cross-origin-embedder-policy': 'require-corp' },
      quirk: corsForAnyone,
    },
  ],
  [
    'the element as a module',
    {
      html: (site) => `<script type="module" src="${site}/board-game.js"></script>${element(site)}`,
      quirk: corsForAnyone,
    },
  ],
  [
    'the element with its script included twice',
    { html: (site) => elementScript(site) + elementScript(site) + element(site) },
  ],
];

describe('a game can be played in', { concurrency: 3 }, () => {
  for (const [what, served] of playable)
    test(what, browserOptions, async (t) => {
      const { page, board } = await open(t, served);
      await plays(page, board, served.zoom);
    });

  test('a frame in a frame', browserOptions, async (t) => {
    const inner = (/** @type {string} */ site) => frame(site).replaceAll('"', '&quot;');
    const { page } = await open(t, {
      html: (site) => `<iframe width="500" height="620" srcdoc="${inner(site)}"></iframe>`,
    });
    await plays(page, page.frameLocator('iframe').frameLocator('iframe'));
  });

  test('a page whose storage is blocked', browserOptions, async (t) => {
    const { page, context, board } = await open(t, { html: () => '' });
    await context.addInitScript(() => {
      if (window === window.top) return;
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('access is denied', 'SecurityError');
          },
        });
    });
    const site = await startHost();
    t.after(() => site.close());
    await page.evaluate((html) => void (document.body.innerHTML = html), frame(site.origin));
    await plays(page, board);
  });
});

/** @type {[string, Case, RegExp[]][]} */
const explained = [
  [
    'a sandbox with an opaque origin, from a host without CORS headers',
    { html: (site) => frame(site, 'sandbox="allow-scripts"') },
    [/needs allow-same-origin/, /demande allow-same-origin/],
  ],
  [
    'a sandbox without scripts',
    { html: (site) => frame(site, 'sandbox') },
    [/lacks allow-scripts/, /n’a pas allow-scripts/],
  ],
  [
    'a missing engine',
    { html: (site) => frame(site), quirk: (path) => (path.endsWith('.wasm') ? { status: 404, body: '' } : undefined) },
    [/did not load/, /n’a pas été chargé/],
  ],
];

describe('the visitor reads why, in both languages:', { concurrency: 3 }, () => {
  for (const [what, served, words] of explained)
    for (const [at, locale] of ['en-GB', 'fr-FR'].entries())
      test(`${what}: ${locale}`, browserOptions, async (t) => {
        const { board } = await open(t, { ...served, options: { locale } });
        await says(board, words[at]);
      });
});

describe('the element shows its fallback content when', { concurrency: 3 }, () => {
  for (const [what, served] of /** @type {[string, Case][]} */ ([
    [
      'the board’s host forbids frames',
      {
        html: (site) => elementScript(site) + element(site),
        quirk: (path) => (path.includes('v1.html') ? { headers: { 'x-frame-options': 'DENY' } } : undefined),
      },
    ],
    [
      'the course allows no scripts from other origins',
      {
        html: (site) => elementScript(site) + element(site),
        headers: { 'content-security-policy': "script-src 'self'" },
      },
    ],
    [
      'the course allows no frames',
      {
        html: (site) => elementScript(site) + element(site),
        headers: { 'content-security-policy': "frame-src 'none'" },
      },
    ],
  ]))
    test(what, browserOptions, async (t) => {
      const { page } = await open(t, served);
      await page.getByRole('link', { name: 'the fallback' }).waitFor();
    });
});

test(
  'two hundred boards on one page: each can be played when in sight, and there is never more than one worker',
  browserOptions,
  async (t) => {
    const count = 200;
    const many = (/** @type {string} */ site) =>
      Array.from({ length: count }, (_, at) =>
        frame(site, '', `start=visible&id=${at}`).replace('id="frame"', `id="f${at}"`),
      ).join('');
    const { page } = await open(t, { html: many, options: { viewport: { width: 1800, height: 1200 } } });
    const boardAt = (/** @type {number} */ at) => page.frameLocator(`#f${at}`);
    for (let at = 0; at < count; at += 8) {
      await page.locator(`#f${at}`).scrollIntoViewIfNeeded();
      await boardAt(at).locator('.board-grid button.lit').first().waitFor();
    }
    assert.equal(page.workers().length, 0, 'nobody has moved yet');
    for (const at of [count - 1, 0]) {
      await page.locator(`#f${at}`).scrollIntoViewIfNeeded();
      await plays(page, boardAt(at));
      assert.equal(page.workers().length, 1);
    }
  },
);

test('an agent waits while nobody sees its board', browserOptions, async (t) => {
  const watched = '?game=colosseum&size=12&agent=greedy&rival=greedy&side=none&think=0.1&motion=off&start=now';
  const { page } = await open(t, {
    html: (site) =>
      `<div style="height: 4000px"></div>
       <iframe id="frame" width="420" height="540" src="${site}/embed/v1.html${watched}"></iframe>
       <script>addEventListener('message', ({ data }) => { if (data.type === 'state') window.state = data; });</script>`,
  });
  await page.waitForFunction(() => window.state);
  const [, frame] = page.frames();
  assert.equal(await frame.evaluate(() => window.workers.length), 0, 'no worker was ever asked for anything');
  await page.locator('#frame').scrollIntoViewIfNeeded();
  await page.waitForFunction(() => window.state.ply > 1);
  // Out of sight again, its worker is ended in the middle of the game.
  await Promise.all([page.workers()[0].waitForEvent('close'), page.evaluate(() => scrollTo(0, 0))]);
  assert.equal(await page.evaluate(() => window.state.outcome.kind), 'ongoing');
  assert.equal(page.workers().length, 0);
});

test('the element plays in a page that is a srcdoc, and answers what it is asked', browserOptions, async (t) => {
  const escaped = (/** @type {string} */ html) => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const { page, context } = await open(t, {
    html: (site) =>
      `<iframe width="500" height="640" srcdoc="${escaped(elementScript(site) + element(site))}"></iframe>`,
  });
  await plays(page, page.frameLocator('iframe').frameLocator('iframe'));
  const [, outer] = context.pages()[0].frames();
  const asked = await outer.evaluate(() => document.querySelector('board-game').ask('undo'));
  assert.equal(asked.ply, 0);
});

for (const [locale, words] of [
  ['en-GB', /Copy the address/],
  ['fr-FR', /Copiez l’adresse/],
])
  test(
    `where a sandbox opens no pages, the address of the full page is there to copy: ${locale}`,
    browserOptions,
    async (t) => {
      const { board } = await open(t, {
        html: (site) => frame(site, 'sandbox="allow-scripts allow-same-origin"', 'start=now'),
        options: { locale },
      });
      await board.getByRole('link', { name: /full page|page entière/ }).click();
      const field = board.getByRole('textbox');
      await field.waitFor();
      assert.match(await field.inputValue(), /\?.*agent=greedy.*#v1\./);
      await board.getByText(words).waitFor();
    },
  );

test('a game can be played in the full page that a sandboxed frame opens', browserOptions, async (t) => {
  const { board, context } = await open(t, {
    html: (site) => frame(site, 'sandbox="allow-scripts allow-popups"', 'start=now'),
    quirk: corsForAnyone,
  });
  const [full] = await Promise.all([
    context.waitForEvent('page'),
    board.getByRole('link', { name: 'Open full page' }).click(),
  ]);
  await plays(full);
});

test(
  'a game can be played in a frame that gets the height it asks for by Canvas’s message (lti.frameResize)',
  browserOptions,
  async (t) => {
    const { page } = await open(t, {
      html: (site) =>
        `${frame(site, '', 'start=now')}<script>addEventListener('message', ({ data }) => {
        if (data.subject === 'lti.frameResize') document.getElementById('frame').height = window.asked = data.height; });</script>`,
    });
    await page.waitForFunction(() => window.asked > 400);
    await plays(page, page.frameLocator('iframe'));
  },
);
