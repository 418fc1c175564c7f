// What the play page needs once its engine is there: fetched beside the engine, so that the first paint does not wait for it.
export { BoardPan } from '../board/pan.js';
export { toSvg } from '../board/svg.js';
export { GameSaver } from '../storage/game-saver.js';
export { AddressBar } from './address-bar.js';
export { Hints } from './hints.js';
export { listenToKeys } from './keys.js';
export { resultCard } from './result.js';
export { pieceTray } from './tray.js';
