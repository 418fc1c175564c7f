// Every language says everything that the code says, with the same values in it, and nothing else.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { games as list } from '../../web/js/games/list.js';
import { settingNames, settingValues } from '../../web/js/storage/settings.js';
import { createSay, languages } from '../../web/js/words/say.js';
import { loadEngine } from '../wasm/load.mjs';
import { sentencesOf } from './game.mjs';

const web = fileURLToPath(new URL('../../web/', import.meta.url));
const folders = [
  'words',
  'dialogs',
  'pages',
  'review',
  'advice',
  ...Object.keys(list).flatMap((id) => [`games/${id}`, `games/${id}/dialogs`]),
];
let infos;
before(async () => {
  infos = await Promise.all(Object.keys(list).map(async (id) => (await loadEngine(id)).games()[0]));
});

const sources = readdirSync(join(web, 'js'), { recursive: true })
  .map((name) => join(web, 'js', String(name)))
  .concat(['index.html', 'builder.html'].map((name) => join(web, name)))
  .filter((name) => /\.(js|html)$/.test(name))
  .map((name) => readFileSync(name, 'utf8').replace(/\/\*\*.*?\*\//gs, ''));

/** A key without the form that a number chooses. @param {string} key */
const stem = (key) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const isFault = (key) => /^fault( word)?: /.test(key);
const stems = (sentences) =>
  [
    ...new Set(
      Object.keys(sentences)
        .filter((key) => !isFault(key))
        .map(stem),
    ),
  ].sort();
/** With the game's name before the keys of its own sentences. */
const named = (folder) => (key) => {
  if (['review', 'advice'].includes(folder)) return `${folder}.${key}`;
  return folder.startsWith('games/') ? `${folder.split('/')[1]}.${key}` : key;
};

for (const folder of folders)
  test(`all languages have the same sentences in ${folder}, with the same values`, () => {
    const english = sentencesOf('en', folder);
    const values = (text) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
    for (const language of Object.keys(languages)) {
      const other = sentencesOf(language, folder);
      assert.deepEqual(stems(other), stems(english), language);
      for (const [key, text] of Object.entries(other)) {
        if (isFault(key)) continue;
        const original = english[key] ?? english[stem(key)] ?? english[`${stem(key)}_other`];
        assert.deepEqual(values(text), values(original), `${language} ${key}`);
      }
      // A sentence that comes in forms has all those that the language knows for small numbers.
      const plural = new Intl.PluralRules(language);
      for (const key of Object.keys(other).filter((each) => each.endsWith('_other')))
        for (const n of [0, 1, 2, 5]) {
          const form = `${stem(key)}_${plural.select(n)}`;
          assert.ok(form in other, `${language} ${form}`);
        }
    }
  });

const all = () => folders.flatMap((folder) => stems(sentencesOf('en', folder)).map(named(folder)));

test('every sentence that the code names is there', () => {
  const called = sources.flatMap((text) =>
    [...text.matchAll(/(?:\bsay\(\s*|data-say(?:-label)?=)['"]([\w.-]+)['"]/g)].map(([, key]) => key),
  );
  assert.ok(called.length > 60);
  const known = new Set(all());
  assert.deepEqual([...new Set(called.filter((key) => !known.has(key)))], []);
});

test('no sentence is there that no code names', () => {
  const literal = new Set(sources.flatMap((text) => [...text.matchAll(/['"]([\w.-]+)['"]/g)].map(([, key]) => key)));
  // Templates, with anything where a value is put in.
  const patterns = sources
    .flatMap((text) => [...text.matchAll(/`([^`]*)`/g), ...text.matchAll(/\bsay\(\s*`((?:[^`$]|\$\{[^{}]*\})*)`/g)])
    .map(([, text]) => text.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '*'))
    .filter((text) => /^[\w.*-]+$/.test(text) && text.replace(/[^a-z]/gi, '').length > 2)
    .map((text) => new RegExp(`^${text.replaceAll('.', '\\.').replaceAll('*', '[\\w.-]+')}$`));
  // Names that come from the engine.
  const options = (scope, specs) =>
    specs.flatMap(({ name, choices }) =>
      [name, `${name}.help`, ...choices.map((choice) => `${name}.${choice}`)].map((key) => `${scope}.${key}`),
    );
  const ofEngine = new Set(
    infos.flatMap(({ id, setup, agents }) => [
      ...options(`${id}.setup`, setup),
      ...agents.flatMap((agent) => [
        ...['name', 'about'].map((key) => `${id}.agent.${agent.id}.${key}`),
        ...options(`${id}.agent.${agent.id}`, agent.options),
      ]),
    ]),
  );
  // `over` is the ending of games that name no other.
  const used = (key) =>
    key.endsWith('.over') ||
    literal.has(key) ||
    ofEngine.has(key) ||
    patterns.some((pattern) => pattern.test(key) || pattern.test(key.replace(/^\w+\./, '')));
  assert.deepEqual(
    all().filter((key) => !used(key)),
    [],
  );
});

test('every setting has a name and names for its values', () => {
  const sentences = { ...sentencesOf('en'), ...sentencesOf('en', 'dialogs') };
  for (const name of settingNames) {
    assert.ok(`setting.${name}` in sentences, name);
    for (const value of settingValues[name]) {
      const known = `setting.${name}.${value}` in sentences || `setting.${value}` in sentences || name === 'lang';
      assert.ok(known, `${name} ${value}`);
    }
  }
});

test('every setup option and every agent has its words, in its game', () => {
  for (const { id, setup, agents } of infos) {
    const sentences = { ...sentencesOf('en', `games/${id}`), ...sentencesOf('en', `games/${id}/dialogs`) };
    for (const { name } of setup) assert.ok(`setup.${name}` in sentences, `${id} ${name}`);
    for (const { id: agent, options } of agents) {
      for (const key of ['name', 'about']) assert.ok(`agent.${agent}.${key}` in sentences, `${id} ${agent} ${key}`);
      for (const { name } of options)
        if (name !== 'level') assert.ok(`agent.${agent}.${name}` in sentences, `${id} ${agent} ${name}`);
    }
  }
});

test('the words of the first paint are those of the language', () => {
  const html = readFileSync(join(web, 'index.html'), 'utf8');
  const sentences = sentencesOf('en', 'games/colosseum');
  const rules = [...html.matchAll(/<li><span class="picture".*?<\/span><span>([^<]+)<\/span><\/li>/g)].map(
    ([, text]) => text,
  );
  assert.deepEqual(
    rules,
    [1, 2, 3].map((number) => sentences[`rules.${number}`]),
  );
  for (const [, key, text] of html.matchAll(/data-say-label="([\w.]+)" aria-label="([^"]+)"/g))
    assert.equal(text, sentencesOf('en')[key], key);
});

test('numbers choose the right form', () => {
  const en = createSay('en', { move_one: '{n} move', move_other: '{n} moves', plain: '{n} sheep' });
  assert.deepEqual(
    [en('move', { n: 1 }), en('move', { n: 0 }), en('move', { n: 2 }), en('plain', { n: 2 })],
    ['1 move', '0 moves', '2 moves', '2 sheep'],
  );
  const fr = createSay('fr', { move_one: '{n} coup', move_other: '{n} coups' });
  assert.deepEqual([fr('move', { n: 0 }), fr('move', { n: 2 })], ['0 coup', '2 coups']);
  assert.equal(en('unknown.key'), 'unknown.key');
  assert.deepEqual([en.has('move'), en.has('plain'), en.has('x')], [true, true, false]);
  assert.equal(en('move', { n: '1,234' }), '1,234 moves');
  assert.equal(createSay('en', { odd: '{constructor} {n}' })('odd', { n: 1 }), '{constructor} 1');
});

test('a language of four forms is one more file: nothing in the code knows how many there are', () => {
  const forms = { move_one: '{n} ruch', move_few: '{n} ruchy', move_many: '{n} ruchów', move_other: '{n} ruchu' };
  const pl = createSay('pl', {});
  pl.learn(forms, 'game');
  assert.deepEqual(
    [1, 2, 5, 22, 1.5].map((n) => pl('game.move', { n })),
    ['1 ruch', '2 ruchy', '5 ruchów', '22 ruchy', '1.5 ruchu'],
  );
});
