// arena match from the command line: resumed, sharded, merged, with an engine behind a pipe.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { arena as run, program, root } from './program.mjs';

const arena = (...args) => run(args);
const folder = mkdtempSync(join(tmpdir(), 'arena-match-'));
const match = (...more) => arena('match', '--agent', 'greedy', '--agent', 'random', '--setup', 'size=5..6', '--nodes', '200', ...more);
const lines = (file) => readFileSync(file, 'utf8').trim().split('\n');
/** A table without its times, which differ from run to run. */
const results = (stdout) => {
  const table = JSON.parse(stdout);
  for (const player of table.players) delete player.move_ms_p95, delete player.move_ms_max;
  return table;
};

test('a match is reproducible, whatever the number of jobs', () => {
  const once = match('--games', '12', '--json');
  assert.equal(once.status, 0, once.stderr);
  const table = results(once.stdout);
  assert.equal(table.players[0].games, 12);
  assert.equal(table.players[0].wins + table.players[0].draws + table.players[0].losses, 12);
  assert.ok(table.players[0].score > 0.5);
  assert.deepEqual(results(match('--games', '12', '--json', '--jobs', '3').stdout), table);
});

test('a stopped match resumes where it was, and records are kept', () => {
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
  const merged = arena('merge', ...logs, '--json');
  assert.deepEqual(results(merged.stdout), results(match('--games', '10', '--json').stdout));
});

test('more than two players make a cross-table', () => {
  const { stdout, status } = arena('match', '--agent', 'greedy', '--agent', 'random', '--agent', 'outcome-minimax', '--setup', 'size=5', '--nodes', '300', '--games', '4');
  assert.equal(status, 0);
  assert.match(stdout, /score in % of the row against the column\n(?: +\S+(?: +(?:-|\d+\.\d)){3}\n){3}/);
  const two = arena('match', '--agent', 'greedy', '--agent', 'random', '--setup', 'size=5', '--nodes', '300', '--games', '2').stdout;
  assert.match(two, /^greedy\n/);
  assert.doesNotMatch(two, /score in %/, 'two players have one score');
});

test('an engine over UGI plays, protocols differ on bad engines', () => {
  const ours = arena('match', '--agent', 'random', '--engine', `${program} ugi`, '--setup', 'size=5', '--nodes', '300', '--games', '4', '--json');
  assert.equal(ours.status, 0, ours.stderr);
  assert.equal(JSON.parse(ours.stdout).players[1].crashes, 0);
  const bad = (protocol) =>
    JSON.parse(arena('match', '--agent', 'random', '--engine', 'true', '--setup', 'size=5', '--nodes', '9', '--games', '2', '--protocol', protocol, '--json').stdout).players[1];
  assert.equal(bad('fair').losses, 2);
  assert.equal(bad('fair').crashes, 2);
  assert.ok(bad('course').crashes > 2);
});

test('an engine in forty lines of Python plays, reads the moves itself, and gets the clocks', () => {
  const told = join(folder, 'told.txt');
  const engine = `python3 "${join(root, 'tests/cli/engine.py')}" "${told}"`;
  const { status, stdout, stderr } = arena('match', '--agent', 'random', '--engine', engine, '--setup', 'size=6', '--gametime', '60000',
    '--increment', '50', '--hash', '8', '--games', '4', '--json');
  assert.equal(status, 0, stderr);
  assert.equal(stderr, '');
  const [, player] = JSON.parse(stdout).players;
  assert.deepEqual([player.games, player.illegal, player.crashes], [4, 0, 0]);
  const heard = readFileSync(told, 'utf8').trim().split('\n');
  assert.ok(heard.includes('setoption name Hash value 8'));
  assert.ok(!heard.some((line) => line.startsWith('setoption name Threads')), 'it offers none');
  assert.equal(heard.filter((line) => line === 'uginewgame').length, 4);
  const positions = heard.filter((line) => line.startsWith('position'));
  for (const line of positions) assert.match(line, /^position fen (\S+\/){5}\S+ \S+ \S+ a( moves( \S+)+)?$/);
  assert.ok(positions.some((line) => line.split(' ').length > 10), 'with all moves of the game');
  const goes = heard.filter((line) => line.startsWith('go'));
  assert.equal(goes.length, positions.length);
  for (const line of goes) {
    const [, first, second] = line.match(/^go p1time (\d+) p2time (\d+) p1inc 50 p2inc 50$/) ?? assert.fail(line);
    for (const left of [first, second]) assert.ok(Number(left) > 0 && Number(left) < 62_000, line);
  }
  assert.ok(heard.includes('quit'));
});

