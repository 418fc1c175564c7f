// A thinking worker: an instance of a game's engine, and nothing else.
import { startInstance } from './instance.js';

/** @import { Engine, Session } from '../../../wasm/engine.d.ts' */
/** @import { Think, Thought } from './protocol.js' */

const msBetweenThoughts = 125;
// Two agents that play each other keep their memory between turns.
const maxSessions = 2;

/** @type {Promise<Engine>} */
let engine;
/** The session used last is the last one. @type {Map<string, Session>} */
const sessions = new Map();

/** @param {import('./protocol.js').FromWorker} message */
const post = (message) => postMessage(message);

/** @param {Engine} from @param {import('./protocol.js').ThinkRequest} request */
function sessionFor(from, { game, agent, options, seed }) {
  const key = [game, agent, options, seed].join(' ');
  const session = sessions.get(key) ?? new from.Session();
  sessions.delete(key);
  sessions.set(key, session);
  for (const [oldest, unused] of sessions) {
    if (sessions.size <= maxSessions) break;
    sessions.delete(oldest);
    unused.delete();
  }
  return session;
}

// The memory is free again then, and the next session finds it whole.
function endSessions() {
  for (const session of sessions.values()) session.delete();
  sessions.clear();
}

/** @param {Think} message */
async function think({ id, generation, request, beganAt, lagMs, isFresh }) {
  const instance = await engine;
  const startedAt = Date.now();
  const limits = { ...request.limits, spentMs: Math.max(0, startedAt - beganAt), lagMs };
  /** The newest thought of each rank. @type {Map<number, Thought>} */
  const held = new Map();
  let toldAt = performance.now();
  const tell = () => {
    const now = performance.now();
    if (held.size === 0 || now - toldAt < msBetweenThoughts) return;
    toldAt = now;
    post({ id, generation, type: 'info', thoughts: [...held.values()] });
    held.clear();
  };
  // The best moves of a depth arrive one after the other, and are told together.
  const count = request.multiPv ?? 1;
  const ask = () => {
    const session = sessionFor(instance, request);
    if (isFresh) session.reset();
    return session.think({ ...request, limits }, (thought) => {
      // Where there are fewer moves than were asked for, the next depth shows that this one is complete.
      if (thought.rank === 1 && count > 1) tell();
      held.set(thought.rank, thought);
      if (thought.rank === count) tell();
    });
  };
  let reply = ask();
  if (!reply.ok && reply.code === 'out-of-memory') {
    endSessions();
    reply = ask();
  }
  if (!reply.ok) return post({ id, generation, type: 'error', message: reply.error, code: reply.code, crashed: false });
  const { move, score, nodes, ms, hardMs } = reply;
  const dueAt = hardMs === null ? null : startedAt + hardMs;
  const answer = { move, score, nodes, ms, hardMs };
  post({ id, generation, type: 'decided', answer, thoughts: [...held.values()], dueAt });
}

addEventListener('message', async ({ data }) => {
  /** @type {import('./protocol.js').ToWorker} */
  const message = data;
  const { id, generation } = message;
  try {
    if (message.type === 'init') {
      engine = startInstance(message.game, message.module);
      await engine;
      post({ id, generation, type: 'ready' });
    } else await think(message);
  } catch (error) {
    post({ id, generation, type: 'error', message: String(error), code: 'crashed', crashed: true });
  }
});
