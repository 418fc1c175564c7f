// Who plays, and what an agent's card says of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { provenText } from '../../web/js/play/players.js';
import { agentAbout, agentName, playerAbout, playerName, sideName, strongest } from '../../web/js/words/names.js';
import { sayIn } from './game.mjs';

const say = sayIn('en');
const person = { agent: null, options: '' };
const level = (n) => ({ agent: 'champion', options: `level=${n}` });

test('an agent that has levels is known by its level', () => {
  assert.equal(playerName(say, 'colosseum', level(3)), 'Computer, level 3');
  assert.equal(
    playerName(say, 'colosseum', { agent: 'sampled-mcts', options: 'python-pace=true' }),
    'Monte Carlo (15 moves)',
  );
  const two = (first, second) => ({ game: 'colosseum', players: [first, second] });
  assert.equal(sideName(say, two(person, level(2)), 0), 'You');
  assert.equal(sideName(say, two(level(2), level(3)), 0), 'Computer, level 2');
  assert.equal(sideName(say, two(level(2), level(2)), 0), `Computer, level 2 (${say('side.0')})`);
});

test('a proof is shown on the card of the side that found it, until it moves again without one', () => {
  const move = (kind, value = 0) => ({ text: 'a1r', ms: 1, score: { kind, value } });
  const match = { begins: 0, ply: 3, moves: [move('points'), move('loss', 8), move('win', 7), move('draw')] };
  assert.deepEqual(provenText(say, match, 0), ['Proven: wins in 7', 'wins in 7']);
  assert.deepEqual(provenText(say, match, 1), ['Proven: loses in 8', 'loses in 8']);
  assert.deepEqual(provenText(say, { ...match, ply: 4 }, 1), ['Proven: a draw', 'proven draw']);
  assert.equal(provenText(say, { ...match, ply: 1 }, 0), null);
  assert.equal(provenText(say, { ...match, ply: 0 }, 1), null);
  assert.deepEqual(provenText(say, { ...match, begins: 1 }, 1), ['Proven: wins in 7', 'wins in 7']);
  const typed = { ...match, moves: [{ text: 'a1r', ms: null }], ply: 1 };
  assert.equal(provenText(say, typed, 0), null);
});

test('an agent is described in the page’s words, or in the engine’s where the page has none', () => {
  const info = {
    id: 'colosseum',
    agents: [
      { id: 'greedy', summary: 'takes what it sees', options: [] },
      { id: 'visitor', summary: 'came from elsewhere', options: [] },
    ],
  };
  assert.equal(agentAbout(say, info, 'greedy'), say('colosseum.agent.greedy.about'));
  assert.equal(agentAbout(say, info, 'visitor'), 'came from elsewhere');
  assert.equal(agentAbout(say, info, 'nobody'), '');
  assert.equal(agentName(say, 'colosseum', 'visitor'), 'visitor');
  const champion = { id: 'champion', summary: '', options: [{ name: 'level', choices: ['1', '2', '3', '4'] }] };
  const levelled = { ...info, agents: [champion, ...info.agents] };
  assert.equal(playerAbout(say, levelled, level(3)), 'Level 3 of 4, casual');
  assert.equal(playerAbout(say, levelled, level(3), { short: true }), 'Level 3, casual');
  assert.equal(strongest(info), 'visitor', 'the last one where none has levels');
  assert.equal(strongest(levelled), 'champion');
});
