// arena match as a person uses it: resumed, sharded, merged, with an engine behind a pipe.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'node:test';

const binary = fileURLToPath(new URL('../../build/native/arena', import.meta.url));
const arena = (...args) => spawnSync(binary, args, { encoding: 'utf8', timeout: 120_000 });
const folder = mkdtempSync(join(tmpdir(), 'arena-match-'));
const match = (...more) => arena('match', '--agent', 'greedy', '--agent', 'random', '--setup', 'size=5..6', '--nodes', '200', ...more);
const lines = (file) => readFileSync(file, 'utf8').trim().split('\n');
/** A table without its times, which differ from run to run. */
const results = (stdout) => {
  const table = JSON.parse(stdout);
  for (const player of table.players) delete player.move_ms_p95, delete player.move_ms_max;
  return table;
};

test('a match repeats itself, whatever the number of jobs', () => {
  const once = match('--games', '12', '--json');
  assert.equal(once.status, 0, once.stderr);
  const table = results(once.stdout);
  assert.equal(table.players[0].games, 12);
  assert.equal(table.players[0].wins + table.players[0].draws + table.players[0].losses, 12);
  assert.ok(table.players[0].score > 0.5);
  assert.deepEqual(results(match('--games', '12', '--json', '--jobs', '3').stdout), table);
});

test('a stopped match goes on where it was, and records are kept', () => {
  const log = join(folder, 'match.log');
  const records = join(folder, 'records');
  const whole = match('--games', '8', '--log', log, '--records', records, '--json');
  assert.equal(whole.status, 0, whole.stderr);
  const written = lines(log);
  assert.equal(written.length, 9);
  writeFileSync(log, `${written.slice(0, 4).join('\n')}\n${written[4].slice(0, 40)}`); // stopped in the middle of a line
  const resumed = match('--games', '8', '--log', log, '--json');
  assert.deepEqual(results(resumed.stdout), results(whole.stdout));
  assert.deepEqual(lines(log).slice(0, 4), written.slice(0, 4));
  for (const name of readdirSync(records)) assert.equal(arena('replay', join(records, name)).status, 0, name);
  const other = match('--games', '10', '--log', log);
  assert.equal(other.status, 2);
  assert.match(other.stderr, /is of another match/);
});

test('shards merge to the whole', () => {
  const logs = [1, 2, 3].map((part) => {
    const log = join(folder, `shard-${part}.log`);
    assert.equal(match('--games', '10', '--log', log, '--shard', `${part}/3`).status, 0);
    return log;
  });
  const merged = arena('match-merge', ...logs, '--json');
  assert.deepEqual(results(merged.stdout), results(match('--games', '10', '--json').stdout));
});

test('more than two players make a cross-table', () => {
  const { stdout, status } = arena('match', '--agent', 'greedy', '--agent', 'random', '--agent', 'outcome-minimax', '--setup', 'size=5', '--nodes', '300', '--games', '4');
  assert.equal(status, 0);
  assert.match(stdout, /score in % of the row against the column\n(?: +\S+(?: +(?:-|\d+\.\d)){3}\n){3}/);
});

test('an engine over UGI plays, SPRT stops, protocols differ on bad engines', () => {
  const ours = arena('match', '--agent', 'random', '--engine', `${binary} ugi`, '--setup', 'size=5', '--nodes', '300', '--games', '4', '--json');
  assert.equal(ours.status, 0, ours.stderr);
  assert.equal(JSON.parse(ours.stdout).players[1].crashes, 0);
  const sprt = match('--games', '400', '--sprt', '0', '50', '--json');
  const table = JSON.parse(sprt.stdout);
  assert.equal(table.sprt.verdict, 'H1 accepted');
  assert.ok(table.players[0].games < 400);
  const bad = (protocol) =>
    JSON.parse(arena('match', '--agent', 'random', '--engine', 'true', '--setup', 'size=5', '--nodes', '9', '--games', '2', '--protocol', protocol, '--json').stdout).players[1];
  assert.equal(bad('fair').losses, 2);
  assert.equal(bad('fair').crashes, 2);
  assert.ok(bad('course').crashes > 2);
});

test('bad input is one sentence and exit code 2', () => {
  for (const args of [['--agent', 'greedy'], ['--agent', 'x', '--agent', 'greedy', '--nodes', '5'], ['--agent', 'greedy', '--agent', 'random'],
    ['--agent', 'greedy', '--agent', 'random y=1', '--nodes', '5'], ['--agent', 'greedy', '--agent', 'random', '--nodes', '5', '--setup', 'size=5..99'],
    ['--agent', 'greedy', '--agent', 'random', '--nodes', '5', '--shard', '3/2'], ['--agent', 'greedy', '--agent', 'random', '--nodes', '5', '--protocol', 'x']]) {
    const { status, stderr } = arena('match', ...args);
    assert.equal(status, 2, args.join(' '));
    assert.match(stderr, /^arena: [^\n]{5,300}\n$/, args.join(' '));
  }
  assert.equal(arena('match-merge', '/nowhere').status, 2);
});
