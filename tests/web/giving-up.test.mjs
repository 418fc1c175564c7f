// Agents that give up, people who do, and what is left of it in the game.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import colosseum from '../../web/js/games/colosseum/index.js';
import infexion from '../../web/js/games/infexion/index.js';
import { goTo, lineOf, lose, play } from '../../web/js/match/match.js';
import { givesUp } from '../../web/js/play/resignation.js';
import { encodeGame } from '../../web/js/storage/game-saver.js';
import { decodeGame, reopen } from '../../web/js/storage/saved-game.js';
import { endSentence, verdict } from '../../web/js/words/sentences.js';
import { loadRules, sayIn } from './game.mjs';

const person = { agent: null, options: '' };
const agent = { agent: 'champion', options: 'level=2' };
const say = sayIn('en');
let rules;
before(async () => {
  rules = await loadRules('colosseum');
});

const start = '00000/00000/00000/00000/00000 a1 e5 a';
function matchOf(texts, players = [person, agent]) {
  const { positions } = rules.playAll(start, texts.join(' '));
  const moves = lineOf(
    texts.map((text) => ({ text, ms: 1 })),
    positions,
    false,
  );
  const match = { id: 'x', game: 'colosseum', setup: '', begins: 0, players, limits: {}, start };
  return { ...match, nodes: moves, moves, ply: moves.length, paused: false, pauseAfter: false };
}

test('giving up ends the game at the position on the board, and nowhere else', () => {
  const match = matchOf(['a1r', 'e5l', 'a2r']);
  const ended = lose(match, { side: 1, by: 'resignation' });
  assert.deepEqual(
    ended.moves.map(({ over }) => over),
    [false, false, true],
  );
  assert.equal(ended.nodes[2].forfeit.side, 1);
  assert.equal(lose(ended, { side: 0, by: 'resignation' }), ended, 'a game ends once');
  assert.equal(
    lose({ ...match, ply: 0 }, { side: 0, by: 'resignation' }).ply,
    0,
    'nothing is given up before the first move',
  );
  const earlier = lose(goTo(match, 2), { side: 0, by: 'resignation' });
  assert.deepEqual(
    earlier.moves.map(({ text }) => text),
    ['a1r', 'e5l'],
  );
  const position = rules.play(match.moves[1].position, 'a2d').position;
  const on = play(goTo(ended, 2), { text: 'a2d', position, ms: 1, over: false });
  assert.equal(on.moves.at(-1).over, false, 'another move from before goes on');
});

test('it is kept on the device, and read back', () => {
  const ended = lose(matchOf(['a1r', 'e5l', 'a2r']), { side: 1, by: 'resignation' });
  const saved = encodeGame(ended, { over: true, score: [3, 2], ending: 'forfeit.resignation.1' }, 1);
  const decoded = decodeGame(JSON.parse(JSON.stringify(saved)));
  assert.ok(decoded.ok);
  const again = reopen(rules, decoded.game);
  assert.deepEqual([again.moves[2].over, again.moves[2].forfeit], [true, { side: 1, by: 'resignation' }]);
  assert.equal(decodeGame({ ...saved, nodes: [{ ...saved.nodes[0], forfeit: { side: 2, by: 'time' } }] }).ok, false);
});

test('it is said who gave up', () => {
  const match = matchOf(['a1r']);
  const view = {
    ...rules.view(match.moves[0].position),
    forfeit: { side: 1, by: 'resignation' },
    outcome: { kind: 'first', score: [9, 2] },
  };
  assert.equal(verdict(say, match, colosseum, view), 'You win.');
  assert.equal(endSentence(say, match, colosseum, view), 'The computer gave up.');
});

test('an agent gives up a proven loss that is not near, against a person, and plays out all else', () => {
  const state = matchOf(['a1r']);
  const proven = (kind, value, how = state) => givesUp(how, { score: { kind, value } }, colosseum, rules);
  assert.equal(proven('loss', 6), true);
  assert.equal(proven('loss', 2), false, 'its last moves are worth seeing');
  assert.equal(proven('win', 6), false);
  assert.equal(proven('points', -9000), false);
  assert.equal(proven('loss', 6, { ...state, players: [agent, agent] }), false);
});

test('an agent gives up what nobody would play on, once it has lasted', async () => {
  const own = await loadRules('infexion');
  // Three stacks of one against three and one of two.
  const position = 'A1A1A2/7/7/a1a1a2/7/7/4b2 r 20';
  const view = own.view(position);
  assert.ok(view.ok, view.error);
  assert.equal(infexion.isHopeless(view, 1), false);
  const far = own.view('AAAAA2/AAA4/7/7/7/7/4b2 r 20');
  assert.ok(far.ok, far.error);
  assert.equal(infexion.isHopeless(far, 1), true);
  assert.equal(infexion.isHopeless(far, 0), false);
  const nodes = ['one', 'two', 'three', 'four', 'five'].map((text, id) => ({
    ...{ id, parent: id - 1, text, ms: 1, over: false },
    position: far.position,
  }));
  const state = { begins: 0, players: [person, agent], start: far.position, nodes, moves: nodes, ply: 5 };
  assert.equal(givesUp(state, { score: { kind: 'points', value: -1 } }, infexion, own), true);
  const sudden = { ...state, moves: [{ ...nodes[0], position: view.position }, ...nodes.slice(1)] };
  assert.equal(givesUp(sudden, { score: { kind: 'points', value: -1 } }, infexion, own), false);
});
