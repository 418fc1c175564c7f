// What the game brings beside its board, fetched with the first dialog that needs some of it.
export { editor } from './editor.js';
export { lessons } from './lessons.js';
export { levels } from './levels.js';
