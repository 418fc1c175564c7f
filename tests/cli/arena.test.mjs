// The command line for people and scripts: its output, and one sentence and exit code 2 for bad input.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { arena, program } from './program.mjs';

const open6 = '000000/000000/000000/000000/000000/000000 a1 f6 a';
const folder = mkdtempSync(join(tmpdir(), 'arena-cli-'));
const file = (name, text) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

test('every command has help', () => {
  const help = arena(['--help']);
  assert.equal(help.status, 0);
  const commands = [...help.stdout.matchAll(/^ {2}([a-z][a-z-]+) {2,}\S/gm)].map((match) => match[1]);
  assert.ok(commands.length >= 8, help.stdout);
  for (const command of commands) {
    const { status, stdout } = arena([command, '--help']);
    assert.equal(status, 0, command);
    assert.match(stdout, /Usage/, command);
  }
});

test('help is grouped, and its examples work as written', () => {
  const help = arena(['--help']).stdout;
  assert.equal(arena([]).stdout, help, 'arena alone prints it');
  assert.deepEqual([...help.matchAll(/^([A-Z][^:\n]*):$/gm)].map(([, group]) => group),
    ['Options', 'Play and look', 'Study a position', 'Matches', 'Agents and engines', 'Develop']);
  const desk = mkdtempSync(join(tmpdir(), 'arena-examples-'));
  writeFileSync(join(desk, 'game.txt'), '[Game "colosseum"]\n[Position "000/000/000 a1 c3 a"]\n\n1. a1r c3l 2. a1d 0-1\n');
  writeFileSync(join(desk, 'commands.txt'), 'position startpos\ngo nodes 100\n');
  for (const [, command] of help.matchAll(/^ {2}([a-z][a-z-]+) {2,}\S/gm)) {
    const examples = [...arena([command, '--help']).stdout.matchAll(/^ {2}arena (.*)$/gm)].map(([, example]) => example);
    assert.ok(examples.length >= 2, command);
    for (const example of examples) {
      const before = readdirSync(desk).length;
      const { status, stdout, stderr } = spawnSync('sh', ['-c', `"${program}" ${example}`], { cwd: desk, encoding: 'utf8', timeout: 60_000 });
      assert.ok(status === 0 || (status === 1 && /^solve|--sprt/.test(example)), `${example}: ${stderr}`); // 1: not proven
      assert.ok(stdout.length > 2 || readdirSync(desk).length > before, example);
    }
  }
});

test('for a misspelt command, option, game or agent the nearest name is suggested', () => {
  assert.equal(arena(['mtach']).stderr, 'arena: there is no command "mtach"; did you mean match?\n');
  assert.equal(arena(['fly']).stderr, 'arena: there is no command "fly"\n');
  assert.equal(arena(['match', '--gmaes', '5']).stderr, 'arena: match has no option "--gmaes"; did you mean --games?\n');
  assert.equal(arena(['legal', '--game', 'infection']).stderr, 'arena: --game: no game is named "infection"; did you mean infexion?\n');
  assert.equal(arena(['legal', '--game', 'go']).stderr, 'arena: --game: no game is named "go"\n');
  assert.equal(arena(['analyze', '--agent', 'champoin']).stderr, 'arena: no agent of colosseum is named "champoin"; did you mean champion?\n');
  assert.equal(arena(['match', '--agent', 'greddy level=3', '--agent', 'random', '--nodes', '5']).stderr,
    'arena: no agent of colosseum is named "greddy"; did you mean greedy?\n');
  assert.equal(arena(['--hlep']).stderr, 'arena: arena has no option "--hlep"; did you mean --help?\n');
  assert.equal(arena(['legal', 'x', 'y']).stderr, 'arena: legal takes no argument "x"\n');
  assert.equal(arena(['legal', '--colour', 'red']).stderr, 'arena: legal has no option "--colour"\n');
});

test('perft prints its counts, and its speed last', () => {
  const { status, stdout } = arena(['perft', '--game', 'colosseum', '--fen', '000/000/000 c3 a1 a', '--depth', '3']);
  assert.equal(status, 0);
  const lines = stdout.trim().split('\n');
  assert.deepEqual(lines.slice(0, 3), ['depth 1 nodes 16', 'depth 2 nodes 224', 'depth 3 nodes 2478']);
  assert.match(lines[3], /^speed \d+ leaves per second$/);
  assert.deepEqual(
    JSON.parse(arena(['perft', '--fen', '000/000/000 c3 a1 a', '--depth', '2', '--json']).stdout).perft,
    [16, 224],
  );
});

