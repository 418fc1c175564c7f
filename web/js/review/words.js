// What a review says, in words. The engine finds the reasons and counts; the sentences are in lang/, fetched with the review.

import { colourName } from '../words/names.js';
import { formatOf } from '../words/numbers.js';

/** @import { Judged, JudgedMove } from '../../../wasm/engine.d.ts' */
/** @import { Say } from '../words/say.js' */
/** What sentences need to know of the game. @typedef {{ say: Say, game: string, short: (move: string) => string }} Speaker
 *  `short`: a move in notation */

/** What only a review says. @type {import('../words/say.js').Vocabulary} */
export const reviewWords = {
  prefix: 'review',
  fileOf: (language) => new URL(`./lang/${language}.json`, import.meta.url),
};

/** A chance as people say it: "62 %". A position that is not proven is never certain. @param {Say} say @param {number} chance
 *  @param {boolean} [proven] */
export function percent(say, chance, proven = false) {
  const shown = proven ? chance : Math.min(0.99, Math.max(0.01, chance));
  return formatOf(say.language, { style: 'percent', maximumFractionDigits: 0 }).format(shown);
}

/** Chance lost, in points of a hundred. @param {number | null} lost */
export const pointsLost = (lost) => Math.round(100 * (lost ?? 0));

/** What a position is worth to the side that moves there. @param {Say} say @param {Judged} judged */
export function worth(say, { chance, proven, plies }) {
  if (proven === null) return percent(say, chance);
  // A game that has ended has no moves left to count.
  return say(plies ? `review.proven.${proven}.in` : `review.proven.${proven}`, { n: plies ?? 0 });
}

/** What a record from elsewhere says of a position, for a side: "0.35" is the first player's result, "#-6" a proven margin.
 *  @param {Say} say @param {string} text @param {0 | 1} mine */
export function worthText(say, text, mine) {
  const proven = /^#([+-])(\d+)$/.exec(text);
  const isWin = (proven?.[1] === '+') === (mine === 0);
  if (proven) return say(Number(proven[2]) === 0 ? 'review.proven.draw' : `review.proven.${isWin ? 'win' : 'loss'}`);
  const expected = Number(text);
  return percent(say, mine === 0 ? expected : 1 - expected);
}

/** Facts of a reason as they are said: moves in notation, sides by their colours.
 *  @param {Speaker} speaker @param {Record<string, string | number>} facts */
function saidFacts({ say, game, short }, facts) {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => {
      if (/(^|_)(player|opponent)$/.test(name)) return [name, colourName(say, game, Number(value))];
      return [name, typeof value === 'string' ? short(value) : value];
    }),
  );
}

/** What is proven of the move, if that is why it is a turning point. @param {Speaker} speaker @param {JudgedMove} move @returns {string} */
function whatIsProven({ say, game, short }, { move, side, before, after, turningPoint }) {
  const names = { move: short(move), player: colourName(say, game, side), n: before?.plies ?? 0 };
  if (turningPoint === 'missed_win') return say(before?.plies ? 'review.missedWinIn' : 'review.missedWin', names);
  if (turningPoint === 'lost_draw' && after?.proven !== 'loss')
    return say('review.gaveDraw', { ...names, to: after ? worth(say, after) : '' });
  if (turningPoint === 'lost_draw') return say('review.lostDraw', names);
  if (after?.proven !== 'loss') return '';
  return say(after.plies ? 'review.nowLostIn' : 'review.nowLost', { ...names, n: after.plies ?? 0 });
}

/** The reason that the engine found, in counts. @param {Speaker} speaker @param {JudgedMove} move @returns {string} */
function whyInCounts(speaker, { move, side, reason }) {
  if (!reason) return '';
  const { say, game, short } = speaker;
  const facts = saidFacts(speaker, reason.facts);
  const names = {
    move: short(move),
    player: colourName(say, game, side),
    opponent: colourName(say, game, 1 - side),
  };
  // What a sentence counts, where its form depends on the number.
  const n = Number(facts.cells ?? facts.room ?? facts.stacks ?? 0);
  const key = `review.reason.${reason.id}`;
  return say(n === 0 && say.has(`${key}.none`) ? `${key}.none` : key, { ...names, ...facts, n });
}

/** How far the chances fall, and what can be expected at the end. @param {Speaker} speaker @param {JudgedMove} move @returns {string} */
function whatItCosts({ say, game, short }, { move, side, before, after }) {
  if (!before || !after) return '';
  const player = colourName(say, game, side);
  const words = { move: short(move), player, from: worth(say, before), to: worth(say, after) };
  if (after.proven === 'draw') return say('review.costsDraw', words);
  if (before.margin === null || after.margin === null || after.margin >= before.margin)
    return say('review.costs', words);
  const margins = { was: signed(say, before.margin), is: marginText(say, game, after.margin) };
  return say('review.costsMargin', { ...words, ...margins });
}

/** Why the move was bad: what is proven of it, what it allows or misses in counts, or what it gives away.
 *  @param {Speaker} speaker @param {JudgedMove} move @returns {string} */
export const whatWentWrong = (speaker, move) =>
  [whatIsProven(speaker, move), whyInCounts(speaker, move)].filter(Boolean).join(' ') || whatItCosts(speaker, move);

/** What would have been better. @param {Speaker} speaker @param {JudgedMove} move @returns {string} */
export function whatWasBetter({ say, short }, { better, before }) {
  const [best] = better;
  if (!best || !before) return '';
  return say('review.better', { move: short(best), worth: worth(say, before) });
}

/** The whole sentence of a turning point. @param {Speaker} speaker @param {JudgedMove} move */
export const turningSentence = (speaker, move) =>
  [whatWentWrong(speaker, move), whatWasBetter(speaker, move)].filter(Boolean).join(' ');

/** "?!", "?" or "??", as in books. @param {string | null} kind */
export const symbolOf = (kind) => (kind === null ? '' : kind === 'inaccuracy' ? '?!' : kind === 'mistake' ? '?' : '??');

/** How good a move was, in a word; empty where nothing is known.
 *  @param {Say} say @param {JudgedMove} move */
export function gradeOf(say, { turningPoint, forced, lost, better, before }) {
  if (forced) return say('review.grade.forced');
  if (turningPoint !== null) return say(`review.grade.${turningPoint}`);
  if (lost === null || before === null) return '';
  if (before.proven === 'loss') return say('review.grade.lost');
  return say(better.length === 0 ? 'review.grade.best' : 'review.grade.good');
}

/** @param {Say} say @param {number} n */
const signed = (say, n) => formatOf(say.language, { signDisplay: 'exceptZero' }).format(n).replace('-', '−');

/** A lead or a margin with its unit: "+4 cells". @param {Say} say @param {string} game @param {number} n */
export const marginText = (say, game, n) =>
  say(`review.margin.${game}`, {
    n: Math.abs(n),
    margin: signed(say, n).replace('-', '−'),
  });
