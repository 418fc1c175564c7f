// Helps during a game: best moves with what they are worth, the evaluation bar, and warnings; with the real rules, and a
// thinker that the test holds.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { BestMoves } from '../../web/js/advice/best-moves.js';
import { Evaluation } from '../../web/js/advice/evaluation.js';
import { MoveWarning } from '../../web/js/advice/warning.js';
import { turned } from '../../web/js/advice/words.js';
import colosseum from '../../web/js/games/colosseum/index.js';
import { look, sayIn } from './game.mjs';
import { begun, greedy, person, settled } from './sessions.mjs';
import { listeners, markup, wordsOf } from './templates.mjs';

const say = sayIn('en');
/** @type {string[]} */
let told;
let board;
beforeEach(() => {
  told = [];
  board = {
    position: { look: { ...look, coords: 'letters' } },
    draft: { hint: null },
    setHint(move) {
      board.draft.hint = move === null ? null : { move };
      told.push(`board: ${move}`);
    },
  };
});

const thought = (rank, line, value = 0, kind = 'points') => ({
  ...{ rank, depth: 5, selectiveDepth: 5, nodes: 1000, ms: 1, line },
  score: { kind, value },
});

/** With enough walls for a margin to say something. */
const walled = '0200/0120/2010/0100 b1 c4 a';

/** Best moves of a game between two people, asked for. @param {import('node:test').MockTracker} mock */
function study(mock, players = [person, person]) {
  mock.timers.enable({ apis: ['setTimeout'] });
  const game = begun(players, { position: walled });
  const { session, rules, thinker } = game;
  const best = new BestMoves({
    ...{ session, rules, board, module: colosseum, agent: 'champion', say: () => say },
    tell: (sentence) => told.push(sentence),
    onChange: () => {},
  });
  const { moves } = session.state.view;
  /** The lines of different first moves, each two moves long. */
  const lines = moves.map((move) => [move, rules.play(session.state.view.position, move).moves[0]]);
  return { ...game, best, lines, ask: () => thinker.last };
}
const template = (best) => best.template({ say, listed: (move) => move, onTap: () => told.push('tapped') });
const rowsOf = (best) => markup(template(best)).match(/<li>.*?<\/li>/gs) ?? [];

test('best moves are asked for once stepping has ended, and shown best first with chance and margin', ({ mock }) => {
  const { best, lines, thinker, ask } = study(mock);
  assert.equal(typeof template(best), 'symbol', 'nothing until they are wanted');
  best.toggle();
  best.follow();
  mock.timers.tick(149);
  assert.equal(thinker.asked.length, 0);
  mock.timers.tick(1);
  const { agent, limits, multiPv } = ask().request;
  assert.deepEqual({ agent, limits, multiPv }, { agent: 'champion', limits: { ms: 1900 }, multiPv: 3 });
  assert.match(wordsOf(template(best)), /thinking/);
  ask().onThought(thought(2, lines[1], -900));
  ask().onThought(thought(1, lines[0], 900));
  const [first, second] = rowsOf(best);
  const chances = [first, second].map((row) => Number(/<b>(\d+) ?%<\/b>/.exec(row)[1]));
  assert.ok(chances[0] > 50 && chances[1] < 50, String(chances));
  for (const [at, row] of [first, second].entries()) {
    assert.match(row, /<small>[+−-]?\d+ cells?<\/small>/);
    assert.ok(row.includes(lines[at].join(' ')), 'the whole line');
    assert.doesNotMatch(row, /proof/);
  }
});

test('what is proven says in how many moves, and has a badge', ({ mock }) => {
  const { best, lines, ask } = study(mock);
  best.toggle();
  mock.timers.tick(150);
  ask().onThought(thought(1, lines[0], 5, 'win'));
  const [row] = rowsOf(best);
  assert.match(row, /<b>wins in 5 moves<\/b>.*class="proof">proven</s);
});

test('the cells that best moves begin with are warm, the best the warmest', ({ mock }) => {
  const { best, lines, ask, session } = study(mock);
  const cellOf = (move) => colosseum.labels.begins(move, session.state.view, 'letters');
  const other = lines.find(([move]) => cellOf(move) !== cellOf(lines[0][0]));
  best.toggle();
  mock.timers.tick(150);
  assert.equal(best.notes, null);
  ask().onThought(thought(1, lines[0], 300));
  ask().onThought(thought(2, other, -300));
  const { heat } = best.notes;
  assert.equal(heat.length, 2);
  assert.ok(heat[0].warmth === 1 && heat[1].warmth < 1);
  assert.match(heat[0].label, /^\d+ ?%$/);
});

