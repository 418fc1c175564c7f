// A match's setup as the query of an address: `game=…&size=7&seed=42&side=a&agent=greedy`. The game itself is in the fragment.

import { clockOf, readClock, writeClock } from '../match/clock.js';
import { isFriend } from '../match/match.js';

/** @import { Match, Player, Players } from '../match/match.js' */
/** @import { GameInfo } from '../../../wasm/engine.d.ts' */

/** @type {Player} */
export const person = { agent: null, options: '' };
/** Somebody who plays at another device, by links. @type {Player} */
export const friend = { agent: null, options: 'friend' };

/** The id of a friend's game is the same on both devices. */
const friendly = 'f-';
/** @param {string} name */
export const friendId = (name) => friendly + name;

/** `name=value name=value` @param {string} text @returns {Record<string, string>} */
export const optionValues = (text) =>
  Object.fromEntries(
    text
      .split(' ')
      .filter(Boolean)
      .map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)]),
  );

/** @param {Record<string, string>} values */
export const optionWords = (values) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

/** An agent and its options in one word: `name` or `name:key=value,key=value`. @param {Player} player */
const agentWord = ({ agent, options }) => (options ? `${agent}:${options.replaceAll(' ', ',')}` : String(agent));

/** Whether an agent would take the option. @param {GameInfo['agents'][number]['options']} specs @param {[name: string, value: string]} option */
function takes(specs, [name, value]) {
  const spec = specs.find((each) => each.name === name);
  if (!spec) return false;
  if (spec.kind === 'spin') return /^-?\d+$/.test(value) && Number(value) >= spec.min && Number(value) <= spec.max;
  return spec.kind === 'check' ? ['true', 'false'].includes(value) : spec.choices.includes(value);
}

/** The agent that a word of an address names, if there is one that takes these options. @param {GameInfo} info @param {string} word @returns {Player | null} */
export function readAgentWord(info, word) {
  const [name = '', given = ''] = word.split(':');
  const options = given.replaceAll(',', ' ');
  const agent = info.agents.find(({ id }) => id === name);
  const fits = agent && Object.entries(optionValues(options)).every((option) => takes(agent.options, option));
  return fits ? { agent: name, options } : null;
}

/** The first of these words that names an agent. @param {GameInfo} info @param {...string} words @returns {Player} */
export function readAgent(info, ...words) {
  const named = words.map((word) => readAgentWord(info, word)).find((player) => player !== null);
  return named ?? { agent: info.agents[0]?.id ?? '', options: '' };
}

/** `lvl=3` is the third level of the agent that has levels. @param {GameInfo} info @param {string | null} level */
function levelWord(info, level) {
  const one = info.agents.find(({ options }) =>
    options.some(({ name, choices }) => name === 'level' && choices.includes(level ?? '')),
  );
  return one ? `${one.id}:level=${level}` : '';
}

/** @param {Pick<Match, 'game' | 'setup' | 'players' | 'limits'> & { id?: string }} match @returns {Record<string, string>} */
export function writeQuery({ game, setup, players: [first, second], limits, id = '' }) {
  const clock = clockOf({ limits });
  const query = { game, ...optionValues(setup), ...(clock ? { clock: writeClock(clock) } : {}) };
  const name = id.slice(friendly.length);
  if (isFriend(second)) return { ...query, side: 'a', friend: name };
  if (isFriend(first)) return { ...query, side: 'b', friend: name };
  if (first.agent === null && second.agent === null) return { ...query, side: 'both' };
  if (first.agent === null) return { ...query, side: 'a', agent: agentWord(second) };
  if (second.agent === null) return { ...query, side: 'b', agent: agentWord(first) };
  return { ...query, side: 'none', agent: agentWord(second), rival: agentWord(first) };
}

/** Unknown keys and agents are passed over. The setup holds only what the address names; the engine judges it.
 *  @param {URLSearchParams} query @param {GameInfo} info @param {string} opponent the word for it where the address names none
 *  @returns {{ setup: string, players: Players, clock: import('../match/clock.js').GameClock | null, friend: string | null }}
 *  `friend`: the name of a game with a friend */
export function readQuery(query, info, opponent) {
  const named = info.setup.filter(({ name }) => query.has(name)).map(({ name }) => `${name}=${query.get(name)}`);
  const agent = readAgent(info, query.get('agent') ?? '', levelWord(info, query.get('lvl')), opponent);
  const rival = readAgent(info, query.get('rival') ?? '', opponent);
  /** @type {Map<string | null, Players>} */
  const seats = new Map([
    ['b', [agent, person]],
    ['both', [person, person]],
    ['none', [rival, agent]],
  ]);
  const name = /^[\w-]{1,40}$/.exec(query.get('friend') ?? '')?.[0] ?? null;
  if (name !== null) {
    const players = /** @type {Players} */ (query.get('side') === 'b' ? [friend, person] : [person, friend]);
    // Nobody's clock can run while a link is on its way.
    return { setup: named.join(' '), players, clock: null, friend: name };
  }
  const players = seats.get(query.get('side')) ?? [person, agent];
  return { setup: named.join(' '), players, clock: readClock(query.get('clock')), friend: null };
}
