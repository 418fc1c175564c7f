// What can go wrong for every command: it ends with one sentence and the right exit code, and no file is left half written.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { arena, program } from './program.mjs';

const folder = mkdtempSync(join(tmpdir(), 'arena-errors-'));
chmodSync(folder, 0o755);
const commands = [...arena(['--help']).stdout.matchAll(/^ {2}([a-z][a-z-]+) {2,}\S/gm)].map(([, name]) => name);
const sh = (script, options = {}) => spawnSync('sh', ['-c', script], { encoding: 'utf8', timeout: 60_000, cwd: folder, input: '', ...options });
const sentence = /^arena: [^\n]{5,300}\n$/;

writeFileSync(join(folder, 'game.txt'), '[Game "colosseum"]\n[Position "000/000/000 a1 c3 a"]\n\n1. a1r c3l 2. a1d 0-1\n');
const match = 'match --agent greedy --agent random --setup size=5 --nodes 9 --games 4';
const long = match.replace('--games 4', '--games 60');
const tune = 'tune --game infexion --nodes 50 --games 3';
sh(`"${program}" ${match} --log match.log && "${program}" ${tune} --positions positions.txt`);

/** A quick line of each command. */
const lines = {
  play: 'play --agent random --agent random --setup size=4 --movetime 5',
  show: 'show',
  legal: 'legal',
  outcome: 'outcome',
  replay: 'replay game.txt',
  review: 'review game.txt --nodes 100',
  setup: 'setup --seed 3',
  solve: 'solve --fen "00/00 a1 b2 a"',
  analyze: 'analyze --nodes 100',
  match,
  merge: 'merge match.log',
  agents: 'agents',
  ugi: 'ugi <<X\nisready\nX\n',
  perft: 'perft',
  bench: 'bench',
  tune: `${tune} --positions positions.txt`,
  completions: 'completions bash',
  manual: 'manual',
};

test('every command is tried here', () => assert.deepEqual(Object.keys(lines).sort(), [...commands].sort()));

test('without arguments a command does its work or says what is missing', () => {
  const needing = { replay: /FILE/, review: /FILE/, match: /a limit/, merge: /FILES/, tune: /--game/, completions: /SHELL/ };
  for (const command of commands.filter((name) => name !== 'bench')) {
    const { status, stderr } = arena([command, ...(command === 'solve' ? ['--nodes', '100'] : []), ...(command === 'analyze' ? ['--nodes', '100'] : [])]);
    if (needing[command]) {
      assert.equal(status, 2, command);
      assert.match(stderr, sentence, command);
      assert.match(stderr, needing[command]);
    } else {
      assert.equal(status, command === 'solve' ? 1 : 0, command);
      assert.equal(stderr, '', command);
    }
  }
});

test('an unknown option, a surplus argument and a wrong value', () => {
  for (const command of commands)
    for (const wrong of ['--no-such-option', '"" "" "" ""', '--game=go', '--game']) {
      const { status, stdout, stderr } = sh(`"${program}" ${command} ${wrong}`);
      assert.equal(status, 2, `${command} ${wrong}: ${stderr}`);
      assert.equal(stdout, '', `${command} ${wrong}`);
      assert.match(stderr, sentence, `${command} ${wrong}`);
    }
});

for (const [what, redirection] of [['a closed standard output', '>&-'], ['a full device as standard output', '>/dev/full']])
  test(`${what} is a failure of the machine`, { skip: !existsSync('/dev/full') && 'no /dev/full here' }, () => {
    for (const [command, line] of Object.entries(lines).filter(([name]) => name !== 'bench')) {
      const script = line.includes('<<X') ? `"${program}" ${line.replace('<<X', `${redirection} <<X`)}` : `"${program}" ${line} ${redirection}`;
      const { status, stderr } = sh(script);
      assert.deepEqual([status, stderr], [3, 'arena: the answer cannot be written to standard output\n'], `${command} ${redirection}`);
    }
  });

test('with standard output closed, no file gets the answer', () => {
  assert.equal(sh(`"${program}" ${match} --log closed.log --record closed.txt --json >&-`).status, 3);
  assert.equal(readFileSync(join(folder, 'closed.log'), 'utf8').trim().split('\n').map((line) => JSON.parse(line)).length, 5);
  assert.doesNotMatch(readFileSync(join(folder, 'closed.txt'), 'utf8'), /"players"/);
  assert.equal(sh(`"${program}" ${match} --log closed-too.log <&- >&- 2>&-`).status, 3);
  assert.equal(readFileSync(join(folder, 'closed-too.log'), 'utf8').trim().split('\n').map((line) => JSON.parse(line)).length, 5);
});

test('a reader that has seen enough ends a command without a word', () => {
  const { status, stdout, stderr } = sh(`"${program}" legal --game tetress | head -n 1; "${program}" agents | true`);
  assert.deepEqual([status, stderr], [0, '']);
  assert.equal(stdout.split('\n').length, 2);
});

/** The commands that write a file, with its name as FILE. */
const writers = {
  'match --log': `${long} --log FILE`,
  'match --record': `${long} --record FILE`,
  'match --records': `${long} --records FOLDER`,
  'merge --out': 'merge match.log --out FILE',
  'merge --out, positions': 'merge positions.txt --out FILE',
  'tune --positions': `${tune} --positions FILE`,
  'tune --out': `${tune} --positions positions.txt --out FILE`,
  'show --svg': 'show --svg FILE',
  'play --save': `${lines.play} --save FILE`,
};

