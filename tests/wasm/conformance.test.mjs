// The same vectors as in the native tests, through the wasm module of each game.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { games, loadEngine, readJsonLines } from './load.mjs';

const vectors = (game, kind) => {
  const name = `${game}_${kind}.jsonl`;
  assert.ok(existsSync(new URL(`../data/${name}`, import.meta.url)), `tests/data/${name} is missing`);
  const lines = readJsonLines(name);
  assert.ok(lines.length > 0);
  return lines;
};

const engines = new Map();
for (const game of games) engines.set(game, await loadEngine(game));

test('each module contains one game, and together they contain all games', () => {
  const list = readFileSync(new URL('../../core/games/list.hpp', import.meta.url), 'utf8');
  const included = [...list.matchAll(/#include "games\/(\w+)\//g)].map(([, game]) => game);
  for (const [game, engine] of engines)
    assert.deepEqual(
      engine.games().map(({ id }) => id),
      [game],
    );
  assert.deepEqual([...engines.keys()].sort(), included.sort());
});

for (const [game, engine] of engines) {
  test(`${game}: positions`, () => {
    for (const line of vectors(game, 'positions')) {
      const view = engine.view(game, line.fen);
      assert.ok(view.ok, line.fen);
      assert.equal(view.position, line.fen);
      assert.equal(view.outcome.kind !== 'ongoing', line.terminal, line.fen);
      if (line.legal) assert.deepEqual(view.moves, line.legal, line.fen);
      if (line.legal_count !== undefined) assert.equal(view.moves.length, line.legal_count, line.fen);
      if (line.legal_hash)
        assert.equal(createHash('sha256').update(view.moves.join(' ')).digest('hex'), line.legal_hash, line.fen);
      for (const [move, after] of line.after ?? [])
        assert.deepEqual(engine.play(game, line.fen, move), engine.view(game, after), line.fen);
      if (line.score_a !== undefined) assert.deepEqual(view.outcome.score, [line.score_a, line.score_b], line.fen);
      if (line.winner)
        assert.equal(view.outcome.kind, { r: 'first', b: 'second', draw: 'draw' }[line.winner], line.fen);
    }
  });

  test(`${game}: games`, () => {
    for (const line of vectors(game, 'games')) {
      const played = engine.playAll(game, line.fen ?? engine.start(game, '').text, line.moves.join(' '));
      assert.ok(played.ok && played.fault === null, line.fen);
      assert.notEqual(played.outcome.kind, 'ongoing');
      if (line.score_a !== undefined) assert.deepEqual(played.outcome.score, [line.score_a, line.score_b]);
      if (line.red !== undefined) assert.deepEqual(played.outcome.score, [line.red, line.blue]);
      if (line.power) assert.deepEqual(played.outcome.score, line.power);
      if (line.winner) assert.equal(played.outcome.kind, { r: 'first', b: 'second', draw: 'draw' }[line.winner]);
      if (line.final) assert.equal(played.positions.at(-1), line.final);
    }
  });

  test(`${game}: perft`, () => {
    for (const line of vectors(game, 'perft'))
      for (const [i, nodes] of line.perft.entries())
        assert.equal(engine.perft(game, line.fen, i + 1).nodes, nodes, line.fen);
  });
}
