// Which script has run before another is asked for. A bundler puts modules into one file if the same scripts need them; told
// of this order it makes few files of the site's many small modules, and few files are fetched sooner and packed better.
import { resolve } from 'node:path';

/** @typedef {{ imports: { path: string, kind: string }[] }} Input of esbuild's metafile */

/** For each script that is imported when it is needed: the script that has surely run by then, and was imported last.
 *  @param {Record<string, Input>} inputs @param {string[]} roots @param {string} folder that their paths begin at
 *  @returns {Map<string, string>} by absolute path */
export function importedAfter(inputs, roots, folder) {
  const follow = (/** @type {string} */ path, /** @type {string} */ kind) =>
    (inputs[path]?.imports ?? []).filter((each) => each.kind === kind).map((each) => each.path);
  /** A script and what it cannot run without. @param {string} entry */
  const closure = (entry) => {
    const seen = new Set([entry]);
    for (const path of seen) for (const target of follow(path, 'import-statement')) seen.add(target);
    return [...seen];
  };
  /** What has surely run when a script does, the script itself last. @type {Map<string, string[]>} */
  const before = new Map(roots.map((root) => [root, [root]]));
  const queue = [...roots];
  for (let entry = queue.shift(); entry !== undefined; entry = queue.shift()) {
    const ran = before.get(entry) ?? [];
    for (const target of closure(entry).flatMap((path) => follow(path, 'dynamic-import'))) {
      const known = before.get(target);
      const common = known ? [...known.slice(0, -1).filter((path) => ran.includes(path)), target] : [...ran, target];
      if (known?.length === common.length || roots.includes(target)) continue;
      before.set(target, common);
      queue.push(target);
    }
  }
  return new Map(
    [...before].flatMap(([target, ran]) => {
      const last = ran.at(-2);
      // What shares nothing with those before it stays the same file on every page.
      const there = new Set(ran.slice(0, -1).flatMap(closure));
      const shares = closure(target).some((path) => there.has(path));
      return last === undefined || !shares ? [] : [[resolve(folder, target), resolve(folder, last)]];
    }),
  );
}
