// Writes each game as one HTML file that needs no other:  node web/single.mjs [GAME…]  from build/site into build/single.
// tools/single.mjs builds the parts, js/embed/single-file.js puts them together, and single/boot.js unpacks them in the
// browser.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { singleFile } from './js/embed/single-file.js';
import { games, isGame } from './js/games/list.js';

const build = fileURLToPath(new URL('../build/', import.meta.url));
const site = join(build, 'site');
/** The largest file that is still convenient to mail and to upload. */
const maxBytes = 400_000;

const wanted = process.argv.slice(2);
const unknown = wanted.find((game) => !isGame(game));
if (unknown !== undefined) {
  console.error(`There is no game named ${unknown} (${Object.keys(games).join(', ')}).`);
  process.exit(2);
}
mkdirSync(join(build, 'single'), { recursive: true });
for (const game of wanted.length > 0 ? wanted : Object.keys(games)) {
  const parts = JSON.parse(readFileSync(join(site, `single/${game}.json`), 'utf8'));
  const read = async (/** @type {string} */ name) => new Uint8Array(readFileSync(join(site, name)));
  const title = games[game]?.name ?? '';
  const file = join(build, `single/arena-${game}.html`);
  // Renamed when complete: nobody reads half a file.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, await singleFile(parts, read, { title, address: `?game=${game}` }));
  renameSync(unfinished, file);
  const { length } = readFileSync(file);
  console.log(`${file}: ${(length / 1000).toFixed(1)} kB`);
  if (length > maxBytes) {
    console.error(`${file} is larger than ${maxBytes / 1000} kB`);
    process.exitCode = 1;
  }
}
