// "How to play": a piece, the touch it needs, the way around the board, lines, the end.

/** @type {import('../types.js').Lesson[]} */
export const lessons = [
  { say: 'lay', position: '11/11/11/11/11/11/11/11/11/11/11 r 0', draft: 'd5e5f5e6', move: 'd5e5f5e6' },
  {
    say: 'touch',
    position: '11/11/11/11/3RRR5/4R6/11/6BB3/7BB2/11/11 r 2',
    draft: 'g5g6h6h7',
    move: 'g5g6h6h7',
  },
  { say: 'around', position: '11/11/11/11/8RR1/8RR1/11/2BBBB5/11/11/11 r 2', draft: 'a5b5a6k6', move: 'a5b5a6k6' },
  {
    say: 'clear',
    position: '11/11/11/4R6/4RR5/RRBBR4BB/4B6/4BB5/7BB2/11/11 r 8',
    draft: 'f6g6h6i6',
    move: 'f6g6h6i6',
  },
  {
    say: 'end',
    position: '11/11/11/5R5/4RR5/BBBBRRR4/4RR5/4RR5/11/11/11 r 12',
    draft: 'h6i6j6k6',
    move: 'h6i6j6k6',
  },
];
