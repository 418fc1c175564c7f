// The pictures of a first visit, which the build writes into index.html so that they are there before any script: the board
// and the rules.
import { readFileSync } from 'node:fs';
import { toSvg } from './js/board/svg.js';
import { Rules } from './js/engine/rules.js';
import { loadGame } from './js/games/files.js';
import { firstGame } from './js/games/list.js';

const engineFile = (/** @type {string} */ kind) => new URL(`../build/wasm/arena-${firstGame}.${kind}`, import.meta.url);

/** @returns {Promise<{ board: string, rules: string[] }>} SVG texts */
export async function firstPictures() {
  const { default: createEngine } = await import(engineFile('mjs').href);
  const rules = new Rules(await createEngine({ wasmBinary: readFileSync(engineFile('wasm')) }), firstGame);
  const module = await loadGame(firstGame);
  const start = rules.start(module.first.setup);
  const view = start.ok ? rules.view(start.text) : start;
  if (!view.ok) throw new Error(view.error);
  const look = /** @type {const} */ ({ coords: 'letters', flipped: false, hints: true });
  const geometry = module.geometry(view, look);
  const scene = { view, before: null, draft: null, imagined: null, movable: true, progress: 1, hint: null, look };
  return {
    board: toSvg(module.draw(scene, geometry), geometry),
    rules: module.rulePictures.map((picture) => toSvg(picture.marks, picture)),
  };
}

/** @param {string} html @param {Awaited<ReturnType<typeof firstPictures>>} pictures */
export function withPictures(html, { board, rules }) {
  const put = (/** @type {string} */ text, /** @type {string} */ place, /** @type {string} */ svg) => {
    if (!text.includes(place)) throw new Error(`index.html has no place for a picture: ${place}`);
    return text.replace(place, () => svg);
  };
  return rules.reduce(
    (text, svg, at) => put(text, `<!--picture-${at}-->`, svg),
    put(html, '<!--first-board-->', board),
  );
}
