// A thinking worker: an instance of a game's engine, and nothing else.
import { startInstance } from './instance.js';

/** @typedef {import('../../../wasm/engine.d.ts').Engine} Engine */
/** @typedef {import('../../../wasm/engine.d.ts').Session} Session */
/** @typedef {import('./protocol.js').FromWorker} FromWorker */
/** @typedef {import('./protocol.js').Think} Think */
/** @typedef {import('./protocol.js').Thought} Thought */

const msBetweenInfos = 125;
// Two agents that play each other keep what each remembers between its turns.
const mostSessions = 2;

// So much an answer may be late without costing thinking time: a limit is a little less than what a person was told.
const harmlessLagMs = 25;

/** @type {Promise<Engine>} */
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

/** What is left of a limit of time: the way here is taken off it, and the lag of earlier answers twice, for the next
 *  may be worse than any before. On a slow phone once was too little: one move in 300 came 20 ms late.
 *  @param {Think} message @returns {import('./protocol.js').ThinkRequest} */
function inTime({ request, beganAt, lagMs }) {
  const { ms } = request.limits;
  if (ms === undefined) return request;
  const gone = Math.max(0, Date.now() - beganAt) + 2 * Math.max(0, lagMs - harmlessLagMs);
  return { ...request, limits: { ...request.limits, ms: Math.max(ms - gone, ms / 10) } };
}

/** @param {Think} message */
async function think(message) {
  const { id, generation, request } = message;
  const session = sessionFor(await engine, request);
  /** @type {Map<number, Thought>} */
  const held = new Map();
  let toldAt = performance.now();
  const limited = inTime(message);
  const dueAt = limited.limits.ms === undefined ? null : Date.now() + limited.limits.ms;
  const tell = () => {
    const now = performance.now();
    if (held.size === 0 || now - toldAt < msBetweenInfos) return;
    toldAt = now;
    post({ id, generation, type: 'info', thoughts: [...held.values()] });
    held.clear();
  };
  // The lines of a depth come one after the other, and are told together.
  const lines = request.multiPv ?? 1;
  const reply = session.think(limited, (thought) => {
    // Where there are fewer moves than lines wanted, the next depth shows that this one is complete.
    if (thought.rank === 1 && lines > 1) tell();
    held.set(thought.rank, thought);
    if (thought.rank === lines) tell();
  });
  if (!reply.ok) return post({ id, generation, type: 'error', message: reply.error, code: reply.code, crashed: false });
  const { move, score, nodes, ms } = reply;
  const answer = { move, score, nodes, ms };
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
    } else {
      await think(message);
    }
  } catch (error) {
    post({ id, generation, type: 'error', message: String(error), code: 'crashed', crashed: true });
  }
});
