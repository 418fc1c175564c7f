// The buttons under the board of a review: through the game, or through a line of the engine.
import { html, nothing, svg } from 'lit-html';
import { button } from '../widgets/fields.js';
import { icon } from '../widgets/icons.js';
import { allSteps, stepButtons } from '../widgets/step-buttons.js';

const outlines = {
  previousTurn: svg`<path d="M15 5l-9 7 9 7zM19 5v8m0 4v.1"/>`,
  nextTurn: svg`<path d="M9 5l9 7-9 7zM5 5v8m0 4v.1"/>`,
};

/** @param {import('./study.js').Study} study */
export function reviewSteps(study) {
  const { say } = study.speaker;
  const { steps, hasLine } = study;
  const turn = (/** @type {keyof typeof outlines} */ name, /** @type {1 | -1} */ by) => {
    const label = say(`review.${name}`);
    return html`<button type="button" class="button step-button" title=${label} aria-label=${label} @click=${() => study.turn(by)}>${icon(outlines[name])}</button>`;
  };
  const goTo = (/** @type {number} */ ply) => study.stepTo(ply);
  return html`${stepButtons(say, allSteps, steps, goTo)}
    ${
      hasLine
        ? button(say('review.line.end'), () => study.goto(study.ply), 'main')
        : study.review?.moves.some(({ turningPoint }) => turningPoint !== null)
          ? html`${turn('previousTurn', -1)}${turn('nextTurn', 1)}`
          : nothing
    }`;
}