test('legal, outcome, setup and agents answer in text and in JSON', () => {
  const legal = arena(['legal', '--game', 'colosseum', '--fen', open6]).stdout.trim().split('\n');
  assert.deepEqual(legal, [...legal].sort());
  assert.ok(legal.includes('d1d') && !legal.includes('e1d'));
  assert.deepEqual(JSON.parse(arena(['legal', '--fen', open6, '--json']).stdout).legal, legal);
  assert.equal(arena(['legal', '--fen', '110/110/110 a1 c1 a']).stdout, '');
  assert.equal(arena(['outcome', '--fen', '110/110/110 a1 c1 a']).stdout, 'draw 3-3\n');
  assert.deepEqual(JSON.parse(arena(['outcome', '--fen', open6, '--json']).stdout), {
    result: 'ongoing',
    score: [36, 36],
  });
  const setup = arena(['setup', '--game', 'colosseum', '--size', '8', '--seed', '42', '--rules', '2023']).stdout;
  assert.match(setup, /^([0-3]{8}\/){7}[0-3]{8} [a-h][1-8] [a-h][1-8] a\n$/);
  assert.equal(arena(['setup', '--size', '8', '--seed', '42', '--rules', '2023']).stdout, setup);
  assert.ok(JSON.parse(arena(['agents', '--json']).stdout).some((agent) => agent.id === 'random'));
});

test('every answer in JSON equals the one in text', () => {
  const json = (...args) => JSON.parse(arena([...args, '--json']).stdout);
  const text = (...args) => arena(args).stdout;
  const small = ['--fen', '000/000/000 a1 c3 a'];
  assert.equal(json('setup', '--size', '7', '--seed', '3').fen, text('setup', '--size', '7', '--seed', '3').trim());
  const perft = json('perft', '--depth', '3', ...small);
  assert.ok(perft.leaves_per_second > 0 && perft.fen === small[1]);
  assert.deepEqual(perft.perft, [...text('perft', '--depth', '3', ...small).matchAll(/nodes (\d+)/g)].map(([, nodes]) => Number(nodes)));
  for (const [moves, result, score] of [['a1r c3l a1d', 'p2win', [1, 8]], ['a1r', 'ongoing', [9, 9]]]) {
    const record = `[Game "colosseum"]\n[Position "${small[1]}"]\n\n1. ${moves} *\n`;
    assert.deepEqual(JSON.parse(arena(['replay', '-', '--json'], record).stdout).outcome, { result, score });
    assert.ok(arena(['replay', '-'], record).stdout.endsWith(`\n${result} ${score.join('-')}\n`));
  }
  for (const game of ['colosseum', 'infexion', 'tetress']) {
    const agents = json('agents', '--game', game);
    assert.equal(text('agents', '--game', game), agents.map((agent) => `${agent.id}: ${agent.summary}\n`).join(''));
    const level = agents.find((agent) => agent.id === 'champion').options.find((option) => option.name === 'level');
    assert.equal(level.kind, 'combo');
    assert.ok(level.help.length > 5 && level.default.length > 0);
  }
});

test('replay checks a record and names the first bad move', () => {
  const good = '[Game "colosseum"]\n[Position "000/000/000 a1 c3 a"]\n\n1. a1r c3l 2. a1d 0-1\n';
  const done = arena(['replay', file('good.txt', good)]);
  assert.equal(done.stdout, '3 moves\n120/200/010 a1 c3 b\np2win 1-8\n'.replace('120/200/010', '300/000/010'));
  assert.equal(JSON.parse(arena(['replay', '-', '--json'], good).stdout).positions.length, 4);
  const bad = arena(['replay', file('bad.txt', good.replace('c3l', 'c3r'))]);
  assert.equal(bad.status, 2);
  assert.equal(bad.stderr, 'arena: move 2: the right side of c3 is not free\n');
});

