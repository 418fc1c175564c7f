// A board without an engine: positions drawn as a game's poster draws them, and the moves that lead from one to the next.
import { games, loadGame } from '../games/list.js';
import { recordedGame } from '../session/recorded.js';

/** @typedef {import('../games/types.js').Look['coords']} Coords */
/** @typedef {import('../storage/storage.js').Store} Store */

/**
 * @param {import('../games/types.js').Say} say @param {string} game @param {Coords} coords @param {HTMLElement} board
 * `show` puts a position on the board, `start` is one of any game; `read` finds the game to be looked through, or null
 */
export async function openRecordedBoard(say, game, coords, board) {
  const { poster, start, palette = '' } = await games[game].poster();
  document.documentElement.dataset.palette = palette;
  return {
    start,
    /** @param {string} position */
    show(position) {
      board.innerHTML = poster(position, coords) ?? '';
      const picture = board.querySelector('svg');
      if (!picture) return;
      const { width, height } = picture.viewBox.baseVal;
      board.style.setProperty('--board-ratio', String(width / height));
      picture.setAttribute('role', 'img');
      picture.setAttribute('aria-label', `${say(`${game}.name`)}: ${position}`);
    },
    /** @param {{ hash: string, storage: Store }} places */
    async read(places) {
      const module = await loadGame(game);
      const isPosition = (/** @type {string} */ text) => poster(text, 'none') !== null;
      const recorded = recordedGame(module, await module.replay(), isPosition, places);
      return recorded && { module, recorded };
    },
  };
}
