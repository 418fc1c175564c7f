// What was measured of the levels: of players that exist, as the tool writes it, in a sentence of each language.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { loadGame } from '../../web/js/games/files.js';
import { games } from '../../web/js/games/list.js';
import { levelSentence } from '../../web/js/words/level-sentence.js';
import { loadEngine } from '../wasm/load.mjs';
import { sayIn } from './game.mjs';

const web = fileURLToPath(new URL('../../web/', import.meta.url));
const champion = (level) => ({ agent: 'champion', options: `level=${level}` });
const duel = (more) => ({
  player: 'champion level=3',
  rival: 'champion level=2',
  games: 140,
  ms: null,
  score: 78.6,
  interval: [71, 85],
  wins: 109,
  draws: 2,
  losses: 29,
  ...more,
});

for (const id of Object.keys(games))
  test(`the levels of ${id}: each measured once, by whole matches, against a player of that game`, async () => {
    const duels = (await (await loadGame(id)).levels?.()) ?? [];
    const { agents } = (await loadEngine(id)).games()[0];
    assert.equal(new Set(duels.map(({ player }) => player)).size, duels.length);
    for (const { player, rival, games: count, score, interval, wins, draws, losses } of duels) {
      for (const name of [player, rival])
        assert.ok(
          agents.some((agent) => agent.id === name.split(' ')[0]),
          name,
        );
      assert.match(player, /^[\w-]+ level=\d+$/);
      assert.equal(wins + draws + losses, count);
      assert.ok(Math.abs(score - (100 * (wins + draws / 2)) / count) <= 0.05 + 1e-9);
      assert.ok(interval[0] <= score && score <= interval[1], player);
    }
  });

test('a level says how it fared, and its time only where that limited it', () => {
  const [en, fr] = [sayIn('en'), sayIn('fr')];
  const said = (say, more, player = champion(3)) => levelSentence(say, 'colosseum', [duel(more)], player);
  assert.equal(said(en), 'Scores 79 % [71, 85] against level 2: 140 games.');
  assert.equal(said(fr), 'Obtient 79 % [71 ; 85] contre le niveau 2 : 140 parties.');
  assert.equal(said(en, { ms: 200 }), 'Scores 79 % [71, 85] against level 2: 140 games, 0.2 s a move.');
  assert.equal(
    said(fr, { ms: 200, rival: 'greedy' }),
    'Obtient 79 % [71 ; 85] contre Glouton : 140 parties, 0,2 s par coup.',
  );
  assert.equal(said(en, {}, champion(4)), '');
  assert.equal(said(en, {}, { agent: 'greedy', options: '' }), '');
});

test('the tool keeps what the page needs of a match, in the order of the levels', async () => {
  const counted = { score: 11 / 14, interval: [0.7106, 0.8456], wins: 109, draws: 2, losses: 29 };
  const match = (level, p95) => ({
    match: { movetime: 200, players: [] },
    players: [
      { name: `champion level=${level}`, games: 140, move_ms_p95: p95, against: [null, counted] },
      { name: `champion level=${level - 1}`, games: 140, against: [counted, null] },
    ],
  });
  const folder = mkdtempSync(join(tmpdir(), 'levels-'));
  const paths = [match(8, 199), match(3, 4)].map((written, at) => {
    const path = join(folder, `${at}.json`);
    writeFileSync(path, JSON.stringify(written));
    return path;
  });
  const text = execFileSync(process.execPath, [join(web, 'tools/levels.mjs'), '2026-11-18', ...paths], {
    encoding: 'utf8',
  });
  const { levels } = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  const expected = [duel({}), duel({ player: 'champion level=8', rival: 'champion level=7', ms: 200 })];
  assert.deepEqual(levels, expected);
});
