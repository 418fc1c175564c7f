import { readFileSync } from 'node:fs';

/** The rules module in Node. Only tests/wasm/load.mjs would know more; here the bytes are enough.
 *  @returns {Promise<import('../../wasm/engine.d.ts').Engine>} */
export async function loadRules() {
  const built = new URL('../../build/wasm/', import.meta.url);
  const { default: createEngine } = await import(new URL('arena.mjs', built).href);
  return createEngine({ wasmBinary: readFileSync(new URL('arena.wasm', built)) });
}
