// Starts a thinking worker, wherever the page stands.
import { trusted } from '../policy/trusted-types.js';

/** What the pool needs of a Worker. @typedef {Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onmessageerror' | 'onerror'>} WorkerLike */

const workerUrl = () => new URL('./worker.js', import.meta.url);

/** A worker from a blob: URL, for a frame with an opaque origin, for which every script, ours too, is cross-origin. The
 *  worker is a classic one, so that it receives messages at once; it then imports our script, for which the web host must
 *  send CORS headers. */
function startBlobWorker() {
  const lines = [
    'const early = [], hold = (event) => early.push(event.data);',
    "addEventListener('message', hold);",
    `import(${JSON.stringify(workerUrl().href)}).then(() => {`,
    "removeEventListener('message', hold);",
    "for (const data of early) dispatchEvent(new MessageEvent('message', { data }));",
    // Thrown outside the promise, so that the page gets an `error` event.
    '}, (error) => setTimeout(() => { throw error; }));',
  ];
  const url = URL.createObjectURL(new Blob(lines, { type: 'text/javascript' }));
  const worker = new Worker(trusted.createScriptURL(url));
  URL.revokeObjectURL(url);
  return worker;
}

/** @returns {WorkerLike} */
export const startWorker = () =>
  globalThis.origin === 'null'
    ? startBlobWorker()
    : new Worker(trusted.createScriptURL(workerUrl().href), { type: 'module' });
