// The game clock: each side has a time for all of its moves and gains an increment with each. A match holds it in its limits
// (`gameMs`, `incrementMs`), which bind agents as well as people. A side's first move is free.
import { hasEnded, sideAt } from './match.js';

/** @typedef {Pick<import('./match.js').Match, 'limits' | 'moves' | 'begins' | 'ply'>} Timed */
/** @typedef {{ gameMs: number, incrementMs: number }} GameClock */

/** @param {Pick<Timed, 'limits'>} match @returns {GameClock | null} */
export const clockOf = ({ limits: { gameMs, incrementMs = 0 } }) => (gameMs ? { gameMs, incrementMs } : null);

/** The time a side has left at the position on the board, before its next move. @param {Timed} match @param {0 | 1} side */
export function timeLeft(match, side) {
  const { gameMs, incrementMs } = clockOf(match) ?? { gameMs: 0, incrementMs: 0 };
  return timesOf(match, side)
    .slice(1)
    .reduce((left, ms) => left + incrementMs - ms, gameMs);
}

/** The time of each move of a side, up to the position on the board. @param {Omit<Timed, 'limits'>} match @param {0 | 1} side */
export const timesOf = (match, side) =>
  match.moves.slice(0, match.ply).flatMap(({ ms }, ply) => (sideAt(match, ply) === side ? [ms ?? 0] : []));

/** Whether the clock of the side to move runs: not while somebody looks back. @param {Timed} match */
export const isRunning = (match) =>
  clockOf(match) !== null && match.ply === match.moves.length && match.ply >= 2 && !hasEnded(match);

/** `3+2` is three minutes, and two seconds for each move. @param {string | null} word @returns {GameClock | null} */
export function readClock(word) {
  // A plus that was typed into an address is read as a space.
  const [, minutes, seconds] = /^(\d{1,3})[+ ](\d{1,3})$/.exec(word ?? '') ?? [];
  const gameMs = Number(minutes ?? 0) * 60_000;
  return gameMs > 0 ? { gameMs, incrementMs: Number(seconds) * 1000 } : null;
}

/** @param {GameClock} clock */
export const writeClock = ({ gameMs, incrementMs }) => `${gameMs / 60_000}+${incrementMs / 1000}`;
