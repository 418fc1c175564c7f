// Where the engine's files stand, beside the sources: web/wasm leads to build/wasm.

/** What "Copy report" names; the build writes the commit here. */
export const version = 'development';

export const wasmUrl = new URL('../../wasm/arena.wasm', import.meta.url);

/** The module's JavaScript half. @returns {Promise<typeof import('../../../wasm/engine.d.ts')>} */
export const importGlue = () => import(new URL('../../wasm/arena.mjs', import.meta.url).href);
