// Real web servers, of courses and of laptops, in their default configuration.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteFolder, tool } from '../browser/harness.mjs';

const program = (/** @type {string} */ name) => tool.resolve(name);

/** A configuration in the test's own folder; of the machine's configuration only the list of media types is used. */
const nginx = (/** @type {string} */ folder, /** @type {number} */ port) => `
daemon off; pid ${folder}/nginx.pid; error_log stderr; worker_processes 1; ${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 256; }
http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off;
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c; uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  server { listen 127.0.0.1:${port}; root ${folder}/www; index index.html; location / { try_files $uri $uri/ =404; } } }`;
const apache = (/** @type {string} */ folder, /** @type {number} */ port) => {
  const modules = ['mpm_event', 'authz_core', 'dir', 'mime'];
  return `${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
ServerRoot ${folder}\nServerName localhost\nListen 127.0.0.1:${port}\nPidFile ${folder}/apache.pid\nErrorLog ${folder}/error.log
DefaultRuntimeDir ${folder}\nMutex file:${folder}\n${process.getuid?.() === 0 ? 'User www-data\nGroup www-data\n' : ''}DocumentRoot ${folder}/www\nTypesConfig /etc/mime.types\nDirectoryIndex index.html
<Directory ${folder}/www>\n  Require all granted\n  AllowOverride None\n</Directory>`;
};

/** The command that serves `www` in a folder. `config`: a file that it reads; `path`: where the site is served,
 *  by default /course/; `dropsQuery`: whether its redirects drop the query of an address.
 *  @type {{ name: string, needs: string, path?: string, dropsQuery?: boolean, config?: (folder: string, port: number) => string, command: (folder: string, port: number) => string[] }[]} */
export const servers = [
  {
    name: 'nginx',
    needs: '/usr/sbin/nginx',
    config: nginx,
    command: (folder) => ['/usr/sbin/nginx', '-p', folder, '-c', `${folder}/config`],
  },
  {
    name: 'Apache',
    needs: '/usr/sbin/apache2',
    config: apache,
    command: (folder) => ['/usr/sbin/apache2', '-X', '-f', `${folder}/config`],
  },
  {
    name: 'python3 -m http.server',
    needs: '/usr/bin/python3',
    command: (folder, port) => [
      ...['/usr/bin/python3', '-m', 'http.server', String(port)],
      ...['--bind', '127.0.0.1', '--directory', `${folder}/www`],
    ],
  },
  {
    name: 'serve',
    dropsQuery: true,
    needs: program('serve/build/main.js'),
    command: (folder, port) => [
      ...[process.execPath, program('serve/build/main.js'), '--no-port-switching'],
      ...['--listen', `tcp://127.0.0.1:${port}`, `${folder}/www`],
    ],
  },
  {
    name: 'serve, in the site’s own folder',
    path: '/',
    needs: program('serve/build/main.js'),
    command: (folder, port) => [
      ...[process.execPath, program('serve/build/main.js'), '--no-port-switching'],
      ...['--listen', `tcp://127.0.0.1:${port}`, `${folder}/www/course`],
    ],
  },
  {
    name: 'http-server',
    needs: program('http-server/bin/http-server'),
    command: (folder, port) => [
      ...[process.execPath, program('http-server/bin/http-server'), `${folder}/www`],
      ...['-p', String(port), '-a', '127.0.0.1', '--silent'],
    ],
  },
].map((server) => ({ ...server, isInstalled: existsSync(server.needs) }));

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });

/** Serves a copy of the site at `path`, as a course web space would.
 *  @param {typeof servers[number]} server @returns {Promise<{ origin: string, address: string, close: () => Promise<void> }>} */
export async function startServer({ name, path = '/course/', config, command }) {
  const folder = mkdtempSync(join(tmpdir(), 'arena-server-'));
  mkdirSync(join(folder, 'www'));
  cpSync(siteFolder, join(folder, 'www/course'), { recursive: true });
  // Apache, if started as root, runs as www-data, which must be able to read the files.
  if (name === 'Apache') execFileSync('chmod', ['-R', 'a+rX', folder]);
  const port = await freePort();
  if (config) writeFileSync(join(folder, 'config'), config(folder, port));
  const [file, ...args] = command(folder, port);
  const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder });
  let complaint = '';
  child.stderr.on('data', (text) => (complaint += text));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; ++tries) {
    const answered = await fetch(origin + path, { signal: AbortSignal.timeout(5000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) break;
    if (tries > 300 || child.exitCode !== null) {
      child.kill('SIGKILL');
      throw new Error(`${name} does not serve: ${complaint}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    origin,
    address: origin + path,
    async close() {
      child.kill();
      // A server that waits for a browser's open connections is ended.
      const impatience = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(impatience);
      rmSync(folder, { recursive: true });
    },
  };
}
