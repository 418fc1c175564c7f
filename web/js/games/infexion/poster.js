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
  let tiles = '';
  let veil = '';
  let names = '';
  let stacks = '';
  for (let i = -2; i < 9; ++i)
    for (let j = -2; j < 9; ++j) {
      const x = 1.657 + i * 0.866;
      const y = 1.24 + j + (i & 1) / 2;
      if (y < -0.5 || y > 9.5) continue;
      const row = ((i >> 1) - j + 14) % 7;
      const column = (((i + 1) >> 1) + j + 14) % 7;
      const inside = i >= 0 && i < 7 && j >= 0 && j < 7;
      tiles += `M${x - 0.5485} ${y}l.2743-.475h.5485l.2743 .475-.2743 .475h-.5485z`;
      if (!inside) veil += `M${x - 0.5832} ${y}l.2916-.505h.5832l.2916 .505-.2916 .505h-.5832z`;
      const sign = rows[row]?.[column] ?? '.';
      const [left, down, size] = sign === '.' ? [0, 0.072, 0.2] : [0.27, 0.407, 0.13];
      if (inside && coords !== 'none')
        names += `<text x="${x - left}" y="${y + down}" font-size="${size}">${coords === 'course' ? `${row},${column}` : `${'abcdefg'[column]}${row + 1}`}</text>`;
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
      }
      stacks += `<text class="i-edge" font-size=".36" font-weight="700" x="${x}" y="${y + 0.155 - power / 40}">${power}</text>`;
    }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8.511 8.98" stroke-width=".03" stroke-linejoin="round" text-anchor="middle"><rect class="i-frame" width="8.511" height="8.98" rx=".22"/><path class="i-tile s-channel" stroke-width=".02" d="${tiles}"/><g class="i-label">${names}</g>${stacks}<path class="i-frame" opacity=".62" d="${veil}"/></svg>`;
}
