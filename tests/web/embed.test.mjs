import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { snippets } from '../../web/js/embed/snippets.js';
import colosseum from '../../web/js/games/colosseum/index.js';
import { poster } from '../../web/js/games/colosseum/poster.js';
import { loadGame } from '../../web/js/games/files.js';
import { games } from '../../web/js/games/list.js';
import { loadEngine, readJsonLines } from '../wasm/load.mjs';

let rules;
before(async () => {
  rules = await loadEngine('colosseum');
});

for (const [id, { poster: load }] of Object.entries(games))
  test(`the poster of a ${id} that nothing more is said of is the start of a first visit`, async () => {
    const { poster: draw, start } = await load();
    const { first } = await loadGame(id);
    assert.equal(start, (await loadEngine(id)).start(id, first.setup).text);
    assert.match(draw(start, 'letters'), /^<svg /);
  });

test('a poster has the walls and pawns that the board draws', () => {
  const look = { coords: 'none', flipped: false, hints: false };
  for (const { fen } of readJsonLines('colosseum_games.jsonl').slice(0, 40)) {
    const view = rules.view('colosseum', fen);
    const geometry = colosseum.geometry(view, look);
    const scene = { view, before: null, draft: null, imagined: null, movable: false, progress: 1, hint: null, look };
    const marks = colosseum.draw(scene, geometry);
    const drawn = marks.filter(({ shape, ink }) => shape === 'line' && ink === 'wall');
    const svg = poster(fen, 'none');
    const walls = [...svg.matchAll(/M(\d+) (\d+)([vh])1/g)].map(([, x, y, way]) => [Number(x), Number(y), way]);
    const places = drawn.map(({ points: [[ax, ay], [bx]] }) => [
      ax - geometry.margin,
      ay - geometry.margin,
      ax === bx ? 'v' : 'h',
    ]);
    const key = ([x, y, way]) => `${Math.round(x)} ${Math.round(y)} ${way}`;
    assert.deepEqual(walls.map(key).sort(), places.map(key).sort());
    const pawn = marks.find(({ shape, ink }) => shape === 'disc' && ink === 'first');
    const [, x, y] = /<circle cx="([\d.]+)" cy="([\d.]+)"/.exec(svg).map(Number);
    assert.ok(Math.hypot(x - pawn.at[0] + geometry.margin, y - pawn.at[1] + geometry.margin) < 1e-9);
  }
});

for (const position of [
  '',
  'x',
  '000/000 a1 b2 a',
  '000/000/000 a1 c3',
  '<svg onload=1>',
  '00/00 a1 b2 a"><script>',
  `${'0'.repeat(17)}/`.repeat(17),
]) {
  test(`no poster is drawn of ${JSON.stringify(position.slice(0, 40))}`, () =>
    assert.equal(poster(position, 'letters'), null));
}

const embed = {
  frame: 'https://example.org/embed/v1.html?a=1&b=2#v1.000/000/000_a1_c3_a.@0',
  page: 'https://example.org/?a=1&b=2',
  element: 'https://example.org/board-game.js',
  title: 'A "quoted" <title> & [more]',
  picture: '<svg xmlns="http://www.w3.org/2000/svg"><title>"</title></svg>',
};

test('snippets of HTML keep quotes and brackets inside their attributes', () => {
  for (const name of ['html', 'element', 'lms']) {
    const text = snippets[name](embed);
    assert.match(text, /title="A &quot;quoted&quot; &lt;title&gt; &amp; \[more\]"/);
    assert.match(text, /src="https:\/\/example\.org\/embed\/v1\.html\?a=1&amp;b=2#v1\.000\/000\/000_a1_c3_a\.@0"/);
    assert.doesNotMatch(text, /[^=]"quoted"/);
  }
});

test('a snippet of Markdown is one link, one for Jupyter is a string of Python', () => {
  assert.equal(snippets.markdown(embed), '[A "quoted" <title> & \\[more\\]](<https://example.org/?a=1&b=2>)');
  assert.match(
    snippets.jupyter(embed),
    /^from IPython\.display import IFrame\nIFrame\("https:[^"]+", width="100%", height=\d+\)$/,
  );
});
