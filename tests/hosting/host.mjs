// A web host that misbehaves on request: a static server whose single answers a test can change (`quirk`).
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
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
 *  `isPacked` packs the file, as hosts do that hold packed copies; `stopAt` breaks the connection after so many bytes, `stallAt` sends no more of them; null leaves the request unanswered.
 *  @typedef {{ status?: number, headers?: Record<string, string>, body?: string, file?: string, location?: string,
 *    delayMs?: number, stopAt?: number, stallAt?: number, isPacked?: boolean } | null} Quirk */

/** @typedef {object} Host
 *  @property {string} origin with the IP address, as in http://127.0.0.1:1234
 *  @property {string} originByName the same host as http://localhost:1234, which a browser takes for another site
 *  @property {string[]} asked paths, in order
 *  @property {(path: string, headers: import('node:http').IncomingHttpHeaders) => Quirk | undefined} quirk may be replaced
 *  @property {() => Promise<unknown>} close */

/** The rules of a `_headers` file, as Cloudflare Pages and Netlify read it. @param {string} file
 *  @returns {(path: string) => Record<string, string>} */
function headersIn(file) {
  /** @type {[string, Record<string, string>][]} */
  const rules = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    if (name) Object.assign(rules.at(-1)?.[1] ?? {}, { [name.toLowerCase()]: value });
    else if (line.startsWith('/')) rules.push([line, {}]);
  }
  const fits = (/** @type {string} */ path, /** @type {string} */ rule) =>
    rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;
  return (path) => Object.assign({}, ...rules.filter(([rule]) => fits(path, rule)).map(([, headers]) => headers));
}

/** @param {{ sites?: Record<string, string>, pages?: Record<string, string>, quirk?: Host['quirk'], etags?: boolean, readsSiteFiles?: boolean }} [options]
 *  `sites`: folders by the path that each stands under; `pages`: HTML by path; `readsSiteFiles`: whether the host obeys the site's
 *  _headers and 404.html
 *  @returns {Promise<Host>} */
export async function startHost({
  sites = { '/': siteFolder },
  pages = {},
  quirk = () => undefined,
  etags = false,
  readsSiteFiles = false,
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
  const headersOf = readsSiteFiles ? headersIn(join(sites['/'], '_headers')) : null;
  const host = { asked: /** @type {string[]} */ ([]), quirk };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://host');
    const path = decodeURIComponent(url.pathname);
    host.asked.push(path);
    const unusual = host.quirk(path, request.headers);
    if (unusual === null) return;
    const { status, headers, body, file, location, delayMs = 0, stopAt, stallAt, isPacked = false } = unusual ?? {};
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (location !== undefined)
      return response.writeHead(status ?? 301, { ...headers, location: location + url.search }).end();
    const found = file === undefined ? fileOf(path) : fileOf(file);
    const missing = readsSiteFiles ? fileOf('/404.html') : undefined;
    const content = body ?? pages[path] ?? (found && readFileSync(found));
    const type =
      body === undefined && pages[path] === undefined ? mediaTypes[extname(found ?? '')] : mediaTypes['.html'];
    const plain = Buffer.from(content ?? (missing && readFileSync(missing)) ?? 'not here');
    const bytes = isPacked ? gzipSync(plain) : plain;
    const tag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"`;
    if (etags && request.headers['if-none-match'] === tag) return response.writeHead(304, { etag: tag }).end();
    response.writeHead(status ?? (content === undefined ? 404 : 200), {
      'content-type':
        content === undefined ? (missing ? mediaTypes['.html'] : 'text/plain') : (type ?? 'application/octet-stream'),
      ...(headersOf?.(path) ?? {}),
      'content-length': bytes.length,
      ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
      ...(etags ? { etag: tag } : readsSiteFiles ? {} : { 'cache-control': 'no-cache' }),
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
    originByName: `http://localhost:${port}`,
    close() {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  });
}
