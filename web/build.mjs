// Builds the site that is published: node web/build.mjs, from web/ and build/wasm into build/site.
// Scripts, styles and assets are minified and named by their content, so that a browser may keep them for ever and never
// mixes two versions. Names that stand in other people's pages stay as they are: the pages, board-game.js and sw.js.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { firstPictures, withPictures } from './first-pictures.mjs';
import { games } from './js/games/list.js';
import { languages } from './js/words/say.js';
import { gzipped, report } from './tools/budget.mjs';
import { bundle, bundleScript, isCode } from './tools/bundle.mjs';
import { digestOf, manifestOf } from './tools/edition.mjs';
import { publish, references } from './tools/pages.mjs';
import { bundleSingle, filesOfSingle, singlePage } from './tools/single.mjs';
import { fetchedBy, languageOf } from './tools/visits.mjs';

const web = fileURLToPath(new URL('.', import.meta.url)).slice(0, -1);
const site = resolve(web, '../build/site');
const worker = join(web, 'js/engine/worker.js');
const kB = 1000;

const version = execFileSync('git', ['describe', '--always', '--dirty'], { cwd: web }).toString().trim();
const pictures = await firstPictures();
const html = new Map(
  ['.', 'embed']
    .filter((folder) => existsSync(join(web, folder)))
    .flatMap((folder) => readdirSync(join(web, folder)).map((name) => join(folder, name)))
    .filter((name) => name.endsWith('.html'))
    .map((name) => [name, readFileSync(join(web, name), 'utf8')])
    .map(([name = '', text = '']) => [name, name === 'index.html' ? withPictures(text, pictures) : text]),
);

// The worker shares no parts with the pages: they would have to wait for the parts of theirs that it needs.
const workerBundle = await bundle(web, { version, sources: [worker], others: [] });

/** Each page for itself: what several share is fetched by few, but would cut every page into many small files.
 *  @param {string} page */
async function bundlePage(page) {
  const sources = [...new Set(references(web, page, html.get(page) ?? '').map(({ path }) => path))];
  // Bundled with the scripts that name them, these would become parts of their own.
  const others = [
    workerBundle,
    await bundle(web, { version, sources: sources.filter((path) => !isCode(path)), others: [] }),
  ];
  return bundle(web, { version, sources: sources.filter(isCode), others });
}
/** @type {Map<string, import('./tools/bundle.mjs').Bundle>} */
const bundles = new Map();
/** @type {Map<string, Uint8Array>} by name in the site */
const files = new Map();
for (const [page, text] of html) {
  const built = await bundlePage(page);
  bundles.set(page, built);
  for (const [name, bytes] of built.files) files.set(`assets/${name}`, bytes);
  files.set(page, Buffer.from(publish(web, page, text, built)));
}
if (existsSync(join(web, 'board-game.js'))) files.set('board-game.js', await bundleScript(join(web, 'board-game.js')));
/** The files with these names. @param {Iterable<string>} names */
const pick = (names) => new Map([...files].filter(([name]) => new Set(names).has(name)));
/** @param {string} page @param {string[]} [played] */
const fetched = (page, played = []) => fetchedBy({ web, worker, html, bundles }, page, played);

// Other people's pages and devices hold these names, and no visit fetches them.
for (const name of [
  'app.webmanifest',
  'img/preview.png',
  'img/icon-192.png',
  'img/icon-512.png',
  'img/icon-maskable-512.png',
])
  files.set(name, readFileSync(join(web, name)));
// What hosts read.
for (const name of readdirSync(join(web, 'host'))) files.set(name, readFileSync(join(web, 'host', name)));

// A game as one file: what the embed's own parts do not give. The builder puts it together (js/embed/single-file.js).
const page = await singlePage(web, html.get('embed/v1.html') ?? '');
const inEmbed = (/** @type {string} */ path) =>
  `assets/${bundles.get('embed/v1.html')?.nameOf(realpathSync(join(web, path)))}`;
for (const game of Object.keys(games)) {
  const parts = {
    html: page,
    script: await bundleSingle(web, game, version),
    style: inEmbed('css/embed.css'),
    files: Object.fromEntries(filesOfSingle(game, Object.keys(languages)).map((name) => [name, inEmbed(name)])),
  };
  files.set(`single/${game}.json`, Buffer.from(JSON.stringify(parts)));
}

const ids = Object.keys(games);
// Asks for the engine before the page's modules have come.
const engineOf = (/** @type {string} */ game) =>
  bundles.get('index.html')?.nameOf(realpathSync(join(web, `wasm/arena-${game}.wasm`)));
const early = await bundleScript(join(web, 'js/pages/early.js'), {
  engines: JSON.stringify(Object.fromEntries(ids.map((game) => [game, engineOf(game)]))),
});
const earlyName = `assets/early-${digestOf(new Map([['', early]]))
  .slice(0, 8)
  .toUpperCase()}.js`;
files.set(earlyName, early);
files.set('index.html', Buffer.from(String(files.get('index.html')).replace('js/pages/early.js', earlyName)));

// A page knows its edition, so that the service worker keeps that for it.
const edition = digestOf(files);
for (const page of html.keys())
  files.set(page, Buffer.from(String(files.get(page)).replace('<html', `<html data-edition="${edition}"`)));

const [shell, whole] = [new Set([...fetched('index.html').first, earlyName]), new Set(fetched('index.html', ids).ever)];
/** When the service worker stores a file: at the install, with a first game, when the page is idle, or when a page asks.
 *  @param {string} name @returns {string} */
function partOf(name) {
  if (shell.has(name)) return 'shell';
  const game = ids.find((id) => fetched('index.html', [id]).first.includes(name));
  return game ?? (whole.has(name) ? 'rest' : 'onDemand');
}
const define = { edition: JSON.stringify(edition), files: JSON.stringify(manifestOf(files, partOf, languageOf)) };
files.set('sw.js', await bundleScript(join(web, 'sw.js'), define));

/** What a first visit to a game fetches in one language. @param {string} game @param {string} language */
const visit = (game, language) =>
  pick(
    [...fetched('index.html', [game]).first, earlyName].filter((name) =>
      [undefined, language].includes(languageOf(name)),
    ),
  );
rmSync(site, { recursive: true, force: true });
for (const [name, bytes] of files) {
  mkdirSync(dirname(join(site, name)), { recursive: true });
  writeFileSync(join(site, name), bytes);
}

/** An embed also draws a poster: the page, its parts, and the largest of the games' posters. */
function beforeClick() {
  const posters = [...files]
    .filter(([name]) => name.startsWith('assets/poster-'))
    .sort(([, a], [, b]) => gzipped(b) - gzipped(a));
  return new Map([...pick(fetched('embed/v1.html').now), ...posters.slice(0, 1)]);
}

const budgets = [
  { what: 'First paint', files: pick([...fetched('index.html').now, earlyName]), max: 38 * kB },
  ...ids.flatMap((game) =>
    Object.keys(languages).map((language) => ({
      what: `First visit, ${game}, ${language}`,
      files: visit(game, language),
      max: 180 * kB,
    })),
  ),
  { what: 'Whole site', files, max: 900 * kB },
];
if (html.has('embed/v1.html')) budgets.push({ what: 'Embed before a click', files: beforeClick(), max: 6 * kB });
if (files.has('board-game.js'))
  budgets.push({ what: 'board-game element', files: pick(['board-game.js']), max: 2 * kB });
if (!report(budgets)) process.exitCode = 1;
