// A review: what is looked at and when, the curve, the sentences, tries, and what can be taken away.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import colosseum from '../../web/js/games/colosseum/index.js';
import { lineOf } from '../../web/js/match/match.js';
import { graph, markPath, pathsOf, runsOf } from '../../web/js/review/graph.js';
import { lookOf, nextTask, progressOf } from '../../web/js/review/looks.js';
import { reviewPanel } from '../../web/js/review/panel.js';
import { costliest, pointsOf } from '../../web/js/review/points.js';
import { evalText, graphMarks, markdown, reviewedMoves } from '../../web/js/review/report.js';
import { Reviewer } from '../../web/js/review/reviewer.js';
import { judgeTry, trySentence } from '../../web/js/review/tries.js';
import { turningSentence, worth, worthText } from '../../web/js/review/words.js';
import { writeRecord } from '../../web/js/sharing/record.js';
import { savedLooks, storeLooks } from '../../web/js/storage/saved-reviews.js';
import { noStorage } from '../../web/js/storage/storage.js';
import { loadRules, sayIn } from './game.mjs';
import { listeners, markup, wordsOf } from './templates.mjs';

const say = sayIn('en');
const start = '000/000/000 a1 c3 a';
const moves = ['a2r', 'c2l', 'a1r'];
let rules;
let positions;
before(async () => {
  rules = await loadRules('colosseum');
  ({ positions } = rules.playAll(start, moves.join(' ')));
});
const speaker = { say, game: 'colosseum', short: (move) => colosseum.labels.short(move, 'letters') };
const points = (value) => ({ kind: 'points', value });
const look = (score, pass = 1) => ({ score, line: ['a2r'], nodes: 100, pass });
const judged = (chance, more = {}) => ({
  ...{ chance, low: chance - 0.1, high: chance + 0.1, margin: 2, proven: null, plies: null },
  ...more,
});
const move = (more = {}) => ({
  ...{ side: 0, move: 'a2r', before: judged(0.6), after: judged(0.3), lost: 0.3, forced: false },
  ...{ turningPoint: 'blunder', better: ['a1d'], line: ['a1d', 'c2u'], reply: ['c2l'], reason: null },
  ...more,
});

describe('what is looked at', () => {
  const nobody = () => false;
  test('every position once, in order, then those that decide, then nothing', () => {
    assert.deepEqual(nextTask([null, null], [], nobody), { ply: 0, pass: 1 });
    assert.deepEqual(
      nextTask([null, null], [], (ply) => ply === 0),
      { ply: 1, pass: 1 },
    );
    const looks = [look(points(0)), look(points(5))];
    assert.deepEqual(nextTask(looks, [1, 0], nobody), { ply: 1, pass: 2 });
    assert.deepEqual(nextTask([looks[0], look(points(5), 2)], [1], nobody), null);
  });

  test('nothing is deepened while a position is unknown', () => {
    assert.equal(
      nextTask([look(points(0)), null], [0], (ply) => ply === 1),
      null,
    );
  });

  test('the first pass is half of the way, deepening the other', () => {
    assert.equal(progressOf([look(points(0)), null], null), 0.25);
    assert.equal(progressOf([look(points(0)), look(points(0))], { deepen: [0] }), 0.5);
    assert.equal(progressOf([look(points(0), 2), look(points(0))], { deepen: [0, 1] }), 0.75);
    assert.equal(progressOf([look(points(0)), look(points(0))], { deepen: [] }), 1);
  });

  test('a look keeps the line of the move that was answered', () => {
    const answer = { move: 'a', score: points(1), nodes: 7, ms: 1, hardMs: null };
    assert.deepEqual(lookOf(answer, ['a', 'b', 'c'], 1).line, ['a', 'b', 'c']);
    assert.deepEqual(lookOf(answer, ['x', 'y'], 2), { score: points(1), line: ['a'], nodes: 7, pass: 2 });
  });
});

