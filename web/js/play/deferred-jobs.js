// Runs deferrable jobs after the move has been painted, one task each, so that no task is long.

export class DeferredJobs {
  /** The newest of each name, in order. @type {Map<string, () => void>} */
  #jobs = new Map();
  #waiting = false;

  constructor() {
    // Nothing may be lost with the page; a phone may end a hidden one without a word.
    addEventListener('pagehide', () => this.flush());
    document.addEventListener('visibilitychange', () => document.hidden && this.flush());
  }

  /** @param {string} name @param {() => void} job replaces one of the same name */
  add(name, job) {
    this.#jobs.set(name, job);
    // Timers of hidden pages may sleep for a minute.
    if (document.hidden) this.flush();
    else this.#wait();
  }

  /** @param {string} name of a job that is no longer wanted */
  drop(name) {
    this.#jobs.delete(name);
  }

  /** Everything, now. */
  flush() {
    while (this.#runOne());
  }

  #wait() {
    if (this.#waiting || this.#jobs.size === 0) return;
    this.#waiting = true;
    setTimeout(() => {
      this.#waiting = false;
      this.#runOne();
      this.#wait();
    });
  }

  #runOne() {
    for (const [name, job] of this.#jobs) {
      this.#jobs.delete(name);
      job();
      return true;
    }
    return false;
  }
}
