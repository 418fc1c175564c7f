// The JavaScript boundary: the module matches engine.d.ts, bad input is an error with a sentence, nothing leaks.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { games, glueOf, loadEngine } from './load.mjs';

const engine = await loadEngine('colosseum');
const declarations = readFileSync(new URL('../../wasm/engine.d.ts', import.meta.url), 'utf8');

/** Names of the members of an interface in engine.d.ts. */
const members = (name) => {
  const body = declarations.match(new RegExp(`export interface ${name} \\{\\n([\\s\\S]*?)\\n\\}`))[1];
  return [...body.matchAll(/^ {2}(\w+)\??[(:]/gm)].map((match) => match[1]);
};

/** The module's functions made by Embind, without Emscripten's own. */
const exported = (object) =>
  Object.keys(object).filter(
    (key) =>
      typeof object[key] === 'function' &&
      !/^(_|asm|ready|dynCall|getValue|setValue|run|count|get|flush|setDelay|requestAnim)/.test(key),
  );

const position = engine.start('colosseum', 'size=6 seed=4').text;
const request = { game: 'colosseum', position, agent: 'greedy', limits: { nodes: 500 } };

test('engine.d.ts lists exactly the exports of the module', () => {
  const own = exported(engine).filter(
    (key) => !/(Error|Exception)$|^(preRun|postRun|print|printErr|onAbort)$/.test(key),
  );
  assert.deepEqual(own.sort(), members('Engine').sort());
  const methods = Object.getOwnPropertyNames(engine.Session.prototype).filter((key) => !['constructor'].includes(key));
  assert.deepEqual(
    methods.sort(),
    members('Session')
      .filter((key) => key !== 'delete')
      .sort(),
  );
});

test('answers have the members that engine.d.ts lists', () => {
  const keys = (object) =>
    Object.keys(object)
      .filter((key) => key !== 'ok')
      .sort();
  assert.deepEqual(keys(engine.view('colosseum', position)), members('View').sort());
  assert.deepEqual(
    keys(engine.play('colosseum', position, engine.view('colosseum', position).moves[0])),
    members('View').sort(),
  );
  assert.deepEqual(keys(engine.playAll('colosseum', position, '')), members('Line').sort());
  const [game] = engine.games();
  assert.deepEqual(keys(game), members('GameInfo').sort());
  assert.deepEqual(keys(game.agents[0]), members('AgentInfo').sort());
  assert.deepEqual(keys(game.setup[0]), members('OptionSpec').sort());
  const session = new engine.Session();
  let thought;
  const answer = session.think(request, (t) => {
    thought = t;
  });
  session.delete();
  assert.deepEqual(keys(answer), members('Answer').sort());
  assert.deepEqual(keys(thought), members('Thought').sort());
  assert.equal(thought.line[0], answer.move);
  const written = engine.writeRecord({
    headers: [
      ['Game', 'colosseum'],
      ['Position', position],
    ],
    moves: [{ text: answer.move }],
    begins: 0,
    result: '*',
  });
  assert.deepEqual(keys(written), ['text']);
  const record = engine.readRecord(written.text);
  assert.deepEqual(keys(record), [...members('RecordText'), ...members('Line')].sort());
  assert.deepEqual(keys(record.moves[0]), members('RecordMove').sort());
  assert.equal(record.positions.length, 2);
});

const refused = (reply, code, what = '') => {
  assert.equal(reply.ok, false, what);
  assert.equal(reply.code, code, what);
  assert.ok(reply.error.length > 10 && reply.error.length < 300, reply.error);
};

test('the facts of a view are separate typed arrays', () => {
  const view = engine.view('colosseum', position);
  for (const [name, values] of Object.entries(view.facts)) assert.ok(values instanceof Int32Array, name);
  const before = structuredClone(view.facts);
  for (let i = 0; i < 50; ++i) engine.view('colosseum', engine.start('colosseum', `size=12 seed=${i}`).text);
  assert.deepEqual(view.facts, before, 'later calls do not write into it');
});

test('bad input is an error with a sentence', () => {
  refused(engine.start('go', ''), 'unknown-game');
  refused(engine.start('colosseum', 'size=17'), 'bad-setup');
  refused(engine.view('colosseum', 'x'), 'bad-position');
  refused(engine.view('colosseum', '1'.repeat(5_000_000)), 'bad-position');
  refused(engine.play('colosseum', position, 'zz'), 'bad-move');
  refused(engine.readRecord('[Game "colosseum"'), 'bad-record');
  refused(engine.readRecord('['.repeat(2_000_000)), 'bad-record');
  assert.match(engine.playAll('colosseum', position, 'zz').fault, /^move 1: /);
  for (const depth of [-1, 13, 1e300, Number.NaN, 'x', null, undefined, {}, 1.5e9])
    refused(engine.perft('colosseum', position, depth), 'bad-request', String(depth));
  const session = new engine.Session();
  refused(session.think({ ...request, agent: 'x' }, null), 'unknown-agent');
  refused(session.think({ ...request, game: 'x' }, null), 'unknown-game');
  refused(session.think({ ...request, options: 'x=1' }, null), 'bad-option');
  refused(session.think({ ...request, position: '' }, null), 'bad-position');
  assert.ok(session.think(request, null).ok, 'the session goes on');
  session.delete();
});

const anything = [
  undefined,
  null,
  0,
  -1,
  1e300,
  Number.NaN,
  true,
  '',
  'x',
  [],
  {},
  () => {},
  Symbol('x'),
  5n,
  '1'.repeat(2_000_000),
];

test('no argument of a wrong type throws', () => {
  for (const odd of anything) {
    const what = typeof odd === 'string' ? `${odd.length} characters` : String(odd);
    for (const reply of [
      engine.start(odd, ''),
      engine.view('colosseum', odd),
      engine.view(odd, position),
      engine.play('colosseum', position, odd),
      engine.playAll('colosseum', odd, ''),
      engine.perft('colosseum', odd, 1),
      engine.readRecord(odd),
      engine.writeRecord(odd),
    ]) {
      if (odd === '' && reply.ok) continue; // an empty record is valid; it only lacks a game
      assert.equal(reply.ok, false, what);
      assert.ok(reply.error.length > 10, what);
    }
  }
});

test('a record that cannot be written is refused', () => {
  const record = { headers: [['Game', 'colosseum']], moves: [{ text: 'a1d' }], begins: 0, result: '*' };
  assert.equal(engine.writeRecord(record).text, '[Game "colosseum"]\n\n1. a1d *\n');
  for (const change of [
    { headers: [['A B', 'x']] },
    { headers: [['A']] },
    { headers: [['A', 5]] },
    { headers: 'x' },
    { headers: undefined },
    { moves: undefined },
    { moves: [{}] },
    { moves: [null] },
    { moves: [{ text: 7 }] },
    { moves: [{ text: 'a1d', variations: 5 }] },
    { moves: Array.from({ length: 20_000 }, () => ({ text: 'a1d' })) },
    { begins: 'first' },
    { begins: undefined },
    { result: undefined },
    { result: 'won' },
  ])
    refused(engine.writeRecord({ ...record, ...change }), 'bad-record', JSON.stringify(change).slice(0, 80));
  const loop = { text: 'a1d' };
  loop.variations = [[loop]];
  refused(engine.writeRecord({ ...record, moves: [loop] }), 'bad-record');
});

test('variations survive a round trip', () => {
  const moves = [
    { text: 'a1d', comment: 'x', eval: '0.5', clock: '0:00:01.9', variations: [[{ text: 'a1r' }, { text: 'f6u' }]] },
    { text: 'f6l' },
  ];
  const { text } = engine.writeRecord({
    headers: [
      ['Game', 'colosseum'],
      ['Position', '000000/000000/000000/000000/000000/000000 a1 f6 a'],
    ],
    moves,
    begins: 0,
    result: '*',
  });
  const read = engine.readRecord(text);
  assert.equal(read.positions.length, 3);
  assert.deepEqual(
    read.moves[0].variations.map((line) => line.map((move) => move.text)),
    [['a1r', 'f6u']],
  );
});

test('odd requests are refused with a sentence, whatever their numbers', () => {
  const session = new engine.Session();
  for (const limits of [
    { nodes: -5 },
    { nodes: Number.NaN },
    { depth: -1 },
    { depth: 0 },
    { ms: -1 },
    { ms: Number.NaN },
    { ms: 'x' },
  ])
    refused(session.think({ ...request, limits }, null), 'bad-request', JSON.stringify(limits));
  for (const limits of [{}, { nodes: 0 }, { depth: 1e12 }, { ms: 0 }]) {
    const answer = session.think({ ...request, limits: { nodes: 2000, ...limits } }, null);
    assert.ok(answer.ok, JSON.stringify(limits));
    assert.ok(engine.play('colosseum', position, answer.move).ok);
  }
  for (const change of [
    { hashMb: 0 },
    { hashMb: 17 },
    { multiPv: 0 },
    { multiPv: 1e9 },
    { seed: -1 },
    { limits: 5 },
    { agent: 7 },
  ])
    refused(session.think({ ...request, ...change }, null), 'bad-request', JSON.stringify(change));
  for (const odd of anything.filter((value) => typeof value !== 'function'))
    assert.equal(session.think(odd, null).ok, false);
  // Members that throw when they are read, and a callback that throws.
  const trap = new Proxy(
    {},
    {
      get: () => {
        throw new Error('trap');
      },
    },
  );
  refused(session.think(trap, null), 'bad-request');
  refused(session.think({ ...request, limits: trap }, null), 'bad-request');
  const { error } = console;
  console.error = () => {};
  assert.ok(
    session.think(request, () => {
      throw new Error('listener');
    }).ok,
  );
  console.error = error;
  assert.ok(session.think(request, 'no function').ok);
  session.delete();
});

test('a new seed, agent or table never needs memory together with the old one', () => {
  const session = new engine.Session();
  for (let seed = 1; seed <= 30; ++seed) {
    const agent = ['champion', 'plain', 'sampled-mcts', 'proximity-minimax', 'outcome-minimax'][seed % 5];
    const reply = session.think({ ...request, agent, seed, hashMb: 16 - (seed % 3) }, null);
    assert.ok(reply.ok, `${agent} ${reply.error}`);
  }
  session.delete();
});

test('an agent that does not fit into the memory is refused, and accepted once there is room', () => {
  const held = [];
  let reply;
  do {
    const session = new engine.Session();
    reply = session.think({ ...request, agent: 'champion', hashMb: 8 }, null);
    held.push(session);
    assert.ok(held.length < 8);
  } while (reply.ok);
  refused(reply, 'out-of-memory');
  for (const session of held.splice(0)) session.delete();
  const session = new engine.Session();
  assert.ok(session.think({ ...request, agent: 'champion', hashMb: 16 }, null).ok);
  session.delete();
});

// The counterpart of tests/fuzz/request.cpp for the wasm module.
test('a hundred thousand mutated requests are all answered, and the memory does not grow', () => {
  let state = 1;
  const random = (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const pick = (list) => list[random(list.length)];
  const short = anything.map((value) => (typeof value === 'string' ? value.slice(0, 1000) : value));
  const names = ['game', 'position', 'agent', 'options', 'seed', 'hashMb', 'multiPv', 'limits'];
  const limits = ['nodes', 'depth', 'ms', 'gameMs', 'incrementMs', 'spentMs', 'lagMs', 'early'];
  const { agents } = engine.games()[0];
  const session = new engine.Session();
  let answered = 0;
  for (let i = 0; i < 100_000; ++i) {
    const mutant = {
      game: 'colosseum',
      position,
      agent: i % 50 ? 'greedy' : pick(agents).id,
      limits: { nodes: 1 + random(5) },
      hashMb: 1,
    };
    for (let changes = random(4); changes > 0; --changes) mutant[pick(names)] = random(3) ? pick(short) : random(20);
    if (random(3) === 0 && typeof mutant.limits === 'object' && mutant.limits)
      mutant.limits[pick(limits)] = random(2) ? pick(short) : random(20);
    // Without a node limit a request could search for as long as its time limit allows.
    if (typeof mutant.limits !== 'object' || mutant.limits === null || Array.isArray(mutant.limits)) mutant.limits = 5;
    else mutant.limits.nodes = Math.min(Number.isFinite(mutant.limits.nodes) ? mutant.limits.nodes : 5, 5);
    const reply = session.think(mutant, random(2) ? () => {} : pick(short));
    assert.equal(typeof reply.ok, 'boolean');
    if (reply.ok) ++answered;
    else assert.ok(reply.error.length > 0 && reply.code.length > 0);
  }
  assert.ok(answered > 10_000 && answered < 90_000, `${answered} were answered`);
  session.delete();
  const large = new engine.Session();
  assert.ok(large.think({ ...request, agent: 'champion', hashMb: 16 }, null).ok, 'the memory is free again');
  large.delete();
});

test('no module uses eval', () => {
  for (const game of games)
    assert.doesNotMatch(readFileSync(glueOf(game), 'utf8'), /\beval\(|new Function\(|Function\("/);
});

test('thousands of sessions and views do not leak memory', () => {
  const use = () => {
    const session = new engine.Session();
    assert.ok(session.think(request, () => {}).ok);
    session.delete();
    assert.ok(engine.view('colosseum', position).ok);
  };
  // A leak of ten kilobytes per round would use up the fixed memory of 32 MB.
  for (let i = 0; i < 3000; ++i) use();
});

test('two agents that play each other fit into the memory, with their default tables', () => {
  const { agents } = engine.games()[0];
  for (const a of agents)
    for (const b of agents) {
      const players = [new engine.Session(), new engine.Session()];
      const replies = [a, b].map(({ id }, i) =>
        players[i].think({ ...request, agent: id, limits: { nodes: 20 } }, null),
      );
      for (const player of players) player.delete();
      assert.ok(
        replies.every(({ ok }) => ok),
        `${a.id} and ${b.id}`,
      );
    }
});

test('a player with a coach plays game after game in the memory of one module', async () => {
  for (const game of games) {
    const module = await loadEngine(game);
    // As the page's worker: two sessions are kept, and if memory lacks, all end.
    const sessions = new Map();
    const think = (position, options, seed) => {
      const key = `${options} ${seed}`;
      const sessionFor = () => {
        const session = sessions.get(key) ?? new module.Session();
        sessions.delete(key);
        sessions.set(key, session);
        for (const [oldest, unused] of sessions) {
          if (sessions.size <= 2) break;
          sessions.delete(oldest);
          unused.delete();
        }
        return session;
      };
      const ask = () =>
        sessionFor().think({ game, position, agent: 'champion', options, seed, limits: { nodes: 200 } }, null);
      const answer = ask();
      if (answer.code !== 'out-of-memory') return answer;
      for (const session of sessions.values()) session.delete();
      sessions.clear();
      return ask();
    };
    for (let played = 0; played < 10; played++) {
      let view = module.start(game, '').text;
      for (let ply = 0; ply < 6; ply++) {
        const answer = ply % 2 === 0 ? think(view, '', 1) : think(view, 'level=2', 100 + played);
        assert.equal(answer.ok, true, `${game}, game ${played}, ply ${ply}: ${answer.error}`);
        view = module.play(game, view, answer.move).position;
      }
    }
    for (const session of sessions.values()) session.delete();
  }
});
