// Marks as pictures: SVG text, and what a canvas is told.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paint } from '../../web/js/board/paint.js';
import { toSvg } from '../../web/js/board/svg.js';
import { svgOf } from '../../web/js/sharing/picture.js';

/** @type {import('../../web/js/games/types.js').Mark[]} */
const marks = [
  { shape: 'rect', x: 1, y: 2, w: 3, h: 4, r: 0.5, ink: 'tile' },
  { shape: 'rect', x: 0, y: 0, w: 1, h: 1, stroke: 'line', width: 0.2, alpha: 0.25 },
  { shape: 'disc', at: [2, 3], radius: 0.4, ink: 'a', alpha: 1 },
  {
    shape: 'line',
    points: [
      [0, 1],
      [2, 3.00049],
    ],
    ink: 'b',
    width: 0.1,
    dash: [0.2, 0.3],
  },
  {
    shape: 'poly',
    points: [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
    ink: 'a',
    stroke: 'b',
  },
  { shape: 'text', at: [1, 2], text: '<7>', size: 0.5, ink: 'text', bold: true, halo: 'tile', alpha: 0.5 },
];
const elements = (svg) => svg.match(/<(rect|circle|poly\w+|text)[^>]*>/g);

test('each mark is one element of the picture, with the colours of a theme', () => {
  const svg = toSvg(marks, { width: 8, height: 4 }, { inks: (ink) => `#${ink}`, title: 'A & B', pixels: 640 });
  assert.match(svg, /^<svg xmlns="[^"]+" viewBox="0 0 8 4" width="640" height="320" /);
  assert.match(svg, /<title>A &#38; B<\/title>/);
  assert.deepEqual(elements(svg), [
    '<rect x="1" y="2" width="3" height="4" rx="0.5" fill="#tile"/>',
    '<rect x="0" y="0" width="1" height="1" stroke-width="0.2" fill="none" stroke="#line" opacity="0.25"/>',
    '<circle cx="2" cy="3" r="0.4" fill="#a"/>',
    '<polyline points="0,1 2,3" stroke-width="0.1" stroke-dasharray="0.2 0.3" fill="none" stroke="#b"/>',
    '<polygon points="0,0 1,0 1,1" stroke-width="0.05" fill="#a" stroke="#b"/>',
    '<text x="1" y="2.18" font-size="0.5" font-weight="700" paint-order="stroke" stroke-width="0.11" fill="#text" stroke="#tile" opacity="0.5">',
  ]);
  assert.match(svg, />&#60;7&#62;<\/text>/);
});

test('without colours the page’s style sheet gives them', () => {
  const svg = toSvg(marks, { width: 8, height: 4 });
  assert.doesNotMatch(svg, /title| width="640"/);
  assert.match(svg, /<polygon [^>]*class="i-a s-b"\/>/);
  assert.match(svg, /<polyline [^>]*fill="none" class="s-b"\/>/);
});

test('an exported picture lies on a background of its own', () => {
  const svg = svgOf({ marks, width: 8, height: 4, ink: (ink) => `#${ink}`, background: '#fff' }, 'A board');
  assert.equal(elements(svg)[0], '<rect x="0" y="0" width="8" height="4" fill="#fff"/>');
  assert.equal(elements(svg).length, marks.length + 1);
  assert.match(svg, /<title>A board<\/title>/);
});

/** The calls that a canvas gets, as text. */
function canvas() {
  const told = [];
  const context = new Proxy(
    { canvas: { width: 80, height: 40 } },
    {
      get: (target, name) => target[name] ?? ((...values) => void told.push(`${String(name)} ${values.join(' ')}`)),
      set: (target, name, value) => {
        if (!String(name).startsWith('line') || name === 'lineWidth') told.push(`${String(name)} = ${value}`);
        target[name] = value;
        return true;
      },
    },
  );
  return { told, context };
}
const paintOne = (mark, scale = 10) => {
  const { told, context } = canvas();
  paint(context, [mark], (ink) => `#${ink}`, scale);
  const [from, to] = [told.findIndex((line) => line.startsWith('globalAlpha')), told.length - 1];
  assert.equal(told[0], 'clearRect 0 0 80 40');
  assert.equal(told[to], 'globalAlpha = 1');
  return told.slice(from, to);
};

test('a canvas is told the same marks in its own pixels', () => {
  assert.deepEqual(paintOne({ ...marks[0], x: 1.04 }), [
    'globalAlpha = 1',
    'beginPath ',
    'roundRect 10 20 30 40 5',
    'fillStyle = #tile',
    'fill ',
  ]);
  assert.deepEqual(paintOne(marks[1]), [
    'globalAlpha = 0.25',
    'beginPath ',
    'roundRect 0 0 10 10 0',
    'setLineDash ',
    'lineWidth = 2',
    'strokeStyle = #line',
    'stroke ',
  ]);
  assert.deepEqual(paintOne(marks[2]).slice(2, 3), [`arc 20 30 4 0 ${2 * Math.PI}`]);
  assert.deepEqual(
    paintOne({
      ...marks[3],
      points: [
        [0, 1],
        [2, 3],
      ],
    }).slice(2),
    ['lineTo 0 10', 'lineTo 20 30', 'setLineDash 2,3', 'lineWidth = 1', 'strokeStyle = #b', 'stroke '],
  );
  assert.deepEqual(paintOne(marks[4]).slice(4), [
    'lineTo 10 10',
    'closePath ',
    'fillStyle = #a',
    'fill ',
    'setLineDash ',
    'lineWidth = 0.5',
    'strokeStyle = #b',
    'stroke ',
  ]);
});

test('writing has its halo below it, and is left out where it would be a smudge', () => {
  const written = paintOne(marks[5], 20);
  assert.match(written[1], /^font = 700 10px /);
  assert.deepEqual(written.slice(2), [
    'setLineDash ',
    'lineWidth = 2.2',
    'strokeStyle = #tile',
    'strokeText <7> 20 40.5',
    'fillStyle = #text',
    'fillText <7> 20 40.5',
  ]);
  assert.deepEqual(paintOne(marks[5], 13.9), ['globalAlpha = 0.5']);
});
