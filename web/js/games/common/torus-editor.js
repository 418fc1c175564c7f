// Positions by hand on a board without edges: a click changes one cell, and the ply is what the rules allow with such a board.

/** Before this ply the rules say what the board must look like. */
const freePlies = 2;

/** @template {{ side: 0 | 1, ply: number }} Position
 *  @param {object} game
 *  @param {(text: string) => Position} game.parse
 *  @param {(position: Position) => string} game.write
 *  @param {(position: Position) => boolean} game.isEmpty
 *  @param {(position: Position, tool: string, cell: number) => Position | null} game.put   the position after a click, null if there is none
 *  @param {Position} game.empty
 *  @param {number} game.lastPly
 *  @returns {import('../types.js').Editor} */
export function torusEditor({ parse, write, isEmpty, put, empty, lastPly }) {
  /** The first side has the even plies. @param {Position} position */
  function written(position) {
    const { side, ply } = position;
    if (side === 0 && isEmpty(position)) return write({ ...position, ply: 0 });
    const fitting = ply % 2 === side ? ply : ply + (ply < lastPly ? 1 : -1);
    return write({ ...position, ply: Math.max(freePlies + side, fitting) });
  }
  /** @param {string} text @param {string} tool @param {number | null} cell */
  function edited(text, tool, cell) {
    const position = cell === null ? null : put(parse(text), tool, cell);
    return position ? written(position) : text;
  }
  return {
    tools: ['first', 'second', 'none'],
    point: (position, tool, geometry, at) => edited(position, tool, geometry.cellAt(at)),
    key: (position, tool, cell, direction) => (direction < 0 ? edited(position, tool, cell) : position),
    resize: (position) => position,
    turn(text) {
      const position = parse(text);
      return written({ ...position, side: position.side === 0 ? 1 : 0 });
    },
    empty: () => write(empty),
  };
}
