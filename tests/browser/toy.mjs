// A second game for the board to show: cells of six sides on a ring that wraps, moves of one step (`s3`) and of two (`j3-5`,
// from one's own cell 3). It has no walls, no sides to aim at, and a key of its own. Rules and module are one object each,
// as the engine and js/games have them; the page gets their source.
export function toy() {
  const count = 6;
  const own = [2];
  const moves = [0, 1, 3, 4, 5].map((cell) => `s${cell}`).concat(['j2-1', 'j2-3']);
  const view = (position) => ({
    ok: true,
    position,
    side: 0,
    outcome: { kind: 'ongoing', score: [1, 0] },
    moves: position === 'start' ? moves : [],
    facts: {},
  });
  const rules = { view, play: (position, move) => view(`${position} ${move}`) };
  const centre = (cell) => [cell + 0.5, 0.5];
  const cellAt = ([x, y]) => (y < 0 || y > 1 ? null : ((Math.floor(x) % count) + count) % count);
  const tap = (_, draft, cell) => {
    if (draft?.from !== undefined && moves.includes(`j${draft.from}-${cell}`))
      return { draft: { ...draft, to: cell }, commit: draft.to === cell };
    return { draft: own.includes(cell) ? { from: cell } : { at: cell } };
  };
  const module = {
    id: 'toy',
    geometry: () => ({
      width: count,
      height: 1,
      rows: [[0, 1, 2, 3, 4, 5]],
      centre,
      box: (cell) => ({ x: cell, y: 0, w: 1, h: 1 }),
      cellAt,
      direction: (key) => ['ArrowRight', 'ArrowLeft'].indexOf(key),
      flick: () => -1,
      neighbour: (cell, key) =>
        key === 'ArrowRight' ? (cell + 1) % count : key === 'ArrowLeft' ? (cell + count - 1) % count : null,
    }),
    draw: ({ draft }, { centre: at }) =>
      [0, 1, 2, 3, 4, 5].map((cell) => ({ shape: 'disc', at: at(cell), radius: draft ? 0.3 : 0.4, ink: 'tile' })),
    span: () => 1,
    input: {
      choices: () => ({}),
      lit: () => new Set([0, 1, 2, 3, 4, 5]),
      point: (choices, geometry, at, draft) => {
        const cell = geometry.cellAt(at);
        return cell === null ? null : tap(choices, draft, cell).draft;
      },
      tap,
      key: (_choices, draft, _cell, code) =>
        code === 'KeyR' && draft?.from !== undefined ? { from: draft.from, to: 1 } : null,
      back: (draft) => (draft.to === undefined ? null : { from: draft.from }),
      move: ({ at, from, to }) => (at !== undefined ? `s${at}` : to !== undefined ? `j${from}-${to}` : null),
      draft: () => null,
      typed: (text) => text,
    },
    labels: { cell: (_, __, cell) => `cell ${cell}` },
  };
  return { rules, module };
}
