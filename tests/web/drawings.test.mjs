// Every game draws, answers and says in known positions as it did: tests/data/page_drawings.json keeps a digest of each.
// A difference is written as a file to look at. To record anew after a change that is meant:
// ARENA_RECORD=1 node --test tests/web/drawings.test.mjs
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { toSvg } from '../../web/js/board/svg.js';
import { loadGame } from '../../web/js/games/files.js';
import { games } from '../../web/js/games/list.js';
import { loadRules, look, scene } from './game.mjs';

const file = new URL('../data/page_drawings.json', import.meta.url);
const isRecording = process.env.ARENA_RECORD === '1';
/** @type {Record<string, Record<string, string>>} */
const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
/** @type {typeof known} */
const found = {};
after(() => {
  if (isRecording) writeFileSync(file, `${JSON.stringify(found, null, 1)}\n`);
});

/** Sentences by their keys, so that another wording changes nothing here. */
const say = Object.assign((key, values) => (values ? `${key} ${JSON.stringify(values)}` : key), {
  language: 'en',
  has: () => true,
  and: (items) => items.join('+'),
  or: (items) => items.join('|'),
  fault: (message) => message,
  learn: () => {},
});
const looks = {
  plain: look,
  turned: { ...look, coords: 'course', flipped: true, hints: false },
  slid: { ...look, coords: 'letters', origin: 17, trim: 1 },
};
const keys = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'PageUp', 'PageDown', 'Home', 'End', 'KeyR', 'KeyX'];

