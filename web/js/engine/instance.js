import { importGlue } from './files.js';

/** Starts an instance of a module that is already compiled.
 *  @param {WebAssembly.Module} module @returns {Promise<import('../../../wasm/engine.d.ts').Engine>} */
export async function startInstance(module) {
  const { default: createEngine } = await importGlue();
  return new Promise((resolve, reject) => {
    createEngine({
      instantiateWasm(imports, done) {
        WebAssembly.instantiate(module, imports).then((instance) => done(instance, module), reject);
        return {};
      },
    }).then(resolve, reject);
  });
}