describe('a reviewer', () => {
  /** A crew of two whose looks are answered by hand. */
  function crewOf(size = 2) {
    const asked = [];
    return {
      size,
      asked,
      look: (position, pass, signal) =>
        new Promise((resolve, reject) => {
          asked.push({ ply: positions.indexOf(position), pass, answer: () => resolve(look(points(0), pass)), reject });
          signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
        }),
    };
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const judge = (deepen) => ({
    review: (_, texts, looks) => ({
      ok: true,
      moves: [],
      last: null,
      accuracy: [null, null],
      deepen: deepen(looks, texts),
    }),
  });
  const never = () => [];
  /** A place for looks that remembers them. */
  function shelfOf(kept = null) {
    const shelf = { kept, read: () => shelf.kept, write: (_, looks) => (shelf.kept = [...looks]) };
    return shelf;
  }
  const review = (crew, { deepen = never, shelf = shelfOf() } = {}) => {
    const game = { id: 'one', moves, positions };
    return new Reviewer({ rules: judge(deepen), crew, shelf, game, onChange() {} });
  };

  test('its workers share the positions, and then those that decide', async () => {
    const crew = crewOf();
    const wanted = (looks) => (looks.includes(null) ? [0, 1] : [0, 1].filter((ply) => looks[ply].pass === 1));
    const reviewer = review(crew, { deepen: wanted });
    reviewer.start();
    assert.deepEqual(
      crew.asked.map(({ ply, pass }) => [ply, pass]),
      [
        [0, 1],
        [1, 1],
      ],
    );
    for (let next = 0; next < positions.length; ++next) {
      crew.asked[next].answer();
      await settled();
    }
    assert.deepEqual(
      crew.asked.slice(4).map(({ ply, pass }) => [ply, pass]),
      [
        [0, 2],
        [1, 2],
      ],
    );
    assert.equal(reviewer.phase, 'looking');
    crew.asked[4].answer();
    crew.asked[5].answer();
    await settled();
    assert.equal(reviewer.phase, 'done');
    assert.equal(reviewer.progress, 1);
  });

  test('goes on after a pause, and on another day, where it stopped', async () => {
    const shelf = shelfOf();
    const first = crewOf(1);
    const reviewer = review(first, { shelf });
    reviewer.start();
    first.asked[0].answer();
    await settled();
    reviewer.pause();
    await settled();
    assert.equal(reviewer.phase, 'paused');
    assert.deepEqual(
      shelf.kept.map((each) => each !== null),
      [true, false, false, false],
    );
    reviewer.start();
    assert.equal(first.asked.at(-1).ply, 1, 'the look that was stopped begins again');
    reviewer.pause();

    const second = crewOf(1);
    review(second, { shelf }).start();
    assert.deepEqual(
      second.asked.map(({ ply }) => ply),
      [1],
    );
  });

  test('what is kept of a game with other positions is not used', () => {
    const crew = crewOf(1);
    review(crew, { shelf: shelfOf([look(points(0))]) }).start();
    assert.equal(crew.asked[0].ply, 0);
  });

  test('a failure is told, and it can be tried again', async () => {
    const crew = crewOf(1);
    const reviewer = review(crew);
    reviewer.start();
    crew.asked[0].reject(new Error('lost'));
    await settled();
    assert.equal(reviewer.phase, 'failed');
    assert.equal(reviewer.error.message, 'lost');
    reviewer.start();
    assert.equal(reviewer.phase, 'looking');
    assert.equal(crew.asked.length, 2);
  });
});

describe('what is kept', () => {
  test('looks come back for the same moves, and nothing else does', () => {
    const storage = noStorage();
    const game = { id: 'one', moves };
    storeLooks(storage, game, [look(points(3)), null]);
    assert.deepEqual(savedLooks(storage, game), [look(points(3)), null]);
    assert.equal(savedLooks(storage, { id: 'one', moves: ['a2r'] }), null);
    assert.equal(savedLooks(storage, { id: 'two', moves }), null);
    for (const broken of [[{}], [{ ...look(points(1)), pass: 3 }], [{ ...look(points(1)), line: [1] }], 'none']) {
      storage.write('review.one', { version: 1, moves: moves.join(' '), looks: broken });
      assert.equal(savedLooks(storage, game), null);
    }
  });

  test('the reviews of games that are gone go with the next one', () => {
    const storage = noStorage();
    storeLooks(storage, { id: 'gone', moves }, [null]);
    storeLooks(storage, { id: 'one', moves }, [null]);
    assert.deepEqual(storage.keys(), ['review.one']);
  });
});

describe('the curve', () => {
  test('every position is seen from one side', () => {
    const review = { moves: [move({ before: judged(0.7) }), move({ side: 1, before: judged(0.2) })], last: null };
    const [first, second, last] = pointsOf(review, 0, 0);
    assert.equal(first.chance, 0.7);
    assert.ok(Math.abs(second.chance - 0.8) < 1e-9 && Math.abs(second.low - 0.7) < 1e-9 && second.high > 0.89);
    assert.equal(last, null);
    assert.ok(Math.abs(pointsOf(review, 0, 1)[0].chance - 0.3) < 1e-9);
    assert.ok(Math.abs(pointsOf(review, 1, 0)[0].chance - 0.3) < 1e-9);
  });

  test('the costliest come first into the list, in the order of the game', () => {
    const list = [0.1, 0.5, null, 0.3].map((lost) => ({ turningPoint: lost && 'blunder', lost }));
    assert.deepEqual(
      costliest(list, 2).map(({ ply }) => ply),
      [2, 4],
    );
    assert.deepEqual(
      costliest(list, 9).map(({ ply }) => ply),
      [1, 2, 4],
    );
  });

  const point = (chance) => ({ chance, low: chance, high: chance, proven: false, plies: null });
  const curve = { points: [point(0), null, point(1)], leads: [0, -4, 4], marks: [{ ply: 2, kind: 'blunder' }] };

  test('lines have gaps where nothing is known, and the greatest lead nearly reaches the edge', () => {
    assert.deepEqual(
      runsOf([1, null, 2, 3]).map((run) => run.map(({ ply }) => ply)),
      [[0], [2, 3]],
    );
    const { chance, lead } = pathsOf(curve);
    assert.equal(chance, 'M6 102M314 8');
    assert.equal(lead.match(/[ML]/g).join(''), 'MLL');
    assert.notEqual(markPath('blunder', 0, 0), markPath('mistake', 0, 0));
  });

  test('it is a slider: keys and a press lead to plies', () => {
    const went = [];
    const drawn = graph({
      curve,
      ply: 1,
      name: 'Chance',
      valueText: (ply) => `ply ${ply}`,
      onGoto: (ply) => went.push(ply),
    });
    assert.match(markup(drawn), /role="slider".*aria-valuemax="?2"?.*aria-valuetext="?ply 1"?/s);
    const [press] = listeners(drawn, 'keydown');
    let prevented = 0;
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'x'])
      press({ key, preventDefault: () => ++prevented });
    assert.deepEqual(went, [0, 2, 0, 2, 2]);
    assert.equal(prevented, 5, 'other keys are not touched');
    const box = { left: 0, width: 320 };
    const target = { getBoundingClientRect: () => box, setPointerCapture() {} };
    listeners(drawn, 'pointerdown')[0]({ button: 0, clientX: 300, currentTarget: target });
    listeners(drawn, 'pointermove')[0]({ buttons: 0, clientX: 10, currentTarget: target });
    assert.deepEqual(went.slice(5), [2]);
  });

  test('the file has the same lines, with a disc a turning point', () => {
    const marks = graphMarks(curve, ['up', 'down']);
    assert.equal(marks.filter(({ shape }) => shape === 'disc').length, 1);
    assert.deepEqual(
      marks.filter(({ shape }) => shape === 'text').map(({ text }) => text),
      ['up', 'down'],
    );
  });
});

