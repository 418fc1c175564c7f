// Firefox and WebKit, where they may differ from Chromium: media types, content policies, workers of frames with an opaque
// origin, the game as one file, and a second visit.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { browserEngines } from '../browser/engines/drivers.mjs';
import { partsOf, playByKeyboard, tabToBoard } from '../browser/players.mjs';
import { startHost } from './host.mjs';
import { fragment, frameGame, gameAddress, move, query } from './outcomes.mjs';

const single = fileURLToPath(new URL('../../web/single.mjs', import.meta.url));
const colosseumFile = fileURLToPath(new URL('../../build/single/arena-colosseum.html', import.meta.url));
const nosniff = { 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' };
const corsForAnyone = () => ({ headers: { 'access-control-allow-origin': '*' } });

/** @typedef {import('../browser/engines/drivers.mjs').Page} Page */
const isLit = () => document.querySelector('.board-grid button.lit') !== null;
const isAnswered = () => /Greedy: [a-g]\d/.test(document.getElementById('live')?.textContent ?? '');
const isSaid = (/** @type {string} */ words) =>
  [...document.querySelectorAll('p')].some(
    (each) => each.checkVisibility({ visibilityProperty: true }) && each.textContent?.includes(words),
  );

/** One move by keyboard, and its answer. @param {Page} page */
async function plays(page) {
  await page.waitForFunction(isLit);
  await tabToBoard(page);
  await playByKeyboard(page, move, 7);
  await page.waitForFunction(isAnswered);
}

/** The same by mouse in the only frame. @param {any} driven */
async function playsInFrame(driven) {
  const element = await driven.waitForSelector('iframe');
  const frame = await element.contentFrame();
  const { cell, dx, dy } = partsOf(move, 7);
  await frame.waitForSelector('.board-grid button.lit');
  const { x, y, width, height } = await (await frame.$(`.board-grid button[data-cell="${cell}"]`)).boundingBox();
  const [atX, atY] = [x + width * (0.5 + 0.38 * dx), y + height * (0.5 + 0.38 * dy)];
  await driven.mouse.move(atX, atY);
  await driven.mouse.click(atX, atY);
  await frame.waitForFunction(isAnswered);
}
const escaped = (/** @type {string} */ html) => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

for (const { name, isInstalled, open } of browserEngines)
  test(`${name}: hosts, frames and the one file`, { skip: !isInstalled && 'not installed' }, async (t) => {
    const host = await startHost();
    t.after(() => host.close());
    const page = await open();
    t.after(() => page.close());
    const step = (/** @type {string} */ what, /** @type {() => Promise<void>} */ act) => t.test(what, act);

    await step('the engine (wasm) sent as text/plain with nosniff', async () => {
      host.quirk = (path) => (path.endsWith('.wasm') ? { headers: nosniff } : undefined);
      await page.goto(`${host.origin}/${frameGame()}`);
      await plays(page);
    });
    await step('a policy that refuses WebAssembly is reported to the visitor', async () => {
      const headers = { 'content-security-policy': "default-src 'self'" };
      host.quirk = (path) => (path.endsWith('.html') ? { headers } : undefined);
      await page.goto(`${host.origin}/${frameGame('start=now&lang=en')}`);
      await page.waitForFunction(isSaid, "'wasm-unsafe-eval'");
    });
    await step('scripts of a wrong type are reported to the visitor', async () => {
      host.quirk = (path) => (path.endsWith('.js') ? { headers: nosniff } : undefined);
      await page.goto(`${host.origin}/${frameGame()}`);
      await page.waitForFunction(isSaid, 'host blocks scripts');
    });
    await step('a first visit to a host that redirects pages, and a second one while it is down', async () => {
      host.quirk = (path) => (path.endsWith('/index.html') ? { location: path.replace('index.html', '') } : undefined);
      await page.goto(`${host.origin}/${gameAddress}`);
      await plays(page);
      await page.waitForFunction(() => {
        window.caches
          .keys()
          .then((keys) => Promise.all(keys.map(async (key) => (await (await window.caches.open(key)).keys()).length)))
          .then((counts) => (document.documentElement.dataset.kept = String(counts)));
        return Number(document.documentElement.dataset.kept) > 40;
      });
      await page.goto('about:blank');
      host.quirk = () => ({ status: 503, body: 'down' });
      await page.goto(`${host.origin}/${gameAddress}`);
      await plays(page);
    });
    await step('one file, opened as a file', async () => {
      execFileSync(process.execPath, [single]);
      await page.goto(pathToFileURL(colosseumFile) + gameAddress);
      await plays(page);
    });
    // WebKit's driver cannot enter frames of another origin: only the others have `driven`.
    if (!page.driven) return;
    const withAddress = readFileSync(colosseumFile, 'utf8').replace(
      /data-address="[^"]*"/,
      () => `data-address="${escaped(query + fragment)}"`,
    );
    const frames = {
      'a sandboxed frame with an opaque origin': [
        `src="${host.origin}/${frameGame()}" sandbox="allow-scripts"`,
        corsForAnyone,
      ],
      'a frame of another site': [`src="${host.origin}/${frameGame()}"`, () => undefined],
      'one file in a sandboxed srcdoc': [`srcdoc="${escaped(withAddress)}" sandbox="allow-scripts"`, () => undefined],
    };
    for (const [what, [attributes, quirk]] of Object.entries(frames))
      await step(what, async () => {
        const course = await startHost({
          sites: {},
          pages: { '/course.html': `<iframe width="420" height="540" ${attributes}></iframe>` },
        });
        host.quirk = /** @type {import('./host.mjs').Host['quirk']} */ (quirk);
        await page.goto(`${course.originByName}/course.html`);
        await playsInFrame(page.driven);
        await course.close();
      });
    assert.ok(host.asked.length > 0);
  });
