// Answers to questions that a key or a button asks: where both sides are, the moves, the counts, the times, hints and threats.
import { sideAt } from '../match/match.js';
import { nameInSentence } from '../words/names.js';
import { seconds, timeUsed } from '../words/numbers.js';
import { movedSentence, previewSentence, reachSentence, turnSentence } from '../words/sentences.js';

/** @import { View } from '../games/types.js' */
/**
 * @typedef {object} AnswersContext
 * @property {() => import('../words/say.js').Say} say
 * @property {import('../games/types.js').GameModule} module
 * @property {import('../session/game-session.js').GameSession} session
 * @property {import('../board/board.js').Board} board
 */

export class Answers {
  #context;

  /** @param {AnswersContext} context */
  constructor(context) {
    this.#context = context;
  }

  /** The current state, from which all answers are made. */
  get #now() {
    const { say, module, session, board } = this.#context;
    const { state } = session;
    const { coords } = board.position.look;
    return { say: say(), module, board, state, clocks: session.clocks, view: state.view, coords };
  }

  where() {
    const { say, module, view, coords } = this.#now;
    return module.labels.where(say, view, coords);
  }

  lastMove() {
    const { say, module, state, coords } = this.#now;
    return movedSentence(say, state, module, coords) || say('status.noMove');
  }

  /** The cells where a legal move can begin. */
  moves() {
    const { say, module, board, state, view, coords } = this.#now;
    const turn = turnSentence(say, state, module);
    if (!board.movable) return turn;
    const cells = new Set(view.moves.map((move) => module.labels.begins(move, view, coords)));
    return `${turn} ${say('status.movesFrom', { cells: [...cells].join(', ') })}`;
  }

  /** The counts of both sides, and what else the game counts. */
  counts() {
    const { say, module, state, view } = this.#now;
    if (view.outcome.kind !== 'ongoing') return previewSentence(say, state, module, view);
    const mine = sideAt(state);
    return [reachSentence(say, module, view, mine), module.labels.more?.(say, view, mine)].filter(Boolean).join(' ');
  }

  times() {
    const { say, state, clocks } = this.#now;
    const [msA, msB] = clocks ?? [timeUsed(state, 0), timeUsed(state, 1)];
    const [secondsA, secondsB] = [seconds(say, msA), seconds(say, msB)];
    const [a, b] = [nameInSentence(say, state, 0), nameInSentence(say, state, 1)];
    return say(clocks ? 'clock.left' : 'status.timeUsed', { a, b, secondsA, secondsB });
  }

  /** Why a cell cannot be chosen: no move begins there, or it is not one's turn. @param {number} cell */
  refusal(cell) {
    const { say, module, board } = this.#now;
    const scene = board.scene();
    return board.movable && scene ? module.labels.cell(say, scene, cell) : say('typed.wait');
  }

  /** @param {{ move: string, whole: boolean }} hint */
  hint({ move, whole }) {
    const { say, module, view, coords } = this.#now;
    if (whole) return say('status.hint', { move: module.labels.move(say, move, view, coords) });
    return say(`${module.id}.hintFirst`, { cell: module.labels.begins(move, view, coords) });
  }

  /** @param {{ lesson: number, move: string, after: View }} tip */
  tip({ lesson, move, after }) {
    const { say, module, state, view, coords } = this.#now;
    const lead = say(`${module.id}.coach.${lesson}`, { cell: module.labels.begins(move, view, coords) });
    return `${lead} ${previewSentence(say, state, module, after, { brief: true })}`;
  }

  /** @param {{ move: string, view: View, after: View }} threat `view`: the position with the other side to move */
  threat({ move, view, after }) {
    const { say, module, state, coords } = this.#now;
    const name = nameInSentence(say, state, view.side);
    const said = say('threat.move', { name, move: module.labels.move(say, move, view, coords) });
    return `${said} ${previewSentence(say, state, module, after)}`;
  }
}