describe('the words', () => {
  test('a chance, a proof, and what a record says', () => {
    assert.equal(worth(say, judged(0.999)), '99%', 'what is not proven is not certain');
    assert.equal(worth(say, judged(1, { proven: 'win', plies: 1 })), 'wins in 1 move');
    assert.equal(worth(say, judged(0, { proven: 'loss', plies: null })), 'lost (proven)');
    assert.equal(worthText(say, '0.25', 0), '25%');
    assert.equal(worthText(say, '0.25', 1), '75%');
    assert.equal(worthText(say, '#-6', 1), 'won (proven)');
  });

  test('a turning point says why, and what was better', () => {
    assert.equal(turningSentence(speaker, move()), 'Blue’s chance falls from 60% to 30%. Better: a1d (60%).');
    const missed = move({ turningPoint: 'missed_win', before: judged(1, { proven: 'win', plies: 5 }) });
    assert.equal(turningSentence(speaker, missed), 'There was a win in 5 moves. Better: a1d (wins in 5 moves).');
    const lost = move({ after: judged(0, { proven: 'loss', plies: 4 }), better: [] });
    assert.equal(turningSentence(speaker, lost), 'After a2r, Blue loses in 4 moves.');
  });

  test('a draw that is given away, one that is left, and a game that has ended', () => {
    const draw = judged(0.5, { proven: 'draw', plies: 3 });
    const gave = (after) =>
      turningSentence(speaker, move({ turningPoint: 'lost_draw', before: draw, after, better: [] }));
    assert.equal(gave(judged(0.2)), 'There was a proven draw; after a2r, Blue’s chance is 20%.');
    assert.equal(gave(judged(0, { proven: 'loss' })), 'There was a proven draw; after a2r, Blue is lost.');
    assert.equal(
      turningSentence(speaker, move({ after: draw, better: [] })),
      'After a2r the game is a proven draw; Blue’s chance was 60%.',
    );
    assert.equal(worth(say, judged(0, { proven: 'loss', plies: 0 })), 'lost (proven)');
  });

  test('reasons are said in counts, in both languages, with forms for their numbers', () => {
    const facts = { reply: 'c2l', won: 6, left: 3, cells: 2 };
    const lets = (cells) => move({ better: [], reason: { id: 'lets_close', facts: { ...facts, cells }, cells: [] } });
    const start = 'After a2r, Orange can wall Blue off with c2l and win 6–3';
    assert.equal(turningSentence(speaker, lets(2)), `${start}; Blue loses 2 cells.`);
    assert.equal(turningSentence(speaker, lets(1)), `${start}; Blue loses 1 cell.`);
    assert.equal(turningSentence(speaker, lets(0)), `${start}.`);
    const french = { ...speaker, say: sayIn('fr') };
    assert.match(
      turningSentence(french, lets(2)),
      /^Après a2r, Orange peut enfermer Bleu par c2l et gagner 6–3 ; Bleu perd 2 cases\./,
    );
  });

  test('the panel says how far it is, and names every part for ears', () => {
    const props = {
      ...{ speaker, listed: (text) => text, review: null, phase: 'looking', progress: 0.25, trouble: '' },
      ...{ curve: { points: [], leads: [], marks: [] }, begins: 0, mine: 0, ply: 0, chosen: null, all: false },
      ...{ table: false, trying: null, saving: null, on: {} },
    };
    assert.match(wordsOf(reviewPanel(props)), /Going over every move: 25%/);
    assert.match(wordsOf(reviewPanel({ ...props, phase: 'paused' })), /Paused at 25%\. Resume/);
    assert.match(
      wordsOf(reviewPanel({ ...props, phase: 'failed', trouble: 'no worker' })),
      /stopped: no worker\. Try again/,
    );
    const list = Array.from({ length: 7 }, () => move());
    const review = { moves: list, last: null, accuracy: [81.4, null], deepen: [] };
    const words = wordsOf(reviewPanel({ ...props, phase: 'done', review }));
    assert.match(words, /Accuracy Blue 81 Orange –/);
    assert.equal(words.match(/Better:/g).length, 5);
    assert.match(words, /Show all 7/);
    assert.equal(wordsOf(reviewPanel({ ...props, phase: 'done', review, all: true })).match(/Better:/g).length, 7);
    assert.equal(wordsOf(reviewPanel({ ...props, phase: 'done', review, chosen: 7 })).match(/Better:/g).length, 6);
  });
});