test('bad input is one sentence on standard error and exit code 2', () => {
  const fen = (text) => ['legal', '--fen', text];
  for (const args of [
    ...['-1', '0', '99999999999999999999', '1e5', 'x', ''].flatMap((nodes) => [['solve', '--nodes', nodes], ['match', '--agent', 'random', '--agent', 'random', '--nodes', nodes]]),
    ...['-1', '0', 'nan', 'inf', '1e300'].flatMap((ms) => [['analyze', '--movetime', ms], ['match', '--agent', 'random', '--agent', 'random', '--movetime', ms]]),
    ['fly'], [''], ['legal', 'surplus'], ['perft', '--depth', '0'], ['perft', '--depth', 'x'], ['perft', '--game', 'go'], ['legal', '--fen'],
    ['replay'], ['replay', '/nowhere/at/all'], ['setup', '--size', '17'], ['setup', '--size', '1'], ['setup', '--size', '0'],
    ['setup', '--size', '1000000000'], ['setup', '--seed', '-1'], ['setup', '--rules', '2021'], ['outcome', '--colour', 'red'],
    fen(''.padEnd(100_000, '0')), fen('0 a1 a1 a'), fen('00/00 a1 a1 a'), fen('00/00 a1 b2 x'), fen('junk'), fen(''), ['solve', '--fen', ''], ['analyze', '--fen', ''],
    ['replay', file('empty.txt', '')], ['replay', file('large.txt', '1'.repeat(10_000_000))], ['replay', folder],
  ]) {
    const { status, stdout, stderr } = arena(args);
    const shown = args.join(' ').slice(0, 80);
    assert.equal(status, 2, shown);
    assert.equal(stdout, '', shown);
    assert.match(stderr, /^arena: [^\n]{5,300}\n$/, shown);
  }
});

test('solve proves a result, its margin and a line, or reports that it could not', () => {
  const solved = arena(['solve', '--fen', '000/000/000 a1 c3 a', '--nodes', '1000000']);
  assert.match(solved.stdout, /^win by 2\nline {2}\S+( \S+)+\nnodes \d+\n$/);
  const found = JSON.parse(arena(['solve', '--fen', '000/000/000 a1 c3 a', '--nodes', '1000000', '--json']).stdout);
  assert.deepEqual([found.verdict, found.least, found.most], ['win by 2', 2, 2]);
  assert.equal(arena(['solve', '--fen', '00/00 a1 b2 a']).stdout.split('\n')[0], 'draw');
  const unproven = arena(['solve', '--nodes', '500']);
  assert.match(unproven.stdout, /^not proven\nnodes 500\n$/);
  assert.deepEqual([solved.status, unproven.status], [0, 1]);
  assert.match(arena(['solve', '--fen', '110/110/110 a1 c1 a']).stderr, /the game is over/);
  assert.match(arena(['solve', '--game', 'infexion']).stderr, /^arena: positions of infexion cannot be solved yet\n$/);
});

test('analyze lists the best moves, best first', () => {
  const { status, stdout } = arena(['analyze', '--fen', open6, '--lines', '3', '--nodes', '20000']);
  assert.equal(status, 0);
  const rows = stdout.trim().split('\n');
  assert.match(rows[0], /^rank +score +depth +line$/);
  assert.equal(rows.length, 5);
  const told = JSON.parse(arena(['analyze', '--fen', open6, '--lines', '3', '--nodes', '20000', '--json']).stdout);
  const scores = told.lines.map((line) => Number(line.score));
  assert.deepEqual(
    scores,
    [...scores].sort((a, b) => b - a),
  );
  assert.equal(new Set(told.lines.map((line) => line.line[0])).size, 3);
  assert.equal(told.move, told.lines[0].line[0]);
  const shown = rows.slice(1, -1).map((row) => row.trim().split(/ +/));
  assert.deepEqual(shown.map(([rank]) => Number(rank)), [1, 2, 3]);
  assert.deepEqual(shown.map(([, score]) => score), told.lines.map((line) => line.score));
  assert.deepEqual(shown.map(([, , depth]) => Number(depth)), told.lines.map((line) => line.depth));
  assert.deepEqual(shown.map(([, , , ...line]) => line), told.lines.map((line) => line.line));
  assert.equal(rows.at(-1), `plays ${told.move} after ${told.nodes} nodes`);
  assert.ok(told.nodes > 10_000 && told.nodes <= 20_000 && told.fen === open6);
  assert.equal(arena(['analyze', '--agent', 'nobody']).status, 2);
});

