// The texts of the course itself (McGill's COMP 424): the call of an agent's step, and what its simulator prints.
//
// Read, in one text or alone:
//   chess_board     a list of M x M quadruples of True/False or 1/0 (walls up, right, down, left), as Python or numpy
//                   writes it, followed by the two cells of a call, my_pos and adv_pos: `(3, 2), (0, 5)`
//   the log         lines such as `INFO:Player A moves to [3 2] facing Up. Time taken …` of both years
//   moves           answers of step such as `((3, 2), 0)`
// A log names neither the inner walls nor the start cells. Without a chess_board before it, the start on the screen is
// tried; else one without inner walls is guessed, from which all of its moves are legal.
import { elementAt } from '../common/numbers.js';
import { hasWall, readBoard, wallLetters, writeBoard } from './board.js';

/** @import { Wall } from './board.js' */
/** @import { Loaded } from '../types.js' */
/** @import { Rules } from '../../engine/rules.js' */

const sides = /** @type {Wall[]} */ ([0, 1, 2, 3]);

/** The call that would ask a student's agent for this move. @param {string} position @returns {string} */
export function write(position) {
  const board = readBoard(position);
  const { size, pawns, side } = board;
  const rows = Array.from({ length: size }, (_, row) => {
    const cells = Array.from({ length: size }, (_, column) => {
      const walls = sides.map((wall) => Number(hasWall(board, row * size + column, wall)));
      return `[${walls.join(',')}]`;
    });
    return `    [${cells.join(', ')}],`;
  });
  const cell = (/** @type {number} */ at) => `(${Math.floor(at / size)}, ${at % size})`;
  const [mine, theirs] = [cell(pawns[side]), cell(pawns[side === 0 ? 1 : 0])];
  return `import numpy as np
from agents.student_agent import StudentAgent

# Player ${'AB'[side]} is to move. chess_board[row, column, side]: a wall up, right, down, left?
chess_board = np.array([
${rows.join('\n')}
], dtype=bool)
print(StudentAgent().step(chess_board, ${mine}, ${theirs}, ${Math.floor((size + 1) / 2)}))
`;
}

/** @param {string} text @param {Rules} rules @param {string} current the start position on the screen
 *  @returns {Loaded | { error: string } | null} null if the text is not of the course */
export function read(text, rules, current) {
  const call = readCall(text);
  if (call?.error !== undefined) return { error: call.error };
  const moves = readMoves(call ? text.slice(call.end) : text);
  if (!call && moves.length === 0) return null;
  const start = call?.position ?? findStart(text, moves, rules, current);
  if (start === null) return { error: 'no start is known from which the moves of this log could be played' };
  const line = rules.playAll(start, moves.map(({ move }) => move).join(' '));
  if (!line.ok) return { error: line.error };
  const played = moves.slice(0, line.positions.length - 1).map(({ move, ms }) => ({ text: move, ms }));
  return {
    game: 'colosseum',
    setup: '',
    positions: line.positions,
    moves: played,
    ply: played.length,
    notes: call ? [] : [start === current ? 'share.note.currentStart' : 'share.note.guessedStart'],
    fault: line.fault,
  };
}

/** The chess_board and the two cells after it. @param {string} text */
function readCall(text) {
  const bit = '(True|False|[01])';
  const quadruples = [...text.matchAll(new RegExp(`\\[\\s*${Array(4).fill(bit).join('[\\s,]+')}[\\s,]*\\]`, 'g'))];
  if (quadruples.length === 0) return null;
  const size = Math.round(Math.sqrt(quadruples.length));
  if (size * size !== quadruples.length)
    return { error: `chess_board has ${quadruples.length} cells, which is no square` };
  const last = elementAt(quadruples, quadruples.length - 1);
  let end = last.index + last[0].length;
  const cells = [];
  for (const match of text.slice(end).matchAll(/\((?:np\.int64\()?(\d+)\)?,\s*(?:np\.int64\()?(\d+)\)?\)/g)) {
    cells.push(Number(match[1]) * size + Number(match[2]));
    if (cells.length < 2) continue;
    end += match.index + match[0].length;
    break;
  }
  if (cells.length < 2) return { error: 'after chess_board two cells are expected: (row, column), (row, column)' };
  const walls = quadruples.map((match) => match.slice(1).map((each) => each === 'True' || each === '1'));
  // A wall between two cells counts whichever of them says so.
  const right = walls.map((cell, at) => (at + 1) % size !== 0 && (cell[1] === true || walls[at + 1]?.[3] === true));
  const down = walls.map((cell, at) => at + size < size * size && (cell[2] === true || walls[at + size]?.[0] === true));
  const side = /Player B is to move/.test(text) ? 1 : 0;
  const pawns = /** @type {[number, number]} */ (side === 0 ? cells : cells.reverse());
  return { position: writeBoard({ size, right, down, pawns, side }), end };
}

