import { html } from 'lit-html';
import { toSvg } from '../board/svg.js';
import { trusted } from '../policy/trusted-types.js';

/** A move as lists show it: in the game's notation, or as a picture of its piece beside the cell where it begins.
 *  @param {import('../words/say.js').Say} say @param {Pick<import('../games/types.js').GameModule, 'labels'>} module
 *  @param {import('../games/types.js').Look['coords']} coords @param {string} move @param {0 | 1} side that plays it */
export function listedMove(say, { labels }, coords, move, side) {
  const pictured = labels.pictured?.(say, move, side, coords);
  if (!pictured) return labels.short(move, coords);
  const { name, cell, picture } = pictured;
  return html`<span class="pictured"><span role="img" aria-label=${name} .innerHTML=${trusted.createHTML(toSvg(picture.marks, picture))}></span>${cell}</span>`;
}
