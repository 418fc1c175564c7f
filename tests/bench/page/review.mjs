// How long the review of a long game takes: when its first whole graph and when all of it is there, and the longest task of
// the page meanwhile.
import { writeFragment } from '../../../web/js/address/fragment.js';
import { loadGame } from '../../../web/js/games/files.js';
import { loadEngine } from '../../wasm/load.mjs';

/** A game of so many plies: moves by a small generator of numbers, none that ends the game. */
async function longGame(game, setup, plies, seed) {
  const engine = await loadEngine(game);
  let state = seed;
  const next = (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % n;
  };
  const start = engine.start(game, setup).text;
  let view = engine.view(game, start);
  const moves = [];
  while (moves.length < plies) {
    const left = [...view.moves];
    let after = null;
    while (left.length > 0 && !after) {
      const [move] = left.splice(next(left.length), 1);
      const reply = engine.play(game, view.position, move);
      if (reply.outcome.kind === 'ongoing') {
        moves.push(move);
        after = reply;
      }
    }
    if (!after) break;
    view = after;
  }
  return { start, moves };
}

const games = [
  ['colosseum', 'size=9 seed=1', 40, '4 s, settled in 10 s'],
  ['colosseum', 'size=12 seed=2', 120, 'settled in 30 s'],
  ['infexion', '', 60, ''],
  ['tetress', '', 40, ''],
];
export async function review({ open }) {
  for (const [game, setup, plies, wanted] of games) {
    const { start, moves } = await longGame(game, setup, plies, 7);
    const fragment = writeFragment({ start, moves }, await loadGame(game));
    const { page, close } = await open(`?game=${game}&side=both&review=1#${fragment}`);
    const times = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const began = performance.now();
          let longest = 0;
          new PerformanceObserver((list) => {
            for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
          }).observe({ type: 'longtask' });
          let whole = 0;
          const look = () => {
            const progress = document.querySelector('#review progress');
            const graph = document.querySelector('#review .graph');
            if (graph && (!progress || progress.value >= 0.5)) whole ||= performance.now() - began;
            if (graph && !progress) resolve({ whole, settled: performance.now() - began, longest });
            else setTimeout(look, 20);
          };
          look();
        }),
    );
    const ms = (value) => `${Math.round(value)} ms`;
    console.log(
      `${game} ${setup || 'usual start'}, ${moves.length} plies: whole graph ${ms(times.whole)}, settled ${ms(times.settled)}, longest task ${ms(times.longest)}${wanted ? ` (wanted: ${wanted})` : ''}`,
    );
    await close();
  }
}
