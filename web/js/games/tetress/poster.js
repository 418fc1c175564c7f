// A standing position as SVG text in as few bytes as possible: what an embed shows before it fetches anything else. It
// looks as draw.js draws it, and takes its colours from css/picture.css in the same way.

export const palette = 'red-blue';
/** In English and in French. @type {[string, string]} */
export const rule = ['Whoever cannot place a piece loses.', 'Qui ne peut plus poser de pièce perd.'];
/** The start of a first visit's game. */
export const start = '11/11/4BB5/3BB6/1RR8/RR9/11/11/11/11/11 r 2';

/** @param {string} position as the notation writes it, trusted in nothing @param {string} coords as in Look
 *  @returns {string | null} null if it cannot be read */
export function poster(position, coords) {
  const match = /^([\dRB/]+) [rb] \d+$/.exec(position);
  const rows = (match?.[1] ?? '')
    .split('/')
    .map((row) => row.replace(/\d+/g, (gap) => '.'.repeat(Math.min(99, Number(gap)))));
  if (rows.length !== 11 || rows.some((row) => row.length !== 11)) return null;
  const frame = coords === 'none' ? 0.14 : 0.44;
  const edge = frame + 0.74;
  const width = 11 + 2 * edge;
  let tiles = '';
  let tokens = '';
  let names = '';
  const name = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string | number} */ text) =>
    (names += `<text x="${x}" y="${y + 0.09}">${text}</text>`);
  for (let i = -1; i < 12; ++i) {
    for (let j = -1; j < 12; ++j) {
      const [x, y] = [edge + j, edge + i];
      const sign = rows[(i + 11) % 11]?.[(j + 11) % 11] ?? '.';
      tiles += `<rect x="${x + 0.03}" y="${y + 0.03}" width=".94" height=".94" rx=".1"/>`;
      if (sign === '.') continue;
      const side = sign === 'R' ? 'first' : 'second';
      tokens += `<rect class="i-${side}" x="${x + 0.07}" y="${y + 0.07}" width=".86" height=".86" rx=".14"/>`;
      tokens +=
        sign === 'R'
          ? `<circle class="s-edge" fill="none" cx="${x + 0.5}" cy="${y + 0.5}" r=".17"/>`
          : `<path class="i-edge s-edge" d="M${x + 0.5} ${y + 0.27}l.23 .23-.23 .23-.23-.23z"/>`;
    }
    if (coords === 'none' || i < 0 || i > 10) continue;
    for (const at of [frame / 2, width - frame / 2]) {
      name(edge + i + 0.5, at, coords === 'course' ? i : String.fromCharCode(97 + i));
      name(at, edge + i + 0.5, coords === 'course' ? i : i + 1);
    }
  }
  const middle = frame / 2;
  const rest = width - frame;
  const inner = width - edge;
  const veil = `M${frame} ${frame}H${width - frame}V${width - frame}H${frame}zM${edge} ${edge}V${inner}H${inner}V${edge}z`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${width}" stroke-width=".06" text-anchor="middle"><rect class="i-frame" width="${width}" height="${width}" rx=".22"/><g class="i-tile s-channel" stroke-width=".02">${tiles}</g>${tokens}<path class="i-frame" opacity=".62" d="${veil}"/><rect class="s-frame" fill="none" stroke-width="${frame}" x="${middle}" y="${middle}" width="${rest}" height="${rest}"/><rect class="s-label" fill="none" stroke-width=".05" x="${edge}" y="${edge}" width="11" height="11" rx=".06"/><g class="i-label" font-size=".25">${names}</g></svg>`;
}
