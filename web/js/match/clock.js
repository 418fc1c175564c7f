// A game with a clock: each side has a time for all of its moves, and gets some back for each. In a match it is its limits
// (`gameMs`, `incrementMs`), which agents keep to as well as people. The first move of a side takes none of it.
import { hasEnded, sideAt } from './match.js';

/** @typedef {Pick<import('./match.js').Match, 'limits' | 'moves' | 'begins' | 'ply'>} Timed */
/** @typedef {{ gameMs: number, incrementMs: number }} GameClock */

/** @param {Pick<Timed, 'limits'>} match @returns {GameClock | null} */
export const clockOf = ({ limits: { gameMs, incrementMs = 0 } }) => (gameMs ? { gameMs, incrementMs } : null);

/** What a side has left at the position on the board, before its next move. @param {Timed} match @param {0 | 1} side */
export function timeLeft(match, side) {
  const { gameMs, incrementMs } = clockOf(match) ?? { gameMs: 0, incrementMs: 0 };
  return timesOf(match, side)
    .slice(1)
    .reduce((left, ms) => left + incrementMs - ms, gameMs);
}

/** What each move of a side up to the position on the board has taken. @param {Omit<Timed, 'limits'>} match @param {0 | 1} side */
export const timesOf = (match, side) =>
  match.moves.slice(0, match.ply).flatMap(({ ms }, ply) => (sideAt(match, ply) === side ? [ms ?? 0] : []));

/** Whether the clock of the side to move runs: not while somebody looks back. @param {Timed} match */
export const isRunning = (match) =>
  clockOf(match) !== null && match.ply === match.moves.length && match.ply >= 2 && !hasEnded(match);

/** `3+2` is three minutes, and two seconds for each move. @param {string | null} word @returns {GameClock | null} */
export function readClock(word) {
  // An address that was typed has a space where its plus was.
  const [, minutes, seconds] = /^(\d{1,3})[+ ](\d{1,3})$/.exec(word ?? '') ?? [];
  const gameMs = Number(minutes ?? 0) * 60_000;
  return gameMs > 0 ? { gameMs, incrementMs: Number(seconds) * 1000 } : null;
}

/** @param {GameClock} clock */
export const writeClock = ({ gameMs, incrementMs }) => `${gameMs / 60_000}+${incrementMs / 1000}`;
