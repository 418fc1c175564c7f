// What the play page needs once its engine is there, or in its place: fetched beside the engine, so that the first paint does
// not wait for it.
export { BoardPan } from '../board/pan.js';
export { toSvg } from '../board/svg.js';
export { withVariations } from '../match/record-moves.js';
export { keepOffline } from '../offline/offline.js';
export { GameSaver } from '../storage/game-saver.js';
export { moveList, scrollToCurrent } from '../widgets/move-list.js';
export { AddressBar } from './address-bar.js';
export { BestMoves } from './best-moves.js';
export { Hints } from './hints.js';
export { listenToKeys } from './keys.js';
export { resultCard } from './result.js';
export { pieceTray } from './tray.js';
export { showFailure } from './without-engine.js';
