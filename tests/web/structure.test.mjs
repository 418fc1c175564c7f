// What a newcomer may rely on in web/.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const scripts = fileURLToPath(new URL('../../web/js', import.meta.url));
const walk = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? walk(join(folder, entry.name)) : [join(folder, entry.name)],
  );
const files = walk(scripts).filter((path) => path.endsWith('.js'));
const games = readdirSync(join(scripts, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'common')
  .map(({ name }) => name);

test('outside its own folder and the list no script names a game', () => {
  assert.ok(games.length > 0 && files.length > 20);
  for (const path of files.filter((name) => !name.endsWith('games/list.js')))
    for (const game of games)
      if (!path.includes(`/games/${game}/`))
        assert.doesNotMatch(readFileSync(path, 'utf8'), new RegExp(game, 'i'), `${path} names ${game}`);
});

test('drawing, state, sharing and the games touch no page: only ui, pages and embed do', () => {
  const pure = /\/js\/(session|storage|address|words|games)\//;
  for (const path of files.filter((name) => pure.test(name)))
    assert.doesNotMatch(
      readFileSync(path, 'utf8').replace(/\/\*.*?\*\/|\/\/.*/gs, ''),
      /\bdocument\b|\bquerySelector/,
      path,
    );
});

test('every script that is imported exists, and each is imported or named by a page', () => {
  const reached = new Set();
  const follow = (path) => {
    if (reached.has(path)) return;
    reached.add(path);
    const code = readFileSync(path, 'utf8').replace(/\/\*.*?\*\//gs, '');
    for (const [, target] of code.matchAll(/(?:from |import\(|new URL\()\s*'(\.[^']+\.js)'/g)) {
      if (target.endsWith('/sw.js')) continue;
      follow(resolve(dirname(path), target));
    }
  };
  for (const page of ['index', 'unserved', 'embed', 'builder']) follow(join(scripts, `pages/${page}.js`));
  const types = ['games/types.js', 'games/list.js'].map((name) => join(scripts, name));
  assert.deepEqual(
    files.filter((path) => !reached.has(path) && !types.includes(path)),
    [],
  );
});
