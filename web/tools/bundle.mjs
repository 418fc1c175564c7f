import { basename, dirname, extname, relative, resolve } from 'node:path';
import esbuild from 'esbuild';
import { packProperties, target } from './browsers.mjs';
import { importedAfter } from './order.mjs';
import { rewriteUrls } from './urls.mjs';

/** @typedef {object} Bundle
 *  @property {Map<string, Uint8Array>} files by their published names
 *  @property {import('esbuild').Metafile['outputs']} outputs the same, with what each imports
 *  @property {(path: string) => string} nameOf the published name of a source
 *  @property {(name: string) => string[]} importsOf what must be there before a script can run */

export const isCode = (/** @type {string} */ path) => ['.js', '.mjs', '.css'].includes(extname(path));

/** As esbuild names what is imported when it is needed. @param {string} path */
function nameFor(path) {
  const name = basename(path, extname(path));
  return name === 'index' && !path.includes('/pages/') ? basename(dirname(path)) : name;
}

/** Bundles scripts and styles, and copies other files under names of their own.
 *  @param {string} web @param {{ version: string, sources: string[], others: Bundle[] }} what
 *  `others`: bundles that stand for themselves (workers) and belong to this one
 *  @returns {Promise<Bundle>} */
export async function bundle(web, { version, sources, others }) {
  const nameElsewhere = (/** @type {string} */ path) => others.map(({ nameOf }) => nameOf(path)).find(Boolean) ?? '';
  const folder = resolve(web, 'assets');
  const absWorkingDir = resolve(web);
  /** @param {Map<string, string>} [after] */
  const build = (after) =>
    esbuild.build({
      absWorkingDir,
      entryPoints: sources.map((path) => ({
        in: isCode(path) ? path : `asset:${path}`,
        out: nameFor(path),
      })),
      plugins: [rewriteUrls(web, nameElsewhere, version, after)],
      outdir: folder,
      bundle: true,
      splitting: true,
      minify: true,
      charset: 'utf8',
      format: 'esm',
      target,
      entryNames: '[name]-[hash]',
      chunkNames: '[name]-[hash]',
      assetNames: '[name]-[hash]',
      loader: { '.svg': 'file', '.png': 'file', '.woff2': 'file' },
      metafile: true,
      write: false,
      logLevel: 'warning',
    });
  const { inputs } = (await build()).metafile;
  const roots = sources.filter((path) => path.includes('/js/pages/')).map((path) => relative(absWorkingDir, path));
  const { outputFiles, metafile } = await build(importedAfter(inputs, roots, absWorkingDir));
  const named = (/** @type {string} */ output) => relative('assets', output);
  const outputs = Object.fromEntries(
    Object.entries(metafile.outputs).map(([name, output]) => [
      named(name),
      { ...output, imports: output.imports.map((each) => ({ ...each, path: named(each.path) })) },
    ]),
  );
  /** If an entry shares all of its code with its parts, its own file only imports the one that holds it.
   *  @param {string} name */
  const isEmpty = (name) => {
    const { inputs = {}, exports = [], imports = [] } = outputs[name] ?? {};
    return imports.length === 1 && exports.length === 0 && Object.keys(inputs).length === 0;
  };
  /** @type {Map<string, string>} */
  const names = new Map();
  for (const [name, { entryPoint, inputs }] of Object.entries(outputs)) {
    const [only, more] = Object.keys(inputs);
    const source = entryPoint ?? (more ? undefined : only);
    if (source?.startsWith('asset:') && name.endsWith('.js')) continue;
    const code = isEmpty(name) ? (outputs[name]?.imports[0]?.path ?? name) : name;
    if (source) names.set(resolve(web, source.replace(/^asset:/, '')), code);
  }
  return {
    files: new Map([
      ...outputFiles
        .map(({ path, contents, text }) => {
          const packed = path.endsWith('.css') ? Buffer.from(packProperties(text)) : contents;
          return /** @type {const} */ ([relative(folder, path), packed]);
        })
        .filter(([name]) => !outputs[name]?.entryPoint?.startsWith('asset:') && !isEmpty(name)),
      ...others.flatMap(({ files }) => [...files]),
    ]),
    outputs: Object.assign(outputs, ...others.map((other) => other.outputs)),
    nameOf: (path) => names.get(path) ?? nameElsewhere(path),
    importsOf: (name) =>
      outputs[name]?.imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path) ?? [],
  };
}

/** One script that stands alone, with constants written in. @param {string} path @param {Record<string, string>} [define] */
export async function bundleScript(path, define = {}) {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: dirname(path),
    entryPoints: [path],
    bundle: true,
    minify: true,
    format: 'iife',
    target,
    define,
    write: false,
  });
  return /** @type {Uint8Array} */ (outputFiles[0]?.contents);
}
