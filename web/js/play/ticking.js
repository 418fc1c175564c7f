// Shows the clocks of a game as they run, and says when little time is left.
import { isRunning } from '../match/clock.js';
import { isPerson, sideAt } from '../match/match.js';

/** The seconds left at which a person to move is warned. */
const warnings = [30, 10];
/** With less time than this, tenths of seconds are shown. */
export const tenthsBelowMs = 10_000;

export class Ticking {
  #session;
  #show;
  #warn;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** The time left when it was last shown, and the generation of the state shown. */
  #shownMs = 0;
  #shownGeneration = -1;

  /** @param {{ session: import('../session/game-session.js').GameSession, show: () => void, warn: (seconds: number) => void }} parts
   *  `show` draws the clocks, `warn` is called when little time is left */
  constructor({ session, show, warn }) {
    this.#session = session;
    this.#show = show;
    this.#warn = warn;
  }

  /** Schedules the next drawing; to be called when the clocks have been drawn. */
  follow() {
    clearTimeout(this.#timer);
    const { state, clocks } = this.#session;
    if (!clocks || !isRunning(state)) return;
    const side = sideAt(state);
    const left = clocks[side];
    const before = this.#shownGeneration === state.generation ? this.#shownMs : left;
    [this.#shownMs, this.#shownGeneration] = [left, state.generation];
    const passed = warnings.find((seconds) => left <= seconds * 1000 && seconds * 1000 < before);
    if (passed && isPerson(state.players[side])) this.#warn(passed);
    if (left > 0) this.#timer = setTimeout(this.#show, left < tenthsBelowMs ? 100 : (left % 1000) + 20);
  }
}
