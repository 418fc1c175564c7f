// The action buttons: the row under the board, and a second row for those needed less often. A button that cannot do
// anything now is disabled or hidden.
import { html, nothing, svg } from 'lit-html';
import { isPerson, isRemote, isWatched, mayStudy, onlyPerson, redoTarget, sideAt, undoTarget } from '../match/match.js';
import { icon } from '../widgets/icons.js';

/** @import { Match } from '../match/match.js' */
/** @import { Say } from '../words/say.js' */
/** @typedef {keyof typeof outlines} Action */
/**
 * @typedef {object} Situation
 * @property {Match} match
 * @property {boolean} over
 * @property {boolean} movable   a person is to move on this board
 * @property {boolean} hasDraft   part of a move is chosen; Undo clears it first
 * @property {boolean} isComplete   a complete move waits to be confirmed
 * @property {boolean} confirms   moves have to be confirmed on this device
 * @property {boolean} passes   passing is a legal move
 * @property {boolean} bestMoves   best moves are shown
 * @property {boolean} draw   the pointer draws on the board instead of playing
 * @property {boolean} areas   areas are shown
 * @property {boolean} zoomable
 * @property {boolean} zoomed
 */

const outlines = {
  send: svg`<path d="M21 3 10 14M21 3l-7 18-4-7-7-4z"/>`,
  undo: svg`<path d="M9 7 4 12l5 5M4.5 12H15a5 5 0 0 1 0 10h-2" transform="translate(0 -3)"/>`,
  redo: svg`<path d="m15 7 5 5-5 5M19.5 12H9a5 5 0 0 0 0 10h2" transform="translate(0 -3)"/>`,
  hint: svg`<path d="M9 18h6M10 21h4M8.5 14.5a6 6 0 1 1 7 0c-.6.5-.8 1-.8 1.8H9.3c0-.8-.2-1.3-.8-1.8z"/>`,
  threat: svg`<path d="M12 3 2.5 20h19zM12 10v4.5M12 17.4v.1"/>`,
  areas: svg`<path d="M4 4h16v16H4zM12 4v16M4 9l5-5M4 15l8-8M12 12l8 8M12 5l8 8"/>`,
  resign: svg`<path d="M6 21V4m0 0h11l-2.5 4L17 12H6"/>`,
  claim: svg`<path d="M7 4h10v5a5 5 0 0 1-10 0zM7 6H4a3 3 0 0 0 3.4 4M17 6h3a3 3 0 0 1-3.4 4M12 14v4m-4 3h8"/>`,
  draw: svg`<path d="m4 20 1-4L16 5l3 3L8 19zM14 7l3 3"/>`,
  review: svg`<path d="M4 19V5m0 14h16M7 14l4-5 4 3 5-7"/>`,
  flip: svg`<path d="M7 4v14m0 0-3-3m3 3 3-3M17 20V6m0 0-3 3m3-3 3 3"/>`,
  bestMoves: svg`<path d="M5 7h14M5 12h9M5 17h11"/>`,
  swap: svg`<path d="M4 8h14m0 0-3.5-3.5M18 8l-3.5 3.5M20 16H6m0 0 3.5-3.5M6 16l3.5 3.5"/>`,
  confirm: svg`<path d="m5 12.5 4.5 4.5L19 7"/>`,
  pass: svg`<path d="M5 12h12m0 0-4-4m4 4-4 4M20 5v14"/>`,
  pause: svg`<path d="M8 5v14M16 5v14"/>`,
  resume: svg`<path d="M8 5v14l11-7z"/>`,
  step: svg`<path d="M6 5v14l9-7zM18.5 5v14"/>`,
  zoom: svg`<circle cx="10.5" cy="10.5" r="6"/><path d="m15 15 5 5M8 10.5h5"/><path class="plus" d="M10.5 8v5"/>`,
};

/** Whether an action is visible, and whether it is enabled.
 *  @type {Record<Action, (now: Situation) => [visible: boolean, enabled: boolean]>} */
const rules = {
  send: ({ match, over }) => [isRemote(match) && (over || !isPerson(match.players[sideAt(match)])), true],
  undo: ({ match, hasDraft }) => [true, hasDraft || undoTarget(match) !== null],
  redo: ({ match }) => [true, redoTarget(match) !== null],
  hint: ({ match, movable }) => [!isWatched(match) && !isRemote(match), movable],
  threat: ({ match, movable }) => [!isWatched(match) && !isRemote(match), movable],
  resume: ({ match, over }) => [match.paused && !over, true],
  step: ({ match, over }) => [isWatched(match) && match.paused && !over, true],
  pause: ({ match, over }) => [isWatched(match) && !match.paused && !over, true],
  pass: ({ passes, movable }) => [passes && movable, true],
  zoom: ({ zoomable }) => [zoomable, true],
  areas: () => [true, true],
  resign: ({ match, over, movable }) => [!over && !isWatched(match) && match.ply > 0, movable],
  claim: ({ match, over, movable }) => [
    !over && onlyPerson(match) !== null && !isRemote(match) && match.ply > 0,
    movable,
  ],
  draw: () => [true, true],
  flip: () => [true, true],
  swap: ({ match, over }) => [!over && match.players.some(({ agent }) => agent !== null), true],
  bestMoves: ({ match }) => [mayStudy(match), true],
  // After the end the result card has this button.
  review: ({ match, over }) => [!over && match.moves.length > 0 && (mayStudy(match) || match.paused), true],
  // The button keeps its place in the row, so that a second tap cannot hit another button.
  confirm: ({ confirms, isComplete, over }) => [(confirms && !over) || isComplete, isComplete],
};

const secondary = /** @type {Action[]} */ (['areas', 'draw', 'flip', 'swap', 'bestMoves', 'review', 'claim', 'resign']);
const primary = /** @type {Action[]} */ (Object.keys(rules)).filter((action) => !secondary.includes(action));

/** @typedef {{ say: Say, now: Situation, handlers: Record<Action, () => void> }} ActionsProps */

/** @param {ActionsProps} props */
export const actionsRow = (props) => primary.map((action) => actionButton(action, props));

/** What ends a move: needed wherever moves are made. @param {ActionsProps} props */
export const endingsOfMove = (props) =>
  /** @type {const} */ (['pass', 'confirm']).map((action) => actionButton(action, props));

/** @param {ActionsProps} props */
export const moreActionsRow = (props) => secondary.map((action) => actionButton(action, props));

/** @param {Action} action @param {ActionsProps} props */
function actionButton(action, { say, now, handlers }) {
  const [visible, enabled] = rules[action](now);
  const label = say(action === 'zoom' ? (now.zoomed ? 'action.zoomOut' : 'action.zoomIn') : `action.${action}`);
  const kind = `button action ${action} ${action === 'zoom' && now.zoomed ? 'zoomed' : ''}`;
  const pressed = action === 'bestMoves' || action === 'areas' || action === 'draw' ? String(now[action]) : nothing;
  return html`<button type="button" class=${kind} title=${label} aria-pressed=${pressed} ?hidden=${!visible}
    ?disabled=${!enabled} @click=${handlers[action]}>${icon(outlines[action])}<span>${label}</span></button>`;
}
