// What was measured of a level, in a sentence.
import { levelOf, playerName } from './names.js';

/** @import { Player } from '../match/match.js' */
/** @import { Duel } from '../games/types.js' */

/** @param {Player} player as `arena match` names it: an agent, or one at a level */
const nameIn = ({ agent, options }) => {
  const level = levelOf(options);
  return level ? `${agent} level=${level}` : String(agent);
};

/** Nothing where nothing was measured.
 *  @param {import('./say.js').Say} say @param {string} game @param {Duel[]} duels @param {Player} player */
export function levelSentence(say, game, duels, player) {
  const duel = duels.find((each) => each.player === nameIn(player));
  if (!duel) return '';
  const [agent = '', ...options] = duel.rival.split(' ');
  const level = levelOf(options.join(' '));
  const number = new Intl.NumberFormat(say.language, { maximumFractionDigits: 1 });
  return say(duel.ms === null ? 'level.score' : 'level.scoreIn', {
    score: Math.round(duel.score),
    low: duel.interval[0],
    high: duel.interval[1],
    rival:
      level && agent === player.agent
        ? say('level.rival', { level })
        : playerName(say, game, { agent, options: options.join(' ') }),
    games: duel.games,
    seconds: number.format((duel.ms ?? 0) / 1000),
  });
}
