// The sources name other files as browsers do, by `new URL('…', import.meta.url)`. In the bundle those files have other
// names; this plugin of esbuild puts them in.
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { lowerThemes, packProperties, target } from './browsers.mjs';

const url = (/** @type {string} */ path) => `new URL\\(\\s*${path},\\s*import\\.meta\\.url,?\\s*\\)`;
/** Stands for import.meta.url in what was rewritten. */
const here = 'REWRITTEN_HERE';
export const unversioned = "version = 'development'";
const file = new RegExp(url("'([^']+)'"), 'g');
const moduleOfMany = new RegExp(`import\\(${url('`([^`$]*)\\$\\{(\\w+)\\}([^`$]*)`')}\\.href\\)`, 'g');
const value = '\\$\\{(\\w+)\\}';
/** A file of each language in a folder of each game. */
const oneOfManyFolders = new RegExp(url(`\`\\./${value}(/[^\`$]*/)${value}([^\`$]*)\``), 'g');
const oneOfMany = new RegExp(url('`([^`$]*)\\$\\{(\\w+)\\}([^`$]*)`'), 'g');

/** Every style sheet without what older browsers do not know. @type {import('esbuild').Plugin} */
const lowering = {
  name: 'lowering',
  setup: (build) =>
    build.onLoad({ filter: /\.css$/ }, ({ path }) => ({
      contents: lowerThemes(readFileSync(path, 'utf8')),
      loader: 'css',
    })),
};

/** @param {string} folder that holds the sources @param {(path: string) => string} nameOfWorker published names by source path
 *  @param {string} version @param {Map<string, string>} [after] a script that has run before a script, by absolute paths
 *  @returns {import('esbuild').Plugin} */
export const rewriteUrls = (folder, nameOfWorker, version, after) => ({
  name: 'urls',
  setup(build) {
    build.onResolve({ filter: /^asset:/ }, ({ path }) => ({ path: path.slice('asset:'.length), namespace: 'asset' }));
    build.onLoad({ filter: /\.css$/, namespace: 'asset' }, async ({ path }) => {
      // A style that a script asks for is one file, as a page's is.
      const { outputFiles } = await build.esbuild.build({
        ...{ entryPoints: [path], absWorkingDir: folder, outdir: folder },
        ...{ bundle: true, minify: true, write: false, target, plugins: [lowering] },
      });
      return { contents: packProperties(outputFiles[0]?.text ?? ''), loader: 'file' };
    });
    lowering.setup(build);
    build.onLoad({ filter: /./, namespace: 'asset' }, ({ path }) => ({ contents: readAsset(path), loader: 'file' }));
    build.onLoad({ filter: /\.js$/ }, ({ path }) => {
      if (!path.startsWith(join(folder, 'js'))) return undefined;
      const first = after?.get(path);
      const imports = first ? [`import ${JSON.stringify(first)};`] : [];
      const asset = (/** @type {string} */ target) => {
        const name = `asset${imports.length}`;
        imports.push(`import ${name} from ${JSON.stringify(`asset:${realpathSync(target)}`)};`);
        return name;
      };
      const at = (/** @type {string} */ target) => resolve(dirname(path), target);
      const scriptName = (/** @type {string} */ target) => {
        const name = nameOfWorker(target);
        return name ? `./${name}` : `../${basename(target)}`;
      };
      const text = readFileSync(path, 'utf8');
      if (path.endsWith('/engine/files.js') && !text.includes(unversioned)) throw new Error(`${path} has no version`);
      const code = withoutIndentation(text)
        .replace(unversioned, `version = ${JSON.stringify(version)}`)
        .replace(moduleOfMany, (_, before, variable, after) => {
          const choices = filesLike(join(dirname(path), before), after).map(
            ([key, target]) => `${JSON.stringify(key)}: () => import(${JSON.stringify(realpathSync(target))})`,
          );
          return `({ ${choices.join(', ')} })[${variable}]()`;
        })
        .replace(oneOfManyFolders, (_, folderName, between, variable, after) => {
          const folders = readdirSync(dirname(path)).filter((name) => existsSync(join(dirname(path), name, between)));
          const choices = folders.map((name) => {
            const files = filesLike(join(dirname(path), name, between), after);
            return `${JSON.stringify(name)}: { ${files.map(([key, target]) => `${JSON.stringify(key)}: ${asset(target)}`).join(', ')} }`;
          });
          return `new URL({ ${choices.join(', ')} }[${folderName}][${variable}], ${here})`;
        })
        .replace(oneOfMany, (_, before, variable, after) => {
          const choices = filesLike(join(dirname(path), before), after).map(
            ([key, target]) => `${JSON.stringify(key)}: ${asset(target)}`,
          );
          return `new URL({ ${choices.join(', ')} }[${variable}], ${here})`;
        })
        .replace(file, (_, target) =>
          // A script that is not in a bundle (the service worker) keeps its name, at the site's root.
          target.endsWith('.js')
            ? `new URL(${JSON.stringify(scriptName(at(target)))}, ${here})`
            : `new URL(${asset(at(target))}, ${here})`,
        );
      // A name that stays as it is would be found in no published site.
      if (/import\.meta\.url/.test(code.replace(/\/\*.*?\*\/|\/\/.*/gs, '')))
        throw new Error(`${path} names a file in a way that the build does not know`);
      return { contents: imports.join('') + code.replaceAll(here, 'import.meta.url'), loader: 'js' };
    });
  },
});

/** Markup in templates is indented for people; browsers would keep it as text between the elements. @param {string} code */
export const withoutIndentation = (code) =>
  code
    .replace(/(?<=html`)\s*\n\s+(?=<)/g, '')
    .replace(/(?<!=)>\s*\n\s+(?=<|\$\{)/g, '>')
    .replace(/\}\s*\n\s+(?=<\/?[a-z])/g, '}')
    .replace(/\s*\n\s+(?=[@?.]?[a-z-]+=["$])/g, ' ');

/** Files named before + something + after. @param {string} before @param {string} after @returns {[string, string][]} */
function filesLike(before, after) {
  const [folder, start] = before.endsWith('/') ? [before, ''] : [dirname(before), basename(before)];
  const at = after.length > 0 ? -after.length : undefined;
  return readdirSync(folder)
    .filter((name) => name.startsWith(start) && name.endsWith(after))
    .map((name) => [name.slice(start.length, at), join(folder, name)]);
}

/** @param {string} path */
function readAsset(path) {
  const contents = readFileSync(path);
  return path.endsWith('.json') ? JSON.stringify(JSON.parse(contents.toString())) : contents;
}
