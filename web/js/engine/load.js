import { Thinker } from './client.js';
import { importGlue, wasmUrl } from './files.js';
import { startInstance } from './instance.js';
import { EngineError } from './protocol.js';

/** @typedef {import('../../../wasm/engine.d.ts').Engine} Engine */
/** @typedef {import('../../../wasm/engine.d.ts').GameInfo} GameInfo */

/** @returns {Promise<WebAssembly.Module>} */
async function compile() {
  if (typeof WebAssembly !== 'object') throw new EngineError('this browser has no WebAssembly', 'no-wasm');
  const response = await fetch(wasmUrl).catch(() => null);
  if (!response?.ok)
    throw new EngineError(`the engine's file did not load (${response?.status ?? 'no answer'})`, 'no-file');
  // Some plain file servers do not know the media type that compiling while loading asks for.
  const streams = response.headers.get('content-type') === 'application/wasm';
  return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/** Compiles the module once. The page's own instance answers rules questions at once (microseconds), so they never wait
 *  for a search; thinking is always in a worker. Rejects with an EngineError: no-wasm, no-file.
 *  @returns {Promise<{ rules: Engine, thinker: Thinker, games: GameInfo[] }>} */
export async function loadEngine() {
  const [module] = await Promise.all([compile(), importGlue()]);
  const rules = await startInstance(module);
  return { rules, thinker: new Thinker(module), games: rules.games() };
}
