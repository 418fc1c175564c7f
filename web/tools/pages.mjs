// Pages name scripts, styles and images by their places in web/; published pages name what these became.
import { existsSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';

// Files that keep their names, because other people's pages hold them.
const fixed = ['board-game.js', 'sw.js'];

/** The files that a page names, other pages excepted.
 *  @param {string} web @param {string} page @param {string} html @returns {{ name: string, path: string }[]} */
export function references(web, page, html) {
  const names = [...html.matchAll(/ (?:src|href)="([^"#?:]+\.\w+)"/g)].map(([, name]) => name);
  return [...new Set(names)]
    .map((name) => ({ name, path: resolve(web, dirname(page), name) }))
    .filter(({ path }) => !path.endsWith('.html') && !fixed.includes(basename(path)) && existsSync(path));
}

/** The page as it is published: other names, no comments, no indentation, and the parts of its script announced so that
 *  they load at once instead of one after the other.
 *  @param {string} web @param {string} page @param {string} html @param {import('./bundle.mjs').Bundle} built */
export function publish(web, page, html, built) {
  const assets = relative(dirname(page), 'assets') || 'assets';
  let text = html.replace(/<!--.*?-->/gs, '').replace(/\n\s+/g, '\n');
  for (const { name, path } of references(web, page, html)) {
    text = text.replaceAll(`="${name}"`, `="${assets}/${built.nameOf(path)}"`);
    const parts = built
      .importsOf(built.nameOf(path))
      .map((part) => `<link rel="modulepreload" href="${assets}/${part}">\n`);
    if (path.endsWith('.js')) text = text.replace('</head>', `${parts.join('')}</head>`);
  }
  return text;
}
