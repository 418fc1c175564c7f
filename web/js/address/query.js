// A match's setup as the query of an address: `game=…&size=7&seed=42&side=a&agent=greedy`. The game itself is in the fragment.

/** @typedef {import('../session/match.js').Match} Match */
/** @typedef {import('../session/match.js').Player} Player */
/** @typedef {import('../../../wasm/engine.d.ts').GameInfo} GameInfo */

const person = () => ({ agent: null, options: '' });

/** An agent and its options in one word: `name` or `name:key=value,key=value`. @param {Player} player */
const agentWord = ({ agent, options }) => (options ? `${agent}:${options.replaceAll(' ', ',')}` : String(agent));

/** The first of these words that names an agent. @param {GameInfo} info @param {...string} words @returns {Player} */
export function readAgent(info, ...words) {
  const [agent, options = ''] = (
    words.find((word) => info.agents.some(({ id }) => id === word.split(':')[0])) ?? info.agents[0].id
  ).split(':');
  return { agent, options: options.replaceAll(',', ' ') };
}

/** `lvl=3` is the third level of whoever has levels. @param {GameInfo} info @param {string | null} level */
function levelWord(info, level) {
  const one = info.agents.find(({ options }) =>
    options.some(({ name, choices }) => name === 'level' && choices.includes(level ?? '')),
  );
  return one ? `${one.id}:level=${level}` : '';
}

/** @param {Pick<Match, 'game' | 'setup' | 'players'>} match @returns {Record<string, string>} */
export function writeQuery({ game, setup, players }) {
  const [first, second] = players;
  const words = setup ? setup.split(' ').map((word) => word.split('=')) : [];
  const query = { game, ...Object.fromEntries(words) };
  if (first.agent === null && second.agent === null) return { ...query, side: 'both' };
  if (first.agent === null) return { ...query, side: 'a', agent: agentWord(second) };
  if (second.agent === null) return { ...query, side: 'b', agent: agentWord(first) };
  return { ...query, side: 'none', agent: agentWord(second), rival: agentWord(first) };
}

/**
 * Unknown keys and agents are passed over. The setup holds only what the address names; the engine judges it.
 * @param {URLSearchParams} query @param {GameInfo} info @param {string} opponent the word for it where the address names none
 * @returns {{ setup: string, players: [Player, Player] }}
 */
export function readQuery(query, info, opponent) {
  const named = info.setup.filter(({ name }) => query.has(name)).map(({ name }) => `${name}=${query.get(name)}`);
  const agent = readAgent(info, query.get('agent') ?? '', levelWord(info, query.get('lvl')), opponent);
  const rival = readAgent(info, query.get('rival') ?? '', opponent);
  /** @type {Record<string, [Player, Player]>} */
  const seats = { a: [person(), agent], b: [agent, person()], both: [person(), person()], none: [rival, agent] };
  return { setup: named.join(' '), players: seats[query.get('side') ?? ''] ?? seats.a };
}