test('a row is pointed at, and follows the search until the pointer leaves', ({ mock }) => {
  const { best, lines, ask } = study(mock);
  best.toggle();
  mock.timers.tick(150);
  ask().onThought(thought(1, lines[0]));
  ask().onThought(thought(2, lines[1]));
  const [enter, leave] = ['pointerenter', 'pointerleave'].map((name) => listeners(template(best), name));
  enter[1]();
  ask().onThought(thought(2, lines[2]));
  leave[1]();
  leave[1]();
  listeners(template(best), 'click')[0]();
  const [[first], [second], [third]] = lines;
  assert.deepEqual(told, [`board: ${second}`, `board: ${third}`, 'board: null', 'tapped', `board: ${first}`]);
});

test('a line is stepped through by arrow keys, and the board shows where it leads', ({ mock }) => {
  const { best, lines, ask, session, rules } = study(mock);
  const { state } = session;
  best.toggle();
  mock.timers.tick(150);
  ask().onThought(thought(1, lines[0]));
  assert.equal(best.shown(state), null);
  const press = (key) => listeners(template(best), 'keydown')[0]({ key, preventDefault() {} });
  press('ArrowRight');
  assert.equal(best.shown(state).view.position, rules.play(state.view.position, lines[0][0]).position);
  assert.equal(best.shown(state).movable, false);
  // A deeper search has another line; the one on the board stays.
  ask().onThought(thought(1, lines[1]));
  press('ArrowRight');
  press('ArrowRight');
  assert.equal(best.shown(state).before.move, lines[0][1]);
  assert.equal(best.step(-1), true);
  press('ArrowLeft');
  assert.equal(best.shown(state), null);
  // The buttons under the board do the same, and lead back.
  const buttons = () => listeners(best.steps(say), 'click');
  buttons()[3]();
  assert.equal(best.shown(state).before.move, lines[1][1], 'to the end of what the search has found by now');
  buttons()[4]();
  assert.equal(best.steps(say), null);
  assert.equal(best.step(1), false, 'no line is left to step through');
  assert.match(told.join(' '), /Move 2 of 2 of the expected line/);
});

test('by ear the best moves come one after the other, with what each is worth', ({ mock }) => {
  const { best, lines, ask } = study(mock);
  best.toggle();
  assert.equal(best.next(), false);
  mock.timers.tick(150);
  ask().onThought(thought(1, lines[0], 200));
  ask().onThought(thought(2, lines[1], 5, 'loss'));
  for (let n = 0; n < 3; ++n) assert.equal(best.next(), true);
  const said = told.filter((sentence) => sentence.startsWith('Number'));
  assert.match(said[0], /^Number 1: .+, \d+ ?%, [+−-]?\d+ cells?\.$/);
  assert.match(said[1], /^Number 2: .* loses in 5 moves/);
  assert.equal(said[2], said[0]);
});

test('another position ends the search for the last one’s best moves', ({ mock }) => {
  const { best, lines, ask, session, thinker } = study(mock);
  best.toggle();
  mock.timers.tick(150);
  const first = ask();
  first.onThought(thought(1, lines[0]));
  session.play(lines[1][0]);
  best.follow();
  assert.equal(first.aborted, true);
  assert.equal(rowsOf(best).length, 0);
  mock.timers.tick(150);
  assert.equal(thinker.asked.length, 2);
  best.toggle();
  assert.equal(ask().aborted, true);
  assert.equal(typeof template(best), 'symbol');
});

test('best moves say when the agent failed', async ({ mock }) => {
  const { best, ask } = study(mock);
  best.toggle();
  mock.timers.tick(150);
  mock.timers.reset();
  ask().reject(new Error('crashed'));
  await settled();
  assert.ok(wordsOf(template(best)).includes(say('advice.failed')));
});

test('a judgement for one side is turned for the other', () => {
  const judged = { chance: 0.7, low: 0.5, high: 0.8, margin: 3, proven: 'win', plies: 4 };
  const { chance, low, high, ...rest } = turned(judged);
  assert.deepEqual(
    [chance, low, high].map((share) => share.toFixed(1)),
    ['0.3', '0.2', '0.5'],
  );
  assert.deepEqual(rest, { margin: -3, proven: 'loss', plies: 4 });
});

/** The bar of a game. */
function evaluate(mock, players) {
  mock.timers.enable({ apis: ['setTimeout'] });
  const game = begun(players, { position: walled });
  const { session, rules } = game;
  const bar = new Evaluation({ session, rules, agent: 'champion', onChange: () => {} });
  bar.follow();
  mock.timers.tick(150);
  return { ...game, bar };
}

const champion = { agent: 'champion', options: '' };