/** @param {string} text @returns {{ row: number, column: number, move: string, ms: number | null, second: boolean | null }[]} */
function readMoves(text) {
  const logged =
    /Player ([AB]) moves to [[(]\s*(\d+)[\s,]+(\d+)\s*[\])] facing (Up|Right|Down|Left)(?:\.? Time taken[^:\n]*:\s*([\d.e-]+))?/gi;
  const answered = /\(\s*[[(]\s*(\d+)\s*,\s*(\d+)\s*[\])]\s*,\s*([0-3])\s*\)/g;
  const lines = [...text.matchAll(logged)].map(([, who = '', row = '', column = '', wall = '', seconds]) => ({
    ...cellAt(row, column),
    wall: wall.charAt(0).toLowerCase(),
    ms: seconds ? Math.round(Number(seconds) * 1000) : null,
    second: who.toUpperCase() === 'B',
  }));
  const answers = [...text.matchAll(answered)].map(([, row = '', column = '', wall]) => ({
    ...cellAt(row, column),
    wall: wallLetters[Number(wall)],
    ms: null,
    second: null,
  }));
  const found = lines.length > 0 ? lines : answers;
  return found.map(({ row, column, wall, ms, second }) => ({
    row,
    column,
    ms,
    second,
    move: String.fromCharCode(97 + column) + (row + 1) + wall,
  }));
}

const cellAt = (/** @type {string} */ row, /** @type {string} */ column) => ({
  row: Number(row),
  column: Number(column),
});

/** @param {string} text @param {ReturnType<typeof readMoves>} moves @param {Rules} rules @param {string} current
 *  @returns {string | null} */
function findStart(text, moves, rules, current) {
  const list = moves.map(({ move }) => move).join(' ');
  const good = (/** @type {string} */ start) => {
    const line = rules.playAll(start, list);
    return line.ok ? line.positions.length - 1 : -1;
  };
  const min = Math.max(6, ...moves.map(({ row, column }) => Math.max(row, column) + 1));
  const named = /\b(\d+)x\1\b/.exec(text);
  const onScreen = readBoard(current).size;
  const size = named ? Number(named[1]) : onScreen >= min ? onScreen : min;
  if (onScreen === size && good(current) === moves.length) return current;

  /** @type {string | null} */
  let best = null;
  let longest = 0;
  const none = Array(size * size).fill(false);
  const first = elementAt(moves, 0);
  const side = first.second ? 1 : 0;
  for (const cell of nearestFirst(first, size)) {
    // The second player stands on the first one's image under half a turn of the board.
    const image = size * size - 1 - cell;
    const pawns = /** @type {[number, number]} */ (side === 0 ? [cell, image] : [image, cell]);
    const start = writeBoard({ size, right: none, down: none, pawns, side });
    const count = good(start);
    if (count > longest) [best, longest] = [start, count];
    if (count === moves.length) break;
  }
  return best;
}

/** @param {{ row: number, column: number }} from @param {number} size */
function nearestFirst({ row, column }, size) {
  const away = (/** @type {number} */ cell) =>
    Math.abs(Math.floor(cell / size) - row) + Math.abs((cell % size) - column);
  return Array.from({ length: size * size }, (_, cell) => cell).sort((a, b) => away(a) - away(b) || a - b);
}
