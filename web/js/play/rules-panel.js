// The rules in three pictures with a short sentence each. They stay until the visitor hides them.
import { html } from 'lit-html';
import { toSvg } from '../board/svg.js';
import { trusted } from '../policy/trusted-types.js';

/** @param {object} props
 *  @param {import('../words/say.js').Say} props.say
 *  @param {import('../games/types.js').GameModule} props.module
 *  @param {() => void} props.onHide */
export const rulesPanel = ({ say, module, onHide }) =>
  html`<ol>${module.rulePictures.map(
    (picture, at) =>
      html`<li><span class="picture" aria-hidden="true" .innerHTML=${trusted.createHTML(toSvg(picture.marks, picture))}></span>
      <span>${say(`${module.id}.rules.${at + 1}`)}</span></li>`,
  )}</ol><button type="button" class="link" @click=${onHide}>${say('rules.hide')}</button>`;
