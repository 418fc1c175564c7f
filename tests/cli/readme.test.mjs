// The examples in core/cli/README.md are the output of the program.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
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
  assert.match(stdout, pattern(shown));
});

test('a board', () => {
  const [command, ...shown] = blocks.find((block) => block.startsWith('$ arena show')).split('\n');
  assert.match(arena(['show', '--setup', command.match(/"(.*)"/)[1]]).stdout, pattern(shown.join('\n')));
});

test('every option and file that is named exists', () => {
  const commands = [...arena(['--help']).stdout.matchAll(/^ {2}([a-z][a-z-]+) {2,}\S/gm)].map(([, name]) => name);
  const known = commands.map((command) => arena([command, '--help']).stdout).join('\n');
  const own = /sbatch|cmake/; // lines of other programs
  for (const line of text.split('\n').filter((each) => !own.test(each)))
    for (const [option] of line.matchAll(/--[a-z][a-z-]+/g)) assert.ok(known.includes(option), option);
  for (const [, file] of text.matchAll(/\]\((?!http)([^)#]+)\)/g)) assert.ok(existsSync(join(root, 'core/cli', file)), file);
  for (const [file] of text.matchAll(/(?:tests|core)\/[\w/.-]+\.\w+/g)) assert.ok(existsSync(join(root, file)), file);
});