test('analyze without a limit ends by itself', () => {
  const begin = Date.now();
  assert.equal(arena(['analyze', '--lines', '1']).status, 0);
  assert.ok(Date.now() - begin < 20_000);
});

/** A command that is stopped by Ctrl-C once it has told enough. */
async function interrupt(enough, ...args) {
  const child = spawn(program, [...args, '--progress']);
  const output = { stdout: '', stderr: '' };
  for (const name of Object.keys(output)) child[name].on('data', (text) => (output[name] += text));
  const ended = new Promise((resolve) => child.on('close', resolve));
  while (!enough(output)) await new Promise((resolve) => setTimeout(resolve, 20));
  child.kill('SIGINT');
  const status = await ended;
  return { ...output, status };
}

test('solve, analyze and perft tell of their progress; Ctrl-C ends a search with what it has found', async () => {
  const solved = await interrupt(({ stderr }) => stderr !== '', 'solve', '--movetime', '600000');
  assert.deepEqual([solved.status, solved.stdout.split('\n')[0]], [1, 'not proven']);
  assert.match(solved.stderr, /^(solving, \d+ of 600 s\n)+$/);
  const analyzed = await interrupt(({ stderr }) => stderr.includes('depth'), 'analyze', '--nodes', '999999999999');
  assert.equal(analyzed.status, 1);
  assert.match(analyzed.stdout, /\n1 [^]*\nplays \S+ after \d+ nodes\n$/);
  assert.match(analyzed.stderr, /^(\d+ s, at most 999999999999 nodes(, depth \d+, [+-]\d+\.\d\d \S+)?\n)+$/);
  const counted = await interrupt(({ stdout, stderr }) => stdout !== '' && stderr !== '', 'perft', '--depth', '12');
  assert.match(counted.stderr, /^(counting depth \d, \d+ s\n)+$/);
  assert.match(counted.stdout, /^depth 1 nodes 59\n/);
  assert.equal(arena(['solve', '--fen', '00/00 a1 b2 a', '--progress']).stderr, '', 'what ends at once says nothing');
});

test('ugi over pipes: a script that does not wait still gets every answer', () => {
  const script = [
    'ugi',
    'isready',
    'position setup size=6 seed=3',
    'setoption name Agent value greedy',
    'go nodes 1000',
    'position startpos',
    'go movetime 50',
    'query gameover',
    'nonsense',
    'quit',
    'isready',
  ].join('\n');
  const { status, stdout } = arena(['ugi'], script);
  assert.equal(status, 0);
  assert.equal(stdout.match(/^bestmove \S+$/gm).length, 2);
  assert.equal(stdout.match(/^readyok$/gm).length, 1, 'nothing is answered after quit');
  assert.match(stdout, /^response false$/m);
  assert.match(stdout, /^info string error "nonsense"/m);
  assert.equal(arena(['ugi'], 'position startpos\ngo nodes 100').stdout.match(/^bestmove/gm).length, 1);
  assert.equal(arena(['ugi'], 'x'.repeat(10_000_000)).stdout.split('\n').length, 2);
});

test('an answer that cannot be written is a failure of the machine', { skip: !existsSync('/dev/full') && 'no /dev/full here' }, () => {
  const { status, stderr } = spawnSync('sh', ['-c', `"${program}" legal >/dev/full`], { encoding: 'utf8' });
  assert.deepEqual([status, stderr], [3, 'arena: the answer cannot be written to standard output\n']);
});

// If the number changes on purpose, the commit says why. tests/wasm requires the same number from the modules.
test('bench prints the committed signatures, one line per agent, and their total', () => {
  const committed = JSON.parse(readFileSync(new URL('../bench/signature.json', import.meta.url), 'utf8'));
  const lines = Object.entries(committed).flatMap(([game, agents]) =>
    Object.entries(agents).map(([agent, value]) => `${game} ${agent} ${value}`),
  );
  const total = lines.reduce((sum, line) => (sum + Number(line.split(' ')[2])) >>> 0, 0);
  assert.equal(arena(['bench']).stdout, `${[...lines, `total ${total}`].join('\n')}\n`);
});
