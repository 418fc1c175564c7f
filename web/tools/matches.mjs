// What `arena match --json` writes, as the page's data say it.

/** @typedef {{ score: number, interval: [number, number], wins: number, draws: number, losses: number }} Counted shares of 1 */

/** To a decimal of a per cent. @param {number} share */
const percent = (share) => Math.round(share * 1000) / 10;
/** @param {[number, number]} interval */
const whole = (interval) => interval.map((share) => Math.round(share * 100));

/** In per cent. @param {Counted} counted */
export const kept = ({ score, interval, wins, draws, losses }) => ({
  score: percent(score),
  interval: whole(interval),
  wins,
  draws,
  losses,
});

/** @param {string | undefined} date */
export function expectDay(date) {
  if (!/^\d{4}-\d\d-\d\d$/.test(date ?? '')) throw new Error('the day of the matches is missing, like 2026-11-18');
}
