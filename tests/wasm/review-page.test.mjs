// The page's review and `arena review` find the same, move by move, with the same number of nodes.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Rules } from '../../web/js/engine/rules.js';
import { lookOf } from '../../web/js/review/looks.js';
import { Reviewer } from '../../web/js/review/reviewer.js';
import { games, loadEngine } from './load.mjs';

const arena = fileURLToPath(new URL('../../build/native/arena', import.meta.url));
const nodes = { 1: 600, 2: 6000 };

/** A game between greedy and random moves to its end, or as far as so many plies. */
function play(engine, game, plies) {
  const session = new engine.Session();
  const start = engine.start(game, '').text;
  let view = engine.view(game, start);
  const moves = [];
  while (view.outcome.kind === 'ongoing' && moves.length < plies) {
    const agent = moves.length % 2 === 0 ? 'greedy' : 'random';
    const { move } = session.think({ game, position: view.position, agent, seed: 5, limits: { nodes: 100 } }, null);
    moves.push(move);
    view = engine.play(game, view.position, move);
  }
  session.delete();
  return { start, moves };
}

/** Looks in this process as the page's workers do, each on its own. */
function crewOf(engine, game) {
  const session = new engine.Session();
  return {
    size: 1,
    async look(position, pass) {
      session.reset();
      let line = [];
      const request = { game, position, agent: 'champion', seed: 1, limits: { nodes: nodes[pass] } };
      const answer = session.think(request, (thought) => {
        if (thought.rank === 1) line = thought.line;
      });
      assert.ok(answer.ok, answer.error);
      return lookOf(answer, line, pass);
    },
  };
}

for (const game of games)
  test(`${game}: the page and the command line review a game alike`, async () => {
    assert.ok(existsSync(arena), 'the native build comes first: bash tests/run.sh native');
    const engine = await loadEngine(game);
    const rules = new Rules(engine, game);
    const { start, moves } = play(engine, game, 60);
    const line = rules.playAll(start, moves.join(' '));
    const over = line.outcome.kind !== 'ongoing';
    const positions = over ? line.positions.slice(0, -1) : line.positions;
    const review = await new Promise((resolve, reject) => {
      const reviewer = new Reviewer({
        ...{ rules, crew: crewOf(engine, game), shelf: { read: () => null, write() {} } },
        game: { id: 'one', moves, positions },
        onChange() {
          if (reviewer.phase === 'done') resolve(reviewer.review);
          if (reviewer.phase === 'failed') reject(reviewer.error);
        },
      });
      reviewer.start();
    });

    const results = { first: '1-0', second: '0-1', draw: '1/2-1/2', ongoing: '*' };
    const result = results[line.outcome.kind];
    const headers = [
      ['Game', game],
      ['First', 'one'],
      ['Second', 'two'],
      ['Position', start],
      ['Result', result],
    ];
    const begins = engine.view(game, start).side;
    const record = rules.writeRecord({ headers, moves: moves.map((text) => ({ text })), result, begins });
    const options = ['review', '-', '--json', '--nodes', String(nodes[1])];
    const printed = JSON.parse(execFileSync(arena, options, { input: record, encoding: 'utf8' }));

    const shortened = (chance) => chance && Math.round(10_000 * chance) / 10_000;
    assert.deepEqual(
      printed.plies.map((ply) => [
        ply.move,
        ply.chance,
        ply.margin,
        ply.proven,
        ply.turning_point,
        ply.better,
        ply.reason,
      ]),
      review.moves.map(({ move, before, turningPoint, better, reason }) => [
        ...[move, shortened(before.chance), before.margin, before.proven],
        ...[turningPoint, better, reason?.id ?? null],
      ]),
    );
    assert.deepEqual(
      printed.players.map(({ accuracy }) => accuracy),
      review.accuracy.map((each) => each && Math.round(10 * each) / 10),
    );
    assert.ok(
      review.moves.some(({ turningPoint }) => turningPoint !== null),
      'nothing turned in this game',
    );
  });
