// Hints, with a session and a board that the test holds; and the jobs that wait for a move to be painted.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { DeferredJobs } from '../../web/js/play/deferred-jobs.js';
import { Hints } from '../../web/js/play/hints.js';

const person = { agent: null, options: '' };
const settled = () => new Promise((resolve) => setImmediate(resolve));
let session;
let board;
let asked;
let told;
beforeEach(() => {
  asked = [];
  told = [];
  const view = { position: 'start', outcome: { kind: 'ongoing' } };
  session = {
    state: { game: 'colosseum', generation: 1, view, players: [person, person], begins: 0, ply: 0, moves: [] },
    think: (request, options) =>
      new Promise((resolve, reject) => {
        options.signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
        asked.push({ request, options, resolve, reject });
      }),
  };
  board = {
    movable: true,
    view,
    draft: { hint: null },
    setHint(move, whole) {
      board.draft.hint = move === null ? null : { move, whole };
      told.push(move === null ? 'board: none' : `board: ${move}${whole ? ' whole' : ''}`);
    },
  };
});
const hintsOf = () =>
  new Hints({
    ...{ session, board, agent: 'champion' },
    onHint: ({ move, whole }) => told.push(`said: ${move}${whole ? ' whole' : ''}`),
    onNone: (reason) => told.push(reason),
    onRelease: () => told.push('released'),
  });

test('a hint is the beginning of a move; asked again, the whole of it', async () => {
  const hints = hintsOf();
  void hints.hint();
  const [{ request, options, resolve }] = asked;
  assert.deepEqual([request, options.priority], [{ agent: 'champion', limits: { ms: 475 } }, 'hint']);
  resolve({ move: 'b1u' });
  await settled();
  void hints.hint();
  await settled();
  assert.deepEqual(told, ['board: b1u', 'said: b1u', 'board: b1u whole', 'said: b1u whole']);
  assert.equal(asked.length, 1, 'the board knows it');
});

test('a held key shows the whole move, and what was there before once it is released', async () => {
  const hints = hintsOf();
  void hints.peek(true);
  void hints.peek(true);
  assert.equal(asked.length, 1);
  asked[0].resolve({ move: 'b1u' });
  await settled();
  void hints.peek(false);
  assert.deepEqual(told, ['board: b1u whole', 'said: b1u whole', 'board: none', 'released']);
  told.length = 0;
  void hints.hint();
  asked[1].resolve({ move: 'b1u' });
  await settled();
  void hints.peek(true);
  await settled();
  void hints.peek(false);
  assert.deepEqual(told.at(-2), 'board: b1u', 'a hint that was asked for stays');
});

test('released before the answer a key shows nothing; held through a move it shows the next turn’s hint', async () => {
  const hints = hintsOf();
  void hints.peek(true);
  void hints.peek(false);
  await settled();
  assert.deepEqual([asked[0].options.signal.aborted, told], [true, ['board: none', 'released']]);
  told.length = 0;
  void hints.peek(true);
  hints.moved();
  asked[2].resolve({ move: 'c1u' });
  await settled();
  assert.deepEqual([asked[1].options.signal.aborted, told], [true, ['board: c1u whole', 'said: c1u whole']]);
});

test('an answer about a position that is gone is no hint', async () => {
  const hints = hintsOf();
  void hints.hint();
  session.state = { ...session.state, generation: 2 };
  asked[0].resolve({ move: 'b1u' });
  await settled();
  assert.deepEqual(told, []);
});

test('where there is no hint it says why', async () => {
  const hints = hintsOf();
  void hints.hint();
  asked[0].reject(new Error('crashed'));
  await settled();
  board.movable = false;
  await hints.hint();
  board.view = { outcome: { kind: 'first' } };
  await hints.hint();
  assert.deepEqual(told, ['noAnswer', 'notYourTurn']);
});

/** A page that can be hidden and left. */
function fakePage() {
  const heard = {};
  const document = { hidden: false, addEventListener: (name, act) => (heard[name] = act) };
  Object.assign(globalThis, { document, addEventListener: (name, act) => (heard[name] = act) });
  return { heard, document };
}

test('a job is done once, the newest of its name, in order; a page that leaves does them at once', ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const { heard, document } = fakePage();
  const done = [];
  const jobs = new DeferredJobs();
  for (const name of ['save', 'address', 'save']) jobs.add(name, () => done.push(`${name} ${done.length}`));
  jobs.add('moves', () => done.push('moves'));
  jobs.drop('moves');
  assert.deepEqual(done, []);
  mock.timers.tick(1);
  assert.deepEqual(done, ['save 0', 'address 1']);
  mock.timers.tick(10);
  jobs.add('save', () => done.push('again'));
  heard.pagehide();
  jobs.add('save', () => done.push('hidden'));
  document.hidden = true;
  heard.visibilitychange();
  jobs.add('save', () => done.push('while hidden'));
  assert.deepEqual(done.slice(2), ['again', 'hidden', 'while hidden']);
});
