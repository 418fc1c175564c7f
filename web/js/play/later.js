// The parts of the play page that the first paint does not need: loaded in parallel with the engine.
export { boardExtras } from '../board/extras.js';
export { keepOffline } from '../offline/offline.js';
export { openAddress } from '../session/opening.js';
export { GameSaver } from '../storage/game-saver.js';
export { actionsRow, endingsOfMove, moreActionsRow } from './actions.js';
export { AddressBar } from './address-bar.js';
export { Adviser } from './adviser.js';
export { Answers } from './answers.js';
export { Coach } from './coach.js';
export { Dialogs } from './dialogs.js';
export { Easel } from './easel.js';
export { countResult, soundOf } from './ending.js';
export { openGamesByButton, showGames } from './header.js';
export { Hints } from './hints.js';
export { listenToKeys } from './keys.js';
export { NextGame } from './next-game.js';
export { Panels } from './panels.js';
export { givesUp } from './resignation.js';
export { ReviewRoom } from './review-room.js';
export { sound } from './sound.js';
export { Threats } from './threats.js';
export { pieceTray } from './tray.js';
export { TypedMove } from './typed-move.js';

/** What takes over if the engine does not start. */
export const withoutEngine = () => import('./without-engine.js');
