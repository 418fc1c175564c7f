// Best moves on the board: the cells that they begin with, the warmer the better.
import { cellNamed } from '../board/notes.js';
import { chanceOf } from './words.js';

/** @import { Judged, Thought } from '../../../wasm/engine.d.ts' */
/** @import { GameModule, View } from '../games/types.js' */
/** @typedef {{ cell: number, warmth: number, label: string }} Heat `warmth`: 0 to 1 */

/** Moves that begin with the same cell are one, at their best.
 *  @param {import('../words/say.js').Say} say @param {GameModule} module @param {View} view
 *  @param {readonly { thought: Pick<Thought, 'line'>, judged: Judged | null }[]} rows best first @returns {Heat[]} */
export function heatOf(say, module, view, rows) {
  const look = /** @type {const} */ ({ coords: 'letters', flipped: false, hints: false });
  const geometry = module.geometry(view, look);
  /** @type {Map<number, Heat>} */
  const cells = new Map();
  const best = rows[0]?.judged?.chance ?? 0;
  for (const { thought, judged } of rows) {
    const [move] = thought.line;
    if (!move || !judged) continue;
    const cell = cellNamed(module.labels.begins(move, view, 'letters'), geometry);
    // Twenty points behind the best is as cold as it gets.
    const warmth = Math.max(0, 1 - (best - judged.chance) / 0.2);
    if (cell !== null && !cells.has(cell)) cells.set(cell, { cell, warmth, label: chanceOf(say, judged) });
  }
  return [...cells.values()];
}
