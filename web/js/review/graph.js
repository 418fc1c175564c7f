// The chance of winning over a game, with its band, and a second line for what the sides have: an SVG drawn by hand, which is
// also a slider through the game.
import { html, nothing, svg } from 'lit-html';

/** @typedef {import('./points.js').Point} Point */
/**
 * @typedef {object} Curve
 * @property {readonly (Point | null)[]} points   by ply
 * @property {readonly (number | null)[]} leads   by ply: how much more the side has than the other
 * @property {readonly { ply: number, kind: string }[]} marks   the turning points
 */
/**
 * @typedef {object} GraphProps
 * @property {Curve} curve
 * @property {number} ply   that is on the board
 * @property {string} name   what the slider is called
 * @property {(ply: number) => string} valueText   what a ply is worth, in words
 * @property {string} [upper]   names of what is above and below the middle
 * @property {string} [lower]
 * @property {(ply: number) => void} onGoto
 */

export const width = 320;
export const height = 110;
const [left, right, top, bottom] = [6, 314, 8, 102];

/** @param {number} ply @param {number} last */
export const acrossAt = (ply, last) => left + ((right - left) * ply) / Math.max(1, last);
/** @param {number} share 0 to 1 */
export const downAt = (share) => bottom - (bottom - top) * share;
/** @param {number} value */
const short = (value) => String(Number(value.toFixed(1)));

/** How high a lead is drawn: the greatest one nearly reaches the edge. @param {number} lead @param {number} most */
export const leadShare = (lead, most) => 0.5 + (0.46 * lead) / most;

/** Runs of plies that are known, so that a line has gaps where nothing is known yet.
 *  @template T @param {readonly (T | null)[]} values @returns {{ value: T, ply: number }[][]} */
export function runsOf(values) {
  /** @type {{ value: T, ply: number }[][]} */
  const runs = [];
  let open = false;
  values.forEach((value, ply) => {
    if (value === null) open = false;
    else {
      if (!open) runs.push([]);
      open = true;
      runs[runs.length - 1]?.push({ value, ply });
    }
  });
  return runs;
}

/** @param {readonly [x: number, y: number][]} points */
const path = (points) => points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');

/** The shapes of a curve as path data. @param {Curve} curve */
export function pathsOf({ points, leads }) {
  const last = points.length - 1;
  const most = Math.max(1, ...leads.map((lead) => Math.abs(lead ?? 0)));
  const at = (/** @type {number} */ ply, /** @type {number} */ share) =>
    /** @type {[number, number]} */ ([acrossAt(ply, last), downAt(share)]);
  const band = runsOf(points).map((run) => {
    const upper = run.map(({ value, ply }) => at(ply, value.high));
    const lower = run.map(({ value, ply }) => at(ply, value.low)).reverse();
    return `${path([...upper, ...lower])}Z`;
  });
  return {
    band: band.join(''),
    chance: runsOf(points)
      .map((run) => path(run.map(({ value, ply }) => at(ply, value.chance))))
      .join(''),
    lead: runsOf(leads)
      .map((run) => path(run.map(({ value, ply }) => at(ply, leadShare(value, most)))))
      .join(''),
  };
}

/** What is worse is larger, and has more corners. @param {string} kind @param {number} x @param {number} y */
export function markPath(kind, x, y) {
  const size = kind === 'inaccuracy' ? 3 : kind === 'mistake' ? 4 : 5;
  if (kind === 'inaccuracy')
    return `M${short(x - size)} ${short(y)}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0Z`;
  if (kind === 'mistake')
    return `${path([
      [x, y - size],
      [x + size, y + size * 0.8],
      [x - size, y + size * 0.8],
    ])}Z`;
  return `${path([
    [x, y - size],
    [x + size, y],
    [x, y + size],
    [x - size, y],
  ])}Z`;
}

/** @param {Curve} curve @param {number} ply */
function shapes(curve, ply) {
  const { points, marks } = curve;
  const last = points.length - 1;
  const paths = pathsOf(curve);
  const x = short(acrossAt(ply, last));
  const here = points[ply];
  return svg`<path class="middle" d=${`M${left} ${downAt(0.5)}H${right}`} />
    <path class="band" d=${paths.band} />
    <path class="lead" d=${paths.lead} />
    <path class="chance" d=${paths.chance} />
    <path class="now" d=${`M${x} ${top - 4}V${bottom + 4}`} />
    ${marks.map(({ ply: at, kind }) => {
      const point = points[at];
      return point
        ? svg`<path class=${`mark ${kind}`} d=${markPath(kind, acrossAt(at, last), downAt(point.chance))} />`
        : nothing;
    })}
    ${here ? svg`<circle class="here" cx=${x} cy=${short(downAt(here.chance))} r="3.5" />` : nothing}`;
}

/** Keys of a slider: to which ply they lead. @type {Record<string, (ply: number, last: number) => number>} */
const keys = {
  ArrowLeft: (ply) => ply - 1,
  ArrowDown: (ply) => ply - 1,
  ArrowRight: (ply) => ply + 1,
  ArrowUp: (ply) => ply + 1,
  PageUp: (ply) => ply + 10,
  PageDown: (ply) => ply - 10,
  Home: () => 0,
  End: (_, last) => last,
};

/** @param {GraphProps} props */
export function graph({ curve, ply, name, valueText, upper = '', lower = '', onGoto }) {
  const last = curve.points.length - 1;
  const clamped = (/** @type {number} */ wanted) => Math.max(0, Math.min(last, wanted));
  const point = (/** @type {PointerEvent} */ event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const across = ((event.clientX - box.left) / box.width) * width;
    onGoto(clamped(Math.round(((across - left) / (right - left)) * last)));
  };
  const onPress = (/** @type {PointerEvent} */ event) => {
    if (event.button !== 0) return;
    /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
    point(event);
  };
  const onDrag = (/** @type {PointerEvent} */ event) => {
    if (event.buttons === 1) point(event);
  };
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    const move = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onGoto(clamped(move(ply, last)));
  };
  return html`<div class="graph" role="slider" tabindex="0" aria-label=${name} aria-orientation="horizontal" aria-valuemin="0" aria-valuemax=${last}
    aria-valuenow=${ply} aria-valuetext=${valueText(ply)} @pointerdown=${onPress} @pointermove=${onDrag} @keydown=${onKey}>
    <svg viewBox=${`0 0 ${width} ${height}`} aria-hidden="true">${shapes(curve, ply)}</svg>
    <span class="upper" aria-hidden="true">${upper}</span><span class="lower" aria-hidden="true">${lower}</span></div>`;
}
