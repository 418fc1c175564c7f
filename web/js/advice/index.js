// Helps during a game, fetched when somebody asks for one.
export { reviewWords } from '../review/words.js';
export { BestMoves } from './best-moves.js';
export { Evaluation } from './evaluation.js';
export { MoveWarning } from './warning.js';
export { adviceWords } from './words.js';
