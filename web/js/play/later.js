// What need not be done before a move is seen is done after it, each job in a task of its own, so that no task is long.

export class Later {
  /** The newest of each name, in order. @type {Map<string, () => void>} */
  #jobs = new Map();
  #waiting = false;

  constructor() {
    // Nothing may be lost with the page; a phone may end a hidden one without a word.
    addEventListener('pagehide', () => this.flush());
    document.addEventListener('visibilitychange', () => document.hidden && this.flush());
  }

  /** @param {string} name @param {() => void} job takes the place of one of the same name */
  do(name, job) {
    this.#jobs.set(name, job);
    // Timers of hidden pages may sleep for a minute.
    if (document.hidden) this.flush();
    else this.#wait();
  }

  /** It is no longer wanted. @param {string} name */
  drop(name) {
    this.#jobs.delete(name);
  }

  /** Everything, now. */
  flush() {
    while (this.#take());
  }

  #wait() {
    if (this.#waiting || this.#jobs.size === 0) return;
    this.#waiting = true;
    setTimeout(() => this.#next());
  }

  #next() {
    this.#waiting = false;
    this.#take();
    this.#wait();
  }

  #take() {
    for (const [name, job] of this.#jobs) {
      this.#jobs.delete(name);
      job();
      return true;
    }
    return false;
  }
}
