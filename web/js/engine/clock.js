// The time that is left for a search. A limit counts from the person's request: the way to the worker is taken off it, and
// so is the lateness of earlier answers, for a busy machine ends searches late and hears of them late.

/** @import { Limits } from '../../../wasm/engine.d.ts' */

/** The lateness of a machine that has not shown its own. */
const startLagMs = 100;
/** Lateness up to this costs no thinking time: a limit is a little less than the time that a person was told. */
const harmlessLagMs = 25;

/** `spentMs`: gone since the request; `lagMs`: how late answers arrived lately. It is taken off twice, for the next one may
 *  be worse than any before: on a slow phone once was too little, one move in 300 came 20 ms late.
 *  @param {Limits} limits @param {{ spentMs: number, lagMs: number }} lost @returns {Limits} */
export function withinTime(limits, { spentMs, lagMs }) {
  const { ms } = limits;
  if (ms === undefined) return limits;
  const gone = Math.max(0, spentMs) + 2 * Math.max(0, lagMs - harmlessLagMs);
  return { ...limits, ms: Math.max(ms - gone, ms / 10) };
}

/** How late answers came lately. One late answer makes the next ones earlier, and is forgotten little by little. */
export class Lag {
  ms = startLagMs;

  /** @param {number} lateMs */
  learn(lateMs) {
    this.ms = Math.max(lateMs, this.ms * 0.97);
  }
}
