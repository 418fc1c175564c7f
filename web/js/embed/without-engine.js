// A frame without an engine says why, and shows its game all the same, to be stepped through.
import { createStorage } from '../storage/storage.js';
import { openRecordedBoard } from '../widgets/recorded-board.js';
import { allSteps, StepButtons } from '../widgets/step-buttons.js';

/** @param {string} id @returns {HTMLElement} */
const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * @param {import('../games/types.js').Say} say @param {string} game @param {import('../games/types.js').Look['coords']} coords
 * @param {string | null} wanted what the builder wrote into the address to be seen where no game is named
 */
export async function showWithoutEngine(say, game, coords, wanted) {
  const board = await openRecordedBoard(say, game, coords, part('board'));
  // A frame remembers nothing.
  const storage = createStorage(() => {
    throw new Error('none wanted');
  });
  const found = await board.read({ hash: location.hash, storage });
  const { positions, ply } = found?.recorded ?? { positions: [wanted?.replaceAll('_', ' ') ?? board.start], ply: 0 };
  const last = positions.length - 1;
  const steps = new StepButtons(say, last > 0 ? allSteps : [], show);
  /** @param {number} at */
  function show(at) {
    board.show(positions[at]);
    steps.update(at, last);
  }
  part('controls').replaceChildren(...steps.elements);
  show(ply);
}
