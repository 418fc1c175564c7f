// The moves that cost most, each with its sentence; the chosen one offers its line and another try.
import { html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { button } from '../widgets/fields.js';
import { colourName } from '../words/names.js';
import { costliest } from './points.js';
import { pointsLost, symbolOf, turningSentence } from './words.js';

/** @import { JudgedMove, Review } from '../../../wasm/engine.d.ts' */
/**
 * @typedef {object} TurningPointsProps
 * @property {import('./words.js').Speaker} speaker
 * @property {(move: string, side: 0 | 1) => unknown} listed   a move as lists show it
 * @property {Review} review
 * @property {boolean} isDone   nothing more will be found
 * @property {number | null} chosen   the ply of the one that is shown on the board
 * @property {boolean} all   the less costly ones are listed too
 * @property {(all: boolean) => void} onAll
 * @property {(ply: number) => void} onChoose
 * @property {(ply: number) => void} onLine   the better line
 * @property {(ply: number) => void} onReply   the line after the move that was played
 * @property {(ply: number) => void} onRetry
 */

const few = 5;

/** @param {TurningPointsProps} props */
export function turningPoints(props) {
  const { speaker, review, isDone, chosen, all, onAll } = props;
  const { say } = speaker;
  const every = costliest(review.moves, review.moves.length);
  const most = new Set(costliest(review.moves, few).map(({ ply }) => ply));
  // One that was reached by stepping is listed, however little it cost.
  const listed = every.filter(({ ply }) => all || most.has(ply) || ply === chosen);
  if (every.length === 0)
    return html`<p class="note">${say(isDone ? 'review.turning.none' : 'review.turning.soon')}</p>`;
  return html`<ol class="turning-points">${repeat(
    listed,
    ({ ply }) => ply,
    ({ move, ply }) => turningPoint(props, move, ply),
  )}</ol>
    ${
      every.length > few
        ? button(say(all ? 'review.turning.few' : 'review.turning.all', { n: every.length }), () => onAll(!all), 'link')
        : nothing
    }`;
}

/** @param {TurningPointsProps} props @param {JudgedMove} move @param {number} ply */
function turningPoint({ speaker, listed, chosen, onChoose, onLine, onReply, onRetry }, move, ply) {
  const { say, game } = speaker;
  const points = pointsLost(move.lost);
  const isChosen = ply === chosen;
  return html`<li class=${`turning-point ${move.turningPoint}`} data-ply=${ply}>
    <button type="button" class="turn" aria-expanded=${String(isChosen)} @click=${() => onChoose(ply)}>
      <span class="about"><b>${ply}. ${colourName(say, game, move.side)} ${listed(move.move, move.side)}<span aria-hidden="true">${symbolOf(move.turningPoint)}</span></b>
        <span class="grade">${say(`review.grade.${move.turningPoint}`)}</span>
        ${points > 0 ? html`<span class="cost"><span aria-hidden="true">${say('review.lost', { points })}</span><span class="unseen">${say('review.lost.spoken', { points })}</span></span>` : nothing}</span>
      <span class="why">${turningSentence(speaker, move)}</span></button>
    ${
      isChosen
        ? html`<div class="row">${button(say('review.retry'), () => onRetry(ply), 'main')}
          ${move.line.length > 1 ? button(say('review.line'), () => onLine(ply)) : nothing}
          ${move.reply.length > 0 ? button(say('review.line.reply'), () => onReply(ply)) : nothing}</div>`
        : nothing
    }</li>`;
}
