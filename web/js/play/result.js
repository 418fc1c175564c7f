// What to do after a game; the line above the board says how it ended.
import { html, nothing } from 'lit-html';
import { button } from '../widgets/fields.js';

/** @param {object} props
 *  @param {import('../words/say.js').Say} props.say
 *  @param {number | null} props.level   to offer, if another one would suit better
 *  @param {() => void} props.onAgain   the same players on another start
 *  @param {() => void} props.onSame   the same start once more
 *  @param {(level: number) => void} props.onLevel
 *  @param {() => void} props.onReview   where the game turned, and why
 *  @param {() => void} props.onNew
 *  @param {() => void} props.onUndo */
export const resultCard = ({ say, level, onAgain, onSame, onLevel, onReview, onNew, onUndo }) => html`
  <h2>${say('end.next')}</h2>
  <div class="row">
    ${button(say('end.again'), onAgain, 'main')} ${button(say('action.review'), onReview)}
    ${level === null ? nothing : button(say('end.level', { level }), () => onLevel(level))}
    ${button(say('end.same'), onSame, 'same')} ${button(say('end.new'), onNew)} ${button(say('action.undo'), onUndo)}
  </div>`;
