// Search depth of the agents of Colosseum Survival!: node tests/bench/depth.mjs [ms] [agent…].
// For each size and stage of a game: the deepest completed depth, whether the result was proven, and nodes per second. The
// games are the same on every machine, because the champion plays both sides with a node limit. Not a test: it depends on time.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { loadEngine } from '../wasm/load.mjs';

const [ms = '2000', ...named] = process.argv.slice(2);
const agents = named.length > 0 ? named : ['plain', 'champion'];
// Stages, as fractions of the game's length.
const stages = { start: 0, third: 1 / 3, half: 1 / 2, 'two thirds': 2 / 3 };
const game = 'colosseum';

/** Every position of one game. */
function positionsOf(engine, size) {
  const session = new engine.Session();
  const positions = [engine.start(game, `size=${size} rules=2023 seed=${size}`).text];
  for (;;) {
    const position = positions.at(-1);
    if (engine.view(game, position).moves.length === 0) break;
    const { move } = session.think({ game, position, agent: 'champion', limits: { nodes: 2000 } }, null);
    positions.push(engine.play(game, position, move).position);
  }
  session.delete();
  return positions.slice(0, -1);
}

async function searchDepth(agent, position) {
  const ugi = spawn(fileURLToPath(new URL('../../build/native/arena', import.meta.url)), ['ugi']);
  ugi.stdin.write(
    `setoption name Game value ${game}\nsetoption name Agent value ${agent}\nposition fen ${position}\ngo movetime ${ms}\n`,
  );
  let last;
  for await (const line of createInterface({ input: ugi.stdout })) {
    last = line.match(/depth (\d+) .*score (\w+) .*nps (\d+)/)?.slice(1) ?? last;
    if (line.startsWith('bestmove')) break;
  }
  ugi.stdin.end('quit\n');
  const [depth, kind, speed] = last;
  return `${depth}${kind === 'cp' ? '' : ` (${kind})`}, ${(speed / 1e6).toFixed(1)} M/s`;
}

const engine = await loadEngine(game);
console.log(['size', 'stage', 'ply', ...agents].join('\t'));
for (const size of [6, 8, 9, 10, 12]) {
  const positions = positionsOf(engine, size);
  for (const [stage, share] of Object.entries(stages)) {
    const ply = Math.floor(positions.length * share);
    const results = [];
    for (const agent of agents) results.push(await searchDepth(agent, positions[ply]));
    console.log([`${size}x${size}`, stage, ply, ...results].join('\t'));
  }
}
