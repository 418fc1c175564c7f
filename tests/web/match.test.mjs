// A game as a tree: what is played, undone, redone and branched off.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  alternativesAt,
  chooseLine,
  goTo,
  hasEnded,
  lineOf,
  mayStudy,
  moveTexts,
  play,
  positionAt,
  redoTarget,
  sideAt,
  undoTarget,
} from '../../web/js/match/match.js';

const person = { agent: null, options: '' };
const agent = { agent: 'greedy', options: '' };

/** A match after this many moves; positions are only names here. */
function match(players, plies, { begins = 0, over = false } = {}) {
  const moves = Array.from({ length: plies }, (_, ply) => ({ text: `m${ply}`, ms: 10 }));
  const positions = Array.from({ length: plies + 1 }, (_, ply) => `p${ply}`);
  const nodes = lineOf(moves, positions, over);
  const fixed = { id: 'x', game: 'g', setup: '', limits: { ms: 10 }, start: 'p0', paused: false, pauseAfter: false };
  return { ...fixed, begins, players, nodes, moves: nodes, ply: plies };
}
const move = (text, more = {}) => ({ text, position: `after ${text}`, ms: 5, over: false, ...more });
const two = [person, person];

test('a move at the end goes on; positions and texts follow the line', () => {
  const after = play(match(two, 2), move('n'));
  assert.deepEqual(moveTexts(after), ['m0', 'm1', 'n']);
  assert.deepEqual(
    [0, 1, 2, 3].map((ply) => positionAt(after, ply)),
    ['p0', 'p1', 'p2', 'after n'],
  );
  assert.equal(after.ply, 3);
});

test('another move from an earlier position begins a branch, and the old line stays and can be chosen', () => {
  const before = match(two, 4, { over: true });
  const branched = play(goTo(before, 1), move('n'));
  assert.deepEqual(moveTexts(branched), ['m0', 'n']);
  assert.deepEqual([hasEnded(before), hasEnded(branched)], [true, false]);
  const [old, ...more] = alternativesAt(branched, 2);
  assert.deepEqual([old.text, more.length], ['m1', 0]);
  const again = chooseLine(branched, old.id);
  assert.deepEqual([moveTexts(again), again.ply], [['m0', 'm1', 'm2', 'm3'], 2]);
  assert.deepEqual(
    alternativesAt(again, 2).map(({ text }) => text),
    ['n'],
  );
  assert.deepEqual(before.nodes, before.moves, 'what was there is unchanged');
});

test('the same move again goes along the line, or into the branch that is there', () => {
  const before = match(two, 3);
  const along = play(goTo(before, 1), move('m1'));
  assert.deepEqual([along.nodes.length, along.ply, moveTexts(along)], [3, 2, ['m0', 'm1', 'm2']]);
  const branched = play(goTo(before, 0), move('n'));
  const back = play(goTo(branched, 0), move('m0'));
  assert.deepEqual([back.nodes.length, back.ply, moveTexts(back)], [4, 1, ['m0', 'm1', 'm2']]);
});

test('a branch from the start and one within a branch are found by their moves', () => {
  const first = play(goTo(match(two, 2), 0), move('n'));
  const second = play(goTo(play(first, move('o')), 1), move('q'));
  assert.deepEqual(moveTexts(second), ['n', 'q']);
  assert.deepEqual(
    [1, 2].map((ply) => alternativesAt(second, ply).map(({ text }) => text)),
    [['m0'], ['o']],
  );
  assert.deepEqual(alternativesAt(second, 3), []);
});

test('against an agent, undo goes back to the turn of the person', () => {
  assert.equal(undoTarget(match([person, agent], 4)), 2);
  assert.equal(undoTarget(match([person, agent], 3)), 2, 'while the agent thinks, one ply');
  assert.equal(undoTarget(match([agent, person], 1)), null, 'the agent began: there is no turn to go back to');
  assert.equal(undoTarget(match([person, agent], 1, { begins: 1 })), null);
  assert.equal(undoTarget(match([agent, agent], 3)), 2, 'watching, one ply');
});

test('redo goes forward to the turn of the person, or to the end', () => {
  const undone = goTo(match([person, agent], 4), 0);
  assert.equal(redoTarget(undone), 2);
  assert.equal(redoTarget(goTo(undone, 2)), 4);
  assert.equal(redoTarget(match([person, agent], 3)), null);
  assert.equal(redoTarget(goTo(match([agent, agent], 3), 1)), 2, 'watching, one ply');
});

test('looking back at an agent’s turn makes it wait; a ply out of range is the nearest', () => {
  const looking = goTo(match([person, agent], 4), 1);
  assert.deepEqual([sideAt(looking), looking.paused], [1, true]);
  assert.equal(goTo(looking, 2).paused, false, 'a person waits without being told');
  assert.equal(goTo(match([person, agent], 3), 3).paused, false);
  assert.deepEqual([goTo(looking, -5).ply, goTo(looking, 99).ply], [0, 4]);
  assert.equal(goTo(looking, null), looking);
  assert.equal(goTo({ ...looking, pauseAfter: true }, 3).pauseAfter, false);
});

test('best moves may be shown unless a person plays against an agent whose game is not over', () => {
  const paused = (state) => ({ ...state, paused: true });
  for (const players of [
    [person, agent],
    [agent, person],
  ]) {
    assert.equal(mayStudy(match(players, 2)), false);
    assert.equal(mayStudy(paused(match(players, 2))), false, 'a pause does not end it');
    assert.equal(mayStudy(match(players, 2, { over: true })), true);
    assert.equal(mayStudy(goTo(match(players, 2, { over: true }), 1)), true, 'looking back at a finished game');
  }
  assert.equal(mayStudy(match(two, 2)), true);
  assert.equal(mayStudy(match([agent, agent], 2)), false, 'the agents need the processor');
  assert.equal(mayStudy(paused(match([agent, agent], 2))), true);
});