test('a folder that is not there, a folder in the place of the file', () => {
  for (const [name, line] of Object.entries(writers))
    for (const path of [name.endsWith('records') ? '/dev/null/x' : '/nowhere/x', name.endsWith('records') ? 'game.txt' : '.']) {
      const { status, stderr } = sh(`"${program}" ${line.replace(/FILE|FOLDER/, path)}`);
      assert.equal(status, 2, `${name} ${path}: ${stderr}`);
      assert.match(stderr, sentence, `${name} ${path}`);
    }
});

// Root may write everywhere.
const asNobody = process.getuid?.() === 0 ? 'setpriv --reuid=65534 --regid=65534 --clear-groups' : '';
test('no permission to write or to read', () => {
  const own = join(folder, 'arena');
  copyFileSync(program, own);
  chmodSync(own, 0o755);
  const locked = mkdtempSync(join(folder, 'locked-'));
  writeFileSync(join(locked, 'secret'), 'x');
  chmodSync(join(locked, 'secret'), 0);
  chmodSync(locked, 0o555);
  chmodSync(join(folder, 'positions.txt'), 0o666); // tune --out writes there before it comes to its weights
  for (const [name, line] of Object.entries(writers)) {
    const { status, stderr } = sh(`${asNobody} "${own}" ${line.replace(/FILE|FOLDER/, `${locked}/x`)}`);
    assert.equal(status, 2, `${name}: ${stderr}`);
    assert.match(stderr, sentence, name);
  }
  for (const line of [`replay ${locked}/secret`, `show ${locked}/secret`, `play ${locked}/secret`, `merge ${locked}/secret`, `${match} --openings ${locked}/secret`,
    `${match} --log ${locked}/secret`, `${tune} --positions ${locked}/secret`]) {
    const { status, stderr } = sh(`${asNobody} "${own}" ${line}`);
    assert.equal(status, 2, `${line}: ${stderr}`);
    assert.match(stderr, sentence, line);
  }
  chmodSync(locked, 0o755);
  assert.deepEqual(readdirSync(locked), ['secret']);
});

const mounts = sh('unshare -m true').status === 0;
test('a full disk: exit code 3, the old file stays, and nothing is left beside it', { skip: !mounts && 'file systems cannot be mounted here' }, () => {
  for (const [name, line] of Object.entries(writers)) {
    // A file system of sixteen kilobytes, with a file that is there already and another that fills the rest.
    const disk = mkdtempSync(join(folder, 'disk-'));
    const grown = /--log|--record FILE|--positions FILE/.test(line); // these grow by lines
    const script = `mount -t tmpfs -o size=16k none "${disk}" && ${grown ? ':' : `echo old >"${disk}/old"`}; cat /dev/zero >"${disk}/rest" 2>/dev/null;
      "${program}" ${line.replace('FILE', `${disk}/old`).replace('FOLDER', disk)}; code=$?; ls "${disk}" >&2; cat "${disk}/old" 2>/dev/null; exit $code`;
    const { status, stdout, stderr } = sh(`unshare -m sh -c '${script.replaceAll("'", "'\\''")}'`);
    const [said, ...left] = stderr.trim().split('\n');
    assert.equal(status, 3, `${name}: ${stderr}`);
    assert.match(`${said}\n`, sentence, name);
    assert.deepEqual(left.filter((file) => file.endsWith('.part')), [], name);
    if (!grown && !name.endsWith('records')) assert.match(stdout, /(^|\n)old\n$/, name);
  }
});

test('a directory, a device and a pipe are read as files, or refused', () => {
  for (const line of ['replay .', 'show .', 'merge .', `${match} --openings .`, 'replay /dev/null', 'merge /dev/null', `${match} --openings /dev/null`]) {
    const { status, stderr } = sh(`"${program}" ${line}`);
    assert.equal(status, 2, `${line}: ${stderr}`);
    assert.match(stderr, sentence, line);
  }
  assert.equal(sh(`cat game.txt | "${program}" show /dev/stdin`).stdout, sh(`"${program}" show game.txt`).stdout);
  assert.equal(sh(`"${program}" show --svg /dev/stdout | head -c 4`).stdout, '<svg');
});

test('what is printed does not depend on being watched', () => {
  // Times differ from run to run.
  const steady = Object.entries(lines).filter(([name]) => !['bench', 'perft', 'match', 'tune', 'ugi', 'play'].includes(name));
  for (const [name, line] of [...steady, ['agents --json', 'agents --json'], ['replay --show', 'replay game.txt --show'], ['setup --json', 'setup --json']]) {
    const watched = spawnSync('script', ['-qec', `"${program}" ${line}`, '/dev/null'], { encoding: 'utf8', cwd: folder, env: { ...process.env, NO_COLOR: '1' } }).stdout;
    // The terminal ends lines in its own way, and the progress line is cleared.
    assert.equal(watched.replaceAll('\r\n', '\n').replaceAll(/\r\x1b\[K[^\r\n]*?(?=\r)|\r\x1b\[K/g, ''), sh(`"${program}" ${line}`).stdout, name);
  }
});
