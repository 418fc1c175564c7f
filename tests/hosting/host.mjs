// A host that misbehaves on request: it serves folders as a plain static server does, but for what a case changes.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { siteFolder } from '../browser/harness.mjs';

const mediaTypes = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** How an answer differs from the usual one. `location` redirects; `file` answers with another file of the site;
 *  `stopAt` breaks the connection after so many bytes, `stallAt` sends no more of them; null sends nothing at all.
 *  @typedef {{ status?: number, headers?: Record<string, string>, body?: string, file?: string, location?: string,
 *    delayMs?: number, stopAt?: number, stallAt?: number } | null} Quirk */

/** @typedef {object} Host
 *  @property {string} origin by address, as in http://127.0.0.1:1234
 *  @property {string} otherOrigin the same host by name: another site to a browser
 *  @property {string[]} asked paths, in order
 *  @property {(path: string, headers: import('node:http').IncomingHttpHeaders) => Quirk | undefined} quirk may be replaced
 *  @property {() => Promise<unknown>} close */

/** @param {{ sites?: Record<string, string>, pages?: Record<string, string>, quirk?: Host['quirk'], etags?: boolean }} [what]
 *  `sites`: folders by the path that each stands under; `pages`: HTML by path
 *  @returns {Promise<Host>} */
export async function startHost({
  sites = { '/': siteFolder },
  pages = {},
  quirk = () => undefined,
  etags = false,
} = {}) {
  const paths = Object.keys(sites).sort((one, other) => other.length - one.length);
  /** The file that a path means, if there is one. @param {string} path */
  const fileOf = (path) => {
    const site = paths.find((each) => path.startsWith(each));
    if (site === undefined) return undefined;
    const file = join(sites[site], normalize(`/${path.slice(site.length)}`));
    if (!existsSync(file)) return undefined;
    return statSync(file).isDirectory() ? fileOf(`${path.replace(/\/$/, '')}/index.html`) : file;
  };
  const host = /** @type {Host} */ ({ asked: [], quirk });
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://host');
    const path = decodeURIComponent(url.pathname);
    host.asked.push(path);
    const unusual = host.quirk(path, request.headers);
    if (unusual === null) return;
    const { status, headers, body, file, location, delayMs = 0, stopAt, stallAt } = unusual ?? {};
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (location !== undefined)
      return response.writeHead(status ?? 301, { ...headers, location: location + url.search }).end();
    const found = file === undefined ? fileOf(path) : fileOf(file);
    const content = body ?? pages[path] ?? (found && readFileSync(found));
    const type =
      body === undefined && pages[path] === undefined ? mediaTypes[extname(found ?? '')] : mediaTypes['.html'];
    const bytes = Buffer.from(content ?? 'not here');
    const tag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"`;
    if (etags && request.headers['if-none-match'] === tag) return response.writeHead(304, { etag: tag }).end();
    response.writeHead(status ?? (content === undefined ? 404 : 200), {
      'content-type': content === undefined ? 'text/plain' : (type ?? 'application/octet-stream'),
      'content-length': bytes.length,
      ...(etags ? { etag: tag } : { 'cache-control': 'no-cache' }),
      ...headers,
    });
    if (stopAt !== undefined) return response.write(bytes.subarray(0, stopAt), () => response.destroy());
    if (stallAt !== undefined) return response.write(bytes.subarray(0, stallAt));
    response.end(bytes);
  });
  await new Promise((done, failed) => server.once('error', failed).listen(0, '127.0.0.1', () => done(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return Object.assign(host, {
    origin: `http://127.0.0.1:${port}`,
    otherOrigin: `http://localhost:${port}`,
    close() {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  });
}
