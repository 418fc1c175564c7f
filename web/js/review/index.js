// A review, fetched when somebody asks for one.
export { Saving } from './saving.js';
export { deviceShelf } from './shelf.js';
export { reviewSteps } from './steps.js';
export { Study } from './study.js';
export { reviewWords } from './words.js';
