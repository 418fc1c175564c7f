import { html } from 'lit-html';

/** A bar that shrinks to nothing as the time runs out. Every search starts it again, because odd and even searches use
 *  animations of different names (css/deadline.css). @param {number} ms @param {number} generation of the search */
export const deadlineBar = (ms, generation) =>
  html`<span class=${`deadline ${generation % 2 === 0 ? 'even' : 'odd'}`} .style=${`animation-duration: ${ms}ms`}></span>`;
