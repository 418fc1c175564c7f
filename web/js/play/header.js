// The header's list of games: links side by side, or under one button where there is no room.
import { html, render } from 'lit-html';
import { games } from '../games/list.js';
import { byId, emptied } from '../widgets/dom.js';

/** @param {string} game of this page */
export function showGames(game) {
  byId('game-now').textContent = games[game]?.name ?? '';
  const link = (/** @type {[string, import('../games/list.js').Entry]} */ [id, { name }]) =>
    html`<li><a href=${`?game=${id}`} aria-current=${id === game ? 'page' : 'false'}>${name}</a></li>`;
  render(Object.entries(games).map(link), emptied('game-list'));
}

/** The button opens and closes the list; Escape, and a click or the focus elsewhere, close it. */
export function openGamesByButton() {
  const [nav, button] = [byId('games'), byId('game-now')];
  const open = (/** @type {boolean} */ wanted) => {
    nav.classList.toggle('open', wanted);
    button.setAttribute('aria-expanded', String(wanted));
  };
  button.addEventListener('click', () => open(!nav.classList.contains('open')));
  nav.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !nav.classList.contains('open')) return;
    open(false);
    button.focus();
  });
  for (const kind of /** @type {const} */ (['pointerdown', 'focusin']))
    document.addEventListener(kind, ({ target }) => {
      if (!(target instanceof Node && nav.contains(target))) open(false);
    });
}
