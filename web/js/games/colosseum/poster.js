// A standing position as SVG text in as few bytes as possible: what an embed shows before it fetches anything else. It
// looks as draw.js draws it, and takes its colours from css/picture.css in the same way.

/** In English and in French. @type {[string, string]} */
export const rule = [
  'Walk, wall off a side. Cut apart, the larger area wins.',
  'Marchez, posez un mur. Une fois séparés, la plus grande zone l’emporte.',
];
/** The start of a first visit's game. */
export const start = '0000000/0200000/0000000/0100100/0000020/0000000/0000000 a3 g5 a';

/** @param {string} position as the notation writes it, trusted in nothing @param {string} coords as in Look
 *  @returns {string | null} null if it cannot be read */
export function poster(position, coords) {
  const match = /^([0-3/]+) ([a-p]\d+) ([a-p]\d+) [ab]$/.exec(position);
  const [, text = '', first = '', second = ''] = match ?? [];
  const rows = text.split('/');
  const size = rows.length;
  if (!match || size > 16 || rows.some((row) => row.length !== size)) return null;
  const large = size > 9;
  const margin = coords === 'none' ? 0.2 : large ? 0.5 : 0.42;
  const near = (margin - 0.15) / 2 - margin;
  const type = large ? 0.25 : 0.22;
  let labels = '';
  let tiles = '';
  let walls = '';
  rows.forEach((row, y) => {
    const names = coords === 'course' ? [y, y] : [String.fromCharCode(97 + y), y + 1];
    if (coords !== 'none')
      labels += `<text x="${y + 0.5}" y="${near + type * 0.36}">${names[0]}</text><text x="${near}" y="${y + 0.5 + type * 0.36}">${names[1]}</text>`;
    [...row].forEach((digit, x) => {
      tiles += `<rect x="${x + 0.045}" y="${y + 0.045}" width=".91" height=".91" rx=".09"/>`;
      if (Number(digit) & 1) walls += `M${x + 1} ${y}v1`;
      if (Number(digit) & 2) walls += `M${x} ${y + 1}h1`;
    });
  });
  const centre = (/** @type {string} */ cell) =>
    /** @type {const} */ ([cell.charCodeAt(0) - 96.5, Number(cell.slice(1)) - 0.5]);
  const [ax, ay] = centre(first);
  const [bx, by] = centre(second);
  const all = size + 2 * margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${all} ${all}" stroke-width=".15" stroke-linecap="round"><rect class="i-frame" x="${-margin}" y="${-margin}" width="${all}" height="${all}" rx=".22"/><g class="i-label" font-size="${type}" text-anchor="middle">${labels}</g><rect class="i-channel" width="${size}" height="${size}"/><g class="i-tile">${tiles}</g><rect class="s-wall" x="-.05" y="-.05" width="${size + 0.1}" height="${size + 0.1}" rx=".1" fill="none"/><path class="s-wall" d="${walls}"/><g class="i-first s-edge" stroke-width=".05"><circle cx="${ax}" cy="${ay}" r=".32"/><circle cx="${ax}" cy="${ay}" r=".13"/></g><g class="i-second s-edge" stroke-width=".05"><path d="M${bx} ${by - 0.39}l.39 .39-.39 .39-.39-.39z"/><path d="M${bx} ${by - 0.16}l.16 .16-.16 .16-.16-.16z"/></g></svg>`;
}