describe('a try', () => {
  const trying = { phase: 'looking', ply: 1, side: 0, move: 'a1d', told: null };
  const ongoing = { position: 'p', outcome: { kind: 'ongoing', score: [0, 0] } };
  const worthTo = (chance) => ({ chance: () => ({ ok: true, chance }) });
  const tell = (theirs, { kind = 'points', reviewed = move() } = {}) => {
    const told = judgeTry(worthTo(theirs), trying, { reviewed, after: ongoing, look: look({ kind, value: 0 }) });
    return trySentence(speaker, { ...trying, phase: 'told', told });
  };

  test('holds, is better than the game’s move, gives away as much, or more', () => {
    assert.equal(tell(0.42), 'a1d is a good move: 58%.');
    assert.equal(tell(0.55), 'a1d is better: 45% instead of 30%.');
    assert.equal(tell(0.69), 'a1d gives away 29 points as well: 31%.');
    assert.equal(tell(1, { kind: 'win' }), 'a1d is worse than the move that was played: lost (proven).');
    assert.equal(tell(0.7, { reviewed: move({ move: 'a1d' }) }), 'a1d is what was played.');
  });

  test('where nothing is known of the position before, it is only said what it is worth', () => {
    assert.equal(tell(0.9, { reviewed: null }), 'a1d: 10%.');
  });

  test('a move that ends the game needs no look', () => {
    const after = { position: 'p', outcome: { kind: 'first', score: [6, 3] } };
    const told = judgeTry(worthTo(0.5), trying, { reviewed: move(), after, look: null });
    assert.deepEqual([told.chance, told.proven, told.isOver], [1, 'win', true]);
  });
});

