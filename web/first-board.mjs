// The picture of a first visit's board, which the build writes into index.html so that it is there before any script.
import { readFileSync } from 'node:fs';
import { toSvg } from './js/board/svg.js';
import { Rules } from './js/engine/rules.js';
import { firstGame, loadGame } from './js/games/list.js';

const place = '<!--first-board-->';
const engineFile = (/** @type {string} */ kind) => new URL(`../build/wasm/arena-${firstGame}.${kind}`, import.meta.url);

/** @returns {Promise<string>} SVG text */
export async function firstBoard() {
  const { default: createEngine } = await import(engineFile('mjs').href);
  const rules = new Rules(await createEngine({ wasmBinary: readFileSync(engineFile('wasm')) }), firstGame);
  const module = await loadGame(firstGame);
  const start = rules.start(module.first.setup);
  const view = start.ok ? rules.view(start.text) : start;
  if (!view.ok) throw new Error(view.error);
  const look = /** @type {const} */ ({ coords: 'letters', flipped: false, hints: true });
  const geometry = module.geometry(view, look);
  const scene = { view, before: null, draft: null, imagined: null, movable: true, progress: 1, hint: null, look };
  return toSvg(module.draw(scene, geometry), geometry);
}

/** @param {string} html @param {string} svg */
export function withBoard(html, svg) {
  if (!html.includes(place)) throw new Error(`index.html has no place for the first board: ${place}`);
  return html.replace(place, () => svg);
}
