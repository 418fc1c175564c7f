// Checks the design that a newcomer may rely on: which folder may include which, and where the name of a game may
// occur.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import test from 'node:test';

const root = fileURLToPath(new URL('../../', import.meta.url));
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const read = (file) => readFileSync(root + file, 'utf8');
const sources = files.filter((file) => /^(core|wasm)\/.*\.[ch]pp$/.test(file));

// Lowest first: a folder includes only itself and the folders before it.
const layers = ['util', 'games', 'search', 'agents', 'engine', 'review', 'match', 'tune', 'cli'];
const games = [...new Set(files.map((file) => file.match(/^core\/games\/(\w+)\//)?.[1]).filter(Boolean))];

test('there are sources to check', () => {
  assert.ok(sources.length > 20);
  assert.ok(games.length >= 1);
});

test('includes point only downwards', () => {
  for (const file of sources.filter((name) => name.startsWith('core/'))) {
    const layer = layers.indexOf(file.split('/')[1]);
    assert.ok(layer >= 0, `${file} is in no known layer`);
    for (const [, included] of read(file).matchAll(/#include "([^"]+)"/g)) {
      const other = layers.indexOf(included.split('/')[0]);
      assert.ok(other >= 0 && other <= layer, `${file} includes ${included}`);
    }
  }
});

test('a game does not refer to another game, and the general parts refer to none', () => {
  const own = (file, game) => dirname(file).split('/').includes(game);
  // Only the lists name all games.
  const lists = /^core\/(games|agents|review)\/list\.hpp$/;
  for (const file of sources.filter((name) => !lists.test(name)))
    for (const game of games)
      if (!own(file, game)) assert.doesNotMatch(read(file), new RegExp(game, 'i'), `${file} names ${game}`);
});

test('there is a wasm module for every game of the list, and no other', () => {
  const [, listed] = read('core/games/list.hpp').match(/tuple<(\w+,[\w\s,]+)>/) ?? assert.fail('core/games/list.hpp holds no tuple');
  const [, modules] = read('CMakeLists.txt').match(/set\(module_games ([\w ]+)\)/) ?? assert.fail('CMakeLists.txt names no modules');
  assert.deepEqual(modules.split(' '), listed.split(',').map((name) => name.trim()));
});

test('every source of core is built, each in its own layer', () => {
  const lists = read('CMakeLists.txt').replaceAll(/#.*/g, '');
  const expanded = lists.replaceAll(
    /\$\{(\w+_sources)\}/g,
    (_, name) => lists.match(new RegExp(`set\\(${name}\\s+([^)]*)\\)`))?.[1] ?? assert.fail(`no list ${name}`),
  );
  const built = ['core/cli/main.cpp'];
  for (const [, layer, listed] of expanded.matchAll(/arena_layer\((\w+)[^()]*?SOURCES\s+([^)]*)\)/g))
    for (const source of listed.trim().split(/\s+/)) built.push(`core/${layer}/${source}`);
  assert.deepEqual(built.sort(), sources.filter((file) => /^core\/.*\.cpp$/.test(file)).sort());
});

test('only the command line prints', () => {
  for (const file of sources.filter((name) => !name.startsWith('core/cli/')))
    assert.doesNotMatch(read(file), /#include <(iostream|print)>|\bf?printf\(/, file);
});

test('the top level holds the fixed entries only', () => {
  const allowed = new Set(['CMakeLists.txt', 'core', 'wasm', 'web', 'tests', 'README.md']);
  for (const entry of new Set(files.map((file) => file.split('/')[0])))
    assert.ok(allowed.has(entry) || entry.startsWith('.'), `${entry} at the top level`);
});
