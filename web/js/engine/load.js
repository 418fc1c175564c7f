import { importGlue, wasmUrl } from './files.js';
import { startInstance } from './instance.js';
import { EngineError } from './protocol.js';
import { Rules } from './rules.js';

/** A body that stalls for so long does not arrive any more. */
const stalledMs = 30_000;

/** @param {string} reason */
const noFile = (reason) => new EngineError(`the engine's file did not load (${reason})`, 'no-file');

/** @param {string} game @returns {Promise<WebAssembly.Module>} */
async function compile(game) {
  if (typeof WebAssembly !== 'object') throw new EngineError('this browser has no WebAssembly', 'no-wasm');
  const response = await fetch(wasmUrl(game), { signal: AbortSignal.timeout(stalledMs) }).catch(() => null);
  if (!response?.ok) throw noFile(String(response?.status ?? 'no answer'));
  // Some plain file servers do not know the media type that compiling while loading asks for.
  const streams = response.headers.get('content-type') === 'application/wasm';
  try {
    return await (streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer()));
  } catch (error) {
    throw noFile(String(error));
  }
}

/** @param {string} game */
async function load(game) {
  const glue = importGlue(game).catch((error) => {
    throw new EngineError(`the engine's script did not load (${error.message})`, 'no-file');
  });
  const [module] = await Promise.all([compile(game), glue]);
  const startRules = () =>
    startInstance(game, module).catch((error) => {
      throw error instanceof RangeError ? new EngineError(error.message, 'no-memory') : error;
    });
  return { module, rules: new Rules(await startRules(), game, startRules) };
}

/** The rules of another game than the one on the board. @param {string} game */
export const loadRules = async (game) => (await load(game)).rules;

/** Compiles a game's module once, for the rules on the page and for thinking in workers. Rejects with an EngineError:
 *  no-wasm, no-file, no-memory. @param {string} game */
export async function loadEngine(game) {
  // Nobody thinks before the first move: its script must not hold up the first paint.
  const thinking = import('./thinker.js').catch((error) => {
    throw noFile(error.message);
  });
  const [{ Thinker }, { module, rules }] = await Promise.all([thinking, load(game)]);
  const thinker = new Thinker(game, module);
  addEventListener('pagehide', () => thinker.sleep());
  addEventListener('pageshow', () => thinker.wake());
  return { rules, thinker };
}
