// Pages name scripts, styles and images by their places in web/; published pages name what these became.
import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';

// Files that keep their names, because other people's pages hold them.
const fixed = ['board-game.js', 'sw.js', 'app.webmanifest', 'icon-192.png'];
// Names of all others stand in it: it is made last (build.mjs).
const last = ['early.js'];

/** @typedef {{ name: string, path: string, needed: boolean }} Reference `needed` before the first paint on a screen */

/** The files that a page names, other pages excepted.
 *  @param {string} web @param {string} page @param {string} html @returns {Reference[]} */
export function references(web, page, html) {
  const tags = [...html.matchAll(/<\w[^>]* (?:src|href)="([^"#?:]+\.\w+)"[^>]*>/g)];
  return tags
    .map(([tag, name = '']) => ({
      name,
      path: resolve(web, dirname(page), name),
      needed: !/ rel="preload"| media="print"/.test(tag),
    }))
    .filter(({ path }) => !path.endsWith('.html') && ![...fixed, ...last].includes(basename(path)) && existsSync(path))
    .map((reference) => ({ ...reference, path: realpathSync(reference.path) }));
}

/** The page as it is published: other names, no comments, no indentation, and the parts of its scripts announced so that
 *  they load at once instead of one after the other.
 *  @param {string} web @param {string} page @param {string} html @param {import('./bundle.mjs').Bundle} built */
export function publish(web, page, html, built) {
  const assets = relative(dirname(page), 'assets') || 'assets';
  let text = html.replace(/<!--.*?-->/gs, '').replace(/\n\s+/g, '\n');
  /** @type {Set<string>} */
  const parts = new Set();
  const named = references(web, page, html);
  for (const { name, path } of named) {
    text = text.replaceAll(`="${name}"`, `="${assets}/${built.nameOf(path)}"`);
    for (const part of built.importsOf(built.nameOf(path))) parts.add(part);
  }
  for (const { path } of named) parts.delete(built.nameOf(path));
  const links = [...parts].map((part) => `<link rel="modulepreload" href="${assets}/${part}">\n`);
  // Before whatever else is fetched early: the page runs when its last part is there.
  return text.replace(/(?=<link rel="preload"|<\/head>)/, links.join(''));
}
