// Copies of the published site that tests may change. A change is sealed, so that the service worker takes the files for
// those of their edition.
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteFolder } from './harness.mjs';

/** @param {import('node:test').TestContext} t that the copy is for @returns {string} its folder */
export function copySite(t) {
  const folder = mkdtempSync(join(tmpdir(), 'arena-site-'));
  t.after(() => rmSync(folder, { recursive: true }));
  cpSync(siteFolder, folder, { recursive: true });
  return folder;
}

/** A file of the edition: what it must be, when it is kept, its language.
 *  @typedef {{ name: string, integrity: string, part: string, language: string | undefined }} ListedFile */

/** What the service worker knows of its files. @param {string} [folder] @returns {ListedFile[]} */
export function listedFiles(folder = siteFolder) {
  const entry = /"?([\w./-]+)"?:\{integrity:"([^"]+)",part:"(\w+)"(?:,language:"(\w+)")?\}/g;
  return [...readFileSync(join(folder, 'sw.js'), 'utf8').matchAll(entry)].map(
    ([, name, integrity, part, language]) => ({ name, integrity, part, language }),
  );
}

/** The service worker knows the files as they are now. @param {string} folder */
export function seal(folder) {
  let text = readFileSync(join(folder, 'sw.js'), 'utf8');
  for (const { name, integrity } of listedFiles(folder)) {
    const digest = createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('base64');
    text = text.replace(integrity, `sha256-${digest}`);
  }
  writeFileSync(join(folder, 'sw.js'), text);
}

/** @param {string} [folder] */
export const editionOf = (folder = siteFolder) =>
  /data-edition="(\w+)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[1] ?? '';
