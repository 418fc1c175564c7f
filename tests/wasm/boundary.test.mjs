// The boundary: what engine.d.ts promises is there, bad input is a plain error in words, nothing leaks.
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

/** Functions of the module that Embind made, without Emscripten's own. */
const exported = (object) =>
  Object.keys(object).filter(
    (key) =>
      typeof object[key] === 'function' &&
      !/^(_|asm|ready|dynCall|getValue|setValue|run|count|get|flush|setDelay|requestAnim)/.test(key),
  );

const position = engine.start('colosseum', 'size=6 seed=4').text;
const request = { game: 'colosseum', position, agent: 'greedy', limits: { nodes: 500 } };

test('engine.d.ts names what the module exports, and nothing else', () => {
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

test('answers have the members that engine.d.ts names', () => {
  const keys = (object) =>
    Object.keys(object)
      .filter((key) => key !== 'ok')
      .sort();
  assert.deepEqual(keys(engine.view('colosseum', position)), members('View').sort());
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
  const text = engine.writeRecord({
    headers: [
      ['Game', 'colosseum'],
      ['Position', position],
    ],
    moves: [{ text: answer.move }],
    begins: 0,
    result: '*',
  });
  const record = engine.readRecord(text);
  assert.deepEqual(keys(record), [...members('RecordText'), ...members('Line')].sort());
  assert.deepEqual(keys(record.moves[0]), members('RecordMove').sort());
  assert.equal(record.positions.length, 2);
});

test('bad input is an error in words', () => {
  const refused = (reply, code) => {
    assert.equal(reply.ok, false);
    assert.equal(reply.code, code);
    assert.ok(reply.error.length > 10 && reply.error.length < 300, reply.error);
  };
  refused(engine.start('go', ''), 'unknown-game');
  refused(engine.start('colosseum', 'size=17'), 'bad-setup');
  refused(engine.view('colosseum', 'x'), 'bad-position');
  refused(engine.view('colosseum', '1'.repeat(5_000_000)), 'bad-position');
  refused(engine.play('colosseum', position, 'zz'), 'bad-move');
  refused(engine.readRecord('[Game "colosseum"'), 'bad-record');
  refused(engine.readRecord('['.repeat(2_000_000)), 'bad-record');
  assert.match(engine.playAll('colosseum', position, 'zz').fault, /^move 1: /);
  const session = new engine.Session();
  refused(session.think({ ...request, agent: 'x' }, null), 'unknown-agent');
  refused(session.think({ ...request, game: 'x' }, null), 'unknown-game');
  refused(session.think({ ...request, options: 'x=1' }, null), 'bad-option');
  refused(session.think({ ...request, position: '' }, null), 'bad-position');
  assert.ok(session.think(request, null).ok, 'the session goes on');
  session.delete();
});

test('requests with odd numbers are answered', () => {
  const session = new engine.Session();
  for (const limits of [
    {},
    { nodes: 0 },
    { nodes: -5 },
    { nodes: Number.NaN },
    { nodes: 1e300 },
    { depth: -1 },
    { depth: 1e12 },
    { ms: 0 },
    { ms: -1 },
    { ms: Number.NaN },
  ]) {
    const answer = session.think({ ...request, limits: { nodes: 2000, ...limits } }, null);
    assert.ok(answer.ok, JSON.stringify(limits));
    assert.ok(engine.play('colosseum', position, answer.move).ok);
  }
  session.delete();
});

test('no module uses eval', () => {
  for (const game of games)
    assert.doesNotMatch(readFileSync(glueOf(game), 'utf8'), /\beval\(|new Function\(|Function\("/);
});

test('thousands of sessions and views leave the memory as it was', () => {
  const use = () => {
    const session = new engine.Session();
    assert.ok(session.think(request, () => {}).ok);
    session.delete();
    assert.ok(engine.view('colosseum', position).ok);
  };
  // A fixed memory of 32 MB would be used up by a leak of ten kilobytes a round.
  for (let i = 0; i < 3000; ++i) use();
});
