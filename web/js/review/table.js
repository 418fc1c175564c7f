// The review as a table: every move with its chances, for reading and for ears.
import { html } from 'lit-html';
import { colourName } from '../words/names.js';
import { gradeOf, percent, pointsLost } from './words.js';

/** @param {object} props
 *  @param {import('./words.js').Speaker} props.speaker
 *  @param {(move: string, side: 0 | 1) => unknown} props.listed
 *  @param {import('../../../wasm/engine.d.ts').Review} props.review
 *  @param {import('./graph.js').Curve} props.curve
 *  @param {0 | 1} props.mine
 *  @param {number} props.ply
 *  @param {(ply: number) => void} props.onGoto */
export function reviewTable({ speaker, listed, review, curve, mine, ply, onGoto }) {
  const { say, game } = speaker;
  const rows = review.moves.map((move, at) => {
    const point = curve.points[at + 1];
    const lead = curve.leads[at + 1];
    const lost = pointsLost(move.lost);
    return html`<tr aria-current=${at + 1 === ply ? 'step' : 'false'}><th scope="row"><button type="button" class="link" @click=${() => onGoto(at + 1)}>${at + 1}. ${listed(move.move, move.side)}</button></th>
      <td>${point ? percent(say, point.chance, point.proven) : '…'}</td><td>${lost > 0 ? lost : ''}</td><td>${lead ?? ''}</td><td>${gradeOf(say, move)}</td></tr>`;
  });
  const player = colourName(say, game, mine);
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${say('review.table')}><table class="review-table"><thead><tr><th scope="col">${say('review.table.move')}</th><th scope="col">${say('review.table.chance', { player })}</th>
    <th scope="col">${say('review.table.lost')}</th><th scope="col">${say('review.table.lead', { player })}</th><th scope="col">${say('review.grade')}</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}