describe('what is taken away', () => {
  const reviewed = () => ({
    moves: [
      move({ before: judged(0.6) }),
      move({ side: 1, move: 'c2l', turningPoint: null, before: judged(0.7), better: [] }),
      move({ move: 'a1r', turningPoint: null, before: judged(1, { proven: 'win', margin: 3 }), better: [] }),
    ],
    last: judged(0, { proven: 'loss', margin: -3 }),
    accuracy: [70, 100],
    deepen: [],
  });
  const nodes = () =>
    lineOf(
      moves.map((text) => ({ text, ms: 1200 })),
      positions,
      false,
    );

  test('evaluations are the first player’s, margins are signed', () => {
    assert.equal(evalText(judged(0.7), 1), '0.30');
    assert.equal(evalText(judged(1, { proven: 'win', margin: 3 }), 0), '#+3');
    assert.equal(evalText(judged(0, { proven: 'loss', margin: -3 }), 1), '#+3');
    assert.equal(evalText(judged(0.5, { proven: 'draw', margin: 0 }), 0), '0.50');
    assert.equal(evalText(null, 0), null);
  });

  test('the record holds evaluations, sentences and better lines, and reads back', () => {
    const list = reviewedMoves(speaker, reviewed(), nodes(), nodes());
    assert.deepEqual(
      list.map(({ eval: value }) => value),
      ['0.30', '#+3', '#+3'],
    );
    assert.deepEqual(list[0].variations, [[{ text: 'a1d' }, { text: 'c2u' }]]);
    const text = writeRecord(rules, { game: 'colosseum', setup: '', start, begins: 0, limits: {} }, list, {
      names: ['A', 'B'],
      outcome: { kind: 'ongoing', score: [0, 0] },
      date: new Date(0),
    });
    assert.match(text, /\[%eval 0\.30\]/);
    const read = rules.readRecord(text);
    assert.equal(read.ok, true);
    assert.match(read.moves[0].comment, /\?\? Blue’s chance falls from 60% to 30%\./);
    assert.equal(read.moves[0].variations[0][0].text, 'a1d');
  });

  test('Markdown names the turning points with their positions', () => {
    const text = markdown(speaker, reviewed(), positions, { title: 'A – B', address: 'https://example.org/#x' });
    assert.match(text, /^# A – B\n/);
    assert.match(text, /### 1\. Blue a2r\?\?\n\nBlue’s chance falls/);
    assert.ok(text.includes(`\`\`\`\n${positions[0]}\n\`\`\``));
    assert.equal(text.match(/^\| \d/gm).length, 3);
  });
});

test('the engine judges what was found, and says what cannot be', () => {
  const looks = positions.map((position) => ({ ...look(points(0)), line: [rules.view(position).moves[0]] }));
  const reply = rules.review(positions[0], moves, looks);
  assert.equal(reply.ok, true);
  assert.deepEqual(
    reply.moves.map(({ side, move: text }) => [side, text]),
    [
      [0, 'a2r'],
      [1, 'c2l'],
      [0, 'a1r'],
    ],
  );
  assert.equal(rules.review(positions[0], ['z9u'], looks).ok, false);
});
