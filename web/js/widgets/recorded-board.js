// A board without an engine: a game's poster draws the positions, and its replay leads from one to the next.
import { loadGame } from '../games/files.js';
import { gameEntry } from '../games/list.js';
import { trusted } from '../policy/trusted-types.js';
import { recordedGame } from '../session/recorded.js';
import { applyPalette } from './theme.js';

/** @typedef {import('../games/types.js').Look['coords']} Coords */

/** @param {string} game @param {Coords} coords @param {HTMLElement} board
 *  `show` puts a position on the board, `start` is the start of some game; `read` finds the game to step through, or null */
export async function openRecordedBoard(game, coords, board) {
  const { name, poster: load } = gameEntry(game);
  const { poster, start, palette } = await load();
  applyPalette({ palette });
  return {
    start,
    /** @param {string} position */
    show(position) {
      board.innerHTML = trusted.createHTML(poster(position, coords) ?? '');
      const picture = board.querySelector('svg');
      if (!picture) return;
      const { width, height } = picture.viewBox.baseVal;
      board.style.setProperty('--board-ratio', String(width / height));
      picture.setAttribute('role', 'img');
      picture.setAttribute('aria-label', `${name}: ${position}`);
    },
    /** @param {Parameters<typeof recordedGame>[3]} places */
    async read(places) {
      const module = await loadGame(game);
      const isPosition = (/** @type {string} */ text) => poster(text, 'none') !== null;
      const recorded = recordedGame(module, await module.replay(), isPosition, places);
      return recorded && { module, recorded };
    },
  };
}
