// What the game brings beside its board, fetched with the first dialog that needs some of it.
import { read, write } from './course.js';

export { editor } from './editor.js';
export { lessons } from './lessons.js';
export { levels } from './levels.js';
export { strengths } from './strengths.js';
export const course = { read, write };
