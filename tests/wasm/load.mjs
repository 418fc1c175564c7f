// The only place that knows how the module starts in Node: it is built for pages and workers, and is handed its bytes.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('../../build/wasm/', import.meta.url);

/** @returns {Promise<import('../../wasm/engine').Engine>} */
export const loadEngine = async () => {
  const { default: createEngine } = await import(new URL('arena.mjs', folder).href);
  return createEngine({ wasmBinary: readFileSync(fileURLToPath(new URL('arena.wasm', folder))) });
};

/** The lines of a JSON-lines file in tests/data. @param {string} name */
export const readJsonLines = (name) =>
  readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
