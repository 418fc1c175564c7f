// A game as one file: it plays by a double click, in a sandboxed frame, uploaded, and in what a notebook shows.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { browserOptions, launchChromium, openPage, siteFolder } from '../browser/harness.mjs';
import { startHost } from './host.mjs';
import { fragment, gameAddress, plays, query } from './outcomes.mjs';

const single = fileURLToPath(new URL('../../web/single.mjs', import.meta.url));
const colosseumFile = fileURLToPath(new URL('../../build/single/arena-colosseum.html', import.meta.url));
const python = '/usr/bin/python3';
let browser;
let folder;
before(async () => {
  execFileSync(process.execPath, [single]);
  folder = mkdtempSync(join(tmpdir(), 'arena-single-'));
  if (!browserOptions.skip) browser = await launchChromium();
});
after(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

/** The file with the address of this test's game written into it, as the builder does. */
const fileWithAddress = () => {
  const address = `${query}${fragment}`.replaceAll('&', '&amp;');
  return readFileSync(colosseumFile, 'utf8').replace(/data-address="[^"]*"/, `data-address="${address}"`);
};
const escaped = (/** @type {string} */ html) => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A page without a network, apart from `origins`. @param {import('node:test').TestContext} t @param {string} url @param {string[]} [origins] */
async function open(t, url, origins = []) {
  const { page, complaints, close } = await openPage(browser, origins);
  t.after(close);
  await page.route(/^https?:/, (route) =>
    origins.some((origin) => route.request().url().startsWith(origin)) ? route.continue() : route.abort(),
  );
  await page.goto(url);
  return { page, complaints };
}

test('each game is one file of at most 400 kB that refers to no other file', () => {
  for (const name of ['colosseum', 'infexion', 'tetress']) {
    const file = colosseumFile.replace('colosseum', name);
    assert.ok(statSync(file).size <= 400_000);
    assert.doesNotMatch(readFileSync(file, 'utf8').replace(/id="packed">[^<]*/, ''), /(src|href)="(?!data:)/);
  }
});

describe('one file can be played', { concurrency: 3 }, () => {
  test('when it is double-clicked', browserOptions, async (t) => {
    const { page, complaints } = await open(t, pathToFileURL(colosseumFile) + gameAddress);
    await plays(page);
    assert.deepEqual(complaints, []);
  });

  test('when the builder’s choices are written into it', browserOptions, async (t) => {
    const file = join(folder, 'chosen.html');
    writeFileSync(file, fileWithAddress());
    const { page } = await open(t, String(pathToFileURL(file)));
    await plays(page);
    assert.equal(await page.getByRole('link').count(), 0, 'it knows no site');
  });

  for (const name of ['infexion', 'tetress'])
    test(`with ${name} in it`, browserOptions, async (t) => {
      const file = pathToFileURL(colosseumFile.replace('colosseum', name));
      const { page } = await open(t, `${file}?agent=greedy&rival=greedy&side=none&think=0.1&motion=off`);
      await page
        .locator('#status')
        .filter({ hasText: /wins|gagne/ })
        .waitFor();
    });

  for (const [what, sandbox] of [
    ['a frame’s srcdoc', ''],
    ['a sandboxed srcdoc', 'sandbox="allow-scripts"'],
  ])
    test(`in ${what}`, browserOptions, async (t) => {
      const host = await startHost({
        sites: {},
        pages: {
          '/course.html': `<iframe ${sandbox} width="420" height="540" srcdoc="${escaped(fileWithAddress())}"></iframe>`,
        },
      });
      t.after(() => host.close());
      const { page } = await open(t, `${host.origin}/course.html`, [host.origin]);
      await plays(page, page.frameLocator('iframe'));
    });

  test('with a review of its game', browserOptions, async (t) => {
    const moves = 'EADREKEPCMDMCRDQDOESCFDEDJFMCTDVBVCVBRASAJBICADHBNBJBUEEFVFNGLGPFO';
    const reviewed = `#v1.1000002/0000000/0000000/0000000/0000000/2000000/0000010_b7_f1_a.${moves}@${moves.length / 2}`;
    const { page, complaints } = await open(
      t,
      `${pathToFileURL(colosseumFile)}?mode=analyse&start=now&lang=fr${reviewed}`,
    );
    await page.locator('.review .graph').waitFor();
    await page.locator('.review .progress').waitFor({ state: 'detached' });
    assert.match(await page.locator('.review').innerText(), /Moments décisifs/);
    assert.deepEqual(complaints, []);
  });

  test('uploaded to a web host that has no other file of the site', browserOptions, async (t) => {
    const host = await startHost({ sites: {}, pages: { '/files/arena.html': fileWithAddress() } });
    t.after(() => host.close());
    const { page } = await open(t, `${host.origin}/files/arena.html`, [host.origin]);
    await plays(page);
  });

  test('as the builder saves it, and leads to the site', browserOptions, async (t) => {
    const host = await startHost();
    t.after(() => host.close());
    const { page } = await open(t, `${host.origin}/builder.html${query}&side=a${fragment}`, [host.origin]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('.snippet').filter({ hasText: 'One file' }).getByRole('button', { name: 'Download' }).click(),
    ]);
    await page.getByText(/Saved, \d+ kB\./).waitFor();
    assert.equal(download.suggestedFilename(), 'arena-colosseum.html');
    const file = join(folder, 'saved.html');
    await download.saveAs(file);
    const { page: saved } = await open(t, String(pathToFileURL(file)));
    await plays(saved);
    const link = saved.getByRole('link', { name: 'Open full page' });
    assert.match(await link.evaluate((each) => each.href), new RegExp(`^${host.origin}/\\?game=colosseum`));
  });
});

test('the builder says so where a part of the file does not load', browserOptions, async (t) => {
  const host = await startHost({
    quirk: (path) => (path.startsWith('/single/') ? { status: 404, body: '' } : undefined),
  });
  t.after(() => host.close());
  const { page } = await open(t, `${host.origin}/builder.html`, [host.origin]);
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByText('A part of the file did not load.').waitFor();
});

test('in a browser that cannot unpack it, the visitor reads which versions can', browserOptions, async (t) => {
  const { page } = await open(t, 'about:blank');
  await page.addInitScript(() => void delete window.DecompressionStream);
  await page.goto(String(pathToFileURL(colosseumFile)));
  await page.locator('#status.bad').filter({ hasText: 'it needs Chrome or Edge 111, Firefox 114' }).waitFor();
});

/** Python with the packages that notebooks are made with. */
const hasNotebooks = () => {
  try {
    execFileSync(python, ['-c', 'import IPython, nbconvert'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};
const notebookOptions = {
  skip: browserOptions.skip || (!(existsSync(python) && hasNotebooks()) && 'IPython and nbconvert are not installed'),
};
/** Runs the code in IPython, saves its output as a notebook and converts that to HTML.
 *  @param {string} code an expression @returns {string} the path of the HTML page */
function published(code) {
  const imports = `from IPython.display import HTML, IFrame\nimport html`;
  const shown = execFileSync(python, ['-W', 'ignore', '-c', `${imports}\nprint((${code})._repr_html_())`], {
    cwd: folder,
  });
  const output = { output_type: 'display_data', metadata: {}, data: { 'text/html': String(shown) } };
  const notebook = {
    cells: [{ cell_type: 'code', execution_count: 1, metadata: {}, source: code, outputs: [output] }],
    metadata: {},
    nbformat: 4,
    nbformat_minor: 4,
  };
  writeFileSync(join(folder, 'notebook.ipynb'), JSON.stringify(notebook));
  execFileSync(python, ['-m', 'nbconvert', '--to', 'html', 'notebook.ipynb'], { cwd: folder, stdio: 'ignore' });
  return join(folder, 'notebook.html');
}
for (const [what, code] of [
  ['IFrame beside the file', `IFrame('chosen.html', width='100%', height=560)`],
  [
    'HTML that holds the file',
    `HTML('<iframe width="100%" height="560" srcdoc="' + html.escape(open('chosen.html').read()) + '"></iframe>')`,
  ],
])
  test(`a notebook’s page: ${what}`, notebookOptions, async (t) => {
    writeFileSync(join(folder, 'chosen.html'), fileWithAddress());
    const { page } = await open(t, String(pathToFileURL(published(code))));
    await plays(page, page.frameLocator('iframe'));
  });

test('the site holds what the builder packs', () => {
  for (const name of ['colosseum', 'infexion', 'tetress']) {
    const { files, style } = JSON.parse(readFileSync(join(siteFolder, `single/${name}.json`), 'utf8'));
    for (const file of [style, ...Object.values(files)]) assert.ok(existsSync(join(siteFolder, file)), file);
  }
});
