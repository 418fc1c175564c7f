// Completions in the shells themselves, and the manual page.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { arena, program } from './program.mjs';

const folder = mkdtempSync(join(tmpdir(), 'arena-describe-'));
const has = (command) => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;
const need = (command) => ({ skip: !has(command) && `no ${command} here` });
const commands = [...arena(['--help']).stdout.matchAll(/^ {2}([a-z][a-z-]+) {2,}\S/gm)].map(([, name]) => name);
const optionsOf = (command) => [...arena([command, '--help']).stdout.matchAll(/^ {2}(?:-h,)?(--[a-z-]+)/gm)].map(([, name]) => name);
const agents = ['colosseum', 'infexion', 'tetress'].flatMap((game) => JSON.parse(arena(['agents', '--game', game, '--json']).stdout).map(({ id }) => id));

/** What each shell offers for a line up to the cursor. */
const shells = {
  bash(line) {
    const words = line.split(' ');
    const script = `source ${folder}/arena.bash; COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}; _arena; printf '%s\\n' "\${COMPREPLY[@]}"`;
    return spawnSync('bash', ['--norc', '-euc', script], { encoding: 'utf8' });
  },
  fish: (line) =>
    spawnSync('fish', ['--no-config', '-c', `source ${folder}/arena.fish; complete -C '${line}'`], { encoding: 'utf8', env: { ...process.env, HOME: folder, PATH: `${dirname(program)}:${process.env.PATH}` } }),
};
const offers = (shell, line) => {
  const { status, stdout, stderr } = shells[shell](line);
  assert.deepEqual([status, stderr], [0, ''], line);
  return stdout.trim().split('\n').map((offer) => offer.split('\t')[0]).filter(Boolean);
};

for (const shell of Object.keys(shells))
  test(`${shell} completes commands, options and values`, need(shell), () => {
    writeFileSync(join(folder, `arena.${shell}`), arena(['completions', shell]).stdout);
    const first = offers(shell, 'arena ');
    for (const command of commands) assert.ok(first.includes(command), command);
    assert.deepEqual(offers(shell, 'arena mer'), ['merge']);
    for (const command of ['match', 'play', 'tune', 'show'])
      assert.deepEqual(offers(shell, `arena ${command} --`).sort(), optionsOf(command).sort(), command);
    assert.deepEqual(offers(shell, 'arena legal --game ').sort(), ['colosseum', 'infexion', 'tetress']);
    assert.deepEqual(offers(shell, 'arena match --agent ').sort(), [...new Set(agents)].sort());
    assert.deepEqual(offers(shell, 'arena match --json --protocol c'), ['course']);
    assert.deepEqual(offers(shell, 'arena show --color a').sort(), ['always', 'auto']);
  });

test('zsh completes commands, options and values', need('zsh'), () => {
  writeFileSync(join(folder, '_arena'), arena(['completions', 'zsh']).stdout);
  // What the script hands to zsh's own functions.
  const handed = (...words) =>
    spawnSync('zsh', ['-fc', `compdef() { :; }; source ${folder}/_arena; _describe() { print -rl -- "\${(@P)2}"; }; _arguments() { print -rl -- "$@"; }
      words=(${words.map((word) => `'${word}'`).join(' ')} ''); CURRENT=${words.length + 1}; _arena`], { encoding: 'utf8' }).stdout.trim().split('\n');
  assert.deepEqual(handed('arena').map((line) => line.split(':')[0]).sort(), [...commands].sort());
  for (const command of ['match', 'play', 'tune', 'show'])
    assert.deepEqual(handed('arena', command).filter((spec) => spec.startsWith('*--')).map((spec) => spec.slice(1, spec.indexOf('['))), optionsOf(command), command);
  assert.ok(handed('arena', 'match').includes('*--protocol[fair, or course\\: bad turns are replaced by random moves (default fair)]:RULE:(fair course)'));
  assert.ok(handed('arena', 'match').includes('*--json[print the table as JSON]'));
  assert.ok(handed('arena', 'show').includes('*:file:_files'));
});

test('an unknown shell is refused', () => {
  assert.equal(arena(['completions', 'tcsh']).status, 2);
  assert.equal(arena(['completions']).status, 2);
});

test('the manual page is sound and names every command, option and example', need('mandoc'), () => {
  const page = join(folder, 'arena.1');
  writeFileSync(page, arena(['manual']).stdout);
  const lint = spawnSync('mandoc', ['-T', 'lint', '-W', 'warning', page], { encoding: 'utf8' });
  assert.equal(lint.stdout.split('\n').filter((line) => !/missing date|TH/.test(line)).join('\n').trim(), '');
  const text = spawnSync('mandoc', ['-T', 'utf8', '-O', 'width=300', page], { encoding: 'utf8' }).stdout.replaceAll(/.\x08/g, '').replaceAll('‐', '-');
  for (const command of commands) {
    assert.ok(text.includes(`arena ${command}\n`), command);
    const help = arena([command, '--help']).stdout;
    for (const option of optionsOf(command)) assert.ok(text.includes(option), `${command} ${option}`);
    for (const [, example] of help.matchAll(/^ {2}(arena .*)$/gm)) assert.ok(text.includes(example), example);
  }
  for (const section of ['EXIT STATUS', 'ENVIRONMENT']) assert.ok(text.includes(`\n${section}\n`));
});

test('the build has made what is installed', () => {
  const made = (name) => readFileSync(join(dirname(program), 'described', name), 'utf8');
  for (const [shell, name] of [['bash', 'arena.bash'], ['zsh', '_arena'], ['fish', 'arena.fish']])
    assert.equal(made(name), arena(['completions', shell]).stdout);
  assert.equal(made('arena.1'), arena(['manual']).stdout);
});
