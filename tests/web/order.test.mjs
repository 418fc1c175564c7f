// The order in which scripts run, of which the bundler is told.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importedAfter } from '../../web/tools/order.mjs';

/** `a: 'b ?c'` is a script that imports b at its start, and c when it is needed. */
const graph = (scripts) =>
  Object.fromEntries(
    Object.entries(scripts).map(([path, names]) => [
      path,
      {
        imports: names
          .split(' ')
          .filter(Boolean)
          .map((name) => ({
            path: name.replace('?', ''),
            kind: name[0] === '?' ? 'dynamic-import' : 'import-statement',
          })),
      },
    ]),
  );
const after = (scripts, ...roots) => Object.fromEntries(importedAfter(graph(scripts), roots, '/'));

test('a script comes after the last one that has surely run, if they share something', () => {
  const scripts = { start: 'base ?page', page: 'base lit ?dialog', dialog: 'lit', base: '', lit: '' };
  assert.deepEqual(after(scripts, 'start'), { '/page': '/start', '/dialog': '/page' });
});

test('a script that two ask for comes after what runs before both', () => {
  const scripts = {
    start: 'base ?page ?later',
    page: 'base list ?dialog',
    later: 'base list',
    list: '?game',
    game: 'base',
    dialog: 'base',
    base: '',
  };
  assert.deepEqual(after(scripts, 'start'), {
    '/page': '/start',
    '/later': '/start',
    '/game': '/start',
    '/dialog': '/page',
  });
});

test('a script that shares nothing, one that has run before, and one of two pages follow nobody', () => {
  assert.deepEqual(after({ start: 'base ?poster', base: '', poster: '' }, 'start'), {});
  assert.deepEqual(after({ start: 'base', page: 'base ?start', base: '' }, 'start', 'page'), {});
  assert.deepEqual(after({ one: 'base ?part', two: 'base ?part', part: 'base', base: '' }, 'one', 'two'), {});
});
