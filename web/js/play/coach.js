// The first game of each kind teaches by doing: for three moves it shows where one might stand and what that would bring.
// Whoever just plays is not held up, and it never comes again.
import { isRemote, onlyPerson } from '../match/match.js';

/** @import { State } from '../session/game-session.js' */
/** @import { View } from '../games/types.js' */

const lessons = 3;
/** Somebody who knows what to do should not be interrupted. */
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

  /** The next lesson, from 1; none once all are over. */
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
    if (lesson === null || !this.#isFirstGame(state)) return;
    this.#wait = setTimeout(() => void this.#teach(lesson), lookFirstMs);
  }

  /** A person's game against an agent, at the person's first, second or third move. @param {State} state */
  #isFirstGame(state) {
    const { board } = this.#options;
    const mine = onlyPerson(state);
    return (
      mine !== null && !isRemote(state) && board.movable && state.ply === state.moves.length && state.ply <= 2 * lessons
    );
  }

  /** @param {number} lesson */
  async #teach(lesson) {
    const { session, board, rules, storage, agent, onTip } = this.#options;
    // A move is on its way: it needs no advice.
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
