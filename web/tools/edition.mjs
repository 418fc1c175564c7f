// Makes the list of files, with their hashes, that is built into the service worker.
import { createHash } from 'node:crypto';

/** @typedef {Map<string, Uint8Array>} Files by their names in the site */

/** The hash of a file in the format of the HTML attribute `integrity`. @param {Uint8Array} bytes */
export const integrityOf = (bytes) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/** A short digest that changes when any of these files does. @param {Files} files */
export function digestOf(files) {
  const digest = createHash('sha256');
  for (const [name, bytes] of [...files].sort()) digest.update(`${name} ${integrityOf(bytes)}\n`);
  return digest.digest('hex').slice(0, 12);
}

/** By name: hash, part and, if the file is in one, language.
 *  @param {Files} files @param {(name: string) => string} partOf @param {(name: string) => string | undefined} languageOf */
export const manifestOf = (files, partOf, languageOf) =>
  Object.fromEntries(
    [...files].map(([name, bytes]) => {
      const language = languageOf(name);
      return [name, { integrity: integrityOf(bytes), part: partOf(name), ...(language ? { language } : {}) }];
    }),
  );
