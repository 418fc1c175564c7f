import { importGlue } from './files.js';

/** Starts an instance of a game's module that is already compiled.
 *  @param {string} game @param {WebAssembly.Module} module @returns {Promise<import('../../../wasm/engine.d.ts').Engine>} */
export async function startInstance(game, module) {
  const { default: createEngine } = await importGlue(game);
  return new Promise((resolve, reject) => {
    createEngine({
      instantiateWasm(imports, done) {
        WebAssembly.instantiate(module, imports).then((instance) => done(instance, module), reject);
        return {};
      },
    }).then(resolve, reject);
  });
}
