// The rules let their engine go and have another one started.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Rules } from '../../web/js/engine/rules.js';
import { loadEngine } from '../wasm/load.mjs';

test('rules that sleep refuse questions, and answer again once they are awake', async () => {
  const engine = await loadEngine('colosseum');
  let started = 0;
  const rules = new Rules(engine, 'colosseum', async () => {
    ++started;
    return engine;
  });
  await rules.wake();
  assert.equal(started, 0, 'awake already');
  rules.sleep();
  assert.throws(() => rules.start('size=5'), { code: 'asleep' });
  await Promise.all([rules.wake(), rules.wake()]);
  assert.equal(started, 1);
  assert.equal(rules.start('size=5').ok, true);
});

test('rules that could not be woken try again when they are asked to', async () => {
  const engine = await loadEngine('colosseum');
  let full = true;
  const rules = new Rules(engine, 'colosseum', async () => {
    if (full) throw new RangeError('no memory');
    return engine;
  });
  rules.sleep();
  await assert.rejects(rules.wake(), /no memory/);
  full = false;
  await rules.wake();
  assert.equal(rules.start('size=5').ok, true);
});
