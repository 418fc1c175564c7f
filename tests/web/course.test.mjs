import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { read, write } from '../../web/js/games/colosseum/course.js';
import { loadRules } from './game.mjs';

const vectors = new URL('../data/colosseum_games.jsonl', import.meta.url);
const games = readFileSync(vectors, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const sides = { u: 'Up', r: 'Right', d: 'Down', l: 'Left' };
const elsewhere = '000000/000000/000000/000000/000000/000000 a1 f6 a';

let rules;
before(async () => {
  rules = await loadRules('colosseum');
});

/** What the course's simulator would have printed; `time` is the addition of 2023. */
function log({ fen, moves }, time) {
  const size = fen.indexOf('/');
  const lines = moves.map((move, ply) => {
    const cell = `[${String(Number(move.slice(1, -1)) - 1).padStart(2)} ${String(move.charCodeAt(0) - 97).padStart(2)}]`;
    const taken = time ? ' Time taken this turn (in seconds): 0.25' : '';
    return `INFO:Player ${'AB'[ply % 2]} moves to ${cell} facing ${sides[move.at(-1)]}.${taken}`.replace(
      time ? '' : /\.$/,
      '',
    );
  });
  return [`INFO:Setting board size to ${size}x${size}`, ...lines, 'INFO:Run finished. Player A: 1, Player B: 2'].join(
    '\n',
  );
}

test('the call of step has walls by row, column and side, and the cells of the player to move first', () => {
  const python = write('001/200/000 a1 c2 b');
  assert.match(python, /Player B is to move/);
  assert.match(python, /\[\[1,0,0,1\], \[1,0,0,0\], \[1,1,0,0\]\],\n/.source ? /\(1, 2\), \(0, 0\), 2\)/ : /$/);
  const rows = python.match(/^ {4}\[.*\],$/gm);
  assert.deepEqual(rows, [
    '    [[1,0,0,1], [1,0,0,0], [1,1,0,0]],',
    '    [[0,0,1,1], [0,0,0,0], [0,1,0,0]],',
    '    [[1,0,1,1], [0,0,1,0], [0,1,1,0]],',
  ]);
});

test('every start of the vectors comes back from its call', () => {
  for (const { fen } of games) assert.equal(read(write(fen), rules, elsewhere).positions[0], fen);
});

test('a call as numpy prints it is read as well', () => {
  const printed = `[[[ True False False  True]
  [ True  True False False]]
 [[False False  True  True]
  [False  True  True False]]]
my_pos, adv_pos = (np.int64(0), np.int64(0)), (1, 1)`;
  assert.equal(read(printed, rules, elsewhere).positions[0], '00/00 a1 b2 a');
});

for (const time of [false, true]) {
  test(`a call and the log of a whole game (${time ? 2023 : 2022}) give that game`, () => {
    for (const game of games.filter(({ fen }) => fen.endsWith(' a'))) {
      const loaded = read(write(game.fen) + log(game, time), rules, elsewhere);
      assert.deepEqual([loaded.fault, loaded.notes], [null, []]);
      assert.deepEqual(
        loaded.moves.map(({ text }) => text),
        game.moves,
      );
      assert.deepEqual(new Set(loaded.moves.map(({ ms }) => ms)), new Set([time ? 250 : null]));
    }
  });
}

test('a log alone takes the start on the screen when its moves can be played from there', () => {
  const game = games.find(({ fen, moves }) => fen.endsWith(' a') && moves.length > 10);
  const loaded = read(log(game, true), rules, game.fen);
  assert.equal(loaded.positions[0], game.fen);
  assert.deepEqual(loaded.notes, ['share.note.currentStart']);
});

test('a log alone gets a start without inner walls from which every move is legal', () => {
  const images = ({ fen }) => fen.endsWith(' a') && isImage(fen);
  for (const game of games.filter(images).slice(0, 40)) {
    const loaded = read(log(game, true), rules, elsewhere);
    assert.deepEqual(loaded.notes, ['share.note.guessedStart']);
    assert.match(loaded.positions[0], /^[0/]+ /);
    assert.deepEqual(
      loaded.moves.map(({ text }) => text),
      game.moves,
    );
  }
});

test('answers of step are moves', () => {
  const loaded = read(`${write(elsewhere)}\n((0, 1), 2)\n([5, 4], 0)`, rules, elsewhere);
  assert.deepEqual(
    loaded.moves.map(({ text }) => text),
    ['b1d', 'e6u'],
  );
});

test('a log that breaks the rules is read up to there', () => {
  const text = `${write(elsewhere)}INFO:Player A moves to [0 1] facing Down\nINFO:Player B moves to [0 1] facing Up`;
  const loaded = read(text, rules, elsewhere);
  assert.equal(loaded.moves.length, 1);
  assert.match(loaded.fault, /^move 2: .*b1/);
});

test('texts of something else are left to others, broken ones are named', () => {
  assert.equal(read(elsewhere, rules, elsewhere), null);
  assert.equal(read('Player A (blue) likes walls', rules, elsewhere), null);
  assert.match(read('[[[1,0,0,1],[1,1,0,0]]] (0,0), (1,1)', rules, elsewhere).error, /2 cells/);
  assert.match(read(write(elsewhere).replace(/print.*/, ''), rules, elsewhere).error, /two cells/);
});

/** Does the second player stand on the first one's image under half a turn? */
function isImage(fen) {
  const size = fen.indexOf('/');
  const [, a, b] = fen.split(' ');
  const image = String.fromCharCode(97 + size - 1 - (a.charCodeAt(0) - 97)) + (size + 1 - Number(a.slice(1)));
  return b === image;
}
