// What the host's page may ask of an embed (messages.js lists it). Each obeys or throws a Refusal.

import { newGame } from '../session/opening.js';
import { readPasted } from '../sharing/read.js';
import { applyTheme } from '../widgets/theme.js';

/** @typedef {import('./app.js').App} App */
/** @typedef {import('./messages.js').Body} Body */

/** An answer that is an error. */
export class Refusal extends Error {
  /** @param {string} code @param {string} message */
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/** @param {unknown} error @returns {{ code: string, message: string }} */
export function refusalOf(error) {
  if (!(error instanceof Error || error instanceof DOMException)) return { code: 'failed', message: String(error) };
  if (error.name === 'AbortError') return { code: 'stopped', message: error.message };
  return { code: 'code' in error && typeof error.code === 'string' ? error.code : 'failed', message: error.message };
}

/** The search that a host asked for, by app. @type {WeakMap<App, AbortController>} */
const searches = new WeakMap();

/** @type {Record<string, (app: App, body: Body) => void | Promise<void | Body>>} */
const requests = {
  async load(app, { text }) {
    const { rules, module } = app.parts;
    const { positions, players } = app.match;
    const loaded = await readPasted(app.parts, String(text), positions[0]);
    if ('error' in loaded) throw new Refusal('bad-text', loaded.error);
    if (loaded.game !== module.id) throw new Refusal('other-game', `this frame plays ${module.id}`);
    const start = rules.view(module.id, loaded.positions[0]);
    const { opening } = newGame(app.tools, loaded.setup, players);
    const { moves, ply, setup } = loaded;
    app.begin({ ...opening, positions: loaded.positions, moves, ply, setup, begins: start.ok ? start.side : 0 });
  },
  play: (app, { move }) => app.play(String(move)),
  undo: (app) => app.store.dispatch({ type: 'undo' }),
  goto(app, { ply }) {
    if (!Number.isInteger(ply)) throw new Refusal('bad-ply', 'ply must be a whole number');
    app.store.dispatch({ type: 'goto', ply: Number(ply) });
  },
  setLevel(app, { agent }) {
    const named = agentNamed(app, agent);
    const [first, second] = app.match.players.map((player) =>
      player.agent === null ? player : { agent: named, options: '' },
    );
    app.store.dispatch({ type: 'players', players: [first, second] });
  },
  setTheme(app, { theme }) {
    if (theme !== 'auto' && theme !== 'light' && theme !== 'dark')
      throw new Refusal('bad-theme', 'theme must be auto, light or dark');
    applyTheme({ ...app.parts.settings, theme });
    app.board.forgetInks();
  },
  async search(app, { agent, ms }) {
    const { game, positions, ply } = app.match;
    const named = agentNamed(app, agent);
    searches.get(app)?.abort();
    const stop = new AbortController();
    searches.set(app, stop);
    const limits = { ms: Math.min(Math.max(Number(ms) || 950, 10), 60_000) };
    const request = { game, position: positions[ply], agent: named, limits };
    const answer = await app.parts.thinker.think(request, { signal: stop.signal });
    return { move: answer.move, score: answer.score, ms: answer.ms };
  },
  stop(app) {
    searches.get(app)?.abort();
    app.store.dispatch({ type: 'pause', paused: true });
  },
};

/** @param {App} app @param {string} type @param {Body} body @returns {Promise<void | Body>} a search's finding */
export async function obey(app, type, body) {
  if (!Object.hasOwn(requests, type)) throw new Refusal('unknown-type', `version 1 has no message "${type}"`);
  return requests[type](app, body);
}

/** @param {App} app @param {unknown} id */
function agentNamed(app, id) {
  const { agents } = app.tools.info;
  const agent = agents.find((each) => each.id === id);
  if (agent) return agent.id;
  throw new Refusal('unknown-agent', `no agent is named "${id}" (${agents.map((each) => each.id).join(', ')})`);
}
