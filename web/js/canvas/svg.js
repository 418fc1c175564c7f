// Marks → SVG text: the first paint, forced colours, print and export.
import { fontFamily } from './paint.js';

/** @typedef {import('../games/types.js').Mark} Mark */

const round = (/** @type {number} */ value) => Number(value.toFixed(3));
const escaped = (/** @type {string} */ text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Without `inks` the drawing takes its colours from the page's style sheet, by classes: `i-` fills, `s-` strokes.
 * @param {Mark[]} marks @param {{ width: number, height: number }} size
 * @param {{ inks?: (ink: string) => string, title?: string, pixels?: number }} [options]
 */
export function toSvg(marks, { width, height }, { inks, title, pixels } = {}) {
  const colour = (/** @type {'fill' | 'stroke'} */ how, /** @type {string | undefined} */ ink) => {
    if (inks) return ` ${how}="${ink ? inks(ink) : 'none'}"`;
    return ink ? '' : ` ${how}="none"`;
  };
  const classes = (/** @type {string | undefined} */ fill, /** @type {string | undefined} */ stroke) => {
    const names = [fill && `i-${fill}`, stroke && `s-${stroke}`].filter(Boolean).join(' ');
    return inks || !names ? '' : ` class="${names}"`;
  };
  const body = marks.map((mark) => {
    const alpha = mark.alpha === undefined || mark.alpha === 1 ? '' : ` opacity="${round(mark.alpha)}"`;
    if (mark.shape === 'text') {
      const halo = mark.halo
        ? ` paint-order="stroke" stroke-width="${round(mark.size * 0.22)}"${colour('stroke', mark.halo)}`
        : '';
      return `<text x="${round(mark.at[0])}" y="${round(mark.at[1] + mark.size * 0.36)}" font-size="${mark.size}"${mark.bold ? ' font-weight="700"' : ''}${halo}${colour('fill', mark.ink)}${classes(mark.ink, mark.halo)}${alpha}>${escaped(mark.text)}</text>`;
    }
    const fill = mark.shape === 'line' ? undefined : mark.ink;
    const stroke = mark.shape === 'line' ? mark.ink : mark.stroke;
    const dash = mark.shape === 'line' && mark.dash ? ` stroke-dasharray="${mark.dash.join(' ')}"` : '';
    const style = `${stroke ? ` stroke-width="${round(mark.width ?? 0.05)}"` : ''}${dash}${colour('fill', fill)}${inks || stroke ? colour('stroke', stroke) : ''}${classes(fill, stroke)}${alpha}`;
    return `<${outline(mark)}${style}/>`;
  });
  const name = title ? `<title>${escaped(title)}</title>` : '';
  const pixelSize = pixels ? ` width="${pixels}" height="${Math.round((pixels * height) / width)}"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(width)} ${round(height)}"${pixelSize} stroke-linecap="round" stroke-linejoin="round" text-anchor="middle" font-weight="500" font-family="${escaped(fontFamily)}">${name}${body.join('')}</svg>`;
}

/** @param {Exclude<Mark, { shape: 'text' }>} mark */
function outline(mark) {
  if (mark.shape === 'rect')
    return `rect x="${round(mark.x)}" y="${round(mark.y)}" width="${round(mark.w)}" height="${round(mark.h)}"${mark.r ? ` rx="${mark.r}"` : ''}`;
  if (mark.shape === 'disc') return `circle cx="${round(mark.at[0])}" cy="${round(mark.at[1])}" r="${mark.radius}"`;
  const points = mark.points.map((point) => point.map(round).join(',')).join(' ');
  return mark.shape === 'poly' ? `polygon points="${points}"` : `polyline points="${points}"`;
}
