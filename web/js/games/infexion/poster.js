// A standing position as SVG text in as few bytes as possible: what an embed shows before it fetches anything else. It
// looks as draw.js draws it, and takes its colours from css/picture.css in the same way.

export const palette = 'red-blue';
export const ratio = 8.511 / 8.98;
/** In English and in French. @type {[string, string]} */
export const rule = ['Spread a stack, take what it lands on.', 'Répandez une pile, prenez ce qu’elle touche.'];
/** The start of a first visit's game. */
export const start = '2a1a2/7/6A/7/3A3/A4a1/7 r 6';

/** @param {string} position as the notation writes it, trusted in nothing @param {string} coords as in Look
 *  @returns {string | null} null if it cannot be read */
export function poster(position, coords) {
  const match = /^([1-7A-Fa-f/]+) [rb] \d+$/.exec(position);
  const rows = (match?.[1] ?? '').split('/').map((row) => row.replace(/\d/g, (gap) => '.'.repeat(Number(gap))));
  if (rows.length !== 7 || rows.some((row) => row.length !== 7)) return null;
  const [r, p] = [0.5774, 0.866];
  let tiles = '';
  let veil = '';
  let names = '';
  let stacks = '';
  for (let i = -2; i < 9; ++i)
    for (let j = -2; j < 9; ++j) {
      const odd = i & 1;
      const [x = 0, y = 0] = [1.657 + i * p, 1.24 + j + odd / 2].map((value) => Number(value.toFixed(3)));
      if (y < -0.5 || y > 9.5) continue;
      const row = ((i - odd) / 2 - j + 14) % 7;
      const column = ((i + odd) / 2 + j + 14) % 7;
      const inside = i >= 0 && i < 7 && j >= 0 && j < 7;
      const hex = (/** @type {number} */ scale) =>
        `M${x - r * scale} ${y}l${(r / 2) * scale}-${scale / 2}h${r * scale}l${(r / 2) * scale} ${scale / 2}-${(r / 2) * scale} ${scale / 2}h-${r * scale}z`;
      tiles += hex(0.95);
      if (!inside) veil += hex(1.01);
      const sign = rows[row]?.[column] ?? '.';
      if (inside && coords !== 'none')
        names += `<text x="${sign === '.' ? x : x - 0.27}" y="${y + (sign === '.' ? 0.072 : 0.407)}"${sign === '.' ? '' : ' font-size=".13"'}>${coords === 'course' ? `${row},${column}` : String.fromCharCode(97 + column) + (row + 1)}</text>`;
      if (sign === '.') continue;
      const first = sign < 'a';
      const power = parseInt(sign, 16) - 9;
      for (let level = 0; level < power; ++level) {
        const at = y + 0.05 * ((power - 1) / 2 - level);
        const name = first ? 'first' : 'second';
        const style = level + 1 < power ? `class="i-soft-${name} s-${name}"` : `class="i-${name} s-edge"`;
        stacks += first
          ? `<circle ${style} cx="${x}" cy="${at}" r=".335"/>`
          : `<path ${style} d="M${x} ${at - 0.4}l.42 .4-.42 .4-.42-.4z"/>`;
        if (level + 1 === power)
          stacks += `<text class="i-edge" font-size=".36" font-weight="700" x="${x}" y="${at + 0.13}">${power}</text>`;
      }
    }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8.511 8.98" stroke-width=".03" stroke-linejoin="round" text-anchor="middle"><rect class="i-frame" width="8.511" height="8.98" rx=".22"/><path class="i-tile s-channel" stroke-width=".02" d="${tiles}"/><g class="i-label" font-size=".2">${names}</g>${stacks}<path class="i-frame" opacity=".62" d="${veil}"/></svg>`;
}
