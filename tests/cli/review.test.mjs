// arena review: records and match logs in, turning points out, as a report and as JSON.
import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { arena } from './program.mjs';

const folder = mkdtempSync(join(tmpdir(), 'arena-review-'));
const file = (name, text) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
// Orange can close at c5; blue builds elsewhere.
const start = '01000/01000/01000/00000/00000 b2 c3 a';
const record = (first = 'Ann', second = 'Ben') =>
  `[Game "colosseum"]\n[First "${first}"]\n[Second "${second}"]\n[Position "${start}"]\n\n1. b4r c5l 0-1\n`;
const one = file('one.txt', record());
const two = file('two.txt', `${record()}\n${record('Ann', 'Cid')}`);
const ask = (...args) => {
  const { status, stdout, stderr } = arena(['review', ...args]);
  assert.deepEqual([status, stderr], [0, ''], args.join(' '));
  return stdout;
};

test('a review as JSON has the members that scripts rely on', () => {
  const lines = ask(two, '--nodes', '2000', '--json').trim().split('\n');
  assert.equal(lines.length, 2);
  const [game, other] = lines.map((line) => JSON.parse(line));
  assert.deepEqual(Object.keys(game).sort(), ['game', 'players', 'plies', 'source']);
  assert.deepEqual(game.players.map(({ name }) => name), ['Ann', 'Ben']);
  assert.deepEqual(other.players.map(({ name }) => name), ['Ann', 'Cid']);
  assert.deepEqual(Object.keys(game.plies[0]).sort(),
    ['better', 'chance', 'margin', 'move', 'ply', 'position', 'proven', 'reason', 'sentence', 'side', 'turning_point']);
  const [blunder, closing] = game.plies;
  assert.equal(blunder.position, start);
  assert.equal(blunder.side, 0);
  assert.equal(blunder.move, 'b4r');
  assert.ok(['inaccuracy', 'mistake', 'blunder', 'lost_draw', 'missed_win'].includes(blunder.turning_point));
  assert.equal(blunder.better.length, 1);
  assert.equal(blunder.reason, 'lets_close');
  assert.match(blunder.sentence, /^After b4r blue loses in 2 plies \(proven\)\. c4r was better\. b4r lets orange close with \S+ and win \d+-\d+; cells that blue loses: \d+\.$/);
  assert.deepEqual([closing.proven, closing.chance, closing.turning_point], ['win', 1, null]);
  assert.ok(closing.margin >= 5, 'the best closing wins by at least as much as the one played');
  assert.deepEqual(closing.better, []);
});

test('the same nodes give the same review', () => {
  assert.equal(ask(one, '--nodes', '3000', '--json'), ask(one, '--nodes', '3000', '--json'));
});

test('the report names accuracies, turning points and the commonest reasons of each player', () => {
  const report = ask(one, '--nodes', '2000');
  assert.match(report, /one\.txt: Ann \(blue\) against Ben \(orange\), 2 plies/);
  assert.match(report, /accuracy of Ann \(blue\): [\d.]+%/);
  assert.match(report, /ply 1, b4r by Ann \(blue\), .*: .*b4r lets orange close/);
  assert.doesNotMatch(report, /turning points {2}reason/);
  assert.match(ask(one, two, '--nodes', '2000'), /^Ann +3 {2}lets_close$/m);
});

test('the log of a match is reviewed game by game', () => {
  const log = join(folder, 'match.log');
  arena(['match', '--game', 'infexion', '--agent', 'greedy', '--agent', 'random', '--nodes', '50', '--games', '2', '--log', log]);
  const games = ask(log, '--nodes', '300', '--json').trim().split('\n').map((line) => JSON.parse(line));
  assert.equal(games.length, 2);
  for (const { players, plies } of games) {
    assert.deepEqual(players.map(({ name }) => name).sort(), ['greedy', 'random']);
    assert.ok(plies.length > 2);
    for (const { chance } of plies) assert.ok(chance >= 0 && chance <= 1);
  }
});

test('a time for each search is enough', () => {
  assert.match(ask(one, '--movetime', '20'), /accuracy of Ben/);
});

test('a game that cannot be reviewed is refused with a sentence', () => {
  for (const [name, text, said] of [
    ['illegal.txt', record().replace('c5l', 'e1u'), /move 2: .*e1/],
    ['nothing.txt', '', /cannot be read, or is empty/],
    ['no-game.txt', '1. a1d\n', /no Game header/],
    ['log.jsonl', '{"match":{},"players":["a","b"]}\n', /does not say which game/],
  ]) {
    const { status, stdout, stderr } = arena(['review', file(name, text)]);
    assert.equal(status, 2, name);
    assert.equal(stdout, '');
    assert.match(stderr, said, name);
  }
  assert.equal(arena(['review']).status, 2);
  assert.equal(arena(['review', one, '--nodes', '0x10']).status, 2);
});
