// The course bridge in a stand-in for the course's simulator: whole games, with every move checked by the stand-in's
// rules.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import test from 'node:test';
import { arena, program } from './program.mjs';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));

const run = (environment, ...players) =>
  spawnSync('python3', [path('bridge_stand_in.py'), path('../../core/cli/bridge'), ...players], {
    encoding: 'utf8',
    timeout: 60_000,
    env: { ...process.env, ARENA: program, ARENA_MS: '50', PYTHONDONTWRITEBYTECODE: '1', ...environment },
  });

test('two built-in agents play whole games in the simulator', () => {
  const { stdout, stderr, status } = run({}, 'arena_greedy', 'arena_random');
  assert.equal(status, 0, stderr);
  const [names, ...games] = stdout.trim().split('\n');
  const listed = JSON.parse(arena(['agents', '--json']).stdout);
  assert.deepEqual(names.split(' '), listed.map((agent) => `arena_${agent.id.replaceAll('-', '_')}`).sort());
  assert.equal(games.length, 2);
  for (const game of games) assert.match(game, /^arena greedy - arena random \d+ \d+ \d+$/);
});

test('options reach the agent, and a wrong one is reported with a sentence', () => {
  assert.equal(run({ ARENA_OPTIONS: 'python-pace=true' }, 'arena_proximity_minimax', 'arena_greedy').status, 1, 'greedy has no such option');
  assert.equal(run({ ARENA_OPTIONS: 'python-pace=true' }, 'arena_proximity_minimax', 'arena_sampled_mcts').status, 0);
  assert.match(run({ ARENA_OPTIONS: 'x=1' }, 'arena_greedy', 'arena_random').stderr, /no option is named/);
});
