import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { firstBoard, withBoard } from '../../web/first-board.mjs';
import { firstGame } from '../../web/js/games/list.js';
import { loadEngine } from '../wasm/load.mjs';

test('the picture in the page is what the code draws for a first visit (else: node web/first-board.mjs)', async () => {
  const html = readFileSync(new URL('../../web/index.html', import.meta.url), 'utf8');
  assert.equal(html, withBoard(html, await firstBoard(await loadEngine(firstGame))));
  assert.match(html, /<svg[^>]+viewBox/);
});
