// What can be done with the game: the row under the board, and a second row of what is needed less often. A button that
// cannot do anything now is disabled or not there.
import { html, nothing } from 'lit-html';
import { isWatched, mayStudy, redoTarget, undoTarget } from '../match/match.js';
import { icon } from '../widgets/icons.js';

/** @import { Match } from '../match/match.js' */
/** @import { Say } from '../words/say.js' */
/** @typedef {'undo' | 'redo' | 'hint' | 'flip' | 'swap' | 'bestMoves' | 'confirm' | 'pass' | 'pause' | 'resume' | 'step' | 'zoom'} Action */
/**
 * @typedef {object} Situation
 * @property {Match} match
 * @property {boolean} over
 * @property {boolean} movable   a person is to move on this board
 * @property {boolean} hasDraft   a part of a move is chosen, which is undone first
 * @property {boolean} isComplete   a complete move waits to be confirmed
 * @property {boolean} confirms   complete moves wait on this device
 * @property {boolean} passes   passing is a legal move
 * @property {boolean} bestMoves   they are shown
 * @property {boolean} zoomable
 * @property {boolean} zoomed
 */

/**
 * Whether an action is visible, and whether it is enabled.
 * @type {Record<Action, (now: Situation) => [visible: boolean, enabled: boolean]>}
 */
const rules = {
  undo: ({ match, hasDraft }) => [true, hasDraft || undoTarget(match) !== null],
  redo: ({ match }) => [true, redoTarget(match) !== null],
  hint: ({ match, movable }) => [!isWatched(match), movable],
  resume: ({ match, over }) => [match.paused && !over, true],
  step: ({ match, over }) => [isWatched(match) && match.paused && !over, true],
  pause: ({ match, over }) => [isWatched(match) && !match.paused && !over, true],
  pass: ({ passes, movable }) => [passes && movable, true],
  zoom: ({ zoomable }) => [zoomable, true],
  flip: () => [true, true],
  swap: ({ match, over }) => [!over && match.players.some(({ agent }) => agent !== null), true],
  bestMoves: ({ match }) => [mayStudy(match), true],
  // Its place stays its own: a second tap must not hit something else.
  confirm: ({ confirms, isComplete, over }) => [(confirms && !over) || isComplete, isComplete],
};

const secondary = /** @type {Action[]} */ (['flip', 'swap', 'bestMoves']);
const primary = /** @type {Action[]} */ (Object.keys(rules)).filter((action) => !secondary.includes(action));

/** @typedef {{ say: Say, now: Situation, handlers: Record<Action, () => void> }} ActionsProps */

/** @param {ActionsProps} props */
export const actionsRow = (props) => primary.map((action) => actionButton(action, props));

/** @param {ActionsProps} props */
export const moreActionsRow = (props) => secondary.map((action) => actionButton(action, props));

/** @param {Action} action @param {ActionsProps} props */
function actionButton(action, { say, now, handlers }) {
  const [visible, enabled] = rules[action](now);
  const label = say(action === 'zoom' ? (now.zoomed ? 'action.zoomOut' : 'action.zoomIn') : `action.${action}`);
  const kind = `button action ${action} ${action === 'zoom' && now.zoomed ? 'zoomed' : ''}`;
  const pressed = action === 'bestMoves' ? String(now.bestMoves) : nothing;
  return html`<button type="button" class=${kind} title=${label} aria-pressed=${pressed} ?hidden=${!visible}
    ?disabled=${!enabled} @click=${handlers[action]}>${icon(action)}<span>${label}</span></button>`;
}
