// The cross-tables that the page shows: whole, consistent, and of agents that exist.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { loadGame } from '../../web/js/games/files.js';
import { games } from '../../web/js/games/list.js';
import { agentName } from '../../web/js/words/names.js';
import { loadEngine } from '../wasm/load.mjs';
import { sayIn } from './game.mjs';

let tables;
let infos;
before(async () => {
  infos = (await Promise.all(Object.keys(games).map(loadEngine))).flatMap((engine) => engine.games());
  const modules = await Promise.all(Object.keys(games).map(loadGame));
  const measured = modules.filter(({ strengths }) => strengths);
  tables = await Promise.all(measured.map(async ({ id, strengths }) => ({ id, ...(await strengths()) })));
});

const points = ({ wins, draws, losses }) => (100 * (wins + draws / 2)) / (wins + draws + losses);

test('there is a table, each pair has played its games, and both rows of a pair tell the same', () => {
  assert.ok(tables.some(({ id }) => id === 'colosseum'));
  for (const { players, games: each } of tables) {
    players.forEach((player, at) => {
      assert.equal(player.against.length, players.length);
      assert.equal(player.against[at], null);
      for (const [other, met] of player.against.entries()) {
        if (met === null) continue;
        const mirrored = players[other].against[at];
        assert.equal(met.wins + met.draws + met.losses, each);
        assert.deepEqual([met.wins, met.draws, met.losses], [mirrored.losses, mirrored.draws, mirrored.wins]);
        assert.ok(Math.abs(met.score + mirrored.score - 100) < 1e-9);
        for (const end of [0, 1]) assert.ok(Math.abs(met.interval[end] + mirrored.interval[1 - end] - 100) <= 1);
      }
      assert.equal(player.against.filter((met) => met === null).length, 1);
    });
  }
});

test('a row adds up, scores lie in their intervals, and the strongest stands first', () => {
  for (const { players } of tables) {
    for (const player of players) {
      const sum = (what) => player.against.reduce((all, met) => all + (met ? met[what] : 0), 0);
      for (const what of ['wins', 'draws', 'losses']) assert.equal(player[what], sum(what), `${player.agent} ${what}`);
      for (const counted of [player, ...player.against.filter(Boolean)]) {
        assert.ok(Math.abs(counted.score - points(counted)) <= 0.05 + 1e-9);
        assert.ok(counted.interval[0] <= counted.score + 0.5 && counted.score - 0.5 <= counted.interval[1]);
      }
    }
    const scores = players.map(({ score }) => score);
    assert.deepEqual(
      scores,
      [...scores].sort((one, other) => other - one),
    );
  }
});

test('its agents are the game’s, have names, and stand in the command that plays it again', () => {
  const say = sayIn('fr');
  for (const { id, players, command, games: each, ms } of tables) {
    const known = infos.find((info) => info.id === id).agents.map((agent) => agent.id);
    for (const { agent } of players) {
      assert.ok(known.includes(agent), agent);
      assert.notEqual(agentName(say, id, agent), agent);
      assert.ok(command.includes(`--agent ${agent} `), command);
    }
    assert.match(command, new RegExp(`--games ${each} --movetime ${ms} `));
  }
});
