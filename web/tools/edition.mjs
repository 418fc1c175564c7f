// What the service worker knows of the files of its edition.
import { createHash } from 'node:crypto';

/** @typedef {Map<string, Uint8Array>} Files by their names in the site */

/** As `integrity` writes it. @param {Uint8Array} bytes */
export const integrityOf = (bytes) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/** A name for just these files. @param {Files} files */
export function digestOf(files) {
  const digest = createHash('sha256');
  for (const [name, bytes] of [...files].sort()) digest.update(`${name} ${integrityOf(bytes)}\n`);
  return digest.digest('hex').slice(0, 12);
}

/** @param {Files} files @param {(name: string) => string} partOf @param {(name: string) => string | undefined} languageOf */
export const listFiles = (files, partOf, languageOf) =>
  Object.fromEntries(
    [...files].map(([name, bytes]) => {
      const language = languageOf(name);
      return [name, { integrity: integrityOf(bytes), part: partOf(name), ...(language ? { language } : {}) }];
    }),
  );
