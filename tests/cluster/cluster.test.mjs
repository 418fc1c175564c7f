// Matches, ratings and tunings on several machines: on a Slurm cluster of two nodes and with GNU parallel, with a node and a
// worker lost in the middle. The games are limited by nodes, so the merged result equals that of one process, game for game.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { arena, program, root } from '../cli/program.mjs';
import { Slurm, until } from './slurm.mjs';

const folder = mkdtempSync(join(tmpdir(), 'arena-cluster-'));
const cluster = (name) => join(root, 'core/cli/cluster', name);
const match = ['--agent', 'champion', '--agent', 'champion level=9', '--agent', 'greedy', '--setup', 'size=7..8', '--nodes', '120000', '--games', '16', '--seed', '7'];
const done = (log) => (existsSync(log) ? readFileSync(log, 'utf8').split('\n').length - 2 : 0);
const partsIn = (name) => readdirSync(join(folder, name)).map((part) => join(folder, name, part));

/** The games of a log by their numbers, without their times. */
function gamesOf(log) {
  const games = readFileSync(log, 'utf8').trim().split('\n').slice(1).map((line) => JSON.parse(line));
  for (const game of games) delete game.times;
  return games.sort((a, b) => a.number - b.number);
}

let whole;
/** The same match in one process. */
function one() {
  if (!whole) {
    whole = join(folder, 'one.log');
    assert.equal(arena(['match', ...match, '--jobs', '2', '--log', whole]).status, 0);
  }
  return whole;
}

function assertEqualsOne(name) {
  const merged = join(folder, `${name}.merged`);
  const table = arena(['merge', ...partsIn(name), '--out', merged, '--json']);
  assert.equal(table.status, 0, table.stderr);
  assert.deepEqual(gamesOf(merged), gamesOf(one()));
  const comparable = (text) => {
    const { players, ...rest } = JSON.parse(text);
    return { ...rest, players: players.map(({ move_ms_p95, move_ms_max, ...player }) => player) };
  };
  assert.deepEqual(comparable(table.stdout), comparable(arena(['merge', one(), '--json']).stdout));
}

test('Slurm: an array of eight loses a node in the middle', { timeout: 900_000 }, async (t) => {
  const slurm = new Slurm();
  t.after(() => slurm.stop());
  await slurm.start();
  const parts = join(folder, 'slurm');
  const job = slurm.submit('--array=1-8', `--export=ALL,ARENA=${program}`, cluster('slurm.sh'), parts, 'match', ...match);
  // A task on the second node that has played something and is not at its end.
  const lost = await until('a task on n2 is in the middle', () =>
    slurm.tasks(job).find(([part, node]) => node === 'n2' && done(join(parts, part)) >= 1 && done(join(parts, part)) < 5));
  assert.ok(slurm.lose('n2') >= 1, 'a task was running there');
  const kept = done(join(parts, lost[0]));
  await slurm.ended(job, 800);
  const log = join(parts, lost[0]);
  assert.ok(done(log) > kept, 'the lost task was continued');
  assert.match(readFileSync(join(slurm.folder, 'slurmctld.log'), 'utf8'), /requeue/i);
  assertEqualsOne('slurm');
});

test('GNU parallel: a worker is killed in the middle', { timeout: 600_000 }, async () => {
  const parts = join(folder, 'parallel');
  const child = spawn('sh', [cluster('parallel.sh'), '8', parts, 'match', ...match], { env: { ...process.env, ARENA: program }, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const workers = () => spawnSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).stdout.split('\n')
    .filter((line) => line.includes(`--log ${parts}/`) && /^\s*\d+ \S*arena match/.test(line))
    .map((line) => ({ pid: Number(line.trim().split(' ')[0]), log: line.match(/--log (\S+)/)[1] }));
  const victim = await until('a worker is in the middle', () => workers().find(({ log }) => done(log) >= 1 && done(log) < 5));
  process.kill(victim.pid, 'SIGKILL');
  assert.equal(await ended, 0);
  assertEqualsOne('parallel');
});

test('GNU parallel: positions of a tuning', { timeout: 300_000 }, () => {
  const parts = join(folder, 'tune');
  const tune = ['--game', 'infexion', '--nodes', '200', '--games', '12'];
  const { status, stderr } = spawnSync('sh', [cluster('parallel.sh'), '3', parts, 'tune', ...tune], { encoding: 'utf8', env: { ...process.env, ARENA: program } });
  assert.equal(status, 0, stderr);
  const merged = join(folder, 'positions');
  const alone = join(folder, 'positions-one');
  assert.match(arena(['merge', ...partsIn('tune'), '--out', merged]).stdout, /^\d+ positions of 12 games\n$/);
  assert.equal(arena(['tune', ...tune, '--positions', alone]).status, 0);
  const games = (file) => readFileSync(file, 'utf8').split(/^# .*\n/m).sort();
  assert.deepEqual(games(merged), games(alone));
});

test('the manifest is an Indexed Job as the API describes it, and its command works', () => {
  const { status, stdout, stderr } = spawnSync('/usr/bin/python3', [join(root, 'tests/cluster/manifest.py'), cluster('kubernetes.yaml')], { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  const [kind, completions, parallelism, script] = JSON.parse(stdout);
  assert.deepEqual([kind, completions, parallelism], ['Indexed', 8, 8]);
  const shared = mkdtempSync(join(tmpdir(), 'arena-manifest-'));
  for (let index = 0; index < 2; index++) {
    const line = script.replace('arena match', `'${program}' match`).replace('--nodes 20000 --games 10000', '--nodes 20 --games 16').replaceAll('/shared', shared);
    const run = spawnSync('sh', ['-c', line], { encoding: 'utf8', env: { ...process.env, JOB_COMPLETION_INDEX: String(index) } });
    assert.equal(run.status, 0, run.stderr);
  }
  assert.deepEqual(readdirSync(shared).sort(), ['1', '2']);
  assert.match(arena(['merge', join(shared, '1'), join(shared, '2')]).stdout, /^champion\n {2}4 games/);
});
