import { html } from 'lit-html';

/** An icon, from an outline in a box of 24 by 24. @param {import('lit-html').SVGTemplateResult} outline */
export const icon = (outline) => html`<svg viewBox="0 0 24 24" aria-hidden="true">${outline}</svg>`;
