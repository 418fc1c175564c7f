// Marks → a 2d context. Knows device pixels and nothing of games.

/** @import { Mark, Point } from '../games/types.js' */
/** @typedef {(ink: string) => string} Inks */

export const fontFamily = 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", sans-serif';
/** Device pixels; smaller writing is a smudge. */
const smallestText = 7;
/** The font of each context, and the size it was set at. @type {WeakMap<CanvasRenderingContext2D, string>} */
const fontOf = new WeakMap();

/** @param {CanvasRenderingContext2D} context @param {Mark[]} marks @param {Inks} inks
 *  @param {number} scale device pixels a board unit */
export function paint(context, marks, inks, scale) {
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const mark of marks) {
    context.globalAlpha = mark.alpha ?? 1;
    if (mark.shape === 'text') write(context, mark, inks, scale);
    else {
      context.beginPath();
      trace(context, mark, scale);
      fillAndStroke(context, mark, inks, scale);
    }
  }
  context.globalAlpha = 1;
}

/** @param {CanvasRenderingContext2D} context @param {Exclude<Mark, { shape: 'text' }>} mark @param {number} scale */
function trace(context, mark, scale) {
  if (mark.shape === 'rect') {
    // Edges on whole device pixels are sharp.
    const [left, top] = [Math.round(mark.x * scale), Math.round(mark.y * scale)];
    const [right, bottom] = [Math.round((mark.x + mark.w) * scale), Math.round((mark.y + mark.h) * scale)];
    context.roundRect(left, top, right - left, bottom - top, (mark.r ?? 0) * scale);
  } else if (mark.shape === 'disc') {
    context.arc(mark.at[0] * scale, mark.at[1] * scale, mark.radius * scale, 0, 2 * Math.PI);
  } else {
    for (const [x, y] of mark.points) context.lineTo(x * scale, y * scale);
    if (mark.shape === 'poly') context.closePath();
  }
}

/** @param {CanvasRenderingContext2D} context @param {Exclude<Mark, { shape: 'text' }>} mark @param {Inks} inks
 *  @param {number} scale */
function fillAndStroke(context, mark, inks, scale) {
  const stroke = mark.shape === 'line' ? mark.ink : mark.stroke;
  if (mark.shape !== 'line' && mark.ink) {
    context.fillStyle = inks(mark.ink);
    context.fill();
  }
  if (!stroke) return;
  context.setLineDash(mark.shape === 'line' && mark.dash ? mark.dash.map((length) => length * scale) : []);
  context.lineWidth = (mark.width ?? 0.05) * scale;
  context.strokeStyle = inks(stroke);
  context.stroke();
}

/** @param {CanvasRenderingContext2D} context @param {Extract<Mark, { shape: 'text' }>} mark @param {Inks} inks
 *  @param {number} scale */
function write(context, mark, inks, scale) {
  const size = mark.size * scale;
  if (size < smallestText) return;
  const font = `${mark.bold ? 700 : 500} ${size}px ${fontFamily}`;
  // Setting a font asks for the page's styles, every time; a canvas keeps it until its size changes.
  const key = `${font} ${context.canvas.width} ${context.canvas.height}`;
  if (key !== fontOf.get(context)) context.font = font;
  fontOf.set(context, key);
  // Digits sit a little high on the middle line of most fonts.
  const [x, y] = [mark.at[0] * scale, mark.at[1] * scale + size * 0.05];
  if (mark.halo) {
    context.setLineDash([]);
    context.lineWidth = size * 0.22;
    context.strokeStyle = inks(mark.halo);
    context.strokeText(mark.text, x, y);
  }
  context.fillStyle = inks(mark.ink);
  context.fillText(mark.text, x, y);
}
