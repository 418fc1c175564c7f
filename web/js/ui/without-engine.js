// What a page without an engine can still show: the rules, and the position that the address or the game begins with.
import { games } from '../games/list.js';

/** @param {import('../games/types.js').Say} say @param {string} game */
export async function showStart(say, game) {
  for (const [index, line] of [...document.querySelectorAll('#rules > li')].entries())
    line.textContent = say(`${game}.rules.${index + 1}`);
  const { poster, start, palette = '' } = await games[game].poster();
  document.documentElement.dataset.palette = palette;
  const written = /^#v1\.([^.@]+)/.exec(location.hash)?.[1].replaceAll('_', ' ') ?? start;
  const picture = poster(written, 'letters') ?? poster(start, 'letters');
  if (picture) /** @type {HTMLElement} */ (document.getElementById('board')).innerHTML = picture;
}
