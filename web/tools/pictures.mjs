// Makes every picture of the repository from the real page in a real browser: node web/tools/pictures.mjs, after
// `bash web/serve.sh --build-only`. Icons and the link preview go to web/img, those of the README to .github/pictures.
// The moving one is put together by ImageMagick (Debian's package of that name).
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { serveFolder } from './serve.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const images = join(root, 'web/img');
const forReadme = join(root, '.github/pictures');
mkdirSync(forReadme, { recursive: true });

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const site = await serveFolder(join(root, 'build/site'));

/** Opens a page without the coach, as for a visitor who has played before. @param {string} query @param {{ width: number, height: number }} viewport @param {import('playwright-core').BrowserContextOptions} [options] */
async function open(query, viewport, options = {}) {
  const context = await browser.newContext({ viewport, locale: 'en-GB', ...options });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const prefix = `arena:${new URL('.', location.href).pathname}:`;
    for (const game of ['colosseum', 'infexion', 'tetress']) localStorage.setItem(`${prefix}coach.${game}`, '3');
  });
  await page.goto(site.address + query);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  return page;
}

/** Plays a number of moves by asking for hints. @param {import('playwright-core').Page} page @param {number} moves @param {() => Promise<void>} [frame] takes a picture; called often while a move is shown */
async function play(page, moves, frame = async () => {}) {
  for (let played = 0; played < moves; ++played) {
    const hint = page.locator('.action.hint:enabled');
    if ((await hint.count()) === 0) break;
    const status = page.locator('#status');
    await hint.click();
    await page.waitForFunction(() => /^\W*Hint/.test(document.getElementById('status')?.textContent ?? ''));
    await hint.click();
    await page.waitForTimeout(150);
    const said = (await status.textContent()) ?? '';
    const [, cell = '', side = ''] = /Hint: (\w+), wall (\w+)/.exec(said) ?? [];
    await frame();
    await page.locator('#typed-text').fill(cell + side.charAt(0));
    await page.locator('#typed-text').press('Enter');
    for (let step = 0; step < 6; ++step) {
      await page.waitForTimeout(90);
      await frame();
    }
    await page.locator('.action.hint:enabled, #result:not([hidden])').first().waitFor();
    for (let step = 0; step < 6; ++step) {
      await page.waitForTimeout(90);
      await frame();
    }
  }
}

/** @param {string} name @param {number} size @param {number} margin a fraction of the size */
async function icon(name, size, margin) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const svg = readFileSync(join(images, 'favicon.svg'), 'utf8').replace('<svg ', '<svg width="100%" height="100%" ');
  const inner = `position:fixed;inset:${100 * margin}%`;
  const background = margin > 0 ? '#1b212b' : 'transparent';
  await page.setContent(`<body style="margin:0;background:${background}"><div style="${inner}">${svg}</div>`);
  await page.screenshot({ path: join(images, name), omitBackground: true });
  await page.close();
}
await icon('icon-192.png', 192, 0);
await icon('icon-512.png', 512, 0);
await icon('icon-maskable-512.png', 512, 0.12);

const start = '?game=colosseum&size=7&rules=2023&seed=42&think=0.1&lvl=3';
const preview = await open(`${start}&areas=on`, { width: 1200, height: 630 });
await play(preview, 3);
await preview.screenshot({ path: join(images, 'preview.png') });
// Flat colours: a palette makes small files, and nobody sees it.
for (const name of ['preview.png', 'icon-512.png', 'icon-maskable-512.png']) {
  const path = join(images, name);
  execFileSync('/usr/bin/convert', [path, '+dither', '-colors', '160', `PNG8:${path}`]);
}

for (const [game, scheme] of /** @type {const} */ ([
  ['colosseum', 'light'],
  ['infexion', 'dark'],
  ['tetress', 'light'],
])) {
  const page = await open(
    `?game=${game}&areas=on&think=0.1&lvl=3`,
    { width: 1280, height: 720 },
    { colorScheme: scheme },
  );
  await page.waitForTimeout(300);
  await page.screenshot({ path: join(forReadme, `${game}.png`) });
  await page.context().close();
}
const phone = await open(start, { width: 390, height: 844 }, { hasTouch: true, isMobile: true });
await phone.screenshot({ path: join(forReadme, 'phone.png') });

const frames = mkdtempSync(join(tmpdir(), 'arena-frames-'));
const moving = await open(start, { width: 1000, height: 600 });
/** What each frame shows, and for how many hundredths of a second. @type {{ picture: Buffer, delay: number }[]} */
const shown = [];
async function film() {
  const picture = await moving.screenshot();
  const last = shown[shown.length - 1];
  if (last?.picture.equals(picture)) last.delay += 12;
  else shown.push({ picture, delay: 12 });
}
await play(moving, 10, film);
shown.push({ picture: await moving.screenshot(), delay: 300 });
await browser.close();
await site.close();
const numbered = shown.flatMap(({ picture, delay }, at) => {
  const path = join(frames, `${at}.png`);
  writeFileSync(path, picture);
  return ['-delay', String(delay), path];
});
const gifOptions = ['-resize', '700x', '+dither', '-colors', '40', '-fuzz', '2%', '-layers', 'OptimizePlus'];
execFileSync('/usr/bin/convert', [...numbered, ...gifOptions, '-loop', '0', join(forReadme, 'game.gif')]);
rmSync(frames, { recursive: true });
