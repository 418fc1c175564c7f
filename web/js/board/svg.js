// Marks → SVG text: the first paint, forced colours, print and export.
import { fontFamily } from './paint.js';

/** @import { Mark } from '../games/types.js' */
/** @typedef {(ink: string) => string} Inks */
/** @typedef {Record<string, string | number | undefined>} Attributes */

const escaped = (/** @type {string} */ text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const short = (/** @type {string | number} */ value) =>
  typeof value === 'number' ? String(Number(value.toFixed(3))) : escaped(value);

/** @param {string} name @param {Attributes} attributes those without a value are left out @param {string} [content] */
function element(name, attributes, content) {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => ` ${key}="${short(value ?? '')}"`)
    .join('');
  return content === undefined ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** Without `inks` the drawing takes its colours from the page's style sheet, by classes: `i-` fills, `s-` strokes.
 *  @param {Mark[]} marks @param {{ width: number, height: number }} size
 *  @param {{ inks?: Inks, title?: string, pixels?: number }} [options] */
export function toSvg(marks, { width, height }, { inks, title, pixels } = {}) {
  const body = marks.map((mark) => (mark.shape === 'text' ? writing(mark, inks) : outline(mark, inks)));
  const name = title ? element('title', {}, escaped(title)) : '';
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${short(width)} ${short(height)}`,
      width: pixels,
      height: pixels && Math.round((pixels * height) / width),
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      'text-anchor': 'middle',
      'font-weight': 500,
      'font-family': fontFamily,
    },
    name + body.join(''),
  );
}

/** @param {Extract<Mark, { shape: 'text' }>} mark @param {Inks | undefined} inks */
function writing({ at: [x, y], text, size, ink, bold, halo, alpha }, inks) {
  const place = { x, y: y + size * 0.36, 'font-size': size, 'font-weight': bold ? 700 : undefined };
  const outer = halo ? { 'paint-order': 'stroke', 'stroke-width': size * 0.22 } : {};
  return element('text', { ...place, ...outer, ...colours(ink, halo, inks), ...faint(alpha) }, escaped(text));
}

/** @param {Exclude<Mark, { shape: 'text' }>} mark @param {Inks | undefined} inks */
function outline(mark, inks) {
  const fill = mark.shape === 'line' ? undefined : mark.ink;
  const stroke = mark.shape === 'line' ? mark.ink : mark.stroke;
  const [name, shape] = shapeOf(mark);
  const line = {
    'stroke-width': stroke && (mark.width ?? 0.05),
    'stroke-dasharray': mark.shape === 'line' ? mark.dash?.join(' ') : undefined,
  };
  return element(name, { ...shape, ...line, ...colours(fill, stroke, inks), ...faint(mark.alpha) });
}

/** @param {Exclude<Mark, { shape: 'text' }>} mark @returns {[string, Attributes]} */
function shapeOf(mark) {
  if (mark.shape === 'rect')
    return ['rect', { x: mark.x, y: mark.y, width: mark.w, height: mark.h, rx: mark.r || undefined }];
  if (mark.shape === 'disc') return ['circle', { cx: mark.at[0], cy: mark.at[1], r: mark.radius }];
  const points = mark.points.map((point) => point.map(short).join(',')).join(' ');
  return [mark.shape === 'poly' ? 'polygon' : 'polyline', { points }];
}

/** @param {string | undefined} fill @param {string | undefined} stroke @param {Inks | undefined} inks @returns {Attributes} */
function colours(fill, stroke, inks) {
  // SVG fills black unless told otherwise, and strokes nothing.
  if (inks) return { fill: fill ? inks(fill) : 'none', stroke: stroke && inks(stroke) };
  const classes = [fill && `i-${fill}`, stroke && `s-${stroke}`].filter(Boolean).join(' ');
  return { fill: fill ? undefined : 'none', class: classes };
}

/** @param {number | undefined} alpha @returns {Attributes} */
const faint = (alpha) => (alpha === undefined || alpha === 1 ? {} : { opacity: alpha });
