// A game at the terminal: typed moves and commands, the record and the page's address of it.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { arena, program, root } from './program.mjs';

const folder = mkdtempSync(join(tmpdir(), 'arena-play-'));
const small = ['--setup', 'size=4 rules=plain'];
const fast = ['--movetime', '20'];
/** What is printed, and the answers to the typed lines. */
const play = (typed, ...args) => {
  const { status, stdout, stderr } = arena(['play', ...args], typed.map((line) => `${line}\n`).join(''));
  assert.deepEqual([status, stderr], [0, '']);
  const [before, ...answers] = stdout.split(/^> .*\n/m);
  return { stdout, before, answers, link: stdout.match(/^Open it in the page: (.*)$/m)?.[1] };
};
const boards = (text) => text.match(/^ {4}┏/gm)?.length ?? 0;

test('a person plays a move and is answered; the game can be left at any time', () => {
  const { before, answers, link } = play(['b2r'], ...small, ...fast, '--agent', 'greedy');
  assert.match(before, /^Type a move or help\.\n/);
  assert.equal(boards(before), 1);
  assert.equal(boards(answers[0]), 2, 'after the own move and after the answer');
  assert.match(answers[0], /^greedy \(Orange ◆\) plays [a-d][1-4][urdl]$/m);
  assert.match(link, /^http:\/\/localhost:8000\/\?game=colosseum&side=a&agent=greedy#v1\.0000\/0000\/0000\/0000_b2_c3_a\..{4}@2$/);
  assert.equal(play(['b2r', 'quit', 'b2r'], ...small, ...fast).link.slice(-2), '@2');
  assert.equal(play([], ...small, ...fast).link.slice(-2), '@0');
});

test('the second side waits for the first move', () => {
  const { before, link } = play([], ...small, ...fast, '--level', '1', '--side', 'second');
  assert.match(before, /^champion level=1 \(Blue ●\) plays \S+$/m);
  assert.match(link, /\?game=colosseum&side=b&agent=champion:level=1#.*@1$/);
});

test('without a choice the opponent is the second level', () => {
  assert.match(play(['b2r'], ...small, ...fast).answers[0], /^champion level=2 \(Orange ◆\) plays/m);
});

test('commands: moves, hint, undo, board, help', () => {
  const { answers } = play(['moves', 'hint', 'b2r', 'undo', 'board', 'undo', 'help', 'mvoes', '', 'zz', '9,9,u', 'save'], ...small, ...fast);
  const legal = arena(['legal', '--fen', '0000/0000/0000/0000 b2 c3 a']).stdout.trim().split('\n');
  assert.deepEqual(answers[0].trim().split(/\s+/), legal);
  assert.ok(answers[0].split('\n').every((line) => line.length <= 80));
  const hint = answers[1].match(/^hint: (\S+) \(.+\)\n$/)[1];
  assert.ok(legal.includes(hint));
  assert.equal(answers[3], answers[4], 'undo leads back to the start');
  assert.equal(boards(answers[3]), 1);
  assert.equal(answers[5], 'there is no move of yours to take back\n');
  for (const command of ['moves', 'hint', 'undo', 'board', 'save', 'resign', 'quit']) assert.match(answers[6], new RegExp(`^  ${command} `, 'm'));
  assert.equal(answers[7], '"mvoes" is not a command; did you mean moves?\n');
  assert.equal(answers[8], '');
  assert.match(answers[9], /^"zz" is not a move: .*like c4u/);
  assert.equal(answers[10], '"9,9,u" is not a move: expected row, column and side, like 3,2,u\n');
  assert.equal(answers[11], 'save needs the name of a file\n');
});

test('moves may be typed as in the course', () => {
  assert.match(play(['1,1,r', 'quit'], ...small, ...fast).link, /\.BF..@2$/);
});

test('a game is saved, replayed and continued', () => {
  const saved = join(folder, 'my game.txt');
  const { answers, link } = play(['b2r', `save ${saved}`, 'save /nowhere/x', 'resign'], ...small, ...fast, '--agent', 'greedy', '--save', join(folder, 'end.txt'));
  assert.equal(answers[1], `saved as ${saved}\n`);
  assert.equal(answers[2], 'the file /nowhere/x cannot be written\n');
  assert.match(answers[3], /^Blue ● resigns\.$/m);
  const end = readFileSync(join(folder, 'end.txt'), 'utf8');
  assert.match(end, /^\[Game "colosseum"\]\n\[First "you"\]\n\[Second "greedy"\]\n\[Position "0000\/0000\/0000\/0000 b2 c3 a"\]\n\[Result "0-1"\]\n\[Termination "resigned"\]\n\n1\. b2r \S+ 0-1\n$/);
  for (const name of [saved, join(folder, 'end.txt')]) assert.equal(arena(['replay', name]).status, 0);
  assert.equal(play([], saved, '--agent', 'greedy').link, link);
  const bad = join(folder, 'bad.txt');
  writeFileSync(bad, end.replace('b2r', 'b2x'));
  assert.match(arena(['play', bad]).stderr, /^arena: move 1: /);
});

test('two agents are watched to the end, which is the same each time', () => {
  const watch = () => play([], '--agent', 'greedy', '--agent', 'random', ...small, ...fast);
  const { stdout, link } = watch();
  assert.match(stdout, /\n(Blue ● wins|Orange ◆ wins|Draw) \d+-\d+\.\nOpen it in the page: \S+side=none&agent=random&rival=greedy#\S+\n$/);
  assert.equal(watch().link, link);
  assert.doesNotMatch(stdout, /Type a move/);
});

test('two persons play each other', () => {
  const { answers, link } = play(['b2r', 'c3l', 'undo', 'resign'], ...small, '--two-persons');
  assert.equal(boards(answers[1]), 1);
  assert.match(answers[2], /^Orange ◆ to move/m, 'undo takes back one move');
  assert.match(link, /side=both#.*@1$/);
  assert.match(answers[3], /^Orange ◆ resigns/);
});

test('an engine that fails has given up, and the game is kept', () => {
  const { status, stdout, stderr } = arena(['play', '--engine', 'true', ...small, ...fast], 'b2r\n');
  assert.equal(status, 0);
  assert.equal(stderr, 'arena: the engine "true" does not say ugiok, so it does not speak UGI\n');
  assert.match(stdout, /^Orange ◆ resigns\.\nOpen it in the page: .*side=both#.*@1$/m);
  const illegal = 'while read -r word rest; do case $word in ugi) echo ugiok;; isready) echo readyok;; go) echo bestmove a1x;; quit) exit;; esac; done';
  assert.match(play(['b2r'], '--engine', illegal, ...small, ...fast).stdout, /^Orange ◆ resigns\.$/m);
  const ours = play(['b2r'], '--engine', `cmd="'${program}' ugi" name=ours option.Agent=greedy`, ...small, ...fast);
  assert.match(ours.answers[0], /^ours \(Orange ◆\) plays/m);
});

test('the page opens the address: start, moves and ply', async () => {
  const { readFragment } = await import(join(root, 'web/js/address/fragment.js'));
  for (const game of ['colosseum', 'infexion', 'tetress']) {
    const module = (await import(join(root, `web/js/games/${game}/index.js`))).default;
    const saved = join(folder, `${game}.txt`);
    const { link } = play([], '--game', game, '--agent', 'random', '--agent', 'greedy', ...fast, '--save', saved);
    const { start, moves, ply, fault } = readFragment(link.slice(link.indexOf('#')), module);
    assert.equal(fault, null);
    const record = JSON.parse(arena(['replay', saved, '--json']).stdout);
    assert.equal(start, record.positions[0]);
    assert.deepEqual([moves.length, ply], [record.positions.length - 1, moves.length]);
    const text = readFileSync(saved, 'utf8');
    assert.deepEqual(moves, text.slice(text.indexOf('\n\n')).replaceAll(/\d+\.(?=\s)|(0-1|1-0|1\/2-1\/2)\n$/g, ' ').trim().split(/\s+/), game);
  }
});

test('wrong use is one sentence', () => {
  for (const args of [['--agent', 'x'], ['--agent', 'greedy', '--agent', 'greedy', '--agent', 'greedy'], ['--level', '11'], ['--level', '1', '--agent', 'greedy'],
    ['--side', 'third'], ['--two-persons', '--agent', 'greedy'], ['--fen', 'x'], ['--fen', ''], ['--setup', 'size=99'], ['/nowhere'], ['--engine', 'cmd='],
    ['--engine', 'name=x'], ['--engine', 'cmd=x nmae=y'], ['--engine', 'cmd="x'], ['--engine', 'cmd=x arg']]) {
    const { status, stdout, stderr } = arena(['play', ...args]);
    assert.deepEqual([status, stdout], [2, ''], args.join(' '));
    assert.match(stderr, /^arena: [^\n]{5,300}\n$/, args.join(' '));
  }
  assert.match(arena(['play', '--engine', 'cmd=x nmae=y']).stderr, /no key "nmae" .*did you mean name\?/);
});
