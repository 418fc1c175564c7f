// The branches of a game go into its record and come back.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import colosseum from '../../web/js/games/colosseum/index.js';
import { goTo, play } from '../../web/js/match/match.js';
import { recordLine, withVariations } from '../../web/js/match/record-moves.js';
import { fromLine, fromPosition } from '../../web/js/session/opening.js';
import { readPasted } from '../../web/js/sharing/read.js';
import { writeRecord } from '../../web/js/sharing/record.js';
import { loadRules } from './game.mjs';

const start = '000000/000000/002000/000000/000000/000000 b2 e5 a';
const about = { names: ['You', 'greedy'], outcome: { kind: 'ongoing', score: [0, 0] }, date: new Date() };
const players = [
  { agent: null, options: '' },
  { agent: null, options: '' },
];
let rules;
let context;
before(async () => {
  rules = await loadRules('colosseum');
  context = { rules, module: colosseum, limits: {}, newId: () => 'x' };
});

/** Plays moves from the ply that the match is at. */
const playOn = (match, ...texts) =>
  texts.reduce((state, text) => {
    const position = state.moves[state.ply - 1]?.position ?? state.start;
    const view = rules.play(position, text);
    assert.ok(view.ok, `${text} in ${position}`);
    return play(state, { text, position: view.position, ms: 1000, over: view.outcome.kind !== 'ongoing' });
  }, match);

const newMatch = () => ({ ...fromPosition(context, start, '', players), paused: false, pauseAfter: false });
const textOf = (match) => writeRecord(rules, match, recordLine(match.nodes, match.moves), about);
const shape = ({ nodes, start: from }) =>
  nodes.map(({ text, position, parent }) => `${parent < 0 ? from : nodes[parent].position} ${text} ${position}`).sort();

async function reread(match) {
  const loaded = await readPasted({ rules, module: colosseum, rulesOf: loadRules }, textOf(match), start);
  assert.ok(!('error' in loaded), loaded.error);
  return withVariations(rules, fromLine(context, loaded, players), loaded.record);
}

test('a game without branches has a record without variations', () => {
  assert.doesNotMatch(textOf(playOn(newMatch(), 'b2u', 'e5d', 'b3l')), /\(/);
});

test('branches, branches of branches and branches of the first move come back', async () => {
  let match = playOn(newMatch(), 'b2u', 'e5d', 'b3l', 'e5u');
  match = playOn(goTo(match, 1), 'e5l', 'b1r');
  match = playOn(goTo(match, 2), 'b2d');
  match = playOn(goTo(match, 0), 'b2r', 'e5r');
  assert.equal(match.nodes.length, 9);
  const again = await reread(match);
  assert.deepEqual(shape(again), shape(match));
  assert.deepEqual(
    again.moves.map(({ text }) => text),
    match.moves.map(({ text }) => text),
    'the line on the board is the main line of the record',
  );
  assert.ok(again.nodes.every(({ id, parent }, at) => id === at && parent < at));
  assert.ok(again.nodes.every(({ ms }) => ms === 1000));
  assert.equal(textOf({ ...match, ...again }), textOf(match));
});

test('a variation ends before a move that the rules do not allow', async () => {
  const text = `[Game "colosseum"]\n[Position "${start}"]\n\n1. b2u (1. b2r zz9 2. b2d) (1. a9u) 1… e5d *`;
  const loaded = await readPasted({ rules, module: colosseum, rulesOf: loadRules }, text, start);
  const { nodes, moves } = withVariations(rules, fromLine(context, loaded, players), loaded.record);
  assert.deepEqual(
    nodes.map(({ text: move }) => move),
    ['b2u', 'e5d', 'b2r'],
  );
  assert.equal(moves.length, 2);
});
