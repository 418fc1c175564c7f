// One game as one file: the embed, its engine, words and styles, unpacked by web/single/boot.js. What differs from the site
// is how a script reaches another file; everything else is the same source.
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import esbuild from 'esbuild';
import { target } from './browsers.mjs';
import { unversioned, withoutIndentation } from './urls.mjs';

const fileUrl = /new URL\(\s*((['`])[^'`]*\2),\s*import\.meta\.url,?\s*\)/g;
/** Where the engine's loader (the .mjs that Emscripten writes) is imported. */
const loaderImport = /import\(new URL\(`[^`]*\.mjs`, import\.meta\.url\)\.href\)/;
/** A worker runs the same script as the page, from its blob: URL: a frame with an opaque origin cannot start a worker from
 *  the address of a site. */
const startWorker = `export const startWorker = () => new Worker(arenaFile('main.js', ''));`;
const entry = `if (typeof document === 'undefined') import('./js/engine/worker.js'); else import('./js/pages/embed.js');`;

/** @param {string} web @param {string} game @param {string} version @returns {esbuild.Plugin} */
const inOneFile = (web, game, version) => ({
  name: 'one-file',
  setup(build) {
    // Leave out the other games: each has a file of its own.
    build.onResolve({ filter: /^\.\/\w+\/(index|poster)\.js$/ }, ({ path, importer }) =>
      /\/games\/(list|files)\.js$/.test(importer) && !path.startsWith(`./${game}/`)
        ? { path, namespace: 'left-out' }
        : undefined,
    );
    build.onLoad({ filter: /./, namespace: 'left-out' }, () => ({
      contents: `throw new Error('this file holds one game'); export default null;`,
    }));
    build.onLoad({ filter: /\.js$/ }, ({ path }) => {
      if (!path.startsWith(join(web, 'js'))) return undefined;
      if (path.endsWith('/engine/start-worker.js')) return { contents: startWorker };
      const folder = JSON.stringify(`${relative(web, dirname(path))}/`);
      const engine = JSON.stringify(join(web, `wasm/arena-${game}.mjs`));
      const code = withoutIndentation(readFileSync(path, 'utf8'))
        .replace(unversioned, `version = ${JSON.stringify(version)}`)
        .replace(loaderImport, `import(${engine})`)
        .replace(fileUrl, (_, name) => `arenaFile(${name}, ${folder})`);
      return { contents: code, loader: 'js' };
    });
  },
});

/** @param {string} web @param {string} game @param {string} version @returns {Promise<string>} */
export async function bundleSingle(web, game, version) {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: entry, resolveDir: web },
    bundle: true,
    minify: true,
    format: 'iife',
    target,
    // A reader cannot add a query to the address of a file, so the file contains one (arenaAddress in single/boot.js).
    define: {
      'location.search': 'arenaAddress.search',
      'location.hash': 'arenaAddress.hash',
      'import.meta.url': '"http://file/"',
    },
    plugins: [inOneFile(web, game, version)],
    write: false,
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}

const policy = [
  `default-src 'none'`,
  `script-src 'unsafe-inline' blob: 'wasm-unsafe-eval'`,
  'worker-src blob:',
  `style-src 'unsafe-inline' blob:`,
  'connect-src blob:',
  'img-src data: blob:',
].join('; ');

/** The embed's HTML as a template: js/embed/single-file.js replaces the placeholders in it with the styles and the packed
 *  files.
 *  @param {string} web @param {string} html of the embed */
export async function singlePage(web, html) {
  const { code } = await esbuild.transform(readFileSync(join(web, 'single/boot.js'), 'utf8'), { minify: true, target });
  return html
    .replace(/<!--.*?-->/gs, '')
    .replace(/\n\s+/g, '\n')
    .replace(/(?<=Content-Security-Policy" content=)"[^"]*"/, () => `"${policy}"`)
    .replace(/<meta name="robots"[^>]*>\n|<link [^>]*>\n|<script [^>]*><\/script>\n/g, '')
    .replace('</head>', '<style>/*style*/</style>\n</head>')
    .replace(
      '</body>',
      () => `<script type="text/plain" id="packed">/*packed*/</script>\n<script>${code.trim()}</script>\n</body>`,
    );
}

/** Files that the embed fetches, as paths in web/; its script asks for them under the same names.
 *  @param {string} game @param {string[]} languages */
export const filesOfSingle = (game, languages) => [
  `wasm/arena-${game}.wasm`,
  'css/embed-play.css',
  'css/embed-review.css',
  'css/contrast.css',
  ...languages.flatMap((language) =>
    ['words', ...(language === 'en' ? [] : ['words/faults', `games/${game}/faults`]), 'review', `games/${game}`].map(
      (folder) => `js/${folder}/lang/${language}.json`,
    ),
  ),
];
