// Boards in the terminal, as pictures, and as addresses of the page; moves as the courses write them.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { arena, program, root } from './program.mjs';

const folder = mkdtempSync(join(tmpdir(), 'arena-show-'));
const record = '[Game "colosseum"]\n[Position "000/000/000 a1 c3 a"]\n\n1. a1r c3l 2. a1d 0-1\n';
const file = (name, text) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const show = (...args) => arena(['show', ...args]);

test('a board with walls, in Unicode and in ASCII', () => {
  const fen = ['--fen', '100/030/000 a1 c3 b'];
  assert.equal(show(...fen).stdout, `      a   b   c
    ┏━━━┳━━━━━━━┓
  1 ┃ ● ┃       ┃
    ┃   ╹   ╻   ┃
  2 ┃       ┃   ┃
    ┃   ╺━━━┛   ┃
  3 ┃         ◆ ┃
    ┗━━━━━━━━━━━┛
Orange ◆ to move, 10 possible moves.
`);
  assert.equal(show(...fen, '--ascii').stdout, `      a   b   c
    +---+---+---+
  1 | A |       |
    +   +   +   +
  2 |       |   |
    +   +---+   +
  3 |         B |
    +---+---+---+
Orange B to move, 10 possible moves.
`);
});

test('rows of two digits stay in line', () => {
  const lines = show('--setup', 'size=12 rules=plain').stdout.split('\n');
  assert.equal(lines.length, 28);
  assert.equal(new Set(lines.slice(1, 26).map((line) => [...line].length)).size, 1);
});

test('a board without edges, in squares and in hexagons', () => {
  assert.equal(show('--game', 'tetress', '--fen', '11/11/11/3R7/3RRR5/11/11/B9B/10B/10B/11 r 2', '--ascii').stdout.split('\n')[5],
    '  5 . . . R R R . . . . .');
  const lines = show('--game', 'infexion', '--fen', '7/7/2Bb3/4b2/7/7/7 b 7').stdout.split('\n');
  assert.equal(lines.length, 16);
  assert.equal(lines[0], '  a1 ·          b2 ·          c3 ●2         d4 ·');
  const at = (name) => {
    const row = lines.findIndex((line) => line.includes(name));
    return [lines[row].indexOf(name), row];
  };
  // North is a row more and a column less, northeast a row more.
  assert.deepEqual(at('c3'), [at('d2')[0], at('d2')[1] - 2]);
  assert.deepEqual(at('d3'), [at('d2')[0] + 7, at('d2')[1] - 1]);
  for (const column of 'abcdefg') for (const row of '1234567') assert.ok(at(column + row)[1] >= 0, column + row);
});

test('the end of a game, and its colours', () => {
  assert.match(show('--fen', '110/110/110 a1 c1 a').stdout, /\nDraw 3-3\.\n$/);
  assert.match(show(file('game.txt', record)).stdout, /\nOrange ◆ wins 8-1\.\n$/);
  assert.match(show('--game', 'infexion', '--fen', '7/7/7/3A3/7/7/7 r 6').stdout, /\nDraw 1-0\.\n$/);
  assert.match(show('--game', 'infexion', '--fen', '7/7/7/3a3/4b2/7/7 r 6').stdout, /\nBlue ◆ wins 3-0\.\n$/);
});

test('a record at a ply, and after every move', () => {
  const game = file('game.txt', record);
  assert.equal(show(game, '--ply', '0').stdout, show('--fen', '000/000/000 a1 c3 a').stdout);
  assert.equal(show(game, '--ply', '1').stdout, show('--fen', '100/000/000 a1 c3 b').stdout);
  assert.equal(show('-', '--ply', '1').status, 2, 'standard input is empty');
  assert.equal(arena(['show', '-', '--ply', '1'], record).stdout, show(game, '--ply', '1').stdout);
  const boards = arena(['replay', game, '--show']).stdout;
  assert.equal(boards, ['', '1. a1r', '2. c3l', '3. a1d'].map((move, ply) => (move && `\n${move}\n`) + show(game, '--ply', String(ply)).stdout).join(''));
  assert.equal(show(game, '--ply', '4').stderr, 'arena: the record has 3 plies, so there is no ply 4\n');
});

test('where a record goes wrong, the error shows the board', () => {
  const bad = file('bad.txt', record.replace('c3l', 'c3r'));
  const board = show('--fen', '100/000/000 a1 c3 b').stdout;
  for (const args of [['show', bad], ['replay', bad, '--show']]) {
    const { status, stdout, stderr } = arena(args);
    assert.deepEqual([status, stdout, stderr], [2, '', `arena: move 2: the right side of c3 is not free\n${board}`]);
  }
});

