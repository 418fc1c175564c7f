// What can be taken away from a review: the record with evaluations, sentences and better lines; Markdown for a notebook; the
// graph as a picture.
import { html, nothing } from 'lit-html';
import { copy } from '../sharing/copy.js';
import { download, pngOf, svgOf } from '../sharing/picture.js';
import { writeRecord } from '../sharing/record.js';
import { button } from '../widgets/fields.js';
import { colourName, sideName } from '../words/names.js';
import { height, width } from './graph.js';
import { graphMarks, markdown, reviewedMoves } from './report.js';

/** @typedef {{ session: import('../session/game-session.js').GameSession, board: import('../board/board.js').Board, rules: import('../engine/rules.js').Rules, onChange: () => void }} SavingOptions */

export class Saving {
  #options;
  /** A text that the browser did not let us copy. */
  #shown = '';
  #said = '';

  /** @param {SavingOptions} options */
  constructor(options) {
    this.#options = options;
  }

  /** @param {import('./study.js').Study} study */
  template(study) {
    const { say } = study.speaker;
    const { review } = study;
    if (!review) return nothing;
    const show = async (/** @type {string} */ text) => {
      const copied = await copy(text);
      this.#shown = copied ? '' : text;
      this.#said = say(copied ? 'review.save.copied' : 'review.save.byHand');
      this.#options.onChange();
    };
    return html`<details class="saving"><summary>${say('review.save')}</summary>
      <div class="row">${button(say('review.save.record'), () => void show(this.#record(study, review)))}
        ${button(say('review.save.markdown'), () => void show(this.#markdown(study, review)))}
        ${button(say('review.save.svg'), () => download(new Blob([svgOf(this.#picture(study), document.title)], { type: 'image/svg+xml' }), `${this.#name}.svg`))}
        ${button(say('review.save.png'), async () => download(await pngOf(this.#picture(study)), `${this.#name}.png`))}</div>
      <p class="note" role="status">${this.#said}</p>
      ${this.#shown ? html`<textarea readonly rows="4" aria-label=${say('review.save')} .value=${this.#shown}></textarea>` : nothing}</details>`;
  }

  get #name() {
    return `${this.#options.session.state.game}-review`;
  }

  /** @param {import('./study.js').Study} study @param {import('../../../wasm/engine.d.ts').Review} review */
  #record(study, review) {
    const { session, rules } = this.#options;
    const { state } = session;
    const { say } = study.speaker;
    const names = /** @type {[string, string]} */ ([sideName(say, state, 0), sideName(say, state, 1)]);
    const end = rules.view(study.nodes[study.nodes.length - 1]?.position ?? state.start);
    const outcome = end.ok ? end.outcome : state.view.outcome;
    const moves = reviewedMoves(study.speaker, review, state.nodes, study.nodes);
    return writeRecord(rules, state, moves, { names, outcome, date: new Date() });
  }

  /** @param {import('./study.js').Study} study @param {import('../../../wasm/engine.d.ts').Review} review */
  #markdown(study, review) {
    const { state } = this.#options.session;
    const { say } = study.speaker;
    const title = `${sideName(say, state, 0)} – ${sideName(say, state, 1)}`;
    const positions = [state.start, ...study.nodes.map(({ position }) => position)];
    return markdown(study.speaker, review, positions, { title, address: location.href });
  }

  /** The graph with the colours of the theme. @param {import('./study.js').Study} study @returns {import('../sharing/picture.js').Picture} */
  #picture(study) {
    const { say, game } = study.speaker;
    const better = (/** @type {number} */ side) => say('review.better.side', { player: colourName(say, game, side) });
    const { ink, background } = this.#options.board.picture();
    const marks = graphMarks(study.curve, [better(study.mine), better(1 - study.mine)]);
    return { marks, width, height, ink, background };
  }
}
