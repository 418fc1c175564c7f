// The examples in core/cli/README.md are the output of the program.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { arena, root } from './program.mjs';

const text = readFileSync(join(root, 'core/cli/README.md'), 'utf8');
const blocks = [...text.matchAll(/^```\w*\n([^]*?)^```$/gm)].map(([, block]) => block);
/** A pattern for an example: … matches any text, and a line of … any number of lines. */
const pattern = (shown) =>
  new RegExp(`^${shown.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/^…\n/gm, '(?:.*\\n)+').replaceAll('…', '.*')}$`);

test('the transcript of UGI', () => {
  const lines = blocks.find((block) => block.startsWith('> ugi\n')).split('\n');
  const said = lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2));
  const shown = lines.filter((line) => !line.startsWith('> ')).join('\n');
  assert.match(arena(['ugi'], said.join('\n')).stdout, pattern(shown));
});

test('the table of a match', () => {
  const { stdout } = arena(['match', '--agent', 'champion', '--agent', 'greedy', '--nodes', '500', '--games', '10']);
  const shown = blocks.find((block) => block.startsWith('champion\n')).replace(/p95 .*/, 'p95 …');
  assert.match(`${stdout.split('\n').slice(0, 4).join('\n')}\n`, pattern(shown));
});
