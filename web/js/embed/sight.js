// A board that nobody sees keeps still: its agents wait and its engine is released, which leaves room for the boards in
// sight. A page may hold hundreds of them, and a browser has room for about a hundred engines.

/** How long a board keeps its engine out of sight: scrolling away and back at once does not restart it. */
const sleepDelayMs = 1000;

export class SleepOutOfSight {
  #rules;
  #thinker;
  #onFailure;
  #seen = false;
  /** How many requests of the host are being answered: they keep the board awake even out of sight. */
  #pendingRequests = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #sleepTimer;

  /** @param {{ rules: import('../engine/rules.js').Rules, thinker: Pick<import('../engine/thinker.js').Thinker, 'sleep' | 'wake'> }} engine
   *  @param {(error: Error & { code?: string }) => void} onFailure called if the rules cannot be restarted */
  constructor({ rules, thinker }, onFailure) {
    this.#onFailure = onFailure;
    this.#rules = rules;
    this.#thinker = thinker;
    thinker.sleep();
    const observer = new IntersectionObserver((entries) => {
      this.#seen = entries.at(-1)?.isIntersecting ?? false;
      this.#update();
    });
    observer.observe(document.documentElement);
    for (const type of ['focus', 'blur', 'pageshow']) addEventListener(type, () => this.#update());
  }

  /** Answers a request of the host. @template T @param {() => Promise<T>} act @returns {Promise<T>} */
  async whileAwake(act) {
    ++this.#pendingRequests;
    try {
      await this.#wakeOrSleep();
      return await act();
    } finally {
      --this.#pendingRequests;
      this.#update();
    }
  }

  #update() {
    this.#wakeOrSleep().catch(this.#onFailure);
  }

  /** Somebody looks, or the host waits for an answer. */
  get #isWanted() {
    return this.#seen || this.#pendingRequests > 0;
  }

  async #wakeOrSleep() {
    clearTimeout(this.#sleepTimer);
    if (!this.#isWanted) this.#thinker.sleep();
    // Whoever has the focus may press keys.
    if (this.#isWanted || document.hasFocus()) await this.#rules.wake();
    else this.#sleepTimer = setTimeout(() => this.#rules.sleep(), sleepDelayMs);
    if (this.#isWanted) this.#thinker.wake();
  }
}
