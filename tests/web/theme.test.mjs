// What a theme comes to, on a device that prefers something or nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyPalette, applyTheme, loadStyles } from '../../web/js/widgets/theme.js';

const sheets = [];
/** @param {string[]} preferences that this device has */
function themeOn(preferences, settings) {
  const dataset = {};
  const link = () => ({ addEventListener: () => {} });
  Object.assign(globalThis, {
    document: {
      documentElement: { dataset },
      createElement: link,
      head: { append: (sheet) => sheets.push(sheet.href) },
    },
    matchMedia: (query) => ({ matches: preferences.some((each) => query.includes(each)) }),
  });
  applyTheme({ theme: 'auto', contrast: 'auto', ...settings });
  return dataset;
}

test('a theme is the chosen one, or the device’s', () => {
  const scheme = (preferences, theme) => themeOn(preferences, { theme }).scheme;
  assert.deepEqual([scheme([], 'auto'), scheme(['dark'], 'auto')], ['light', 'dark']);
  assert.deepEqual([scheme([], 'dark'), scheme(['dark'], 'light')], ['dark', 'light']);
  assert.equal(themeOn(['dark'], { theme: 'light' }).theme, 'light');
});

test('more contrast is asked for by hand or by the device, and its styles come once', () => {
  const contrast = (preferences, chosen) => themeOn(preferences, { contrast: chosen }).contrast;
  assert.deepEqual([contrast([], 'auto'), contrast(['contrast'], 'normal'), sheets.length], ['normal', 'normal', 0]);
  assert.deepEqual([contrast(['contrast'], 'auto'), contrast([], 'more')], ['more', 'more']);
  assert.equal(sheets.length, 1);
  assert.match(sheets[0], /css\/contrast\.css$/);
  const url = new URL('https://site.example/print.css');
  assert.equal(loadStyles(url), loadStyles(url));
  assert.equal(sheets.length, 2);
});

test('the colours of the sides are the game’s, or the page’s', () => {
  const dataset = themeOn([], {});
  applyPalette({ palette: 'red-blue' });
  assert.equal(dataset.palette, 'red-blue');
  applyPalette({});
  assert.equal(dataset.palette, '');
});
