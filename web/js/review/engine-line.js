// A line of the engine that is stepped through on the board, beside the game.

/** @typedef {import('../board/position.js').Shown} Shown */
/** `ply`: of the game's position that it begins at; `at`: how many of its moves have been played
 *  @typedef {{ ply: number, moves: readonly string[], at: number }} EngineLine */

/** The same line elsewhere. @param {EngineLine} line @param {number} at @returns {EngineLine} */
export const steppedTo = (line, at) => ({ ...line, at: Math.max(0, Math.min(line.moves.length, at)) });

/** What stands on the board; null where the rules do not follow. @param {import('../engine/rules.js').Rules} rules
 *  @param {string} position that the line begins at @param {EngineLine} line @returns {Shown | null} */
export function shownOf(rules, position, { moves, at }) {
  let view = rules.view(position);
  /** @type {Shown['before']} */
  let before = null;
  for (const move of moves.slice(0, at)) {
    if (!view.ok) return null;
    before = { view, move };
    view = rules.play(view.position, move);
  }
  return view.ok ? { view, before, movable: false } : null;
}

/** @param {import('./words.js').Speaker} speaker @param {EngineLine} line */
export function lineWords({ say, short }, { moves, at }) {
  const move = moves[at - 1];
  return say('review.line.at', { at, of: moves.length, move: move === undefined ? '–' : short(move) });
}
