// How each level fared against another. Made by web/tools/levels.mjs from matches of 2026-11-18.

/** @type {import('../types.js').Duel[]} */
export const levels = [
  {
    player: 'champion level=2',
    rival: 'champion level=1',
    games: 140,
    ms: null,
    score: 80,
    interval: [73, 86],
    wins: 110,
    draws: 4,
    losses: 26,
  },
  {
    player: 'champion level=5',
    rival: 'champion level=4',
    games: 140,
    ms: null,
    score: 80.4,
    interval: [73, 86],
    wins: 110,
    draws: 5,
    losses: 25,
  },
  {
    player: 'champion level=6',
    rival: 'champion level=5',
    games: 140,
    ms: null,
    score: 77.5,
    interval: [70, 84],
    wins: 101,
    draws: 15,
    losses: 24,
  },
];
