// How late answers arrive. The engine's time manager keeps the time of a search; what happens to an answer on its way to the
// page is only seen here.

/** The lateness of a machine that has not shown its own. */
const startLagMs = 10;

/** How late answers came lately. One late answer makes the next ones earlier, and is forgotten little by little. */
export class Lag {
  ms = startLagMs;

  /** @param {number} lateMs */
  learn(lateMs) {
    this.ms = Math.max(lateMs, this.ms * 0.97, 0);
  }
}
