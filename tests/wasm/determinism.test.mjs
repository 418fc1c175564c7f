// The wasm modules answer exactly as the native engine: the same moves and node counts for the same requests.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { games, loadEngine } from './load.mjs';

const native = fileURLToPath(new URL('../../build/native/arena', import.meta.url));
const nodes = 4000;
const seed = 3;

/** @returns {string[]} start and some positions after it */
const positionsOf = (engine, game) => {
  const positions = [engine.start(game, '').text];
  for (let ply = 0; ply < 7; ++ply) {
    const { moves } = engine.view(game, positions.at(-1));
    if (moves.length === 0) break;
    positions.push(engine.play(game, positions.at(-1), moves[Math.floor((moves.length * 2) / 5)]).position);
  }
  return positions.filter((position) => engine.view(game, position).moves.length > 0);
};

const inWasm = (engine, game, agent, positions) => {
  const session = new engine.Session();
  const answers = positions.map((position) => {
    const reply = session.think({ game, position, agent, seed, hashMb: 2, limits: { nodes } }, null);
    assert.ok(reply.ok, reply.error);
    return reply.move;
  });
  session.delete();
  return answers;
};

const natively = (game, agent, positions) => {
  const lines = [
    `setoption name Game value ${game}`,
    `setoption name Agent value ${agent}`,
    `setoption name Seed value ${seed}`,
    'setoption name Hash value 2',
    ...positions.flatMap((position) => [`position fen ${position}`, `go nodes ${nodes}`, 'isready']),
  ];
  const { stdout } = spawnSync(native, ['ugi'], { input: `${lines.join('\n')}\n`, encoding: 'utf8' });
  return [...stdout.matchAll(/^bestmove (\S+)$/gm)].map(([, move]) => move);
};

for (const game of games) {
  const engine = await loadEngine(game);
  for (const { id } of engine.games()[0].agents)
    test(`${game}: ${id} answers the same as wasm and natively, and again after a reset`, () => {
      assert.ok(existsSync(native), 'the native build comes first: bash tests/run.sh native');
      const positions = positionsOf(engine, game);
      const answers = inWasm(engine, game, id, positions);
      assert.deepEqual(answers, natively(game, id, positions));
      const session = new engine.Session();
      const twice = [0, 1].map(() => {
        session.reset();
        return positions.map((position) => {
          const thoughts = [];
          const reply = session.think({ game, position, agent: id, seed, hashMb: 2, limits: { nodes } }, (thought) =>
            thoughts.push([thought.nodes, thought.line]),
          );
          return [reply.move, reply.score, reply.nodes, thoughts];
        });
      });
      session.delete();
      assert.deepEqual(twice[0], twice[1]);
      assert.deepEqual(
        twice[0].map(([move]) => move),
        answers,
      );
    });
}
