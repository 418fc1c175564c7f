// Who plays, and what an agent's card says of it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { provenText } from '../../web/js/play/players.js';
import { playerName, sideName } from '../../web/js/words/names.js';
import { createSay } from '../../web/js/words/say.js';

const say = createSay('en', JSON.parse(readFileSync(new URL('../../web/lang/en.json', import.meta.url), 'utf8')));
const person = { agent: null, options: '' };
const level = (n) => ({ agent: 'champion', options: `level=${n}` });

test('an agent that has levels is known by its level', () => {
  assert.equal(playerName(say, 'colosseum', level(3)), 'Champion 3');
  assert.equal(
    playerName(say, 'colosseum', { agent: 'sampled-mcts', options: 'python-pace=true' }),
    'Sampled playouts',
  );
  const two = (first, second) => ({ game: 'colosseum', players: [first, second] });
  assert.equal(sideName(say, two(person, level(2)), 0), 'You');
  assert.equal(sideName(say, two(level(2), level(3)), 0), 'Champion 2');
  assert.equal(sideName(say, two(level(2), level(2)), 0), `Champion 2 (${say('side.0')})`);
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
