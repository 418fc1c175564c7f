// A square board with edges, with room for coordinates around it. Half a turn (for whoever sits opposite) happens here and
// nowhere else. Its torus twin is torus.js.

/** @typedef {import('../types.js').Point} Point */

const keys = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];

/** Cells are numbered row by row, directions clockwise from up.
 *  @param {number} size @param {number} margin @param {Pick<import('../types.js').Look, 'flipped'>} look */
export function square(size, margin, { flipped }) {
  const turned = (/** @type {number} */ cell) => (flipped ? size * size - 1 - cell : cell);
  const directed = (/** @type {number} */ direction) => (flipped ? (direction + 2) % 4 : direction);
  const box = (/** @type {number} */ cell) => {
    const at = turned(cell);
    return { x: margin + (at % size), y: margin + Math.floor(at / size), w: 1, h: 1 };
  };
  return {
    ...{ size, margin, width: size + 2 * margin, height: size + 2 * margin, box, directed },
    rows: Array.from({ length: size }, (_, row) =>
      Array.from({ length: size }, (_, column) => turned(row * size + column)),
    ),
    /** @param {number} cell @returns {Point} */
    centre(cell) {
      const { x, y } = box(cell);
      return [x + 0.5, y + 0.5];
    },
    /** @param {Point} at */
    cellAt([x, y]) {
      const [column, row] = [Math.floor(x - margin), Math.floor(y - margin)];
      return row < 0 || column < 0 || row >= size || column >= size ? null : turned(row * size + column);
    },
    /** A point in cells from the first cell's corner, whichever way the board is turned. @param {Point} at @returns {Point} */
    toBoard([x, y]) {
      return flipped ? [size + margin - x, size + margin - y] : [x - margin, y - margin];
    },
    direction: (/** @type {string} */ key) => (keys.includes(key) ? directed(keys.indexOf(key)) : -1),
    flick: (/** @type {number} */ dx, /** @type {number} */ dy) =>
      directed(Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 1 : 3) : dy > 0 ? 2 : 0),
    /** @param {number} cell @param {string} key */
    neighbour(cell, key) {
      const at = turned(cell);
      const [row, column] = [Math.floor(at / size), at % size];
      if (key === 'ArrowUp') return row > 0 ? turned(at - size) : null;
      if (key === 'ArrowDown') return row + 1 < size ? turned(at + size) : null;
      if (key === 'ArrowLeft') return column > 0 ? turned(at - 1) : null;
      if (key === 'ArrowRight') return column + 1 < size ? turned(at + 1) : null;
      if (key === 'Home') return turned(row * size);
      return key === 'End' ? turned(row * size + size - 1) : null;
    },
  };
}
