// Starts a thinking worker, wherever the page stands.

/** What the pool needs of a Worker. @typedef {Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onmessageerror' | 'onerror'>} WorkerLike */

const workerUrl = () => new URL('./worker.js', import.meta.url);

/** A worker of the page's own making, for a frame without an origin, to which every script is a stranger's. A classic one:
 *  it asks for our script as anybody may where the host sends CORS headers, and hears messages from its first moment. */
function startBlobWorker() {
  const lines = [
    'const early = [], hold = (event) => early.push(event.data);',
    "addEventListener('message', hold);",
    `import(${JSON.stringify(workerUrl().href)}).then(() => {`,
    "removeEventListener('message', hold);",
    "for (const data of early) dispatchEvent(new MessageEvent('message', { data }));",
    // An error that the page hears.
    '}, (error) => setTimeout(() => { throw error; }));',
  ];
  const url = URL.createObjectURL(new Blob(lines, { type: 'text/javascript' }));
  const worker = new Worker(url);
  URL.revokeObjectURL(url);
  return worker;
}

/** @returns {WorkerLike} */
export const startWorker = () =>
  globalThis.origin === 'null' ? startBlobWorker() : new Worker(workerUrl(), { type: 'module' });