for (const [id, entry] of Object.entries(games)) {
  let module;
  let poster;
  /** @type {{ view: object, move: string, next: object }[]} */
  let line = [];
  before(async () => {
    module = await loadGame(id);
    ({ poster } = await entry.poster());
    const rules = await loadRules(id);
    let view = rules.view(rules.start(module.first.setup).text);
    for (let ply = 0; view.outcome.kind === 'ongoing' && ply < 60; ++ply) {
      const moves = [...view.moves].sort();
      const move = moves[(ply * 7919) % moves.length];
      const next = rules.play(view.position, move);
      line.push({ view, move, next });
      view = next;
    }
    line = line.filter((_, ply) => [0, 1, 4, 9, 16, line.length - 1].includes(ply));
  });
  const numbers = (_, value) => (typeof value === 'number' ? Number(value.toFixed(3)) : value);
  function hold(what, content, kind) {
    const text = typeof content === 'string' ? content : JSON.stringify(content, numbers, 1);
    const digest = createHash('sha256').update(text).digest('hex').slice(0, 12);
    (found[id] ??= {})[what] = digest;
    if (isRecording || known[id]?.[what] === digest) return [];
    const path = join(tmpdir(), `${id} ${what}.${kind}`);
    writeFileSync(path, text);
    return [path];
  }
  /** @param {string} name @param {(at: (typeof line)[number], how: object, name: string) => string[]} differences */
  const each = (name, differences) =>
    test(`${id}: ${name}`, () => {
      const all = line.flatMap((at, index) =>
        Object.entries(looks).flatMap(([shown, how]) => differences(at, how, `${index} ${shown}`)),
      );
      assert.deepEqual(all, [], 'these are not as they were');
    });

  each('it draws as it did', ({ view, move, next }, how, name) => {
    const geometry = module.geometry(view, how);
    const draft = module.input.draft(move, view);
    const part = module.input.back(draft);
    const last = { view, move };
    const states = {
      board: scene(view, { look: how }),
      waiting: scene(view, { look: how, movable: false }),
      draft: scene(view, { look: how, draft, chosen: draft, imagined: next }),
      part: scene(view, { look: how, draft: part, chosen: part }),
      pointed: scene(view, { look: how, draft, chosen: part, imagined: next }),
      hint: scene(view, { look: how, hint: { move, whole: false } }),
      whole: scene(view, { look: how, hint: { move, whole: true } }),
      early: scene(next, { look: how, before: last, progress: 0.3 }),
      late: scene(next, { look: how, before: last, progress: 0.8 }),
      over: scene(next, { look: how, before: last }),
    };
    return Object.entries(states).flatMap(([state, shown]) => {
      const marks = module.draw(shown, geometry);
      return hold(`${name} ${state}`, `${module.span(shown, geometry)} ${toSvg(marks, geometry)}`, 'svg');
    });
  });

  each('its poster is as it was', ({ view }, { coords }, name) =>
    hold(`${name} poster`, poster(view.position, coords) ?? '', 'svg'),
  );

  each('points, taps and keys mean what they did', ({ view, move }, how, name) => {
    const { input } = module;
    const geometry = module.geometry(view, how);
    const choices = input.choices(view);
    const whole = input.draft(move, view);
    const drafts = [null, input.back(whole), whole];
    const cells = geometry.rows.flat();
    const points = Array.from({ length: 15 * 15 }, (_, at) => [
      ((at % 15) + 0.3) * (geometry.width / 15),
      (Math.floor(at / 15) + 0.6) * (geometry.height / 15),
    ]);
    return hold(
      `${name} input`,
      {
        lit: [...input.lit(choices)],
        points: drafts.map((draft) => points.map((at) => input.point(choices, geometry, at, draft))),
        taps: drafts.map((draft) => cells.map((cell) => input.tap(choices, draft, cell))),
        sweeps: drafts.map((draft) => cells.map((cell) => input.sweep?.(choices, draft, cell))),
        keys: drafts.map((draft) => keys.map((key) => input.key?.(choices, draft, cells[7], key))),
        aims: drafts.flatMap((draft) => (draft ? keys.map((_, at) => input.aim?.(choices, draft, at - 1)) : [])),
        spreads: cells.map((cell) => keys.slice(0, 6).map((_, at) => input.spreadTowards?.(choices, cell, at))),
        waits: drafts.map((draft) => (draft ? input.waits?.(draft) : null)),
        partial: drafts.map((draft) => (draft ? input.partial?.(view.position, draft) : null)),
        neighbours: cells.map((cell) => keys.map((key) => geometry.neighbour(cell, key))),
        flicks: points.map(([x, y]) => geometry.flick(x - geometry.width / 2, y - geometry.height / 2)),
        slides: points.slice(0, 40).map(([x, y]) => geometry.slide?.(x - 3, y - 3)),
        under: points.map((at) => geometry.cellAt(at)),
      },
      'json',
    );
  });

  each('it says what it did', ({ view, move, next }, how, name) => {
    const { labels, input, tray } = module;
    const choices = input.choices(view);
    const draft = input.draft(move, view);
    const part = input.back(draft);
    const shown = scene(view, { look: how, draft: part, chosen: part });
    return hold(
      `${name} words`,
      {
        cells: module
          .geometry(view, how)
          .rows.flat()
          .map((cell) => labels.cell(say, shown, cell)),
        move: [labels.move(say, move, view, how.coords), labels.short(move, how.coords)],
        drafts: [part, draft].map((each) =>
          each ? [labels.chosen(say, choices, each, how.coords), labels.next(say, each, how.coords)] : null,
        ),
        counts: [view, next].map((each) =>
          [0, 1].map((side) => [labels.count(each, side), labels.secondaryCount?.(say, each, side)]),
        ),
        must: [labels.must?.(say, view), input.pass?.(view)],
        ending: next.outcome.kind === 'ongoing' ? null : labels.ending?.(next),
        tray: tray?.pieces.map((piece) => [
          tray.picture(piece, null, 0),
          tray.held(tray.pick(null, piece)),
          tray.picture(piece, tray.pick(null, piece), 1),
        ]),
      },
      'json',
    );
  });

  test(`${id}: its editor edits as it did`, async () => {
    const editor = await module.editor?.();
    if (!editor) return;
    const differences = line.flatMap(({ view: { position } }, index) => {
      const view = line[index].view;
      const geometry = module.geometry(view, look);
      const cells = geometry.rows.flat();
      const edits = editor.tools.flatMap((tool) => [
        ...cells.map((cell) =>
          editor.point(
            position,
            tool,
            geometry,
            geometry.centre(cell).map((each) => each + 0.4),
          ),
        ),
        ...cells.flatMap((cell) => [-1, 0, 1, 2, 3].map((direction) => editor.key(position, tool, cell, direction))),
      ]);
      const sizes = [...new Set([...module.sizes, 5, 7, 12])].map((size) => [
        editor.resize(position, size),
        editor.empty(size),
      ]);
      return hold(`${index} editor`, { edits, sizes, turned: editor.turn(position) }, 'json');
    });
    assert.deepEqual(differences, [], 'these are not as they were');
  });
}
