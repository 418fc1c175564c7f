// "How to play" on a board of five: the walk, the wall, the end.

/** @type {import('../types.js').Lesson[]} */
export const lessons = [
  { say: 'walk', position: '00000/00000/00200/01000/00000 b2 d4 a', draft: null, move: 'b2u' },
  { say: 'wall', position: '00000/00000/00200/01000/00000 b2 d4 a', draft: 'd2d', move: 'd2d' },
  { say: 'answer', position: '00000/00020/00200/01000/00000 d2 d4 b', draft: null, move: 'e3u' },
  { say: 'end', position: '00000/00022/22202/01000/00000 b2 d4 a', draft: 'd3d', move: 'd3d' },
];
