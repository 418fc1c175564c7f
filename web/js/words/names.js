// Who is who, in words.

/** @typedef {import('../session/match.js').Match} Match */
/** @typedef {import('../session/match.js').Player} Player */
/** @typedef {ReturnType<typeof import('./say.js').createSay>} Say */
/** @typedef {import('../games/types.js').GameInfo} GameInfo */

/** @param {Say} say @param {string} game @param {string} id */
export const agentName = (say, game, id) =>
  say.has(`agent.${game}.${id}.name`) ? say(`agent.${game}.${id}.name`) : id;

/** @param {string} options @returns {string | undefined} */
export const levelOf = (options) => /(?:^| )level=(\d+)/.exec(options)?.[1];

/** An agent as somebody plays against it: one that has levels is known by its level. @param {Say} say @param {string} game @param {Player} player */
export function playerName(say, game, { agent, options }) {
  const level = levelOf(options);
  const name = agentName(say, game, String(agent));
  return level ? say('level.of', { name, level }) : name;
}

/**
 * One sentence; the engine's own where the page has none.
 * @param {Say} say @param {GameInfo} info @param {string} id
 */
export function agentAbout(say, info, id) {
  const key = `agent.${info.id}.${id}.about`;
  return say.has(key) ? say(key) : (info.agents.find((agent) => agent.id === id)?.summary ?? '');
}

/** The agent without an equal: the one that has levels, without one. @param {GameInfo} info */
export const strongest = ({ agents }) =>
  (agents.find(({ options }) => options.some(({ name }) => name === 'level')) ?? agents[agents.length - 1]).id;

/** A side by its colour, which is the game's own where it has one. @param {Say} say @param {string} game @param {number} side */
export const colourName = (say, game, side) =>
  say(say.has(`${game}.side.${side}`) ? `${game}.side.${side}` : `side.${side}`);

/** @param {Pick<Match, 'players'>} match @returns {0 | 1 | null} the side of the only person, if there is just one */
export function onlyPerson({ players }) {
  if ((players[0].agent === null) === (players[1].agent === null)) return null;
  return players[0].agent === null ? 0 : 1;
}

/** @param {Say} say @param {Pick<Match, 'players' | 'game'>} match @param {0 | 1} side */
export function sideName(say, match, side) {
  const player = match.players[side];
  if (player.agent === null) return onlyPerson(match) === null ? colourName(say, match.game, side) : say('you');
  const name = playerName(say, match.game, player);
  const rival = match.players[1 - side];
  // Two of a kind are told apart by their colours.
  return rival.agent !== null && playerName(say, match.game, rival) === name
    ? `${name} (${colourName(say, match.game, side)})`
    : name;
}
