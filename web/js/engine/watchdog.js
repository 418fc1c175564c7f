// A worker that says nothing for too long is taken for dead.

/** Past its limit; and past it after a first worker was lost over the same request: a second loss is an error on the
 *  screen, and a busy machine may be all that is wrong. */
const graceMs = 500;
const resentGraceMs = 3000;
/** For its files to arrive. */
const startMs = 10_000;

export class Watchdog {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** Starts the wait for the worker's next message anew.
   *  @param {{ starting: boolean, resent: boolean, limits: import('../../../wasm/engine.d.ts').Limits | undefined }} wait
   *  @param {() => void} onSilence */
  watch({ starting, resent, limits }, onSilence) {
    this.rest();
    // Limits of nodes or depth say nothing about time.
    const expected = starting ? startMs : (limits?.ms ?? limits?.gameMs);
    if (expected === undefined) return;
    const bark = () => (this.#timer = setTimeout(onSilence, resent ? resentGraceMs : graceMs));
    // Two waits, so that a page that slept with its worker does not wake to a grace that is over.
    this.#timer = setTimeout(bark, expected);
  }

  rest() {
    clearTimeout(this.#timer);
  }
}