test('the failure of an engine is reported once per game', () => {
  const { stderr, status } = arena('match', '--agent', 'random', '--engine', 'true', '--setup', 'size=5', '--nodes', '9', '--games', '2');
  assert.equal(status, 0);
  assert.equal(stderr, 'arena: the engine "true" does not say ugiok, so it does not speak UGI\n'.repeat(2));
});

test('agents play by a game clock without losing on time', () => {
  const { stdout, status } = arena('match', '--agent', 'plain', '--agent', 'champion', '--setup', 'size=5', '--gametime', '2000', '--games', '2', '--json');
  assert.equal(status, 0);
  const { match: description, players } = JSON.parse(stdout);
  assert.deepEqual([description.gametime, description.increment], [2000, 0]);
  assert.ok(players.every((player) => player.move_ms_max > 10 && player.move_ms_max < 1000), stdout);
});

test('Ctrl-C keeps the games and prints the table so far; the match can be resumed', async () => {
  const log = join(folder, 'interrupted.log');
  const args = ['match', '--agent', 'plain', '--agent', 'random', '--setup', 'size=6', '--movetime', '20', '--games', '400', '--jobs', '2', '--log', log, '--json'];
  const child = spawn(program, args);
  const output = { stdout: '', stderr: '' };
  for (const name of Object.keys(output)) child[name].on('data', (text) => (output[name] += text));
  const ended = new Promise((resolve) => child.on('close', resolve));
  while (!existsSync(log) || lines(log).length < 4) await new Promise((resolve) => setTimeout(resolve, 20));
  child.kill('SIGINT');
  assert.equal(await ended, 1);
  assert.equal(output.stderr, 'arena: interrupted: the games in progress are not counted\n');
  const played = JSON.parse(output.stdout).players[0].games;
  assert.ok(played >= 3 && played < 400);
  assert.equal(lines(log).length, played + 1);
});

test('progress goes to standard error on request, and changes nothing else', () => {
  const asked = match('--games', '6', '--json', '--progress');
  assert.match(asked.stderr, /^\d of 6 games, \d+\.\d % \[\d+\.\d, \d+\.\d\], Elo [+-]\w+, illegal 0, crashes 0, late 0, 0:00:\d\d left\n$/);
  const quiet = match('--games', '6', '--json');
  assert.equal(quiet.stderr, '');
  assert.deepEqual(results(asked.stdout), results(quiet.stdout));
});

test('the progress is written into a file as well, line by line, for tail -f', () => {
  const file = join(folder, 'progress.txt');
  const twice = [0, 1].map(() => match('--games', '6', '--progress-log', file));
  for (const { status, stderr } of twice) assert.deepEqual([status, stderr], [0, '']);
  assert.match(readFileSync(file, 'utf8'), /^(\d of 6 games, .* left\n){2,}$/, 'whole lines; the second match adds to the first');
  const refused = match('--games', '6', '--progress-log', join(folder, 'none', 'progress.txt'));
  assert.deepEqual([refused.status, refused.stderr.split('\n').length], [2, 2]);
});

test('two processes do not write one log', async () => {
  const log = join(folder, 'shared.log');
  const slow = ['match', '--agent', 'plain', '--agent', 'plain', '--movetime', '200', '--games', '20', '--log', log];
  const first = spawn(program, slow, { stdio: 'ignore' });
  const ended = new Promise((resolve) => first.once('exit', resolve));
  while (!existsSync(log) || readFileSync(log, 'utf8').split('\n').length < 3)
    await new Promise((resolve) => setTimeout(resolve, 20));
  const second = arena(...slow);
  assert.equal(second.status, 2);
  assert.match(second.stderr, /another process writes the file .*shared\.log/);
  first.kill('SIGKILL');
  await ended;
  const third = spawn(program, slow, { stdio: 'ignore' });
  while (readFileSync(log, 'utf8').split('\n').length < 4) await new Promise((resolve) => setTimeout(resolve, 20));
  third.kill('SIGKILL');
});

