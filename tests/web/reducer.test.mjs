import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mayStudy, redoTarget, reduce, sideAt, undoTarget } from '../../web/js/session/match.js';

const person = { agent: null, options: '' };
const agent = { agent: 'greedy', options: '' };

/** A match after so many moves; positions are only names here. */
function match(players, plies, begins = 0) {
  const moves = Array.from({ length: plies }, (_, ply) => ({ text: `m${ply}`, ms: 10 }));
  const positions = Array.from({ length: plies + 1 }, (_, ply) => `p${ply}`);
  const start = { id: 'x', game: 'g', setup: '', begins, players, limits: { ms: 10 }, moves, positions, ply: plies };
  return reduce(null, { type: 'begin', match: start });
}
const run = (state, ...events) => events.reduce(reduce, state);

test('a move replaces what had been undone', () => {
  const state = run(
    match([person, person], 3),
    { type: 'undo' },
    { type: 'undo' },
    { type: 'play', move: 'n', position: 'q', ms: 5 },
  );
  assert.deepEqual(
    state.moves.map(({ text }) => text),
    ['m0', 'n'],
  );
  assert.deepEqual(state.positions, ['p0', 'p1', 'q']);
  assert.equal(state.ply, 2);
});

test('against an agent, undo goes back to the turn of the person', () => {
  assert.equal(undoTarget(match([person, agent], 4)), 2);
  assert.equal(undoTarget(match([person, agent], 3)), 2, 'while the agent thinks, one ply');
  assert.equal(undoTarget(match([agent, person], 1)), null, 'the agent began: there is no turn to go back to');
  assert.equal(undoTarget(match([person, agent], 1, 1)), null);
  assert.equal(undoTarget(match([agent, agent], 3)), 2, 'watching, one ply');
});

test('redo goes forward to the turn of the person, or to the end', () => {
  const undone = run(match([person, agent], 4), { type: 'undo' }, { type: 'undo' });
  assert.equal(undone.ply, 0);
  assert.equal(redoTarget(undone), 2);
  assert.equal(run(undone, { type: 'redo' }, { type: 'redo' }).ply, 4);
  assert.equal(redoTarget(match([person, agent], 3)), null);
});

test('an agent does not play over moves that can still be redone', () => {
  const looking = run(match([person, agent], 4), { type: 'goto', ply: 1 });
  assert.equal(sideAt(looking), 1);
  assert.equal(looking.paused, true);
  assert.equal(run(looking, { type: 'pause', paused: false }).paused, false);
  assert.equal(run(match([person, agent], 4), { type: 'goto', ply: 2 }).paused, false, 'a person waits by himself');
});

test('an answer to an older state is dropped', () => {
  const thinking = run(match([person, agent], 1), { type: 'think', generation: 1 });
  assert.deepEqual(thinking.thinking, { generation: 1, thought: null });
  const undone = run(thinking, { type: 'undo' });
  assert.equal(undone.thinking, null);
  const late = { type: 'play', move: 'late', position: 'q', ms: 1, generation: thinking.generation };
  assert.equal(reduce(undone, late), undone);
  assert.equal(reduce(undone, { type: 'thought', generation: 1, thought: {} }), undone);
  assert.equal(reduce(undone, { type: 'trouble', generation: 1, message: 'x' }), undone);
  assert.equal(reduce(thinking, late).ply, 2, 'and the answer to this one is played');
});

test('a new game cannot be mistaken for the old one', () => {
  const first = match([person, agent], 2);
  const second = reduce(first, { type: 'begin', match: { ...first, id: 'y' } });
  assert.ok(second.generation > first.generation);
});

test('trouble pauses and is forgotten by the next change', () => {
  const stuck = reduce(match([person, agent], 1), { type: 'trouble', generation: 1, message: 'lost', code: 'crashed' });
  assert.deepEqual([stuck.paused, stuck.trouble], [true, { message: 'lost', code: 'crashed' }]);
  assert.equal(reduce(stuck, { type: 'pause', paused: false }).trouble, null);
});

test('thoughts may be shown unless a person plays against an agent whose game is not over', () => {
  const paused = (state) => run(state, { type: 'pause', paused: true });
  for (const players of [
    [person, agent],
    [agent, person],
  ]) {
    assert.equal(mayStudy(match(players, 2), false), false);
    assert.equal(mayStudy(paused(match(players, 2)), false), false, 'a pause does not end it');
    assert.equal(mayStudy(match(players, 2), true), true);
  }
  assert.equal(mayStudy(match([person, person], 2), false), true);
  assert.equal(mayStudy(match([agent, agent], 2), false), false, 'the agents need the processor');
  assert.equal(mayStudy(paused(match([agent, agent], 2)), false), true);
});
