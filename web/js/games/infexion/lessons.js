// "How to play": a spawn, a spread, captures, what bursts, the way around the board, the end.

/** @type {import('../types.js').Lesson[]} */
export const lessons = [
  { say: 'spawn', position: '7/7/2A4/7/3a3/7/7 r 2', draft: 'd3', move: 'd3' },
  { say: 'spread', position: '7/7/7/1C5/7/7/5a1 r 6', draft: 'b4se', move: 'b4se' },
  { say: 'take', position: '7/4a2/7/1Cab3/7/4A2/7 r 8', draft: 'b4se', move: 'b4se' },
  { say: 'burst', position: '7/4a2/7/1Bf4/7/5A1/7 r 12', draft: 'b4se', move: 'b4se' },
  { say: 'around', position: '7/2C4/7/b6/7/3a3/7 r 8', draft: 'c2n', move: 'c2n' },
  { say: 'end', position: '7/7/3a3/2A4/7/7/7 r 8', draft: 'c4s', move: 'c4s' },
];