test('analyze shows the board above its moves', () => {
  const args = ['--fen', '000/000/000 a1 c3 a', '--nodes', '2000'];
  assert.equal(arena(['analyze', ...args, '--show']).stdout, `${show(...args.slice(0, 2)).stdout}\n${arena(['analyze', ...args]).stdout}`);
});

test('colours on a terminal or on request, and not if NO_COLOR is set', () => {
  const fen = ['--fen', '100/000/000 a1 c3 b'];
  const plain = (text) => text.replaceAll(/\x1b\[[\d;]*m/g, '');
  const coloured = show(...fen, '--color', 'always').stdout;
  assert.match(coloured, /\x1b\[1;38;5;33m●\x1b\[0m/);
  assert.equal(plain(coloured), show(...fen).stdout);
  const terminal = (environment) =>
    spawnSync('script', ['-qec', `"${program}" show --fen "${fen[1]}"`, '/dev/null'], { encoding: 'utf8', timeout: 60_000, env: { ...process.env, TERM: 'xterm', ...environment } })
      .stdout.replaceAll('\r', '');
  assert.equal(terminal({ NO_COLOR: '' }), coloured);
  assert.equal(terminal({ NO_COLOR: '1' }), show(...fen).stdout);
  assert.equal(terminal({ TERM: 'dumb' }), show(...fen).stdout);
});

// The page's own picture of a standing position, in which colours are classes.
const samples = {
  colosseum: [7, 12].map((size) => arena(['setup', '--size', String(size), '--seed', '3']).stdout.trim()),
  infexion: ['2a1a2/7/6F/7/3c3/A4a1/7 r 6'],
  tetress: ['11/11/4BB5/3BB6/1RR8/RR9/11/11/11/11/11 r 2'],
};
const number = /-?(?:\d+\.?\d*|\.\d+)/g;
/** Equal but for the last decimals of numbers, and for how they are written. */
function assertSamePicture(one, other, game) {
  assert.equal(one.replaceAll(number, '#').replaceAll(/\s+/g, ''), other.replaceAll(number, '#').replaceAll(/\s+/g, ''), game);
  const [ours, theirs] = [one, other].map((svg) => svg.match(number).map(Number));
  for (const [at, value] of ours.entries()) assert.ok(Math.abs(value - theirs[at]) < 0.003, `${game}: ${value} for ${theirs[at]}`);
}
const themes = readFileSync(join(root, 'web/css/theme.css'), 'utf8');

test('a picture is as on the page, for every game', async () => {
  const games = readdirSync(join(root, 'core/games'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  assert.deepEqual(Object.keys(samples), games.map(({ name }) => name).sort());
  for (const [game, positions] of Object.entries(samples)) {
    const { poster, palette } = await import(join(root, `web/js/games/${game}/poster.js`));
    for (const fen of positions) {
      const svg = show('--game', game, '--fen', fen, '--svg', '-').stdout;
      const body = svg.replace(/ width="640" height="\d+"/, '').replace(/<title>.*<\/style>/, '').trim();
      assertSamePicture(body, poster(fen, 'letters'), game);
      assert.ok(svg.includes(`<title>${game} ${fen}</title>`), svg.slice(0, 400));
      // Its colours are those of the light theme.
      const root = themes.slice(themes.indexOf('--frame'), themes.indexOf('data-theme'));
      const own = palette ? themes.slice(themes.indexOf(`data-palette="${palette}"`)) : '';
      const inks = [...svg.matchAll(/\.i-([\w-]+)\{fill:(#\w+)\}\.s-\1\{stroke:\2\}/g)];
      for (const [, used] of svg.matchAll(/class="([^"]+)"/g))
        for (const ink of used.split(' ')) assert.ok(inks.some(([, known]) => known === ink.slice(2)), ink);
      for (const [, ink, colour] of inks)
        assert.equal(colour, (own.match(`--${ink}: light-dark\\((#\\w+)`) ?? root.match(`--${ink}: light-dark\\((#\\w+)`))[1], ink);
    }
  }
});

test('a picture goes to a file, which is replaced as a whole', () => {
  const svg = join(folder, 'board.svg');
  assert.deepEqual([show('--svg', svg).status, show('--svg', svg).stdout], [0, '']);
  assert.equal(readFileSync(svg, 'utf8'), show('--svg', '-').stdout);
  const nowhere = show('--svg', '/nowhere/board.svg');
  assert.deepEqual([nowhere.status, nowhere.stderr], [2, 'arena: the file /nowhere/board.svg cannot be written\n']);
});
