import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openFragment, readFragment, writeFragment } from '../../web/js/address/fragment.js';
import { loadRules } from './game.mjs';

// A game of letters, two characters a move: enough to see the format without any rules.
const letters = {
  pack: (move) => `-${move}`,
  unpack: (text) => [...(/^(-[a-z])*/.exec(text)?.[0] ?? '')].filter((letter) => letter !== '-'),
};

test('a game in an address comes back as it was', () => {
  const game = { start: '000/000/000 a1 c3 a', moves: ['x', 'y', 'z'], ply: 2 };
  const fragment = writeFragment(game, letters);
  assert.equal(fragment, 'v1.000/000/000_a1_c3_a.-x-y-z@2');
  assert.deepEqual(readFragment(`#${fragment}`, letters), { ...game, fault: null });
});

for (const [what, fragment, expected] of [
  ['no ply means the last', 'v1.s_t.-x-y', { start: 's t', moves: ['x', 'y'], ply: 2, fault: null }],
  ['no moves means the start', 'v1.s', { start: 's', moves: [], ply: 0, fault: null }],
  ['escaped by a chat program', '%23v1.s%5Ft.-x%401', { start: 's t', moves: ['x'], ply: 1, fault: null }],
  ['half a move', 'v1.s.-x-', { start: 's', moves: ['x'], ply: 1, fault: 'what follows move 1 cannot be read' }],
  [
    'a foreign letter',
    'v1.s.-x!!-y',
    { start: 's', moves: ['x'], ply: 1, fault: 'what follows move 1 cannot be read' },
  ],
  ['a ply past the end', 'v1.s.-x@9', { start: 's', moves: ['x'], ply: 1, fault: 'there is no ply "9"' }],
  ['a ply that is no number', 'v1.s.-x@-1', { start: 's', moves: ['x'], ply: 1, fault: 'there is no ply "-1"' }],
  ['another version', 'v2.s.-x@1', null],
  ['an anchor', 'how-to-play', null],
  ['a broken escape', '%E0%A4%A', null],
  ['nothing', '', null],
]) {
  test(`fragment: ${what}`, () => assert.deepEqual(readFragment(fragment, letters), expected));
}

test('an illegal move in an address opens the plies before it', async () => {
  const rules = await loadRules('colosseum');
  const { default: colosseum } = await import('../../web/js/games/colosseum/index.js');
  const start = '000000/000000/002000/000000/000000/000000 b2 e5 a';
  const good = writeFragment({ start, moves: ['b2u', 'e5d'] }, colosseum);
  const opened = openFragment(rules, good, colosseum);
  assert.deepEqual(opened?.moves, ['b2u', 'e5d']);
  assert.equal(opened?.positions.length, 3);
  const bad = openFragment(rules, writeFragment({ start, moves: ['b2u', 'b2d'] }, colosseum), colosseum);
  assert.deepEqual([bad?.moves, bad?.ply], [['b2u'], 1]);
  assert.match(bad?.fault ?? '', /^move 2: /);
  assert.equal(openFragment(rules, 'v1.rubbish.-x@1', colosseum), null);
});