test('on a terminal one line is updated, and cleared at the end', () => {
  const { stdout, status } = spawnSync('script', ['-qec', `"${program}" match --agent random --agent random --setup size=5 --nodes 9 --games 4 --json >/dev/null`, '/dev/null'],
    { encoding: 'utf8', timeout: 60_000 });
  assert.equal(status, 0);
  assert.match(stdout, /^\r\x1b\[K1 of 4 games, [^\n]+ left(\r\x1b\[K[^\n\r]*)*\r\x1b\[K$/);
});

test('SPRT stops after whole pairs, sets the exit code, and gives the same result when resumed or merged', () => {
  const log = join(folder, 'sprt.log');
  const proven = match('--games', '400', '--sprt', '0', '50', '--log', log, '--json', '--jobs', '2');
  assert.equal(proven.status, 0, proven.stderr);
  const table = JSON.parse(proven.stdout);
  assert.equal(table.sprt.verdict, 'H1 accepted');
  const [player] = table.players;
  assert.ok(player.games < 400 && player.games >= 2 * table.sprt.pairs, proven.stdout);
  assert.equal(player.games, 2 * player.pairs.reduce((sum, count) => sum + count), 'no pair is half played');
  const again = match('--games', '400', '--sprt', '0', '50', '--log', log, '--json');
  assert.equal(again.stdout, proven.stdout, 'nothing is played after the decision');
  assert.equal(arena('merge', log, '--sprt', '0', '50', '--json').stdout, proven.stdout);
  const unproven = match('--games', '4', '--sprt', '0', '50');
  assert.equal(unproven.status, 1);
  assert.match(unproven.stdout, /^SPRT \[0, 50\]: ratio -?\d+\.\d\d in \[-2\.94, 2\.94\] after 2 pairs, undecided$/m);
  assert.equal(unproven.stderr, '');
});

test('SPRT of an agent against itself is undecided after a few games', () => {
  for (const seed of ['1', '2', '3']) {
    const { stdout } = arena('match', '--agent', 'random', '--agent', 'random', '--setup', 'size=5', '--seed', seed, '--nodes', '9',
      '--games', '20', '--sprt', '0', '10', '--json');
    const { sprt, players } = JSON.parse(stdout);
    assert.deepEqual([sprt.verdict, sprt.pairs, players[0].games], ['undecided', 10, 20]);
  }
});

test('a log with lines that no match writes is refused', () => {
  const log = join(folder, 'wrong.log');
  assert.equal(match('--games', '2', '--log', log).status, 0);
  const [header, game] = lines(log);
  for (const wrong of ['"outcome":9', '"outcome":0']) {
    writeFileSync(log, `${header}\n${game.replace(/"outcome":\d/, wrong)}\n`);
    const { status, stderr } = match('--games', '2', '--log', log);
    assert.equal(status, 2, wrong);
    assert.match(stderr, /^arena: \S+wrong\.log: line 2 of the log is not what a match writes: [^\n]+\n$/);
  }
});

test('a match killed at any moment leaves whole files, and resumes to the same result', async () => {
  const log = join(folder, 'killed.log');
  const records = join(folder, 'killed');
  const args = ['--games', '40', '--log', log, '--records', records];
  const command = ['match', '--agent', 'greedy', '--agent', 'random', '--setup', 'size=5..6', '--nodes', '200', ...args];
  for (let kills = 0; kills < 12; kills++) {
    const child = spawn(program, command, { stdio: 'ignore' });
    const ended = new Promise((resolve) => child.on('exit', resolve));
    await new Promise((resolve) => setTimeout(resolve, 2 + 3 * kills));
    child.kill('SIGKILL');
    await ended;
    for (const name of existsSync(records) ? readdirSync(records).filter((file) => file.endsWith('.txt')) : [])
      assert.equal(arena('replay', join(records, name)).status, 0, name);
    if (existsSync(log)) assert.equal(arena('merge', log).status, 0, readFileSync(log, 'utf8').slice(-200));
  }
  const { status, stdout, stderr } = match(...args, '--json');
  assert.equal(status, 0, stderr);
  assert.deepEqual(results(stdout), results(match('--games', '40', '--json').stdout));
});

test('a folder or an engine with an impossible name gives a sentence, not a crash', () => {
  const blocked = match('--games', '2', '--records', '/dev/null/x');
  assert.equal(blocked.status, 2);
  assert.match(blocked.stderr, /^arena: the folder \/dev\/null\/x cannot be made: [^\n]+\n$/);
  const engine = spawnSync('sh', ['-c', `exec "${program}" match --agent random --engine "$(printf 'cat #\\377')" --setup size=5 --nodes 9 --games 2 --json`],
    { encoding: 'utf8', timeout: 60_000 });
  assert.equal(engine.status, 0, engine.stderr);
  assert.equal(JSON.parse(engine.stdout).players[1].name, 'cat #\ufffd');
});

test('a full disk gives a sentence and exit code 3, and the lines written before stay readable', () => {
  const log = join(folder, 'full.log');
  const limited = spawnSync('sh', ['-c', `trap '' XFSZ; ulimit -f 8; exec "${program}" match --agent random --agent random --setup size=6 --nodes 9 --games 200 --jobs 2 --log "${log}"`],
    { encoding: 'utf8', timeout: 60_000 });
  assert.equal(limited.status, 3, limited.stderr);
  assert.equal(limited.stderr, `arena: the file ${log} cannot be written\n`);
  assert.equal(arena('merge', log).status, 0);
});

test('bad input is one sentence and exit code 2', () => {
  for (const args of [['--agent', 'greedy'], ['--agent', 'x', '--agent', 'greedy', '--nodes', '5'], ['--agent', 'greedy', '--agent', 'random'],
    ['--agent', 'greedy', '--agent', 'random y=1', '--nodes', '5'], ['--agent', 'greedy', '--agent', 'random', '--nodes', '5', '--setup', 'size=5..99'],
    ['--agent', 'greedy', '--agent', 'random', '--nodes', '5', '--shard', '3/2'], ['--agent', 'greedy', '--agent', 'random', '--nodes', '5', '--protocol', 'x'],
    ...['2', 'x/3', '1/x', '1/2/3', '0/3', ''].map((shard) => ['--agent', 'greedy', '--agent', 'random', '--nodes', '5', '--shard', shard]),
    ...['size=6..x', 'size=x..6', 'size=7..6', 'size=..', 'size=5..2000'].map((setup) => ['--agent', 'greedy', '--agent', 'random', '--nodes', '5', '--setup', setup]),
    ['--agent', 'greedy', '--agent', 'random', '--nodes', '5', '--sprt', '10', '0'], ['--agent', 'greedy', '--agent', 'random', '--nodes', '5', '--sprt', '5', '5'],
    ['--agent', 'greedy', '--agent', 'random', '--nodes', '5', '--sprt', 'nan', '5'], ['--agent', 'greedy', '--agent', 'random', '--nodes', '5', '--log', '/nowhere/at/all'],
    ['--agent', 'greedy', '--agent', 'random', '--agent', 'plain', '--nodes', '5', '--sprt', '0', '5'],
    ['--agent', 'greedy', '--agent', 'random', '--nodes', '5', '--shard', '1/2', '--sprt', '0', '5'],
    ['--agent', 'greedy', '--agent', 'random', '--nodes', '5', '--increment', '5']]) {
    const { status, stderr } = arena('match', ...args);
    assert.equal(status, 2, args.join(' '));
    assert.match(stderr, /^arena: [^\n]{5,300}\n$/, args.join(' '));
  }
  assert.equal(arena('merge', '/nowhere').status, 2);
});

test('openings from a file are played with both sides', () => {
  const openings = join(folder, 'openings.txt');
  const log = join(folder, 'openings.log');
  writeFileSync(openings, '# three of them\n000/000/000 a1 c3 a\n0000/0000/0000/0000 b2 c3 a moves b2r c3l\n\n00000/00000/00000/00000/00000 a1 e5 a\n');
  const play = (...more) => arena('match', '--agent', 'greedy', '--agent', 'random', '--openings', openings, '--nodes', '50', '--games', '8', ...more);
  assert.equal(play('--log', log).status, 0);
  const starts = lines(log).slice(1).map((line) => JSON.parse(line)).sort((a, b) => a.number - b.number).map(({ start }) => start);
  const [one, two, three] = ['000/000/000 a1 c3 a', '0000/0110/0000/0000 b2 c3 a', '00000/00000/00000/00000/00000 a1 e5 a'];
  assert.deepEqual(starts.map((start) => start.replace(/^0\S+ b2 c3 a$/, two)), [one, one, two, two, three, three, one, one]);
  writeFileSync(openings, '000/000/000 a1 c3 a\n');
  assert.match(play('--log', log).stderr, /is of another match/, 'fewer openings');
  writeFileSync(openings, '000/000/000 a1 c3 a\n0000/0110/0000/0000 b2 c3 a\n00000/00000/00000/00000/00000 a1 d5 a\n');
  assert.match(play('--log', log).stderr, /is of another match/, 'as many, but one is another');
  for (const text of ['', 'x\n', '110/110/110 a1 c1 a\n']) {
    writeFileSync(openings, text);
    const { status, stderr } = play();
    assert.equal(status, 2, text);
    assert.match(stderr, /^arena: [^\n]{5,300}\n$/);
  }
  assert.match(arena('match', '--agent', 'greedy', '--agent', 'random', '--openings', '/nowhere', '--nodes', '5').stderr, /^arena: the file \/nowhere cannot be read\n$/);
});

test('one file of records holds every game once, also after a match was stopped', () => {
  const log = join(folder, 'records.log');
  const record = join(folder, 'games.txt');
  assert.equal(match('--games', '6', '--log', log, '--record', record).status, 0);
  const whole = readFileSync(record, 'utf8');
  const games = (text) => text.split(/^(?=\[Game )/m).map((game) => game.replaceAll(/\{\[%clk [^\]]*\]\}/g, ''));
  assert.equal(games(whole).length, 6);
  for (const game of games(whole)) assert.equal(run(['replay', '-'], game).status, 0, game);
  // The log misses two games, one of which the file of records has in part.
  writeFileSync(log, `${lines(log).slice(0, 5).join('\n')}\n`);
  writeFileSync(record, whole.slice(0, -100));
  assert.equal(match('--games', '6', '--log', log, '--record', record).status, 0);
  assert.deepEqual(games(readFileSync(record, 'utf8')), games(whole));
  assert.match(match('--games', '2', '--record', '/nowhere/x').stderr, /^arena: the file \/nowhere\/x cannot be written\n$/);
});

test('agreed results end games early, on request', () => {
  const play = (...more) => {
    const log = join(folder, `adjudicated-${more.length}.log`);
    const { status, stderr } = arena('match', '--agent', 'champion', '--agent', 'champion level=9', '--setup', 'size=5', '--nodes', '2000', '--games', '6', '--log', log, ...more);
    assert.equal(status, 0, stderr);
    return lines(log).slice(1).map((line) => JSON.parse(line));
  };
  const count = (games, ending) => games.filter((game) => game.ending === ending).length;
  const long = play();
  assert.equal(count(long, 0), 6);
  const short = play('--adjudicate-proven');
  assert.ok(count(short, 4) > 0);
  assert.deepEqual(short.map(({ number, outcome }) => `${number} ${outcome}`).sort(), long.map(({ number, outcome }) => `${number} ${outcome}`).sort(), 'a proof does not change who wins');
  assert.ok(short.reduce((sum, { moves }) => sum + moves.length, 0) < long.reduce((sum, { moves }) => sum + moves.length, 0));
  assert.ok(count(play('--adjudicate', '100', '2'), 4) > 0);
  for (const wrong of [['0', '5'], ['5', '1'], ['x', '5'], ['5']])
    assert.equal(arena('match', '--agent', 'greedy', '--agent', 'random', '--nodes', '5', '--adjudicate', ...wrong).status, 2, wrong.join(' '));
});

test('tables as CSV and Markdown', () => {
  const play = (...more) => arena('match', '--agent', 'greedy', '--agent', 'random', '--engine', `cmd="'${program}' ugi" name='a | b,c' option.Agent=plain`, '--setup', 'size=5', '--nodes', '100', '--games', '4', ...more).stdout;
  const json = JSON.parse(play('--json'));
  const rows = play('--csv').trim().split('\n');
  assert.equal(rows[0], 'name,games,wins,draws,losses,score,score_low,score_high,elo,elo_low,elo_high,rating,rating_low,rating_high,illegal,crashes,late,move_ms_p95,move_ms_max');
  assert.equal(rows.length, 4);
  assert.ok(rows[3].startsWith('"a | b,c",8,'), rows[3]);
  for (const [at, player] of json.players.entries()) {
    const fields = rows[at + 1].replace(/^".*?"/, 'x').split(',');
    assert.equal(fields.length, 19);
    assert.deepEqual(fields.slice(1, 5).map(Number), [player.games, player.wins, player.draws, player.losses]);
    assert.ok(Math.abs(Number(fields[11]) - player.rating) < 0.06 && Math.abs(Number(fields[12]) - player.rating_interval[0]) < 0.06);
  }
  const table = play('--markdown').trim().split('\n');
  assert.equal(table.length, 5);
  for (const line of table) assert.equal(line.replaceAll('\\|', '').split('|').length, 9, line);
  assert.ok(table.some((line) => line.startsWith('| a \\| b,c | 8 |')));
  const ratings = table.slice(2).map((line) => Number(line.match(/\| ([+-]\d+) \[[^|]*\|$/)[1]));
  assert.deepEqual(ratings, [...ratings].sort((a, b) => b - a), 'the strongest first');
  assert.equal(arena('match', '--agent', 'greedy', '--agent', 'random', '--nodes', '5', '--json', '--csv').status, 2);
});

test('ratings, and who is stronger with which probability', () => {
  const three = arena('match', '--agent', 'random', '--agent', 'greedy', '--agent', 'champion', '--setup', 'size=5', '--nodes', '300', '--games', '10');
  assert.match(three.stdout, /^rating \[95 %\], and the probability to be stronger than the next\n +champion +\+\d+ \[[+-]\d+, [+-]\d+\] {2}\d+\.\d %\n +greedy .*%\n +random +-\d+ \[[+-]\d+, [+-]\d+\]\n\n/m);
  const two = match('--games', '20');
  assert.match(two.stdout, /\ngreedy is stronger with a probability of \d+\.\d %\n$/);
  const { players } = JSON.parse(match('--games', '20', '--json').stdout);
  assert.equal(players[0].stronger[0], null);
  assert.ok(players[0].stronger[1] > 0.9 && Math.abs(players[0].stronger[1] + players[1].stronger[0] - 1) < 1e-9);
  assert.ok(players[0].rating_interval[0] < players[0].rating && players[0].rating < players[0].rating_interval[1]);
});

test('merge writes one log of all games, which goes on as the match', () => {
  const logs = [1, 2].map((part) => join(folder, `merge-${part}.log`));
  for (const [at, log] of logs.entries()) assert.equal(match('--games', '8', '--log', log, '--shard', `${at + 1}/2`).status, 0);
  const whole = join(folder, 'merged.log');
  const merged = arena('merge', ...logs, logs[0], '--out', whole, '--json');
  assert.equal(lines(whole).length, 9);
  assert.deepEqual(match('--games', '8', '--log', whole, '--json').stdout, merged.stdout);
  assert.equal(arena('merge', whole, '--csv').stdout.split('\n').length, 4);
  assert.match(arena('merge', logs[0], '/nowhere').stderr, /^arena: the log \/nowhere cannot be read\n$/);
  const other = join(folder, 'other.log');
  assert.equal(match('--games', '2', '--log', other).status, 0);
  assert.equal(arena('merge', logs[0], other).stderr, 'arena: the logs are of different matches\n');
  writeFileSync(other, 'x\n');
  assert.match(arena('merge', other).stderr, /^arena: \S+other\.log: line 1 of the log is not JSON\n$/);
});
