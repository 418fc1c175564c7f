// Projects of the site generators that courses use, each with a text of the builder in it: built, and a move is played in each.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { snippets } from '../../../web/js/embed/snippets.js';
import { browserOptions, launchChromium, openPage, tool } from '../../browser/harness.mjs';
import { startHost } from '../host.mjs';
import { frameGame, plays } from '../outcomes.mjs';

const samples = fileURLToPath(new URL('.', import.meta.url));
let browser;
let folder;
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'arena-samples-'));
  if (!browserOptions.skip) browser = await launchChromium();
});
after(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

const run = (/** @type {string} */ file, /** @type {string[]} */ words, /** @type {string} */ cwd) =>
  execFileSync(file, words, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });

/** What each generator makes of its project. `needs`: a program of Debian's or npm's.
 *  @type {{ name: string, needs?: string, build: (project: string) => string, open?: (page: import('playwright-core').Page) => Promise<unknown> }[]} */
const projects = [
  {
    name: 'sphinx',
    needs: '/usr/bin/sphinx-build',
    build(project) {
      run('/usr/bin/sphinx-build', ['-q', '-b', 'html', '.', 'out'], project);
      return join(project, 'out');
    },
  },
  {
    name: 'mkdocs',
    needs: '/usr/bin/mkdocs',
    build(project) {
      run('/usr/bin/mkdocs', ['build', '--quiet', '--site-dir', 'out'], project);
      return join(project, 'out');
    },
  },
  {
    name: 'reveal',
    build(project) {
      cpSync(dirname(tool.resolve('reveal.js')), join(project, 'reveal'), { recursive: true });
      return project;
    },
    open: (page) => page.keyboard.press('ArrowRight'),
  },
  { name: 'quarto', build: (project) => project },
];

/** Puts a text of the builder where a project says so. @param {string} project @param {Record<string, string>} texts */
function fill(project, texts) {
  for (const name of readdirSync(project, { recursive: true }).map(String)) {
    const file = join(project, name);
    if (statSync(file).isDirectory()) continue;
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replace(/@(\w+)@/g, (whole, key) => texts[key] ?? whole),
    );
  }
}

for (const { name, needs, build, open = async () => {} } of projects)
  for (const kind of /** @type {const} */ (['html', 'element'])) {
    const skip = browserOptions.skip || (needs !== undefined && !existsSync(needs) && `${needs} is not installed`);
    test(`${name}, ${kind}`, { skip }, async (t) => {
      const site = await startHost();
      t.after(() => site.close());
      const project = join(folder, `${name}-${kind}`);
      cpSync(join(samples, name), project, { recursive: true });
      const html = snippets[kind]({
        frame: `${site.origin}/${frameGame('start=visible')}`,
        page: `${site.origin}/`,
        element: `${site.origin}/board-game.js`,
        title: 'A game of "walls"',
        picture: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      });
      const inOneLine = html.replaceAll('\n', ' ');
      fill(project, { HTML: inOneLine, LAZY: kind === 'html' ? html.replace(' src=', ' data-src=') : html });
      const course = await startHost({ sites: { '/': build(project) } });
      t.after(() => course.close());
      const { page, close } = await openPage(browser, [site.origin, course.originByName]);
      t.after(close);
      await page.goto(`${course.originByName}/index.html`);
      await open(page);
      await plays(page, page.frameLocator('iframe'));
      assert.equal(await page.locator('iframe').count(), 1);
    });
  }
