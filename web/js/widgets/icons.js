// Outlines in a box of 24.
import { html, svg } from 'lit-html';

const outlines = {
  undo: svg`<path d="M9 7 4 12l5 5M4.5 12H15a5 5 0 0 1 0 10h-2" transform="translate(0 -3)"/>`,
  redo: svg`<path d="m15 7 5 5-5 5M19.5 12H9a5 5 0 0 0 0 10h2" transform="translate(0 -3)"/>`,
  hint: svg`<path d="M9 18h6M10 21h4M8.5 14.5a6 6 0 1 1 7 0c-.6.5-.8 1-.8 1.8H9.3c0-.8-.2-1.3-.8-1.8z"/>`,
  flip: svg`<path d="M7 4v14m0 0-3-3m3 3 3-3M17 20V6m0 0-3 3m3-3 3 3"/>`,
  bestMoves: svg`<path d="M5 7h14M5 12h9M5 17h11"/>`,
  swap: svg`<path d="M4 8h14m0 0-3.5-3.5M18 8l-3.5 3.5M20 16H6m0 0 3.5-3.5M6 16l3.5 3.5"/>`,
  confirm: svg`<path d="m5 12.5 4.5 4.5L19 7"/>`,
  pass: svg`<path d="M5 12h12m0 0-4-4m4 4-4 4M20 5v14"/>`,
  pause: svg`<path d="M8 5v14M16 5v14"/>`,
  resume: svg`<path d="M8 5v14l11-7z"/>`,
  step: svg`<path d="M6 5v14l9-7zM18.5 5v14"/>`,
  zoom: svg`<circle cx="10.5" cy="10.5" r="6"/><path d="m15 15 5 5M8 10.5h5"/><path class="plus" d="M10.5 8v5"/>`,
  close: svg`<path d="m6 6 12 12M18 6 6 18"/>`,
  turn: svg`<path d="M19.5 12a7.5 7.5 0 1 1-2.4-5.5L19.5 9M19.5 4v5h-5"/>`,
  mirror: svg`<path d="M12 3v18M9 7 3 17h6zM15 7l6 10h-6z"/>`,
  first: svg`<path d="M6 5v14M19 5l-9 7 9 7z"/>`,
  previous: svg`<path d="M16 5l-9 7 9 7z"/>`,
  next: svg`<path d="M8 5l9 7-9 7z"/>`,
  last: svg`<path d="M18 5v14M5 5l9 7-9 7z"/>`,
};

/** @typedef {keyof typeof outlines} Icon */

/** @param {Icon} name */
export const icon = (name) => html`<svg viewBox="0 0 24 24" aria-hidden="true">${outlines[name]}</svg>`;
