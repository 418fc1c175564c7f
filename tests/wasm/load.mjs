// The only place that knows how to start a game's module in Node. The module is built for pages and workers, so Node
// passes it its bytes.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('../../build/wasm/', import.meta.url);

/** The games that have a module. */
export const games = readdirSync(folder)
  .map((name) => /^arena-(\w+)\.mjs$/.exec(name)?.[1])
  .filter(Boolean);

/** @param {string} game @returns {URL} its module's JavaScript half */
export const glueOf = (game) => new URL(`arena-${game}.mjs`, folder);

/** @param {string} game @returns {Promise<import('../../wasm/engine').Engine>} */
export const loadEngine = async (game) => {
  const { default: createEngine } = await import(glueOf(game).href);
  return createEngine({ wasmBinary: readFileSync(fileURLToPath(new URL(`arena-${game}.wasm`, folder))) });
};

/** The lines of a JSON-lines file in tests/data. @param {string} name */
export const readJsonLines = (name) =>
  readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
