// How many bytes a visitor fetches, and how many are allowed (build.mjs). Sizes are gzipped.
import { gzipSync } from 'node:zlib';

/** `now`: the files that the entries need before they run; `all`: every file that they and the others may fetch.
 *  @param {import('./bundle.mjs').Bundle} built @param {string[]} entries @param {string[]} others
 *  @param {(name: string) => boolean} [leaveOut] @returns {{ now: Set<string>, all: Set<string> }} */
export function reach({ outputs }, entries, others, leaveOut = () => false) {
  const follow = (/** @type {string[]} */ from, /** @type {string[]} */ kinds) => {
    const seen = new Set(from);
    for (const name of seen)
      for (const { path, kind } of outputs[name]?.imports ?? [])
        if (kinds.includes(kind) && !leaveOut(path)) seen.add(path);
    return seen;
  };
  return {
    now: follow(entries, ['import-statement']),
    all: follow([...entries, ...others], ['import-statement', 'dynamic-import', 'file-loader', 'url-token']),
  };
}

/** @param {Uint8Array} bytes */
export const gzipped = (bytes) => gzipSync(bytes, { level: 9 }).length;

/** @typedef {{ what: string, files: Map<string, Uint8Array>, max: number }} Budget */

/** Prints what each budget holds; answers whether every one is kept. @param {Budget[]} budgets */
export function report(budgets) {
  let kept = true;
  for (const { what, files, max } of budgets) {
    const sizes = [...files].map(([name, bytes]) => ({ name, size: gzipped(bytes) }));
    const total = sizes.reduce((sum, { size }) => sum + size, 0);
    kept &&= total <= max;
    console.log(`${what}: ${show(total)} of ${show(max)} gzipped${total <= max ? '' : ': TOO MUCH'}`);
    for (const { name, size } of sizes.sort((a, b) => b.size - a.size))
      console.log(`${show(size).padStart(10)}  ${name}`);
  }
  return kept;
}

const show = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
