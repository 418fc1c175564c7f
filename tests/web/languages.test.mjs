// Both languages say everything the code says, with the same values in it.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { games as list } from '../../web/js/games/list.js';
import { settingNames, settingValues } from '../../web/js/storage/settings.js';
import { createSay, languages } from '../../web/js/words/say.js';
import { loadEngine } from '../wasm/load.mjs';

const web = fileURLToPath(new URL('../../web/', import.meta.url));
const sentences = Object.fromEntries(
  Object.keys(languages).map((name) => [name, JSON.parse(readFileSync(join(web, `lang/${name}.json`), 'utf8'))]),
);
let games;
before(async () => {
  games = (await Promise.all(Object.keys(list).map(loadEngine))).flatMap((engine) => engine.games());
});

const sources = readdirSync(join(web, 'js'), { recursive: true })
  .map((name) => join(web, 'js', String(name)))
  .concat(['index.html'].map((name) => join(web, name)))
  .filter((name) => /\.(js|html)$/.test(name))
  .map((name) => readFileSync(name, 'utf8'));

test('both languages have the same sentences, with the same values', () => {
  const values = (text) => [...new Set(text.match(/\{\w+/g) ?? [])].sort();
  // Faults are in English already (js/i18n.js).
  const own = Object.keys(sentences.fr).filter((key) => !/^fault( word)?: /.test(key));
  assert.deepEqual(own, Object.keys(sentences.en));
  for (const [key, text] of Object.entries(sentences.en))
    assert.deepEqual(values(sentences.fr[key]), values(text), key);
});

test('every sentence that the code names is there', () => {
  const named = sources.flatMap((text) =>
    [...text.matchAll(/(?:\bsay\(\s*|data-say(?:-label)?=)['"]([\w.-]+)['"]/g)].map(([, key]) => key),
  );
  const missing = named.filter((key) => !(key in sentences.en) && !key.startsWith('list.'));
  assert.ok(named.length > 60);
  assert.deepEqual([...new Set(missing)], []);
});

test('what the page says where it may load nothing is what the languages say', () => {
  const html = readFileSync(join(web, 'index.html'), 'utf8');
  const said = ['unserved', 'unserved-fr'].map((name) => new RegExp(`data-${name}="([^"]+)"`).exec(html)?.[1]);
  assert.deepEqual(
    said,
    ['en', 'fr'].map((name) => sentences[name]['engine.worker-refused']),
  );
});

test('every setting has a name and names for its values', () => {
  for (const name of settingNames) {
    assert.ok(`setting.${name}` in sentences.en, name);
    for (const value of settingValues[name]) {
      const known = `setting.${name}.${value}` in sentences.en || `setting.${value}` in sentences.en || name === 'lang';
      assert.ok(known, `${name} ${value}`);
    }
  }
});

test('every game has its rules, and every setup option a name', () => {
  for (const { id, setup } of games) {
    const counts = ['count.now', 'count.end'].flatMap((key) => [key, `${key}.short`]);
    const own = ['name', 'rules.1', 'rules.2', 'rules.3', 'example', 'keys', 'over', 'ends', 'reach', 'hintFirst'];
    for (const key of [...own, ...counts, 'editor.over', 'editor.keys'])
      assert.ok(`${id}.${key}` in sentences.en, `${id}.${key}`);
    for (const { name } of setup) assert.ok(`setup.${id}.${name}` in sentences.en, name);
  }
});

test('numbers choose the right form', () => {
  const en = createSay('en', { move: '{n} {n|move|moves}' });
  assert.deepEqual(
    [en('move', { n: 1 }), en('move', { n: 0 }), en('move', { n: 2 })],
    ['1 move', '0 moves', '2 moves'],
  );
  const fr = createSay('fr', { move: '{n} {n|coup|coups}' });
  assert.deepEqual([fr('move', { n: 0 }), fr('move', { n: 2 })], ['0 coup', '2 coups']);
  assert.equal(en('unknown.key'), 'unknown.key');
});
