// What only some games, media and moments need of a board: no first paint waits for it.
import { cellMarks, drawn, pointed } from './notes.js';
import { BoardPan } from './pan.js';
import { toSvg } from './svg.js';

export const boardExtras = { BoardPan, cellMarks, drawn, pointed, toSvg };
