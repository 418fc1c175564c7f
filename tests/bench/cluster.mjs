// Games an hour on one and on two nodes of a Slurm cluster on this machine, and the share of the time that starting and
// merging take: node tests/bench/cluster.mjs [GAMES]. The machine should have nothing else to do.
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { arena, program, root } from '../cli/program.mjs';
import { Slurm } from '../cluster/slurm.mjs';

const games = process.argv[2] ?? '64';
const tasks = 8;
const match = ['--agent', 'champion', '--agent', 'champion', '--setup', 'size=8', '--nodes', '60000', '--games', games];
const slurm = new Slurm();
try {
  await slurm.start();
  const found = [];
  for (const nodes of [['n1'], ['n1', 'n2']]) {
    const parts = mkdtempSync(join(tmpdir(), 'arena-bench-'));
    const begin = performance.now();
    const others = ['n1', 'n2'].filter((node) => !nodes.includes(node));
    const job = slurm.submit(
      `--array=1-${tasks}`,
      ...(others.length > 0 ? [`--exclude=${others}`] : []),
      `--export=ALL,ARENA=${program}`,
      join(root, 'core/cli/cluster/slurm.sh'),
      parts,
      'match',
      ...match,
    );
    await slurm.ended(job, 3600);
    const seconds = (performance.now() - begin) / 1000;
    const files = readdirSync(parts).map((name) => join(parts, name));
    const begun = performance.now();
    arena(['merge', ...files]);
    const merging = (performance.now() - begun) / 1000;
    const lines = files.flatMap((file) => readFileSync(file, 'utf8').trim().split('\n').slice(1));
    const playing = lines.reduce(
      (sum, line) =>
        sum +
        JSON.parse(line)
          .times.flat()
          .reduce((all, ms) => all + ms, 0) /
          1000,
      0,
    );
    const perHour = (3600 * lines.length) / seconds;
    found.push(perHour);
    console.log(
      `${nodes.length} node${nodes.length > 1 ? 's' : ''}: ${lines.length} games in ${seconds.toFixed(1)} s, ${perHour.toFixed(0)} an hour; ` +
        `thinking ${((100 * playing) / seconds / nodes.length).toFixed(1)} % of the nodes' time, ${((seconds * nodes.length - playing) / tasks).toFixed(2)} s a task for the rest; merged in ${merging.toFixed(2)} s`,
    );
  }
  console.log(`two nodes play ${(found[1] / found[0]).toFixed(2)} times the games of one`);
} finally {
  await slurm.stop();
}