test('the bar speaks for the one person, whoever is to move', ({ mock }) => {
  const { bar, session, thinker } = evaluate(mock, [champion, person]);
  const [line] = session.state.view.moves;
  assert.equal(thinker.asked.length, 1, 'the agent alone thinks on its own turn');
  bar.hear(thought(1, [line], 900));
  const text = markup(bar.template(say));
  assert.match(text, /role="meter"/);
  const share = Number(/aria-valuenow="(\d+)"/.exec(text)[1]);
  assert.ok(share < 50, `${share}: Blue is better, and the person has Orange`);
  assert.match(text, /aria-valuetext="Orange: \d+ ?%\. Expected lead: [+−-]?\d+ cells?\."/);
  assert.match(text, /evaluation second/);
});

test('while agents wait the bar asks on their turn as well', ({ mock }) => {
  const { bar, session, thinker } = evaluate(mock, [champion, greedy]);
  const ofTheBar = () => thinker.asked.filter(({ request }) => request.limits.ms === 475).length;
  assert.equal(ofTheBar(), 0);
  session.setPaused(true);
  bar.follow();
  mock.timers.tick(150);
  assert.equal(ofTheBar(), 1);
});

test('what an agent other than the strongest thinks says nothing', ({ mock }) => {
  for (const agent of [greedy, { agent: 'champion', options: 'level=2' }]) {
    const { bar, session } = evaluate(mock, [agent, person]);
    bar.hear(thought(1, [session.state.view.moves[0]], 900));
    assert.equal(typeof bar.template(say), 'symbol');
    mock.timers.reset();
  }
});

test('the bar keeps its value, faded, until the next position is known; at the end it goes', ({ mock }) => {
  const { bar, session, thinker } = evaluate(mock, [person, person]);
  const [move] = session.state.view.moves;
  thinker.last.onThought(thought(1, [move], 100));
  assert.doesNotMatch(markup(bar.template(say)), /stale/);
  session.play(move);
  bar.follow();
  assert.match(markup(bar.template(say)), /stale/);
  mock.timers.tick(150);
  assert.equal(thinker.asked.length, 2);
  session.resign(1);
  bar.follow();
  assert.equal(typeof bar.template(say), 'symbol');
});

/** A person about to move, with a warning that the thinker decides on. */
function warn() {
  const game = begun([person, person]);
  const { session, rules, thinker } = game;
  const warned = [];
  const warning = new MoveWarning({ session, rules, agent: 'champion', onWarning: (what) => warned.push(what) });
  const { view } = session.state;
  const [move] = view.moves;
  const after = rules.play(view.position, move);
  const answer = async (kind, value = 0) => {
    thinker.last.resolve({ move: '', score: { kind, value }, nodes: 1, ms: 1, hardMs: null });
    await settled();
  };
  return { ...game, warning, warned, view, move, after, answer };
}

test('a move after which nothing is proven is allowed', async () => {
  const { warning, warned, move, after, answer, thinker } = warn();
  const allowed = warning.allows(move, after);
  assert.equal(thinker.last.request.position, after.position);
  await answer('points', -900);
  assert.equal(await allowed, true);
  assert.deepEqual(warned, []);
  assert.equal(thinker.asked.length, 1);
});

test('a move that is proven to lose is warned of, and allowed when it is made again', async () => {
  const { warning, warned, move, after, answer, thinker, view } = warn();
  const allowed = warning.allows(move, after);
  await answer('win', 7);
  assert.equal(thinker.last.request.position, view.position, 'is it lost anyway?');
  await answer('points', 20);
  assert.equal(await allowed, false);
  assert.deepEqual(warned, [{ move, plies: 7 }]);
  assert.equal(await warning.allows(move, after), true);
});

test('where everything loses nobody is warned', async () => {
  const { warning, warned, move, after, answer } = warn();
  const allowed = warning.allows(move, after);
  await answer('win', 7);
  await answer('loss', 8);
  assert.equal(await allowed, true);
  assert.deepEqual(warned, []);
});

test('a move that ends the game in a loss needs no search to be known', async () => {
  const { warning, warned, move, after, answer, thinker } = warn();
  const allowed = warning.allows(move, { ...after, outcome: { ...after.outcome, kind: 'second' } });
  await settled();
  assert.equal(thinker.asked.length, 1);
  await answer('points', 20);
  assert.equal(await allowed, false);
  assert.deepEqual(warned, [{ move, plies: 0 }]);
});

test('a position that has changed meanwhile plays nothing', async () => {
  const { warning, warned, session, move, after, thinker } = warn();
  const allowed = warning.allows(move, after);
  session.play(session.state.view.moves[1]);
  warning.moved();
  assert.equal(thinker.last.aborted, true);
  assert.equal(await allowed, false);
  assert.deepEqual(warned, []);
});
