// What the host's page may ask of an embed (web/embed/README.md has the table). Each function carries out
// one request or throws a Refusal.
import { readAgentWord } from '../address/query.js';
import { fromLine } from '../session/opening.js';
import { readPasted } from '../sharing/read.js';

/** @import { EmbedPage } from './embed-page.js' */
/** @import { Body } from './messages.js' */

/** A request that cannot be carried out; the host gets it as a message `error`. */
export class Refusal extends Error {
  /** @param {string} code @param {string} message */
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/** @param {unknown} error @returns {{ code: string, message: string }} */
export function errorBodyOf(error) {
  if (!(error instanceof Error || error instanceof DOMException)) return { code: 'failed', message: String(error) };
  if (error.name === 'AbortError') return { code: 'stopped', message: error.message };
  return { code: 'code' in error && typeof error.code === 'string' ? error.code : 'failed', message: error.message };
}

const longestText = 200_000;
/** How long a search takes if the host does not say. */
const defaultSearchMs = 950;

/** @type {Record<string, (page: EmbedPage, body: Body) => void | Promise<void | Body>>} */
const requests = {
  async load(page, { text }) {
    const { rules, module } = page.parts;
    const { start, players } = page.session.state;
    const pasted = String(text);
    if (pasted.length > longestText) throw new Refusal('bad-text', `the text has more than ${longestText} characters`);
    const loaded = await readPasted(page.parts, pasted, start);
    if ('error' in loaded) throw new Refusal('bad-text', loaded.error);
    if (loaded.game !== rules.game) throw new Refusal('other-game', `this frame plays ${module.id}`);
    page.begin(fromLine(page.context, loaded, players));
  },
  play(page, { move }) {
    const refused = page.session.play(String(move));
    if (refused) throw new Refusal(refused.code, refused.error);
  },
  undo: (page) => page.session.undo(),
  goto(page, { ply }) {
    if (!Number.isInteger(ply)) throw new Refusal('bad-ply', 'ply must be a whole number');
    page.session.goto(Number(ply));
  },
  /** Replaces the agents that play. The name is part of version 1. */
  setLevel(page, { agent }) {
    const named = agentNamed(page, agent);
    const [first, second] = page.session.state.players;
    const replaceAgent = (/** @type {typeof first} */ player) => (player.agent === null ? player : named);
    page.session.setPlayers([replaceAgent(first), replaceAgent(second)]);
  },
  setTheme(page, { theme }) {
    if (theme !== 'auto' && theme !== 'light' && theme !== 'dark')
      throw new Refusal('bad-theme', 'theme must be auto, light or dark');
    page.setTheme(theme);
  },
  async search(page, { agent, ms }) {
    const named = agentNamed(page, agent);
    const limits = { ms: Math.min(Math.max(Number(ms) || defaultSearchMs, 10), 60_000) };
    const { move, score, ms: used } = await page.search({ agent: String(named.agent), options: named.options, limits });
    return { move, score, ms: used };
  },
  stop(page) {
    page.stopSearch();
    page.session.setPaused(true);
  },
};

/** @param {EmbedPage} page @param {string} type @param {Body} body @returns {Promise<void | Body>} the body of
 *  the answer to `search`; nothing otherwise */
export async function obey(page, type, body) {
  const request = Object.hasOwn(requests, type) ? requests[type] : undefined;
  if (!request) throw new Refusal('unknown-type', `version 1 has no message "${type}"`);
  return request(page, body);
}

/** An agent as the address names one: `greedy`, or `champion:level=3`. @param {EmbedPage} page @param {unknown} word */
function agentNamed(page, word) {
  const { info } = page.parts.rules;
  const agent = readAgentWord(info, String(word));
  if (agent) return agent;
  throw new Refusal('unknown-agent', `no agent is named "${word}" (${info.agents.map(({ id }) => id).join(', ')})`);
}
