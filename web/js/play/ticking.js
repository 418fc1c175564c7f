// Shows the clocks of a game as they run, and says when little time is left.
import { isRunning } from '../match/clock.js';
import { isPerson, sideAt } from '../match/match.js';

/** Seconds left that are said, to a person whose turn it is. */
const warnings = [30, 10];
/** Below this, tenths are shown. */
export const tenthsBelowMs = 10_000;

export class Ticking {
  #session;
  #show;
  #warn;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** What was left when it was last shown. */
  #shownMs = 0;
  #shownAt = -1;

  /** @param {{ session: import('../session/game-session.js').GameSession, show: () => void, warn: (seconds: number) => void }} parts
   *  `show` draws the clocks, `warn` is told of little time */
  constructor({ session, show, warn }) {
    this.#session = session;
    this.#show = show;
    this.#warn = warn;
  }

  /** The clocks have just been drawn: when they are to be drawn next. */
  follow() {
    clearTimeout(this.#timer);
    const { state, clocks } = this.#session;
    if (!clocks || !isRunning(state)) return;
    const side = sideAt(state);
    const left = clocks[side];
    const before = this.#shownAt === state.generation ? this.#shownMs : left;
    [this.#shownMs, this.#shownAt] = [left, state.generation];
    const passed = warnings.find((seconds) => left <= seconds * 1000 && seconds * 1000 < before);
    if (passed && isPerson(state.players[side])) this.#warn(passed);
    if (left > 0) this.#timer = setTimeout(this.#show, left < tenthsBelowMs ? 100 : (left % 1000) + 20);
  }
}
