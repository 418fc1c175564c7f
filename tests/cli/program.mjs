// The program under test: from build/native, or from the build folder in ARENA_BUILD.
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const program = join(resolve(root, process.env.ARENA_BUILD ?? 'build/native'), 'arena');

/** @param {string[]} args @param {string | Buffer} [input] */
export const arena = (args, input = '') =>
  spawnSync(program, args, { input, encoding: 'utf8', timeout: 120_000, maxBuffer: 1 << 28 });
