// The coach of a first game: three times it suggests a move and says what the move would bring. It never delays a visitor who
// just plays, and after three lessons it never comes back.
import { isRemote, onlyPerson } from '../match/match.js';

/** @import { State } from '../session/game-session.js' */
/** @import { View } from '../games/types.js' */

const lessons = 3;
/** The wait before a tip, so that whoever moves at once is not interrupted. */
const lookFirstMs = 900;
const limits = { ms: 300 };

/**
 * @typedef {object} CoachOptions
 * @property {import('../session/game-session.js').GameSession} session
 * @property {import('../board/board.js').Board} board
 * @property {import('../engine/rules.js').Rules} rules
 * @property {import('../storage/storage.js').Store} storage
 * @property {string} agent
 * @property {(tip: { lesson: number, move: string, after: View }) => void} onTip
 */

export class Coach {
  #options;
  #key;
  #asking = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #wait;

  /** @param {CoachOptions} options */
  constructor(options) {
    this.#options = options;
    this.#key = `coach.${options.rules.game}`;
  }

  /** The number of the next lesson, from 1; null after the last. */
  get #next() {
    const given = this.#options.storage.read(this.#key);
    const next = Number.isInteger(given) ? Number(given) + 1 : 1;
    return next <= lessons ? next : null;
  }

  /** The position has changed. @param {State} state */
  follow(state) {
    clearTimeout(this.#wait);
    this.#asking.abort();
    const lesson = this.#next;
    if (lesson === null || !this.#mayTeach(state)) return;
    this.#wait = setTimeout(() => void this.#teach(lesson), lookFirstMs);
  }

  /** Whether the person is to move against an agent, early in the game and not looking back. @param {State} state */
  #mayTeach(state) {
    const { board } = this.#options;
    const mine = onlyPerson(state);
    return (
      mine !== null && !isRemote(state) && board.movable && state.ply === state.moves.length && state.ply <= 2 * lessons
    );
  }

  /** @param {number} lesson */
  async #teach(lesson) {
    const { session, board, rules, storage, agent, onTip } = this.#options;
    // The visitor has begun a move and needs no advice.
    if (board.draft.chosen || board.draft.hint) return;
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    const answer = await session.think({ agent, limits }, { signal, priority: 'hint' }).catch(() => null);
    if (!answer || signal.aborted || board.draft.chosen) return;
    const after = rules.play(session.state.view.position, answer.move);
    if (!after.ok) return;
    storage.write(this.#key, lesson);
    board.setHint(answer.move, true);
    onTip({ lesson, move: answer.move, after });
  }
}
