// What a page without an engine reads of a written game is what the engine says of it, in every game.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { writeFragment } from '../../web/js/address/fragment.js';
import { loadGame } from '../../web/js/games/files.js';
import { games } from '../../web/js/games/list.js';
import { lineOf, moveTexts } from '../../web/js/match/match.js';
import { recordedGame } from '../../web/js/session/recorded.js';
import { encodeGame } from '../../web/js/storage/game-saver.js';
import { storeGame } from '../../web/js/storage/saved-games.js';
import { noStorage } from '../../web/js/storage/storage.js';
import { loadEngine, readJsonLines } from '../wasm/load.mjs';

const gamesRead = 60;
const nowhere = noStorage();
const positionsOf = ({ start, moves }) => [start, ...moves.map(({ position }) => position)];

for (const id of Object.keys(games)) {
  /** @type {import('../../wasm/engine').Engine} */
  let engine;
  /** @type {import('../../web/js/games/types.js').GameModule} */
  let module;
  /** @type {import('../../web/js/games/types.js').Replay} */
  let replay;
  /** @type {(position: string) => boolean} */
  let isPosition;
  before(async () => {
    engine = await loadEngine(id);
    module = await loadGame(id);
    replay = await module.replay();
    const { poster } = await games[id].poster();
    isPosition = (text) => poster(text, 'none') !== null;
  });
  const startOf = ({ fen }) => fen ?? engine.start(id, 'opening=0').text;
  const recorded = (hash, storage = nowhere) => recordedGame(module, replay, isPosition, { hash, storage });

  test(`${id}: whole games lead to the engine's positions, ply by ply`, () => {
    for (const game of readJsonLines(`${id}_games.jsonl`).slice(0, gamesRead)) {
      const line = engine.playAll(id, startOf(game), game.moves.join(' '));
      const opened = recorded(`#${writeFragment({ start: line.positions[0], moves: game.moves, ply: 3 }, module)}`);
      assert.deepEqual(positionsOf(opened), line.positions);
      assert.deepEqual([opened.ply, moveTexts(opened)], [3, game.moves]);
      for (const at of [0, 1]) assert.equal(replay.side(line.positions[at]), engine.view(id, line.positions[at]).side);
    }
  });

  test(`${id}: nonsense ends a game early or leaves none`, () => {
    const start = startOf(readJsonLines(`${id}_games.jsonl`)[0]).replaceAll(' ', '_');
    for (const hash of ['', '#v1.', '#v1.rubbish', '#how-to-play']) assert.equal(recorded(hash), null);
    for (const moves of ['____', 'AA__zz', 'ABABAB'])
      assert.equal(recorded(`#v1.${start}.${moves}@2`).start, start.replaceAll('_', ' '));
  });

  test(`${id}: the unfinished game of this device is found, a finished one is over`, () => {
    const game = readJsonLines(`${id}_games.jsonl`)[0];
    const { positions, outcome } = engine.playAll(id, startOf(game), game.moves.join(' '));
    const nodes = lineOf(
      game.moves.map((text) => ({ text, ms: 5 })),
      positions,
      true,
    );
    const nobody = { agent: null, options: '' };
    const match = {
      ...{ id: 'one', game: id, setup: '', begins: 0, players: [nobody, nobody], limits: {}, start: positions[0] },
      ...{ nodes, moves: nodes, ply: 4, paused: false, pauseAfter: false },
    };
    const storage = noStorage();
    const save = (over) => storeGame(storage, encodeGame(match, { over, score: outcome.score, ending: 'over' }, 1));
    save(false);
    assert.deepEqual([positionsOf(recorded('', storage)), recorded('', storage).ply], [positions, 4]);
    assert.equal(recorded('#how-to-play', storage), null);
    save(true);
    assert.equal(recorded('', storage), null);
  });
}
