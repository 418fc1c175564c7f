// What the play page needs once its engine is there, or in its place: fetched beside the engine, so that the first paint does
// not wait for it.
export { BoardPan } from '../board/pan.js';
export { toSvg } from '../board/svg.js';
export { withVariations } from '../match/record-moves.js';
export { keepOffline } from '../offline/offline.js';
export { GameSaver } from '../storage/game-saver.js';
export { moveList, scrollToCurrent } from '../widgets/move-list.js';
export { actionsRow, moreActionsRow } from './actions.js';
export { AddressBar } from './address-bar.js';
export { Answers } from './answers.js';
export { BestMoves } from './best-moves.js';
export { Coach } from './coach.js';
export { dialogContext } from './dialog-context.js';
export { countResult, levelToTry, recordOf, soundOf } from './ending.js';
export { sendMove } from './friend.js';
export { openGamesByButton, showGames } from './header.js';
export { Hints } from './hints.js';
export { listenToKeys } from './keys.js';
export { playersPanel } from './players.js';
export { givesUp } from './resignation.js';
export { resultCard } from './result.js';
export { rulesPanel } from './rules-panel.js';
export { sound } from './sound.js';
export { Threats } from './threats.js';
export { Ticking } from './ticking.js';
export { timesPanel } from './times-panel.js';
export { pieceTray } from './tray.js';
export { showFailure } from './without-engine.js';
