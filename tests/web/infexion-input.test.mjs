// Half-moves of Infexion: every device, typed moves.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { walk } from '../../web/js/games/infexion/board.js';
import infexion from '../../web/js/games/infexion/index.js';
import { look, useGame } from './game.mjs';

const { input } = infexion;
const game = useGame('infexion');
const { view } = game;
const busy = '2b1A1a/1C1d3/2aB2A/3A1b1/1A1c2B/2F1e2/A3a1a r 40';

test('every legal move can be made with a mouse, with taps, with keys, with a flick, and typed', () => {
  for (const position of [busy, busy.replace('r 40', 'b 41'), '7/7/7/7/7/7/7 r 0']) {
    const shown = view(position);
    const choices = input.choices(shown);
    const geometry = infexion.geometry(shown, { ...look, origin: 10 });
    const made = { mouse: [], taps: [], keys: [], flicks: [], typed: [], course: [] };
    for (const move of shown.moves) {
      const { cell, direction } = input.draft(move, shown);
      const chosen = input.tap(choices, null, cell).draft;
      const [r, q] = [Math.floor(cell / 7), cell % 7];
      made.typed.push(input.typed(` ${move.toUpperCase()} `, shown));
      made.course.push(input.typed(direction === null ? `SPAWN ${r} ${q}` : `SPREAD ${r} ${q} ${move.slice(2)}`));
      if (direction === null) {
        for (const list of [made.taps, made.keys, made.flicks]) list.push(input.move(chosen));
        assert.equal(input.tap(choices, chosen, cell).commit, true, 'a second tap agrees');
        made.mouse.push(input.move(input.point(choices, geometry, geometry.centre(cell), null)));
        continue;
      }
      assert.equal(input.move(chosen), null);
      const next = walk(cell, direction);
      const tapped = input.tap(choices, chosen, next);
      made.taps.push(input.move(tapped.draft));
      assert.equal(tapped.commit, false);
      assert.equal(input.tap(choices, tapped.draft, next).commit, true, 'the same neighbour again agrees');
      made.mouse.push(input.move(input.point(choices, geometry, geometry.centre(next), chosen)));
      made.keys.push(input.move(input.aim(choices, chosen, direction)));
      made.flicks.push(input.move(input.spreadTowards(choices, cell, direction)));
    }
    for (const [how, moves] of Object.entries(made)) assert.deepEqual(moves, shown.moves, how);
    assert.deepEqual(
      [...input.lit(choices)].sort(),
      [...new Set(shown.moves.map((move) => input.draft(move).cell))].sort(),
    );
  }
});

test('a stack is also aimed by a cell farther along, as far as its power goes, the shorter way around', () => {
  const choices = input.choices(view(busy));
  const at = (name) => (Number(name[1]) - 1) * 7 + name.charCodeAt(0) - 97;
  const aimed = (from, to) => input.move(input.tap(choices, input.tap(choices, null, at(from)).draft, at(to)).draft);
  assert.equal(aimed('b2', 'e2'), 'b2se', 'three cells away, power 3');
  assert.equal(aimed('b2', 'f2'), 'b2nw', 'three cells away around the edge');
  assert.equal(aimed('b2', 'f6'), 'f6', 'not in a line with it: a spawn there');
  assert.equal(aimed('c6', 'c2'), 'c6ne', 'three away around the edge, not four the other way');
  assert.equal(aimed('c6', 'c3'), 'c6sw');
});

test('half a move is taken back by its stack; enemies and what is not ours take nothing', () => {
  const shown = view(busy);
  const choices = input.choices(shown);
  const chosen = input.tap(choices, null, 8).draft;
  const aimed = input.aim(choices, chosen, 2);
  assert.deepEqual(input.back(aimed), chosen);
  assert.equal(input.back(chosen), null);
  assert.equal(input.tap(choices, chosen, 8).draft, null);
  assert.deepEqual(input.tap(choices, aimed, 8).draft, chosen);
  const spawn = input.tap(choices, null, 0).draft;
  assert.equal(input.back(spawn), null);
  assert.equal(input.tap(choices, null, 2).draft, null, 'c1 is blue’s');
  assert.equal(input.aim(choices, spawn, 0), null);
  assert.equal(input.spreadTowards(choices, 0, 0), null);
});

test('typed moves take what the course prints, and what makes no sense is named by the engine', () => {
  for (const [text, move] of [
    ['spawn(3-4)', 'e4'],
    ['SPAWN 0, 6', 'g1'],
    ['SPREAD 3 4 UpRight', 'e4ne'],
    ['SPREAD(3-4, [↙])', 'e4sw'],
    ['SPREAD(HexPos(3,4), HexDir.DownLeft)', 'e4sw'],
    ['spread 3 4 +1 -1', 'e4n'],
    ['SPREAD 3 4 0 1', 'e4se'],
  ])
    assert.equal(input.typed(text), move);
  for (const text of ['spawn 9 9', 'SPREAD 1 1 sideways', 'b2', 'c1n', '', 'e4 e5', 'constructor']) {
    const answer = game.rules.play('infexion', busy, input.typed(text));
    assert.equal(answer.ok, false, text);
    assert.match(answer.error, /./);
  }
});
