// A Slurm cluster of two nodes on this machine, in a folder of its own; nothing listens beyond 127.0.0.1.
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until a condition holds. @param {string} what @param {() => unknown} holds @param {number} [seconds] */
export async function until(what, holds, seconds = 300) {
  for (const end = Date.now() + 1000 * seconds; Date.now() < end; await pause(200)) {
    const value = await holds();
    if (value) return value;
  }
  throw new Error(`${what}: not within ${seconds} s`);
}

const settings = (folder, host) => `
ClusterName=arena
SlurmctldHost=${host}(127.0.0.1)
SlurmctldPort=17000
SlurmUser=root
AuthType=auth/munge
AuthInfo=socket=${folder}/munge.socket
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
ReturnToService=2
SlurmdTimeout=10
StateSaveLocation=${folder}/state
SlurmdSpoolDir=${folder}/spool.%n
SlurmctldPidFile=${folder}/slurmctld.pid
SlurmdPidFile=${folder}/slurmd.%n.pid
SlurmctldLogFile=${folder}/slurmctld.log
SlurmdLogFile=${folder}/slurmd.%n.log
NodeName=n[1-2] NodeHostname=${host} NodeAddr=127.0.0.1 Port=[17001-17002] CPUs=1 RealMemory=1000
PartitionName=main Nodes=ALL Default=YES MaxTime=INFINITE State=UP
`;

export class Slurm {
  folder = mkdtempSync(join(tmpdir(), 'arena-slurm-'));
  /** @type {Record<string, import('node:child_process').ChildProcess>} */
  daemons = {};

  async start() {
    chmodSync(this.folder, 0o755); // munge insists that nobody else may write above its socket
    mkdirSync(join(this.folder, 'state'));
    const host = hostname().split('.')[0];
    writeFileSync(join(this.folder, 'slurm.conf'), settings(this.folder, host));
    const munge = (name) => join(this.folder, `munge.${name}`);
    writeFileSync(munge('key'), randomBytes(128), { mode: 0o600 });
    this.#daemon('munged', ['--foreground', '--force', `--socket=${munge('socket')}`, `--key-file=${munge('key')}`, `--pid-file=${munge('pid')}`,
      `--log-file=${munge('log')}`, `--seed-file=${munge('seed')}`]);
    await until('munged answers', () => spawnSync('munge', ['-n', '-S', munge('socket')]).status === 0, 20);
    this.#daemon('slurmctld', ['-D']);
    for (const node of ['n1', 'n2']) this.#daemon('slurmd', ['-D', '-N', node], node);
    await until('both nodes are idle', () => this.run('sinfo', '-hN', '-o', '%N %T').split('\n').filter((line) => line.endsWith(' idle')).length === 2, 60);
  }

  #daemon(program, args, name = program) {
    const log = openSync(join(this.folder, `${name}.out`), 'a');
    this.daemons[name] = spawn(program, args, { stdio: ['ignore', log, log], env: this.environment });
  }

  get environment() {
    return { ...process.env, SLURM_CONF: join(this.folder, 'slurm.conf') };
  }

  run(program, ...args) {
    const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', env: this.environment, cwd: this.folder });
    if (status !== 0 && program !== 'sinfo') throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
    return stdout.trim();
  }

  /** @returns {string} the number of the job */
  submit(...args) {
    return this.run('sbatch', '--parsable', '--output', join(this.folder, 'task-%a.out'), ...args);
  }

  /** The tasks that wait or run, as [number in the array, node, state]. */
  tasks(job) {
    return this.run('squeue', '-hr', '-j', job, '-o', '%K %N %T').split('\n').filter(Boolean).map((line) => line.replace('  ', ' - ').split(' '));
  }

  async ended(job, seconds) {
    const quiet = () => {
      try {
        return this.tasks(job).length === 0;
      } catch (error) {
        return String(error).includes('Invalid job id'); // it has been gone for a while
      }
    };
    await until(`job ${job} ends`, quiet, seconds);
  }

  /** As if its machine had been lost: the daemon, its steps and their tasks are killed, in this order, so that none of them
   *  can report the end of another. @returns {number} how many processes of tasks there were */
  lose(node) {
    const listed = spawnSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).stdout.trim().split('\n');
    const parents = new Map(listed.map((line) => /** @type {[number, number]} */ (line.trim().split(/\s+/).map(Number))));
    const tasks = [...parents.keys()].filter((pid) => this.#nodeOf(pid) === node);
    const steps = new Set(tasks.map((pid) => parents.get(pid)).filter((pid) => !tasks.includes(pid)));
    for (const pid of [this.daemons[node].pid, ...steps, ...tasks]) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    }
    return tasks.length;
  }

  #nodeOf(pid) {
    try {
      const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
      return environment.includes(`SLURM_CONF=${this.environment.SLURM_CONF}`) ? environment.find((entry) => entry.startsWith('SLURMD_NODENAME='))?.slice(16) : undefined;
    } catch {
      return undefined;
    }
  }

  async stop() {
    const running = Object.values(this.daemons).filter((daemon) => daemon.exitCode === null && daemon.signalCode === null);
    const ends = running.map((daemon) => new Promise((resolve) => daemon.on('exit', resolve)));
    for (const daemon of running.reverse()) daemon.kill('SIGTERM');
    await Promise.all(ends);
  }
}
