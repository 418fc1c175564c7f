// A board that nobody sees keeps still: its agents wait, and what memory its engine has goes to the boards in sight. A page
// may hold hundreds of them, and a browser has room for about a hundred engines.

/** A board that is only scrolled past stays awake. */
const restMs = 1000;

export class Sight {
  #rules;
  #thinker;
  #onFailure;
  #seen = false;
  /** Requests of the host that are being answered, whether anybody looks or not. */
  #asked = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #resting;

  /** @param {{ rules: import('../engine/rules.js').Rules, thinker: import('../engine/thinker.js').Thinker }} engine
   *  @param {(error: Error & { code?: string }) => void} onFailure the rules did not wake */
  constructor({ rules, thinker }, onFailure) {
    this.#onFailure = onFailure;
    this.#rules = rules;
    this.#thinker = thinker;
    thinker.sleep();
    const observer = new IntersectionObserver((entries) => {
      this.#seen = entries.at(-1)?.isIntersecting ?? false;
      this.#wakeOrRest();
    });
    observer.observe(document.documentElement);
    for (const type of ['focus', 'blur', 'pageshow']) addEventListener(type, () => this.#wakeOrRest());
  }

  /** Answers a request of the host. @template T @param {() => Promise<T>} act @returns {Promise<T>} */
  async whileAwake(act) {
    ++this.#asked;
    try {
      await this.#follow();
      return await act();
    } finally {
      --this.#asked;
      this.#wakeOrRest();
    }
  }

  #wakeOrRest() {
    this.#follow().catch(this.#onFailure);
  }

  /** Somebody looks, or the host waits for an answer. */
  get #isWanted() {
    return this.#seen || this.#asked > 0;
  }

  async #follow() {
    clearTimeout(this.#resting);
    if (!this.#isWanted) this.#thinker.sleep();
    // Whoever has the focus may press keys.
    if (this.#isWanted || document.hasFocus()) await this.#rules.wake();
    else this.#resting = setTimeout(() => this.#rules.sleep(), restMs);
    if (this.#isWanted) this.#thinker.wake();
  }
}
