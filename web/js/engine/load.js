import { Thinker } from './client.js';
import { importGlue, wasmUrl } from './files.js';
import { startInstance } from './instance.js';
import { EngineError } from './protocol.js';

/** @typedef {import('../../../wasm/engine.d.ts').Engine} Engine */
/** @typedef {import('../../../wasm/engine.d.ts').GameInfo} GameInfo */

/** @param {string} game @returns {Promise<WebAssembly.Module>} */
async function compile(game) {
  if (typeof WebAssembly !== 'object') throw new EngineError('this browser has no WebAssembly', 'no-wasm');
  const response = await fetch(wasmUrl(game)).catch(() => null);
  if (!response?.ok)
    throw new EngineError(`the engine's file did not load (${response?.status ?? 'no answer'})`, 'no-file');
  // Some plain file servers do not know the media type that compiling while loading asks for.
  const streams = response.headers.get('content-type') === 'application/wasm';
  return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/** @param {string} game */
async function load(game) {
  const glue = importGlue(game).catch((error) => {
    throw new EngineError(`the engine's script did not load (${error.message})`, 'no-file');
  });
  const [module] = await Promise.all([compile(game), glue]);
  return { module, rules: await startInstance(game, module) };
}

/** Compiles a game's module once. The page's own instance answers rules questions at once (microseconds), so they never
 *  wait for a search; thinking is always in a worker. `rulesOf` answers for any game, and fetches another one's module.
 *  Both reject with an EngineError: no-wasm, no-file.
 *  @param {string} game
 *  @returns {Promise<{ rules: Engine, thinker: Thinker, info: GameInfo, rulesOf: (game: string) => Promise<Engine> }>} */
export async function loadEngine(game) {
  const { module, rules } = await load(game);
  return {
    rules,
    thinker: new Thinker(game, module),
    info: rules.games()[0],
    rulesOf: async (other) => (other === game ? rules : (await load(other)).rules),
  };
}
