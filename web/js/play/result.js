// What the end of a game shows: who won, the score, and what to do next.
import { html } from 'lit-html';
import { button } from '../widgets/fields.js';
import { decidedByScore, verdict } from '../words/sentences.js';

/** @param {object} props
 *  @param {import('../words/say.js').Say} props.say
 *  @param {import('../session/game-session.js').State} props.state
 *  @param {import('../games/types.js').GameModule} props.module
 *  @param {(swapped: boolean) => void} props.onRematch
 *  @param {() => void} props.onNew */
export const resultCard = ({ say, state, module, onRematch, onNew }) => html`
  <h2>${verdict(say, state, module, state.view)}</h2>
  <span class="score">${decidedByScore(module, state.view) ? state.view.outcome.score.join('–') : ''}</span>
  <div class="row">
    ${button(say('action.rematch'), () => onRematch(false), 'main')}
    ${button(say('action.swap'), () => onRematch(true))}
    ${button(say('action.new'), onNew)}
  </div>`;
