// What cells are called: as the coordinates on the board say, so that eyes find what a sentence names.

/** @typedef {import('../types.js').Look['coords']} Coords */

/** @param {number} column */
export const columnLetter = (column) => String.fromCharCode(97 + column);

/** In a sentence. A board without coordinates has the names that moves are written with. @param {Coords} coords @param {number} row @param {number} column */
export const cellIn = (coords, row, column) =>
  coords === 'course' ? `(${row},${column})` : columnLetter(column) + (row + 1);

/** Alone, before what stands there. @param {import('../types.js').Say} say @param {Coords} coords @param {number} row @param {number} column */
export const placeIn = (say, coords, row, column) =>
  coords === 'course' ? say('board.place', { row, column }) : cellIn(coords, row, column);
