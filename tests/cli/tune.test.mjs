// arena tune from the command line: reproducible, resumed, sharded, merged.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { arena, program } from './program.mjs';

const folder = mkdtempSync(join(tmpdir(), 'arena-tune-'));
/** A file of positions: how it was played, then game by game. */
const ofInfexion = /^# tune [^\n]+\n((\S+ [rb] \d+\t(0|0.5|1)\n)*# game \d+\n)+$/;
const gamesOf = (text) => [...text.matchAll(/^# game (\d+)$/gm)].map(([, game]) => Number(game));

test('tune plays, fits and writes one weight per term, and is reproducible', () => {
  const out = join(folder, 'weights.inc');
  const positions = join(folder, 'positions.txt');
  const tune = (...more) => arena(['tune', '--game', 'infexion', '--nodes', '200', '--positions', positions, ...more]);
  const done = tune('--games', '4', '--setup', 'opening=6', '--out', out);
  assert.equal(done.status, 0, done.stderr);
  assert.match(done.stdout, /^\d+ samples$/m);
  const names = [...done.stdout.matchAll(/^(\w+) +-?\d+ +-?[\d.]+ +[\d.]+$/gm)].map(([, name]) => name);
  assert.ok(names.length > 5, done.stdout);
  const weights = readFileSync(out, 'utf8');
  assert.deepEqual(
    [...weights.matchAll(/^-?\d+, {2}\/\/ (\w+)$/gm)].map(([, name]) => name),
    names,
  );
  const played = readFileSync(positions, 'utf8');
  assert.match(played, ofInfexion);
  assert.deepEqual(gamesOf(played), [0, 1, 2, 3]);
  assert.equal(tune('--games', '0', '--out', out).stdout, done.stdout, 'the positions kept are fitted again');
  assert.equal(tune('--games', '4', '--setup', 'opening=6').stdout, done.stdout);
  assert.equal(readFileSync(positions, 'utf8'), played, 'the same command has nothing left to play');
  assert.equal(readFileSync(out, 'utf8'), weights);
  const more = tune('--games', '6', '--setup', 'opening=6', '--progress');
  assert.match(more.stderr, /^1 of 2 games, 0:00:\d\d left\n$/);
  assert.ok(readFileSync(positions, 'utf8').startsWith(played));
  assert.match(tune('--games', '2').stderr, /^arena: the positions in \S+ were played otherwise \(game=infexion nodes=200 seed=1 random=4 mixed=0 setup="opening=6"\); use another file\n$/);
  assert.equal(tune('--setup', 'opening=9').status, 2);
  assert.equal(tune('--out', '/nowhere/at/all').status, 2);
  writeFileSync(positions, 'nonsense\n');
  assert.match(tune('--games', '0').stderr, /has a line that is not a position: nonsense\n$/);
  assert.match(tune('--games', '1').stderr, /is not a file of positions from tune\n$/);
  assert.equal(readFileSync(positions, 'utf8'), 'nonsense\n');
});

test('tune trains a network if the agent has one', () => {
  const out = join(folder, 'network.inc');
  const positions = join(folder, 'network.txt');
  const done = arena([
    'tune',
    '--game',
    'colosseum',
    '--setup',
    'size=5..6',
    '--games',
    '200',
    '--nodes',
    '100',
    '--positions',
    positions,
    '--out',
    out,
  ]);
  assert.equal(done.status, 0, done.stderr);
  assert.match(done.stdout, /^loss of the held-out samples: [\d.]+ before, [\d.]+ after$/m);
  const rows = readFileSync(out, 'utf8').trim().split('\n');
  assert.match(rows[0], /^(-?\d+, ){16}-?\d+, {2}\/\/ my cells, one open side$/);
  assert.match(rows.at(-1), /^-?\d+, {2}\/\/ bias$/);
  // The result of each game and the search's chance of winning; another trust gives other weights.
  assert.match(readFileSync(positions, 'utf8'), /^# tune [^\n]+\n((\S+ \w+ \w+ [ab]\t(0|0.5|1)\t[\d.e-]+\n)*# game \d+\n)+$/);
  const again = (...more) =>
    arena(['tune', '--game', 'colosseum', '--games', '0', '--positions', positions, '--out', out, ...more]).status;
  assert.equal(again('--trust', '0.4'), 0);
  assert.notEqual(readFileSync(out, 'utf8').trim(), rows.join('\n'));
  assert.equal(again('--trust', '2'), 2);
});

test('tune does not touch the old weights until the new ones are complete', () => {
  const out = join(folder, 'kept.inc');
  writeFileSync(out, 'old\n');
  const positions = join(folder, 'kept.txt');
  const args = ['tune', '--game', 'infexion', '--nodes', '200', '--positions', positions, '--out', out];
  // Killed during the games.
  const killed = spawnSync(program, [...args, '--games', '100000'], { timeout: 500, killSignal: 'SIGKILL' });
  assert.equal(killed.signal, 'SIGKILL');
  assert.equal(readFileSync(out, 'utf8'), 'old\n');
  // An incomplete last line does not make the file of positions invalid.
  writeFileSync(positions, `${readFileSync(positions, 'utf8')}5/5/`);
  assert.equal(arena([...args, '--games', '1']).status, 0);
  assert.match(readFileSync(positions, 'utf8'), ofInfexion);
  assert.match(readFileSync(out, 'utf8'), /^(-?\d+, {2}\/\/ \w+\n)+$/);
  // No disk space for the new weights.
  const fitted = readFileSync(out, 'utf8');
  const full = spawnSync('sh', ['-c', `trap '' XFSZ; ulimit -f 0; exec "${program}" ${args.join(' ')} --games 0`], { encoding: 'utf8' });
  assert.equal(full.status, 3, full.stderr);
  assert.equal(full.stderr, `arena: the file ${out} cannot be written\n`);
  assert.equal(readFileSync(out, 'utf8'), fitted);
  assert.deepEqual(readdirSync(folder).filter((name) => name.endsWith('.part')), []);
});

test('shards merge to what one process plays, and give the same weights', () => {
  const path = (name) => join(folder, name);
  const tune = (...more) => arena(['tune', '--game', 'infexion', '--nodes', '100', '--games', '7', ...more]);
  assert.equal(tune('--positions', path('whole')).status, 0);
  for (const part of [1, 2, 3]) {
    const shard = tune('--positions', path(`shard-${part}`), '--shard', `${part}/3`);
    assert.deepEqual([shard.status, shard.stdout, shard.stderr], [0, '', ''], 'a shard fits nothing');
  }
  assert.deepEqual(gamesOf(readFileSync(path('shard-2'), 'utf8')), [1, 4]);
  const shards = [3, 1, 2].map((part) => path(`shard-${part}`));
  const merged = arena(['merge', ...shards, shards[0], '--out', path('merged')]);
  const positions = readFileSync(path('whole'), 'utf8').split('\n').filter((line) => line && !line.startsWith('#')).length;
  assert.equal(merged.stdout, `${positions} positions of 7 games\n`);
  const byGame = (name) => readFileSync(path(name), 'utf8').split(/^# .*\n/m).sort();
  assert.deepEqual(byGame('merged'), byGame('whole'));
  assert.equal(tune('--positions', path('merged'), '--out', path('a')).status, 0);
  assert.deepEqual(gamesOf(readFileSync(path('merged'), 'utf8')).sort(), [0, 1, 2, 3, 4, 5, 6], 'nothing is played again');
  assert.equal(arena(['merge', path('whole')]).stderr, 'arena: positions are merged into a file: --out FILE\n');
  assert.equal(arena(['tune', '--game', 'infexion', '--nodes', '99', '--games', '1', '--positions', path('other')]).status, 0);
  assert.match(arena(['merge', path('whole'), path('other'), '--out', path('none')]).stderr, /other were played otherwise\n$/);
  assert.ok(!existsSync(path('none')));
  assert.equal(tune('--positions', path('x'), '--shard', '4/3').status, 2);
  assert.equal(tune('--positions', path('x'), '--shard', '1/3', '--out', path('y')).status, 2);
  assert.ok(!existsSync(path('x')));
});

test('a killed tuning resumes to the same games', async () => {
  const path = (name) => join(folder, name);
  const args = (name) => ['tune', '--game', 'infexion', '--nodes', '100', '--games', '12', '--positions', path(name)];
  for (let kills = 0; kills < 6; kills++) {
    const child = spawn(program, args('killed'), { stdio: 'ignore' });
    const ended = new Promise((resolve) => child.on('exit', resolve));
    await new Promise((resolve) => setTimeout(resolve, 5 + 15 * kills));
    child.kill('SIGKILL');
    await ended;
  }
  assert.equal(arena(args('killed')).status, 0);
  assert.equal(arena(args('never-killed')).status, 0);
  assert.equal(readFileSync(path('killed'), 'utf8'), readFileSync(path('never-killed'), 'utf8'));
  // Cut in the middle of a game, and in the first line.
  const text = readFileSync(path('killed'), 'utf8');
  for (const length of [text.indexOf('# game 3') - 30, 10]) {
    writeFileSync(path('killed'), text.slice(0, length));
    assert.equal(arena(args('killed')).status, 0);
    assert.equal(readFileSync(path('killed'), 'utf8'), text);
  }
});

test('Ctrl-C keeps the games so far', async () => {
  const positions = join(folder, 'interrupted');
  const child = spawn(program, ['tune', '--game', 'infexion', '--nodes', '300', '--games', '100000', '--positions', positions]);
  let stderr = '';
  child.stderr.on('data', (text) => (stderr += text));
  const ended = new Promise((resolve) => child.on('close', resolve));
  while (!existsSync(positions) || gamesOf(readFileSync(positions, 'utf8')).length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
  child.kill('SIGINT');
  assert.equal(await ended, 1);
  assert.equal(stderr, 'arena: interrupted: the same command goes on from the positions so far\n');
  assert.match(readFileSync(positions, 'utf8'), ofInfexion);
});
