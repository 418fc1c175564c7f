// Who is who, in words.
import { isFriend, onlyPerson } from '../match/match.js';

/** @import { Match, Player } from '../match/match.js' */
/** @import { Say } from './say.js' */
/** @import { GameInfo } from '../../../wasm/engine.d.ts' */
/** @typedef {Pick<Match, 'players' | 'game' | 'isShared'>} Named */

/** @param {Say} say @param {string} game @param {string} id */
export const agentName = (say, game, id) =>
  say.has(`${game}.agent.${id}.name`) ? say(`${game}.agent.${id}.name`) : id;

/** @param {string} options @returns {string | undefined} */
export const levelOf = (options) => /(?:^| )level=(\d+)/.exec(options)?.[1];

/** An agent as an opponent: one that has levels is known by its level. @param {Say} say @param {string} game @param {Player} player */
export function playerName(say, game, { agent, options }) {
  const level = levelOf(options);
  return level ? say('level.of', { level }) : agentName(say, game, String(agent));
}

/** One sentence; the engine's own where the page has none.
 *  @param {Say} say @param {GameInfo} info @param {string} id */
export function agentAbout(say, info, id) {
  const key = `${info.id}.agent.${id}.about`;
  return say.has(key) ? say(key) : (info.agents.find((agent) => agent.id === id)?.summary ?? '');
}

/** The levels that an agent has, weakest first. @param {GameInfo} info @param {string | null} agent @returns {string[]} */
export const levelsOf = ({ agents }, agent) =>
  agents.find(({ id }) => id === agent)?.options.find(({ name }) => name === 'level')?.choices ?? [];

/** An opponent in a line below its name: its level, or what it does.
 *  @param {Say} say @param {GameInfo} info @param {Player} player @param {{ short?: boolean }} [how] */
export function playerAbout(say, info, { agent, options }, { short = false } = {}) {
  const level = levelOf(options);
  if (!level) return agentAbout(say, info, String(agent));
  return say(short ? 'level.short' : 'level.about', {
    level,
    of: levelsOf(info, agent).length,
    word: say(`level.word.${level}`),
  });
}

/** The strongest agent: the one that has levels, at none of them. @param {GameInfo} info @returns {string} */
export const strongest = ({ agents }) =>
  (agents.find(({ options }) => options.some(({ name }) => name === 'level')) ?? agents[agents.length - 1])?.id ?? '';

/** A side by its colour, which is the game's own where it has one. @param {Say} say @param {string} game @param {number} side */
export const colourName = (say, game, side) =>
  say(say.has(`${game}.side.${side}`) ? `${game}.side.${side}` : `side.${side}`);

/** Where no more is known of the game, as in a list of games. @param {Say} say @param {Named} match @param {0 | 1} side */
export function sideName(say, match, side) {
  const player = match.players[side];
  if (isFriend(player)) return say('friend');
  if (player.agent === null) return onlyPerson(match) === null ? colourName(say, match.game, side) : say('you');
  const name = playerName(say, match.game, player);
  const rival = match.players[side === 0 ? 1 : 0];
  // Two of a kind are told apart by their colours.
  return rival.agent !== null && playerName(say, match.game, rival) === name
    ? `${name} (${colourName(say, match.game, side)})`
    : name;
}

/** Whether the side is the one computer of the game, known by its level. @param {Named} match @param {0 | 1} side */
const isTheComputer = ({ players }, side) =>
  levelOf(players[side].options) !== undefined && players[side === 0 ? 1 : 0].agent === null;

/** In a sentence about a game that is on the screen. @param {Say} say @param {Named} match @param {0 | 1} side */
export const nameInSentence = (say, match, side) =>
  isTheComputer(match, side) ? say('computer') : sideName(say, match, side);

/** On the player's card, which says the level itself. @param {Say} say @param {Named} match @param {0 | 1} side */
export const nameOnCard = (say, match, side) =>
  isTheComputer(match, side) ? say('computer.card') : sideName(say, match, side);
