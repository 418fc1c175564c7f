// A move that a visitor tries instead of the game's: whether it holds.
import { html, nothing } from 'lit-html';
import { button } from '../widgets/fields.js';
import { colourName } from '../words/names.js';
import { percent, pointsLost } from './words.js';

/** @import { JudgedMove, Look } from '../../../wasm/engine.d.ts' */
/** @import { Speaker } from './words.js' */

/** What a try is worth to the side that made it; `lost` and `played` where the review knows the position before it.
 *  `isSame`: it is the move of the game.
 *  @typedef {{ chance: number, proven: 'win' | 'loss' | 'draw' | null, lost: number | null, played: number | null, isSame: boolean, isOver: boolean }} Told */
/** @typedef {{ phase: 'asking' | 'looking' | 'told', ply: number, side: 0 | 1, move: string | null, told: Told | null }} Try
 *  `ply`: after the move */

/** From this on a move gives something away: as in the engine's turning points. */
const noticed = 0.05;

const turned = /** @type {const} */ ({ win: 'loss', loss: 'win', draw: 'draw', none: null, points: null });

/** @param {Pick<import('../engine/rules.js').Rules, 'chance'>} rules @param {Try} trying
 *  @param {{ reviewed: JudgedMove | null, after: import('../games/types.js').View, look: Look | null }} known
 *  `reviewed`: the game's move at this place; `look`: at the position after the try, null if the game is over
 *  @returns {Told} */
export function judgeTry(rules, { side, move }, { reviewed, after, look }) {
  const common = { isSame: reviewed?.move === move, played: reviewed?.after?.chance ?? null };
  if (!look) {
    const { kind } = after.outcome;
    const won = kind === (side === 0 ? 'first' : 'second');
    const chance = kind === 'draw' ? 0.5 : won ? 1 : 0;
    const proven = kind === 'draw' ? 'draw' : won ? 'win' : 'loss';
    return { ...common, chance, proven, lost: lostBy(reviewed, chance), isOver: true };
  }
  const theirs = rules.chance(after.position, look.score);
  const chance = theirs.ok ? 1 - theirs.chance : 0.5;
  return { ...common, chance, proven: turned[look.score.kind], lost: lostBy(reviewed, chance), isOver: false };
}

/** @param {JudgedMove | null} reviewed @param {number} chance */
const lostBy = (reviewed, chance) => (reviewed?.before ? Math.max(0, reviewed.before.chance - chance) : null);

/** @param {Speaker} speaker @param {Try} trying */
export function trySentence({ say, game, short }, { phase, side, move, told }) {
  if (phase === 'asking' || move === null) return say('review.try.ask', { player: colourName(say, game, side) });
  const name = short(move);
  if (phase === 'looking' || !told) return say('review.try.thinking', { move: name });
  const { chance, proven, lost, played, isSame, isOver } = told;
  const worth = proven === null ? percent(say, chance) : say(`review.proven.${proven}`);
  const words = { move: name, worth, points: pointsLost(lost), played: played === null ? '' : percent(say, played) };
  if (isSame) return say('review.try.same', words);
  if (isOver) return say('review.try.ends', words);
  if (lost === null) return say('review.try.alone', words);
  if (lost < noticed) return say('review.try.holds', words);
  if (played !== null && chance > played + noticed) return say('review.try.better', words);
  return say(played !== null && chance < played - noticed ? 'review.try.worse' : 'review.try.gives', words);
}

/** @param {Speaker} speaker @param {Try} trying @param {{ again: () => void, goOn?: (() => void) | undefined, back: () => void }} on */
export function tryTemplate(speaker, trying, { again, goOn, back }) {
  const { say } = speaker;
  const { phase, told } = trying;
  const isGood = told !== null && told.lost !== null && told.lost < noticed && !told.isSame;
  const isBad = told !== null && !isGood && told.lost !== null;
  return html`<div class=${`try ${isGood ? 'good' : isBad ? 'bad' : ''}`}><p>${trySentence(speaker, trying)}</p>
    <div class="row">${phase === 'told' ? button(say('review.try.again'), again, isGood ? '' : 'main') : nothing}
      ${phase === 'told' && !told?.isOver && goOn ? button(say('review.try.goOn'), goOn, isGood ? 'main' : '') : nothing}
      ${button(say('review.try.back'), back)}</div></div>`;
}
