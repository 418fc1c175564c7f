// Every game of the list is held to what the page asks of a game (web/js/games/types.d.ts), on positions of random games.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { toSvg } from '../../web/js/board/svg.js';
import { loadGame, wordsOfGame } from '../../web/js/games/files.js';
import { games } from '../../web/js/games/list.js';
import { languages } from '../../web/js/words/say.js';
import { loadRules, look, sayIn, scene, sentencesOf } from './game.mjs';

/** The same random numbers on every machine. */
function randomFrom(seed) {
  let state = seed;
  return (n) => {
    state = (state * 48271) % 2147483647;
    return state % n;
  };
}

for (const [id, entry] of Object.entries(games)) {
  /** @type {import('../../web/js/games/types.js').GameModule} */
  let module;
  /** @type {import('../../web/js/engine/rules.js').Rules} */
  let rules;
  /** Views of a random game with the moves between them, and a few of its starts. */
  let line = [];
  before(async () => {
    module = await loadGame(id);
    rules = await loadRules(id);
    const random = randomFrom(11);
    let view = rules.view(rules.start(module.first.setup).text);
    while (view.outcome.kind === 'ongoing') {
      const move = view.moves[random(view.moves.length)];
      const after = rules.play(view.position, move);
      line.push({ view, move, after });
      view = after;
    }
    line = line.filter((_, at) => at % Math.ceil(line.length / 12) === 0 || at === line.length - 1);
  });
  const looks = [look, { ...look, coords: 'course', flipped: true }, { ...look, coords: 'letters', origin: 3 }];
  const name = (what) => `${id}: ${what}`;

  test(name('it is what the list says, and its first game can be played'), () => {
    assert.equal(module.id, id);
    assert.ok(entry.name.length > 2);
    assert.ok(line.length > 2);
    const { agents } = rules.info;
    assert.ok(agents.some((agent) => agent.id === module.first.opponent.split(':')[0]));
  });

  test(name('every cell is drawn in one place, found there again, and reached by keys'), () => {
    for (const { view } of line.slice(0, 3))
      for (const how of looks) {
        const geometry = module.geometry(view, how);
        const cells = geometry.rows.flat();
        assert.equal(new Set(cells).size, cells.length);
        for (const cell of cells) {
          assert.equal(geometry.cellAt(geometry.centre(cell)), cell);
          const { x, y, w, h } = geometry.box(cell);
          assert.ok(x >= 0 && y >= 0 && x + w <= geometry.width + 1e-9 && y + h <= geometry.height + 1e-9);
        }
        const reached = new Set([cells[0]]);
        for (const cell of reached)
          for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'PageUp', 'PageDown']) {
            const next = geometry.neighbour(cell, key);
            if (next !== null) reached.add(next);
          }
        assert.equal(reached.size, cells.length, 'by the cursor');
        // A drag towards the cell next to it, as long as the drag's own axis is the longer one.
        const middle = geometry.rows[Math.floor(geometry.rows.length / 2)][2];
        const [x, y] = geometry.centre(middle);
        for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
          const next = geometry.neighbour(middle, key);
          const [toX, toY] = geometry.centre(next);
          if (Math.hypot(toX - x, toY - y) > 1.5) continue;
          const flicked = geometry.flick(2 * (toX - x) + 0.1, 2 * (toY - y) - 0.1);
          assert.ok(flicked === -1 || flicked === geometry.direction(key), `${key}: ${flicked}`);
        }
        assert.equal(geometry.cellAt([-9, -9]), null);
      }
  });

  /** All drafts that taps on cells lead to, in as many steps as a move can have. */
  function movesByTaps(view) {
    const choices = module.input.choices(view);
    const cells = module.geometry(view, look).rows.flat();
    const found = new Set();
    const seen = new Set();
    const open = [null];
    while (open.length > 0) {
      const draft = open.pop();
      for (const cell of draft === null ? module.input.lit(choices) : cells) {
        const next = module.input.tap(choices, draft, cell).draft;
        const key = JSON.stringify(next);
        if (next === null || seen.has(key)) continue;
        seen.add(key);
        const move = module.input.move(next);
        if (move) found.add(move);
        else open.push(next);
      }
      if (seen.size > 4000) break;
    }
    return found;
  }

  test(name('every legal move is reachable by taps, and nothing else is'), () => {
    // Late in the game: boards with few moves are searched whole.
    const few = line.filter(({ view }) => view.moves.length <= 220);
    assert.ok(few.length > 0);
    for (const { view } of few.slice(-3)) assert.deepEqual([...movesByTaps(view)].sort(), [...view.moves].sort());
  });

  test(name('a move is a complete draft, goes back step by step, and is what was typed'), () => {
    for (const { view, move } of line) {
      const draft = module.input.draft(move, view);
      assert.equal(module.input.move(draft), move);
      assert.equal(module.input.typed(` ${move.toUpperCase()} `, view), move);
      let steps = 0;
      for (let left = module.input.back(draft); left !== null; left = module.input.back(left)) assert.ok(++steps < 10);
    }
    for (const text of ['', 'constructor', '💥', '9'.repeat(50)]) {
      const refused = rules.play(line[0].view.position, module.input.typed(text, line[0].view));
      assert.equal(refused.ok, false, text);
      for (const language of Object.keys(languages)) {
        const said = sayIn(language, [id]).fault(refused.error);
        assert.doesNotMatch(said, /^Le moteur dit/, refused.error);
      }
    }
  });

  test(name('moves survive the packing, four characters at most, and rubbish is passed over'), () => {
    for (const { view } of line) {
      const packed = view.moves.map((move) => module.pack(move));
      assert.ok(packed.every((text) => /^[\w-]{1,4}$/.test(text)));
      assert.deepEqual(module.unpack(packed.join('')), view.moves);
    }
    for (const text of ['', '!', '____', 'AA__zz', '%00', '💥']) assert.ok(Array.isArray(module.unpack(text)), text);
  });

  test(name('whatever the state of a board, it is drawn with inks and numbers that are there'), () => {
    const theme = ['theme', 'theme-play', 'picture']
      .map((file) => readFileSync(new URL(`../../web/css/${file}.css`, import.meta.url), 'utf8'))
      .join();
    for (const { view, move, after } of line)
      for (const how of looks) {
        const geometry = module.geometry(view, how);
        const draft = module.input.draft(move, view);
        const states = [
          scene(view, { look: how }),
          scene(view, { look: how, draft, chosen: draft, imagined: after }),
          scene(view, { look: how, hint: { move, whole: false } }),
          scene(view, { look: how, hint: { move, whole: true }, movable: false }),
          ...[0, 0.3, 0.7, 1].map((progress) => scene(after, { look: how, before: { view, move }, progress })),
        ];
        for (const state of states) {
          const marks = module.draw(state, geometry);
          assert.ok(marks.length > 0);
          for (const { ink, stroke } of /** @type {any[]} */ (marks))
            for (const colour of [ink, stroke].filter(Boolean)) assert.ok(theme.includes(`--${colour}:`), colour);
          assert.doesNotMatch(toSvg(marks, geometry), /NaN|undefined|Infinity/);
        }
        assert.ok(module.span(scene(after, { look: how, before: { view, move } }), geometry) >= 0);
      }
  });

  test(name('what is drawn changes with a draft, a hint, its whole, and the last move'), () => {
    const { view, move, after } = line[0];
    const geometry = module.geometry(view, look);
    const text = (state, of = view) => JSON.stringify(module.draw(scene(of, state), geometry));
    const draft = module.input.draft(move, view);
    const pictures = [
      text({}),
      text({ draft, chosen: draft, imagined: after }),
      text({ hint: { move, whole: false } }),
      text({ hint: { move, whole: true } }),
      text({ movable: false }),
      text({}, after),
      text({ before: { view, move } }, after),
      text({ before: { view, move }, progress: 0.4 }, after),
    ];
    assert.equal(new Set(pictures).size, pictures.length);
  });

  for (const language of Object.keys(languages))
    test(name(`every sentence about a board is said in ${language}`), () => {
      const say = sayIn(language, [id]);
      const missing = new RegExp(`${id}\\.|\\{\\w+\\}|undefined|NaN`);
      const hear = (text) => assert.doesNotMatch(text, missing);
      for (const { view, move, after } of line)
        for (const { coords } of looks) {
          const choices = module.input.choices(view);
          const draft = module.input.draft(move, view);
          const shown = scene(view, { look: { ...look, coords } });
          for (const cell of module.geometry(view, look).rows.flat()) {
            hear(module.labels.cell(say, shown, cell));
            const { draft: tapped } = module.input.tap(choices, null, cell);
            if (!tapped) continue;
            hear(module.labels.chosen(say, choices, tapped, coords));
            hear(module.labels.next(say, tapped, coords));
          }
          hear(module.labels.move(say, move, view, coords));
          hear(module.labels.chosen(say, choices, draft, coords));
          hear(module.labels.next(say, draft, coords));
          assert.ok(module.labels.short(move, coords).length > 0);
          for (const side of /** @type {const} */ ([0, 1])) {
            assert.ok(module.labels.count(view, side) >= 0);
            hear(module.labels.secondaryCount?.(say, view, side) ?? '');
          }
          hear(module.labels.must?.(say, view) ?? '');
          if (after.outcome.kind !== 'ongoing') {
            const ending = module.labels.ending?.(after) ?? 'over';
            assert.ok(say.has(`${id}.${ending}`), ending);
            if (ending !== 'over') assert.ok(say.has(`${id}.${ending}.short`), ending);
          }
        }
    });

  test(name('its fixed sentences are there, for lessons, tools and pieces too'), async () => {
    const tools = (await module.editor?.())?.tools ?? [];
    const wanted = [
      ...['rules.1', 'rules.2', 'rules.3', 'example', 'keys', 'over', 'ends', 'reach', 'hintFirst'],
      ...['count.now', 'count.now.short', 'count.end', 'count.end.short'],
      ...(module.editor ? ['editor.over', 'editor.keys', ...tools.map((tool) => `tool.${tool}`)] : []),
      ...(await module.lessons()).map(({ say }) => `lesson.${say}`),
      ...(module.tray?.pieces ?? []).map((piece) => `piece.${piece}`),
    ];
    for (const language of Object.keys(languages)) {
      const sentences = { ...sentencesOf(language, `games/${id}`), ...sentencesOf(language, `games/${id}/dialogs`) };
      for (const key of wanted) assert.ok(key in sentences || `${key}_other` in sentences, `${language} ${key}`);
    }
    const example = sentencesOf('en', `games/${id}`).example.split(' ')[0];
    const { view } = line[0];
    const refused = rules.play(view.position, module.input.typed(example, view));
    assert.doesNotMatch(refused.ok ? '' : refused.error, /is not a move/, 'the example of a typed move is one');
  });

  test(name('its lessons can be played as they are shown'), async () => {
    for (const { position, draft, move } of await module.lessons()) {
      const view = rules.view(position);
      assert.equal(view.ok && view.position, position);
      for (const text of [draft, move])
        if (text !== null) assert.ok(view.moves.includes(text), `${text} in ${position}`);
    }
  });

  test(name('its poster shows any position as wide and high as the board, and nothing else'), async () => {
    const { poster, start } = await entry.poster();
    assert.equal(start, rules.start(module.first.setup).text);
    for (const { view } of line)
      for (const coords of /** @type {const} */ (['letters', 'course', 'none'])) {
        const svg = poster(view.position, coords);
        const { width, height } = module.geometry(view, { ...look, coords });
        const [, w, h] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
        assert.ok(Math.abs(Number(w) - width) < 0.01 && Math.abs(Number(h) - height) < 0.01, `${w} ${h}`);
        assert.doesNotMatch(svg, /NaN|undefined/);
      }
    for (const text of ['', 'x', '<svg onload=1>', `${start}"><script>`, `${start} extra`])
      assert.equal(poster(text, 'letters'), null);
  });

  test(name('moves put on the board without an engine lead where the engine says'), async () => {
    const replay = await module.replay();
    for (const { view, move, after } of line) {
      assert.equal(replay.after(view.position, move), after.position);
      assert.equal(replay.side(view.position), view.side);
    }
    for (const text of ['', 'zz9', 'a1b2c3d4e5', '💥'])
      assert.equal(replay.after(line[0].view.position, text), null, text);
  });

  test(name('its sentences are a file of its own, which other visitors do not fetch'), () => {
    for (const language of Object.keys(languages))
      assert.match(wordsOfGame(id).fileOf(language).pathname, new RegExp(`/${id}/lang/${language}\\.json$`));
  });
}

test('a game that passes and one that forces something say so (a toy)', async () => {
  const { actionsRow } = await import('../../web/js/play/actions.js');
  const { turnSentence } = await import('../../web/js/words/sentences.js');
  const { wordsOf } = await import('./templates.mjs');
  const say = sayIn('en');
  const person = { agent: null, options: '' };
  const view = { side: 0, outcome: { kind: 'ongoing', score: [0, 0] }, moves: ['pass'] };
  const state = { game: 'toy', players: [person, person], begins: 0, ply: 0, moves: [], paused: false, view };
  const labels = { must: () => 'Pass: no piece can move.' };
  assert.match(turnSentence(say, state, { labels }), /1 possible move\. Pass: no piece can move\.$/);
  const now = { match: state, over: false, movable: true, passes: true };
  assert.match(wordsOf(actionsRow({ say, now, handlers: {} })), /Pass/);
});
