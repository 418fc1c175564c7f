// What every browser test stands on: a plain static file server, a browser, and pages that fail the test when they log
// an error or ask another origin for something. The server sends no policy: the page's own <meta> must hold.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { serveFolder } from '../../web/tools/serve.mjs';

/** The tools are installed in web/, from where Node does not look for this file's imports. */
export const tool = createRequire(new URL('../../web/package.json', import.meta.url));

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Where the page stands: `web` (as written) or `build/site` (as published). */
export const siteFolder = join(root, process.env.ARENA_SITE ?? 'build/site');

// A worker that gets a request with `spin` is deaf and mute for so many ms before it thinks: an agent that searches
// for long, the same on every machine. Pages ask for it through window.spins, a list: one number a request.
// It sleeps where a page may share memory with itself, so that the other tests have its processor.
export const spinOnRequest = `let bed;
try {
  bed = new Int32Array(new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true }).buffer);
} catch {}
addEventListener('message', ({ data: { spin = 0 } }) => {
  if (bed) Atomics.wait(bed, 0, 0, spin);
  else for (const until = performance.now() + spin; performance.now() < until; );
});
`;
const spinsOfPage = () => {
  window.spins = [];
  // The workers that got a message, not all there are.
  window.workers = [];
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message, ...rest) {
    if (!window.workers.includes(this)) window.workers.push(this);
    const spin = message.type === 'think' ? window.spins.shift() : undefined;
    postMessage.call(this, { ...message, spin }, ...rest);
  };
};

/** The visitor has played before: nobody coaches them. */
const playedBefore = () => {
  try {
    const prefix = `arena:${new URL('.', location.href).pathname}:`;
    for (const game of ['colosseum', 'infexion', 'tetress']) localStorage.setItem(`${prefix}coach.${game}`, '3');
  } catch {}
};

/** Gathers what a driver does not tell. */
const probeOfPage = `window.complaints = [];
for (const name of ['error', 'unhandledrejection'])
  addEventListener(name, (event) => complaints.push(name + ': ' + (event.message ?? event.reason)), true);
for (const name of ['error', 'warn']) console[name] = (...words) => complaints.push(name + ': ' + words.join(' '));
(${spinsOfPage})();
`;

/** Serves the site, or another folder, below a path, as a static host that has it in a sub-folder would.
 *  @param {{ folder?: string, under?: string, extra?: Record<string, string>, probe?: boolean, compress?: boolean, spins?: boolean, change?: (path: string, body: Buffer) => string | Buffer }} [options]
 *  `spins`: workers obey window.spins, which a service worker that knows its files would not keep;
 *  `probe`: pages bring the script above along, for browsers whose driver cannot add it; `extra` maps paths to HTML that stands in no file: a host page for an embed. */
export const serve = ({
  folder = siteFolder,
  under = '/some/folder/',
  extra = {},
  probe = false,
  compress = false,
  spins = true,
  change = (_, body) => body,
} = {}) =>
  serveFolder(folder, {
    under,
    compress,
    extra: probe ? { ...extra, [`${under}probe.js`]: probeOfPage } : extra,
    change(path, body) {
      if (spins && /\/worker[^/]*\.js$/.test(path)) return spinOnRequest + body;
      return probe && /\.html$|\/$/.test(path)
        ? String(body).replace('<head>', '<head><script src="probe.js"></script>')
        : change(path, body);
    },
  });

/** The one without a window first: the same engine in half the processor time.
 *  @returns {string | undefined} the path of a Chromium or Chrome that may be driven here */
export function findChromium() {
  const headless = '/usr/bin/chromium-headless-shell';
  const places = [
    process.env.CHROMIUM,
    headless,
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
  ];
  return places.find((path) => path && existsSync(path));
}

/** For node:test: browser tests are skipped, in words, where none may be driven. */
export const browserOptions = {
  skip: findChromium() ? false : 'no Chromium or Chrome that may be driven is installed',
};

/** @param {string[]} [more] arguments of Chromium @returns {Promise<import('playwright-core').Browser>} */
export function launchChromium(more = []) {
  const { chromium } = tool('playwright-core');
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  });
}

/** A page in a context of its own. `complaints` gathers errors and foreign requests; expectNone fails on them.
 *  `isFirstGame`: a coach may speak.
 *  @param {import('playwright-core').Browser} browser @param {string[]} origins that the page may speak to
 *  @param {import('playwright-core').BrowserContextOptions & { isFirstGame?: boolean }} [options] */
export async function openPage(browser, origins, { isFirstGame = false, ...options } = {}) {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 720 },
    ...options,
  });
  const complaints = [];
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && !origins.includes(origin)) complaints.push(`request to ${request.url()}`);
  });
  context.on('weberror', (error) => complaints.push(`uncaught ${error.error()}`));
  context.on('console', (message) => {
    const expected = message.text() === 'Service Worker registration blocked by Playwright';
    if (['error', 'warning'].includes(message.type()) && !expected) complaints.push(`console: ${message.text()}`);
  });
  await context.addInitScript(spinsOfPage);
  if (!isFirstGame) await context.addInitScript(playedBefore);
  const page = await context.newPage();
  const expectNoComplaint = () => assert.deepEqual(complaints, []);
  return { page, context, complaints, expectNoComplaint, close: () => context.close() };
}

/** Matches the address of the module that starts a page of the published site. @param {string} page its name in the site */
export function firstScript(page) {
  const html = readFileSync(join(siteFolder, page), 'utf8');
  const name = /<script type="module" src="[^"]*?([^"/]+)">/.exec(html)?.[1];
  return new RegExp(`/${name}$`);
}

/** The page can be played on, and its address says what. @param {import('playwright-core').Page} page */
export async function ready(page) {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.waitForFunction(() => history.state?.id);
}

/** Opens the play page, ready for moves. @param {import('playwright-core').Browser} browser
 *  @param {{ origin: string, address: string }} server @param {string} [query] and fragment @param {object} [options] */
export async function openGame(browser, server, query = '', options = {}) {
  const opened = await openPage(browser, [server.origin], { reducedMotion: 'reduce', ...options });
  await opened.page.goto(`${server.address}${query}`);
  await ready(opened.page);
  return opened;
}

/** A server and a browser for all tests of a file. @param {Parameters<typeof serve>[0]} [served] */
export function useBrowser(served) {
  /** @type {Awaited<ReturnType<typeof serve>>} */
  let server;
  /** @type {import('playwright-core').Browser} */
  let browser;
  before(async () => {
    if (browserOptions.skip) return;
    server = await serve(served);
    browser = await launchChromium();
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });
  const stage = {
    get server() {
      return server;
    },
    get browser() {
      return browser;
    },
    /** A blank page. @param {import('playwright-core').BrowserContextOptions} [options] */
    blank: (options) => openPage(browser, [server.origin], options),
    /** The play page. @param {string} [query] and fragment @param {import('playwright-core').BrowserContextOptions} [options] */
    open: (query, options) => openGame(browser, server, query, options),
    /** A test on a play page that is ready for moves and complains of nothing.
     *  @param {string} name @param {string} query @param {(page: import('playwright-core').Page, context: import('playwright-core').BrowserContext) => Promise<void>} run
     *  @param {import('playwright-core').BrowserContextOptions} [options] */
    pageTest: (name, query, run, options) =>
      test(name, browserOptions, async () => {
        const { page, context, expectNoComplaint, close } = await stage.open(query, options);
        await run(page, context);
        expectNoComplaint();
        await close();
      }),
  };
  return stage;
}
