// The panel of a review: how far it is, accuracy, graph, turning points, table, and what can be taken away.
import { html, nothing } from 'lit-html';
import { button } from '../widgets/fields.js';
import { colourName } from '../words/names.js';
import { graph } from './graph.js';
import { reviewTable } from './table.js';
import { turningPoints } from './turning-points.js';
import { marginText, percent, worth } from './words.js';

/** @import { Judged, Review } from '../../../wasm/engine.d.ts' */
/** @import { Curve } from './graph.js' */
/** @import { Speaker } from './words.js' */
/** @import { Say } from '../words/say.js' */
/**
 * @typedef {object} ReviewProps
 * @property {Speaker} speaker
 * @property {(move: string, side: 0 | 1) => unknown} listed   a move as lists show it
 * @property {Review | null} review
 * @property {import('./reviewer.js').Phase} phase
 * @property {number} progress   0 to 1
 * @property {string} trouble   why it failed, in words
 * @property {Curve} curve
 * @property {0 | 1} begins
 * @property {0 | 1} mine   the side that the graph is drawn for
 * @property {number} ply   that is on the board
 * @property {number | null} chosen   the turning point that is on the board
 * @property {boolean} all
 * @property {boolean} table   the table is open
 * @property {unknown} trying   what a retry has to say
 * @property {unknown} saving
 * @property {ReviewHandlers} on
 *
 * @typedef {object} ReviewHandlers
 * @property {() => void} pause
 * @property {() => void} resume
 * @property {(() => void) | undefined} end   an embed has no other state
 * @property {(ply: number) => void} goto
 * @property {(all: boolean) => void} all
 * @property {(open: boolean) => void} table
 * @property {(ply: number) => void} choose
 * @property {(ply: number) => void} line
 * @property {(ply: number) => void} reply
 * @property {(ply: number) => void} retry
 */

/** What is known of a ply. @param {ReviewProps} props @param {number} ply @returns {Judged | null} for the side to move */
const judgedAt = ({ review }, ply) =>
  review ? (review.moves[ply]?.before ?? (ply === review.moves.length ? review.last : null)) : null;

/** A position in words: which move led to it, what it is worth, what the margin will be.
 *  @param {ReviewProps} props @param {number} ply */
export function positionWords(props, ply) {
  const { speaker, review, begins } = props;
  const { say, game, short } = speaker;
  const played = review?.moves[ply - 1];
  const what = played
    ? say('review.ply.move', { n: ply, player: colourName(say, game, played.side), move: short(played.move) })
    : say('review.ply.start');
  const judged = judgedAt(props, ply);
  const player = colourName(say, game, (begins + ply) % 2);
  if (!judged) return { what, value: say('review.unknown') };
  const { low, high, proven, margin } = judged;
  const band = proven === null ? ` (${say('review.band', { low: percent(say, low), high: percent(say, high) })})` : '';
  const value = say('review.chance', { player, worth: worth(say, judged) + band });
  return {
    what,
    value: margin === null ? value : `${value} ${say('review.expected', { margin: marginText(say, game, margin) })}`,
  };
}

/** @param {ReviewProps} props */
function progressLine({ speaker: { say }, phase, progress, trouble, on }) {
  const done = percent(say, progress, true);
  if (phase === 'failed')
    return html`<p class="note bad" role="alert">${say('review.failed', { message: trouble })}</p>${button(say('review.again'), on.resume)}`;
  if (phase === 'done') return nothing;
  const isPaused = phase === 'paused';
  const words = say(isPaused ? 'review.paused' : progress < 0.5 ? 'review.looking' : 'review.deepening', { done });
  return html`<div class="progress"><progress max="1" .value=${progress} aria-label=${words}></progress><span class="note">${words}</span>
    ${button(say(isPaused ? 'review.resume' : 'review.pause'), isPaused ? on.resume : on.pause, 'small')}</div>`;
}

/** @param {ReviewProps} props @param {Review} review */
function accuracies({ speaker: { say, game } }, { accuracy }) {
  const numbers = accuracy.map(
    (each, side) =>
      html`<span class=${`side-${side}`}>${colourName(say, game, side)} <b>${each === null ? say('review.accuracy.none') : Math.round(each)}</b></span>`,
  );
  return html`<details class="accuracy"><summary>${say('review.accuracy')} ${numbers[0]} ${numbers[1]}</summary><p class="note">${say('review.accuracy.about')}</p>
    <p class="note">${say('review.graph.key', { unit: say(`review.unit.${game}`) })}</p></details>`;
}

/** @param {ReviewProps} props @param {Review} review */
function judgement(props, review) {
  const { speaker, listed, curve, mine, ply, chosen, all, table, trying, saving, on, phase } = props;
  const { say, game } = speaker;
  const player = (/** @type {0 | 1} */ side) => colourName(say, game, side);
  const valueText = (/** @type {number} */ at) => {
    const { what } = positionWords(props, at);
    const point = curve.points[at];
    const chance = point ? percent(say, point.chance, point.proven) : say('review.unknown');
    return `${what} ${say('review.chance', { player: player(mine), worth: chance })}`;
  };
  return html`${accuracies(props, review)}
    ${graph({
      ...{ curve, ply, valueText, onGoto: on.goto, name: say('review.graph', { player: player(mine) }) },
      upper: say('review.better.side', { player: player(mine) }),
      lower: say('review.better.side', { player: player(mine === 0 ? 1 : 0) }),
    })}
    ${trying}
    <h3>${say('review.turning')}</h3>
    ${turningPoints({
      ...{ speaker, listed, review, chosen, all, isDone: phase === 'done' },
      ...{ onAll: on.all, onChoose: on.choose, onLine: on.line, onReply: on.reply, onRetry: on.retry },
    })}
    <details class="all-moves" ?open=${table} @toggle=${(/** @type {Event} */ event) => on.table(/** @type {HTMLDetailsElement} */ (event.currentTarget).open)}>
      <summary>${say('review.table')}</summary>
      ${table ? reviewTable({ speaker, listed, review, curve, mine, ply, onGoto: on.goto }) : nothing}</details>
    ${saving}`;
}

/** @param {ReviewProps} props */
export const reviewPanel = (props) => html`<header><h2>${props.speaker.say('review.title')}</h2>
    ${props.on.end ? button(props.speaker.say('review.end'), props.on.end, 'small') : nothing}</header>
  ${progressLine(props)}
  ${props.review ? judgement(props, props.review) : nothing}`;
