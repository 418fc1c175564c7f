// Runs deferrable jobs after the move has been painted, one task each, so that no task is long.

export class DeferredJobs {
  /** The newest job of each name, in order. @type {Map<string, () => void>} */
  #jobs = new Map();
  #waiting = false;

  constructor() {
    // No job may be lost when the page closes; a phone may end a hidden page without an event.
    addEventListener('pagehide', () => this.flush());
    document.addEventListener('visibilitychange', () => document.hidden && this.flush());
  }

  /** @param {string} name @param {() => void} job replaces one of the same name */
  add(name, job) {
    this.#jobs.set(name, job);
    // A browser may delay the timers of a hidden page by a minute.
    if (document.hidden) this.flush();
    else this.#wait();
  }

  /** @param {string} name of a job that is no longer wanted */
  drop(name) {
    this.#jobs.delete(name);
  }

  /** Runs all waiting jobs now. */
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
