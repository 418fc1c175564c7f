// The rules of the folders in web/: which may import which, and where markup by hand may be.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const web = fileURLToPath(new URL('../../web', import.meta.url));
const scripts = join(web, 'js');
const files = readdirSync(scripts, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.js'));
/** Without comments, which may name types of any folder. */
const codeOf = (name) =>
  readFileSync(join(scripts, name), 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/^\s*\/\/.*$/gm, '');
const folderOf = (name) => name.split(sep)[0];

// Lowest first: a folder imports from itself and from those before it.
const layers = [
  'match',
  'policy',
  'words',
  'engine',
  'games',
  'storage',
  'address',
  'session',
  'board',
  'sharing',
  'offline',
  'widgets',
  'review',
  'advice',
  'dialogs',
  'play',
  'embed',
  'pages',
];
/** The imports of a script, static and dynamic. */
const importsOf = (name) =>
  [...codeOf(name).matchAll(/(?:from |import\(|new URL\()\s*'(\.[^']+\.js)'/g)]
    .map(([, target]) => relative(scripts, resolve(dirname(join(scripts, name)), target)))
    .filter((target) => !target.endsWith('sw.js'));

test('imports point only downwards', () => {
  assert.ok(files.length > 60);
  for (const name of files)
    for (const target of importsOf(name)) {
      const [from, to] = [name, target].map((each) => layers.indexOf(folderOf(each)));
      assert.ok(from >= 0 && to >= 0 && to <= from, `${name} imports ${target}`);
    }
});

test('the embed and the play page share what is below them, and nothing of each other', () => {
  for (const name of files.filter((each) => folderOf(each) === 'embed'))
    for (const target of importsOf(name))
      assert.ok(!['play', 'dialogs'].includes(folderOf(target)), `${name} imports ${target}`);
});

const games = readdirSync(join(scripts, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'common')
  .map(({ name }) => name);

test('outside its own folder and the two lists no script names a game', () => {
  assert.ok(games.length > 0);
  for (const name of files.filter((each) => !['list.js', 'files.js'].includes(relative('games', each))))
    for (const game of games)
      if (!name.startsWith(join('games', game)))
        assert.doesNotMatch(codeOf(name), new RegExp(game, 'i'), `${name} names ${game}`);
});

test('games, sessions, storage and words touch no page', () => {
  const pure = ['match', 'words', 'engine', 'games', 'storage', 'address', 'session'];
  for (const name of files.filter(
    (each) => pure.includes(folderOf(each)) || /^board.(paint|svg|draft)\.js$/.test(each),
  ))
    assert.doesNotMatch(codeOf(name), /\bdocument\b|\bquerySelector/, name);
});

test('only the engine’s folder knows the engine: the others ask its rules', () => {
  for (const name of files.filter((each) => folderOf(each) !== 'engine'))
    assert.doesNotMatch(codeOf(name), /importGlue|createEngine|new Worker\(/, name);
});

test('markup comes from templates: by hand only where a picture, or a page that did not start, has none', () => {
  const byHand = files.filter((name) => /createElement\(|\.innerHTML = /.test(codeOf(name)));
  assert.deepEqual(byHand.sort(), [
    ...[
      'board/board.js',
      'board/far-pawn.js',
      'board/grid.js',
      'board/pan.js',
      'dialogs/dialog.js',
      'dialogs/editor.js',
    ],
    ...[
      'dialogs/how-to-play.js',
      'embed/analysis.js',
      'embed/evaluation.js',
      'pages/builder.js',
      'pages/early.js',
      'pages/embed.js',
      'pages/failure.js',
    ],
    ...[
      'play/adviser.js',
      'play/without-engine.js',
      'sharing/picture.js',
      'widgets/recorded-board.js',
      'widgets/theme.js',
    ],
  ]);
});

test('every script that is imported exists, and each is imported or named by a page', () => {
  const reached = new Set();
  const follow = (name) => {
    if (reached.has(name)) return;
    reached.add(name);
    for (const target of importsOf(name)) follow(target);
  };
  for (const page of ['index', 'early', 'guard', 'embed', 'embed-guard', 'builder'])
    follow(join('pages', `${page}.js`));
  assert.deepEqual(
    files.filter((name) => !reached.has(name)),
    [],
  );
});
