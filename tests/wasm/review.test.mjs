// Reviews through the wasm modules: members as declared, missing looks, bad input refused. That page and command line find the same
// is in review-page.test.mjs.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { games, loadEngine } from './load.mjs';

const declarations = readFileSync(new URL('../../wasm/engine.d.ts', import.meta.url), 'utf8');
const members = (name) => {
  const [, base, body] = declarations.match(
    new RegExp(`export interface ${name}(?: extends (\\w+))? \\{\\n([\\s\\S]*?)\\n\\}`),
  );
  const own = [...body.matchAll(/^ {2}(\w+)\??[(:]/gm)].map((match) => match[1]);
  return [...(base ? members(base) : []), ...own].sort();
};
const keys = (object) =>
  Object.keys(object)
    .filter((key) => key !== 'ok')
    .sort();
const nodes = 500;

/** A game of greedy against random walks of a fixed stride. */
const gameOf = (engine, game) => {
  const start = engine.start(game, 'seed=11').text;
  const session = new engine.Session();
  const moves = [];
  const positions = [start];
  for (let ply = 0; ply < 30; ++ply) {
    const view = engine.view(game, positions.at(-1));
    if (view.moves.length === 0) break;
    const answer = session.think({ game, position: view.position, agent: 'greedy', limits: { nodes } }, null);
    const move = ply % 3 === 1 ? view.moves[(ply * 7) % view.moves.length] : answer.move;
    moves.push(move);
    positions.push(engine.play(game, view.position, move).position);
  }
  session.delete();
  return { start, moves, positions };
};

/** As the page does it: every position on its own, then what is to be deepened. */
const reviewOf = (engine, game, { start, moves, positions }) => {
  const session = new engine.Session();
  const look = (position, pass) => {
    if (engine.view(game, position).moves.length === 0) return null;
    session.reset();
    let line = [];
    const request = {
      game,
      position,
      agent: 'champion',
      hashMb: 8,
      limits: { nodes: pass === 1 ? nodes : 10 * nodes },
    };
    const answer = session.think(request, (thought) => {
      line = thought.line;
    });
    assert.ok(answer.ok, answer.error);
    return { score: answer.score, line: line[0] === answer.move ? line : [answer.move], nodes: answer.nodes, pass };
  };
  const looks = Array(positions.length).fill(null);
  for (let i = positions.length; i-- > 0; ) looks[i] = look(positions[i], 1);
  for (;;) {
    const review = engine.review(game, start, moves.join(' '), looks);
    assert.ok(review.ok, review.error);
    if (review.deepen.length === 0) {
      session.delete();
      return { review, looks };
    }
    for (const at of review.deepen) looks[at] = look(positions[at], 2);
  }
};

for (const game of games) {
  const engine = await loadEngine(game);
  const played = gameOf(engine, game);
  const { review, looks } = reviewOf(engine, game, played);

  test(`${game}: a review has the members that engine.d.ts lists`, () => {
    assert.deepEqual(keys(review), members('Review'));
    assert.equal(review.moves.length, played.moves.length);
    for (const move of review.moves) {
      assert.deepEqual(keys(move), members('JudgedMove'));
      assert.deepEqual(keys(move.before), members('Judged'));
      assert.deepEqual(keys(move.after), members('Judged'));
      assert.ok(move.before.low <= move.before.chance && move.before.chance <= move.before.high);
      if (move.reason) {
        assert.deepEqual(keys(move.reason), members('Reason'));
        assert.equal(move.reason.facts.player, move.side);
        assert.equal(move.reason.facts.opponent, 1 - move.side);
        assert.equal(move.reason.facts.move, move.move);
        assert.ok(move.turningPoint);
      }
    }
    assert.ok(
      review.moves.some((move) => move.turningPoint),
      'random moves turn a game',
    );
    assert.deepEqual(keys(review.last), members('Judged'));
  });

  test(`${game}: moves around missing looks are not judged`, () => {
    const holes = looks.map((look, at) => (at % 4 === 1 ? null : look));
    const partial = engine.review(game, played.start, played.moves.join(' '), holes);
    assert.ok(partial.ok, partial.error);
    partial.moves.forEach((move, at) => {
      assert.equal(move.before === null, holes[at] === null);
      if (holes[at] === null || (holes[at + 1] === null && at + 1 < played.moves.length)) assert.equal(move.lost, null);
    });
    const none = engine.review(game, played.start, played.moves.join(' '), []);
    assert.deepEqual([none.accuracy, none.deepen], [[null, null], []]);
  });

  test(`${game}: the chance of a score`, () => {
    const chance = (score) => engine.chance(game, played.start, score);
    assert.deepEqual(keys(chance({ kind: 'points', value: 0 })), members('Chance'));
    assert.deepEqual(chance({ kind: 'win', value: 3 }), { ok: true, chance: 1, low: 1, high: 1 });
    assert.deepEqual(chance({ kind: 'draw', value: 3 }), { ok: true, chance: 0.5, low: 0.5, high: 0.5 });
    const late = played.positions.at(-6);
    const [low, high] = [-900, 900].map((value) => engine.chance(game, late, { kind: 'points', value }).chance);
    assert.ok(low < high);
  });

  test(`${game}: looks, games and scores that are wrong are refused with a sentence`, () => {
    const throwing = new Proxy(
      {},
      {
        get: () => {
          throw new Error('trap');
        },
      },
    );
    const good = looks[0];
    const bad = [
      5,
      'x',
      null,
      undefined,
      throwing,
      [5],
      ['x'],
      [{}],
      [throwing],
      [{ ...good, pass: 3 }],
      [{ ...good, pass: undefined }],
      [{ ...good, score: { kind: 'huge', value: 1 } }],
      [{ ...good, score: { kind: 'points', value: Number.NaN } }],
      [{ ...good, score: { kind: 'points', value: 1e99 } }],
      [{ ...good, line: 5 }],
      [{ ...good, line: ['nonsense'] }],
      [{ ...good, second: { kind: 'x', value: 1 } }],
      Array(20_000).fill(null),
      Array(played.positions.length + 1).fill(good),
    ];
    for (const odd of bad) {
      const reply = engine.review(game, played.start, played.moves.join(' '), odd);
      assert.deepEqual([reply.ok, reply.code], [false, 'bad-request']);
      assert.ok(reply.error.length > 10);
    }
    assert.equal(engine.review(game, played.start, 'z9', []).code, 'bad-move');
    assert.equal(engine.review(game, 'nowhere', '', []).code, 'bad-position');
    assert.equal(engine.review('chess', played.start, '', []).code, 'unknown-game');
    assert.equal(engine.review(5, played.start, '', []).code, 'unknown-game');
    for (const odd of [null, 5, {}, { kind: 'points' }, { kind: 'points', value: 'x' }, throwing])
      assert.equal(engine.chance(game, played.start, odd).code, 'bad-request');
    assert.equal(engine.chance(game, 'nowhere', { kind: 'points', value: 1 }).code, 'bad-position');
  });
}
