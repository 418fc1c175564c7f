import { html } from 'lit-html';

/** A bar that has shrunk to nothing when the time is up. Another search begins it anew: an animation of another name does
 *  (css/deadline.css). @param {number} ms @param {number} generation of the search */
export const deadlineBar = (ms, generation) =>
  html`<span class=${`deadline ${generation % 2 === 0 ? 'even' : 'odd'}`} .style=${`animation-duration: ${ms}ms`}></span>`;
