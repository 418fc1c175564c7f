// A plain static file server, for looking at the site and for its tests: node web/tools/serve.mjs FOLDER PORT.
// It sends no headers but the media type: the site must do without any from its host.
import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/** @type {Record<string, string>} */
const mediaTypes = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** The sources name the one library by its bare name, which browsers do not know.
 *  @param {string} code @param {string} path of the script, below `js/` */
function resolveBareNames(code, path) {
  const up = '../'.repeat(path.split('/js/').pop()?.split('/').length ?? 1);
  return code.replace(
    /from '(lit-html(?:\/[\w/]+\.js)?)'/g,
    (_, name) => `from '${up}node_modules/${name.endsWith('.js') ? name : `${name}/${name}.js`}'`,
  );
}

/** @param {string} folder
 *  @param {{ under?: string, port?: number, compress?: boolean, extra?: Record<string, string>, change?: (path: string, body: Buffer) => string | Buffer }} [options]
 *  `under`: the path that the folder stands for; `extra`: pages that stand in no file; `change`: what becomes of a file
 *  @returns {Promise<{ origin: string, address: string, close: () => Promise<unknown> }>} */
export async function serveFolder(
  folder,
  { under = '/', port = 0, compress = false, extra = {}, change = (_, body) => body } = {},
) {
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const send = (/** @type {number} */ status, /** @type {string} */ type, /** @type {string | Buffer} */ body) =>
      response
        .writeHead(status, {
          'content-type': type,
          'cache-control': 'no-cache',
          ...(compress ? { 'content-encoding': 'gzip' } : {}),
        })
        .end(compress ? gzipSync(body) : body);
    const page = extra[path];
    if (page !== undefined) return send(200, mediaTypes[extname(path)] ?? 'text/html; charset=utf-8', page);
    let file = join(folder, path.startsWith(under) ? normalize(`/${path.slice(under.length)}`) : '/not here');
    if (existsSync(file) && statSync(file).isDirectory()) file = join(file, 'index.html');
    const body = await readFile(file).catch(() => undefined);
    if (!body) return send(404, 'text/plain', 'not here');
    const text = /\/js\/.*\.js$/.test(path) ? resolveBareNames(String(body), path) : body;
    send(200, mediaTypes[extname(file)] ?? 'application/octet-stream', change(path, Buffer.from(text)));
  });
  await new Promise((done, failed) => server.once('error', failed).listen(port, '127.0.0.1', () => done(undefined)));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`;
  const close = () => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  };
  return { origin, address: origin + under, close };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder = '.', port = '8000'] = process.argv.slice(2);
  const { address } = await serveFolder(resolve(folder), { port: Number(port) }).catch(({ message }) => {
    console.error(`${message}\nChoose another port: PORT=8001 bash web/serve.sh`);
    process.exit(1);
  });
  console.log(`Open ${address.replace('127.0.0.1', 'localhost')} (Ctrl+C ends)`);
}
