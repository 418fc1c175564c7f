// Writes the picture of a first visit's board into index.html, so that it is there before any script: `node first-board.mjs`.
// A test runs the same functions and fails when the page no longer shows what the code would draw.
import { readFile, writeFile } from 'node:fs/promises';
import { toSvg } from './js/board/svg.js';
import { firstGame, loadGame } from './js/games/list.js';

const page = new URL('./index.html', import.meta.url);
const place = /(<!--first-board-->).*(<!--\/first-board-->)/s;

/** @param {import('./js/games/types.js').Engine} rules */
export async function firstBoard(rules) {
  const module = await loadGame(firstGame);
  const start = rules.start(firstGame, module.first.setup);
  const view = start.ok ? rules.view(firstGame, start.text) : start;
  if (!view.ok) throw new Error(view.error);
  const look = /** @type {const} */ ({ coords: 'letters', flipped: false, hints: true });
  const geometry = module.geometry(view, look);
  const scene = { view, before: null, draft: null, imagined: null, movable: true, progress: 1, hint: null, look };
  return toSvg(module.draw(scene, geometry), geometry);
}

/** @param {string} html @param {string} svg */
export const withBoard = (html, svg) => html.replace(place, (_, open, close) => open + svg + close);

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const { loadEngine } = await import('../tests/wasm/load.mjs');
  const html = await readFile(page, 'utf8');
  await writeFile(page, withBoard(html, await firstBoard(await loadEngine(firstGame))));
}
