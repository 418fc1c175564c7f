// A thinking worker: holds the compiled module, starts its instance at the first request.
import { importGlue } from './files.js';
import { startInstance } from './instance.js';

/** @typedef {import('../../../wasm/engine.d.ts').Engine} Engine */
/** @typedef {import('../../../wasm/engine.d.ts').Session} Session */
/** @typedef {import('./protocol.js').FromWorker} FromWorker */
/** @typedef {import('./protocol.js').Think} Think */
/** @typedef {import('./protocol.js').Thought} Thought */

const msBetweenInfos = 125;
// Two agents that play each other keep what each remembers between its turns.
const mostSessions = 2;

/** @type {WebAssembly.Module} */
let module;
/** @type {Promise<Engine> | undefined} */
let engine;
/** @type {Map<string, Session>} */
const sessions = new Map();

/** @param {FromWorker} message */
const post = (message) => postMessage(message);

/** @param {Engine} from @param {import('./protocol.js').ThinkRequest} request */
function sessionFor(from, { game, agent, options, seed }) {
  const key = [game, agent, options, seed].join(' ');
  const session = sessions.get(key) ?? new from.Session();
  sessions.delete(key);
  sessions.set(key, session);
  for (const [oldest, unused] of sessions) {
    if (sessions.size <= mostSessions) break;
    sessions.delete(oldest);
    unused.delete();
  }
  return session;
}

/** @param {Think} message */
async function think({ id, generation, request }) {
  engine ??= startInstance(module);
  const session = sessionFor(await engine, request);
  /** @type {Map<number, Thought>} */
  const held = new Map();
  let toldAt = performance.now();
  const reply = session.think(request, (thought) => {
    held.set(thought.rank, thought);
    const now = performance.now();
    if (now - toldAt < msBetweenInfos) return;
    toldAt = now;
    post({ id, generation, type: 'info', thoughts: [...held.values()] });
    held.clear();
  });
  if (!reply.ok) return post({ id, generation, type: 'error', message: reply.error, code: reply.code, crashed: false });
  const { move, score, nodes, ms } = reply;
  post({ id, generation, type: 'decided', answer: { move, score, nodes, ms }, thoughts: [...held.values()] });
}

addEventListener('message', async ({ data }) => {
  /** @type {import('./protocol.js').ToWorker} */
  const message = data;
  const { id, generation } = message;
  try {
    if (message.type === 'init') {
      module = message.module;
      await importGlue();
      post({ id, generation, type: 'ready' });
    } else {
      await think(message);
    }
  } catch (error) {
    post({ id, generation, type: 'error', message: String(error), code: 'crashed', crashed: true });
  }
});
