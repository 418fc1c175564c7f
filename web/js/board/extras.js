// What a board needs to be played on, or only in some games, media and moments: no first paint waits for it.
import { cellMarks, drawn, pointed } from './notes.js';
import { BoardPan } from './pan.js';
import { BoardPointer } from './pointer.js';
import { toSvg } from './svg.js';

export const boardExtras = { BoardPan, BoardPointer, cellMarks, drawn, pointed, toSvg };
