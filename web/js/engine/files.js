// Where the engines' files stand, beside the sources: web/wasm leads to build/wasm. Each game has an engine of its own.

/** What "Copy report" names; the build writes the commit here. */
export const version = 'development';

/** @param {string} game */
export const wasmUrl = (game) => new URL(`../../wasm/arena-${game}.wasm`, import.meta.url);

/** The module's JavaScript half. @param {string} game @returns {Promise<typeof import('../../../wasm/engine.d.ts')>} */
export const importGlue = (game) => import(new URL(`../../wasm/arena-${game}.mjs`, import.meta.url).href);
