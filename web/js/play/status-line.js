// The page's sentences: the status line above the board, which follows the pointer, and the polite live region for screen
// readers, which tells only what was done. A pure function. Trouble comes before a notice, so that no notice can hide it.
import { onlyPerson } from '../match/match.js';
import { movedSentence, previewSentence, reachSentence, turnParts, turnSentence } from '../words/sentences.js';

/**
 * @typedef {object} StatusProps
 * @property {import('../words/say.js').Say} say
 * @property {import('../session/game-session.js').State} state
 * @property {import('../games/types.js').GameModule} module
 * @property {Pick<import('../board/board.js').Board, 'draft' | 'imagined' | 'position'>} board
 * @property {string} notice   said once, until the next move
 * @property {boolean} isFresh   nothing was chosen or pointed at since the notice
 * @property {{ lead: string, rest: string, insists: boolean } | null} review   what a review says of the position, null if there
 *   is none; `insists`: also while cells are pointed at
 * @property {boolean} terse   screen readers hear the main sentence alone
 */

/** `lead` stands out, `spoken` is for screen readers. @param {StatusProps} props @returns {{ lead: string, rest: string, bad: boolean, spoken: string }} */
export function statusOf({ say, state, module, board, notice, isFresh, review, terse }) {
  const { draft, imagined, position } = board;
  const { coords } = position.look;
  const { chosen } = draft;
  const preview = (/** @type {boolean} */ spoken) =>
    imagined ? previewSentence(say, state, module, imagined, { spoken }) : '';
  const next = chosen && draft.shown === chosen ? module.labels.next(say, chosen, coords) : '';
  const bad = state.trouble !== null;
  const insists = review?.insists === true && !chosen;
  const other = bad ? '' : (isFresh && notice) || (insists ? '' : joined(next, preview(false))) || notice;
  const { lead, rest } = other ? { lead: '', rest: other } : (review ?? turnParts(say, state, module));
  const detail = chosen ? module.labels.chosen(say, position.choices, chosen, coords) : '';
  const { before, main, after } = detail
    ? { before: '', main: detail, after: preview(true) }
    : positionSpoken(say, state, module, coords, turnSentence(say, state, module));
  if (review && !detail) return { lead, rest, bad, spoken: joined(lead, rest) };
  return { lead, rest, bad, spoken: terse ? main : joined(before, main, after) };
}

/** What was played and what follows; where `terse` is set, only `main` is spoken.
 *  @param {StatusProps['say']} say @param {StatusProps['state']} state @param {StatusProps['module']} module
 *  @param {import('../games/types.js').Look['coords']} coords @param {string} turn */
function positionSpoken(say, state, module, coords, turn) {
  const moved = movedSentence(say, state, module, coords);
  if (!moved || state.view.outcome.kind !== 'ongoing') return { before: moved, main: turn, after: '' };
  const person = onlyPerson(state);
  const reach = person === null ? '' : reachSentence(say, module, state.view, person);
  return { before: '', main: moved, after: joined(reach, turn) };
}

/** @param {...string} sentences */
const joined = (...sentences) => sentences.filter(Boolean).join(' ');
