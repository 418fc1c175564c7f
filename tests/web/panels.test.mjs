// The panels of the play page and the line above the board, rendered without a browser.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { endText, setupText } from '../../web/js/dialogs/past-games.js';
import colosseum from '../../web/js/games/colosseum/index.js';
import { chooseLine, goTo, lineOf, play } from '../../web/js/match/match.js';
import { actionsRow, moreActionsRow } from '../../web/js/play/actions.js';
import { countResult, levelToTry, recordOf } from '../../web/js/play/ending.js';
import { playersPanel, thoughtText } from '../../web/js/play/players.js';
import { resultCard } from '../../web/js/play/result.js';
import { statusOf } from '../../web/js/play/status-line.js';
import { tallyOf } from '../../web/js/storage/records.js';
import { noStorage } from '../../web/js/storage/storage.js';
import { moveList } from '../../web/js/widgets/move-list.js';
import { optionFields, optionText } from '../../web/js/widgets/option-fields.js';
import { stepButtons } from '../../web/js/widgets/step-buttons.js';
import { loadRules, look, sayIn } from './game.mjs';
import { listeners, markup, wordsOf } from './templates.mjs';

const say = sayIn('en');
const person = { agent: null, options: '' };
const level2 = { agent: 'champion', options: 'level=2' };
const start = '000/000/000 a1 c3 a';
let rules;
before(async () => {
  rules = await loadRules('colosseum');
});

/** A session's state after these moves. */
function stateAfter(texts, { players = [person, level2], ply = texts.length, ms = 1200, ...more } = {}) {
  const { positions, outcome } = rules.playAll(start, texts.join(' '));
  const nodes = lineOf(
    texts.map((text) => ({ text, ms })),
    positions,
    outcome.kind !== 'ongoing',
  );
  const view = rules.view(positions[ply]);
  const last = texts[ply - 1];
  return {
    ...{
      id: 'x',
      game: 'colosseum',
      setup: '',
      begins: 0,
      players,
      limits: { ms: 1900 },
      start,
      nodes,
      moves: nodes,
      ply,
    },
    ...{
      paused: false,
      pauseAfter: false,
      view,
      before: last ? { view: rules.view(positions[ply - 1]), move: last } : null,
    },
    ...{ generation: 1, thinking: null, trouble: null },
    ...more,
  };
}
/** A board on which these are chosen and pointed at. */
const boardWith = (state, { chosen = null, pointed = null } = {}) => {
  const shown = pointed ?? chosen;
  const move = shown && colosseum.input.move(shown);
  return {
    draft: { chosen, shown, isComplete: false },
    imagined: move ? rules.play(state.view.position, move) : null,
    position: { look, choices: colosseum.input.choices(state.view) },
  };
};
const status = (state, more = {}, drafts = {}) =>
  statusOf({
    say,
    state,
    module: colosseum,
    board: boardWith(state, drafts),
    notice: '',
    isFresh: false,
    terse: false,
    ...more,
  });

test('the line above the board says whose turn it is, what is chosen, and what it would bring', () => {
  const state = stateAfter([]);
  const { lead, rest } = status(state);
  assert.deepEqual([lead, rest], ['Your turn.', say('colosseum.turn')]);
  const chosen = { cell: 0, wall: null, size: 3 };
  assert.equal(status(state, {}, { chosen }).rest, 'Choose a wall.');
  const pointed = { cell: 0, wall: 1, size: 3 };
  assert.match(status(state, {}, { pointed }).rest, /^Nearer cells 3 : 3 → \d : \d\.$/);
  assert.match(status(state, {}, { chosen }).spoken, /^a1 chosen\. Choose wall: /);
});

test('after the second crash of a worker the line says what happened, whatever was told before (P3)', () => {
  const trouble = { message: 'the worker fell silent', code: 'crashed' };
  const state = stateAfter(['a2r'], { paused: true, trouble });
  for (const isFresh of [true, false]) {
    const { rest, bad } = status(state, { notice: 'The engine was restarted.', isFresh });
    assert.equal(rest, 'The computer could not move: The engine stopped twice. Press Continue to try again.');
    assert.equal(bad, true);
  }
  const unknown = stateAfter(['a2r'], { trouble: { message: 'c3 is where the opponent stands' } });
  assert.match(status(unknown).rest, /could not move: c3 is where/);
});

test('a restart is said for as long as the agent thinks again, and no longer', () => {
  const thinking = (restarted) => stateAfter(['a2r'], { thinking: { generation: 1, restarted } });
  const shown = (restarted) => {
    const { lead, rest } = status(thinking(restarted));
    return [lead, rest];
  };
  assert.deepEqual(shown(true), ['The computer is thinking.', 'The engine was restarted.']);
  assert.deepEqual(shown(false), ['The computer is thinking.', '']);
});

test('a notice is seen until something is pointed at, and again after that', () => {
  const state = stateAfter([]);
  const pointed = { cell: 0, wall: 1, size: 3 };
  assert.equal(status(state, { notice: 'Hint: x.', isFresh: true }, { pointed }).rest, 'Hint: x.');
  assert.match(status(state, { notice: 'Hint: x.' }, { pointed }).rest, /^Nearer cells/);
  assert.equal(status(state, { notice: 'Hint: x.' }).rest, 'Hint: x.');
});

test('for ears: what was played, both sides’ reach, whose turn; in short, the move alone', () => {
  const state = stateAfter(['a2r', 'c2l']);
  assert.match(
    status(state).spoken,
    /^The computer: c2, wall left\. Cells nearer to you: \d, to the opponent: \d\. Your turn\. \d+ possible moves\./,
  );
  assert.equal(status(state, { terse: true }).spoken, 'The computer: c2, wall left.');
  const chosen = { cell: 0, wall: null, size: 3 };
  assert.match(status(state, { terse: true }, { chosen }).spoken, /^a1 chosen/);
});

test('paused agents are said to be paused, two people are named by their colours', () => {
  assert.equal(status(stateAfter(['a2r'], { paused: true })).lead, 'The computer is paused. Press Continue.');
  assert.equal(status(stateAfter([], { players: [person, person] })).lead, 'Blue to move.');
});

test('the line says so when one looks at the past, and whether a move from there begins a new line', () => {
  const shown = (ply) => {
    const { lead, rest } = status(stateAfter(['a2r', 'c2l'], { ply }));
    return [lead, rest];
  };
  assert.deepEqual(shown(0), ['Move 0 of 2.', 'You are looking back. A move from here begins a new line.']);
  assert.deepEqual(shown(1), ['Move 1 of 2.', 'You are looking back. Press Continue to play on.']);
  assert.equal(shown(2)[0], 'Your turn.');
});

const situation = (more) => ({
  ...{
    match: stateAfter(['a2r', 'c2l']),
    over: false,
    movable: true,
    hasDraft: false,
    isComplete: false,
    confirms: false,
  },
  ...{ passes: false, bestMoves: false, zoomable: false, zoomed: false, ...more },
});
/** The buttons that can be seen, those that cannot be pressed in brackets. */
const buttons = (row, now) =>
  row({ say, now, handlers: {} })
    .map(markup)
    .filter((text) => !/ hidden/.test(text))
    .map((text) =>
      / disabled/.test(text)
        ? `[${wordsOf({ strings: [text], values: [] })}]`
        : wordsOf({ strings: [text], values: [] }),
    );

test('the actions are those that the game allows now', () => {
  const at = (more) => buttons(actionsRow, situation(more));
  assert.deepEqual(at({}), ['Undo', '[Redo]', 'Hint', 'If I pass?']);
  assert.deepEqual(at({ movable: false }), ['Undo', '[Redo]', '[Hint]', '[If I pass?]']);
  assert.deepEqual(at({ match: stateAfter([]) }), ['[Undo]', '[Redo]', 'Hint', 'If I pass?']);
  assert.deepEqual(at({ match: stateAfter([]), hasDraft: true }), ['Undo', '[Redo]', 'Hint', 'If I pass?']);
  assert.deepEqual(at({ confirms: true }), ['Undo', '[Redo]', 'Hint', 'If I pass?', '[Confirm]']);
  assert.deepEqual(at({ isComplete: true }), ['Undo', '[Redo]', 'Hint', 'If I pass?', 'Confirm']);
  assert.deepEqual(at({ confirms: true, over: true }), ['Undo', '[Redo]', 'Hint', 'If I pass?']);
  assert.deepEqual(at({ passes: true }), ['Undo', '[Redo]', 'Hint', 'If I pass?', 'Pass']);
  assert.deepEqual(at({ passes: true, movable: false }), ['Undo', '[Redo]', '[Hint]', '[If I pass?]']);
  assert.deepEqual(at({ zoomable: true, zoomed: true }), ['Undo', '[Redo]', 'Hint', 'If I pass?', 'Whole board']);
  const watched = [level2, level2];
  assert.deepEqual(at({ match: stateAfter(['a2r'], { players: watched }) }), ['Undo', '[Redo]', 'Pause']);
  assert.deepEqual(at({ match: stateAfter(['a2r'], { players: watched, paused: true }) }), [
    'Undo',
    '[Redo]',
    'Continue',
    'Step',
  ]);
  assert.deepEqual(at({ match: stateAfter(['a2r'], { players: watched, paused: true }), over: true }), [
    'Undo',
    '[Redo]',
  ]);
});

test('best moves are offered where they take nothing from the game', () => {
  const at = (more) => buttons(moreActionsRow, situation(more));
  const playing = ['Show areas', 'Draw', 'Flip board', 'Swap sides', 'Claim the win', 'Give up'];
  assert.deepEqual(at({}), playing);
  assert.deepEqual(at({ movable: false }).slice(4), ['[Claim the win]', '[Give up]']);
  assert.deepEqual(at({ match: stateAfter([], { players: [person, person] }) }), [
    'Show areas',
    'Draw',
    'Flip board',
    'Best moves',
  ]);
  assert.match(
    markup(moreActionsRow({ say, now: situation({ bestMoves: true }), handlers: {} })[4]),
    /aria-pressed="true"/,
  );
});

test('a card names the player and what it has; a bar runs for as long as it may think', () => {
  const thinking = { generation: 3, restarted: false };
  const state = stateAfter(['a2r'], { thinking });
  const chosen = [];
  const props = { say, module: colosseum, info: rules.info, onChoose: (side) => chosen.push(side) };
  const shown = (more) => markup(playersPanel({ ...props, state: { ...state, ...more }, thought: null }));
  assert.match(shown({}), /player second turn/);
  assert.match(shown({}), /animation-duration: 1900ms/);
  assert.notEqual(
    shown({}).match(/deadline (odd|even)/)[1],
    shown({ thinking: { ...thinking, generation: 4 } }).match(/deadline (odd|even)/)[1],
  );
  assert.doesNotMatch(shown({ thinking: null }), /deadline/);
  assert.doesNotMatch(shown({ limits: { nodes: 10 } }), /deadline/);
  assert.match(shown({}), /You.*1\.2 s used.*Computer.*Level 2, easy.*Level 2 of 10, easy.*Change/s);
  for (const press of listeners(playersPanel({ ...props, state, thought: null }), 'click')) press();
  assert.deepEqual(chosen, [0, 1, 1]);
  const thought = { depth: 5, nodes: 12_000, ms: 1000 };
  const text = wordsOf(playersPanel({ ...props, state, thought }));
  assert.match(text, /depth 5 · 12K nodes · 12K\/s/);
  assert.deepEqual(thoughtText(say, { ...thought, ms: 0 }), ['depth 5 · 12K nodes', 'depth 5']);
});

test('at the end the line says who has won and why, and the result card what one may want next', () => {
  const state = stateAfter(['a2r', 'c2l']);
  const over = { ...state, view: { ...state.view, outcome: { kind: 'first', score: [6, 3] } } };
  const said = (more, module = colosseum) => {
    const { lead, rest } = status({ ...over, ...more }, { module });
    return [lead, rest];
  };
  assert.deepEqual(said({}), ['You win by 3.', 'Separated. You: 6, The computer: 3.']);
  const stuck = { ...colosseum, labels: { ...colosseum.labels, ending: () => 'over.too' } };
  assert.equal(said({}, stuck)[0], 'You win.');
  assert.deepEqual(said({ view: { ...over.view, forfeit: { side: 1, by: 'resignation' } } }), [
    'You win.',
    'The computer gave up.',
  ]);
  const pressed = [];
  const note = (what) => (level) => pressed.push(level ? `${what} ${level}` : what);
  const handlers = {
    ...{ onAgain: note('again'), onReview: note('review'), onSame: note('same'), onNew: note('new') },
    onUndo: note('undo'),
  };
  const card = (level) => resultCard({ say, level, ...handlers, onLevel: note('level') });
  assert.equal(wordsOf(card(null)), 'What next? Play again Review Same start New game … Undo');
  assert.equal(wordsOf(card(3)), 'What next? Play again Review Try level 3 Same start New game … Undo');
  for (const press of listeners(card(3), 'click')) press();
  assert.deepEqual(pressed, ['again', 'review', 'level 3', 'same', 'new', 'undo']);
});

test('the record counts each finished game once, and offers another level after two of a kind', () => {
  const storage = noStorage();
  const play = (id, kind, score) => {
    const state = stateAfter(['a2r', 'c2l']);
    const ended = { ...state, id, view: { ...state.view, outcome: { kind, score } } };
    countResult(storage, colosseum, ended, id);
    return ended;
  };
  const first = play('one', 'first', [6, 3]);
  assert.equal(levelToTry(storage, rules.info, first), null);
  play('one', 'first', [6, 3]);
  assert.deepEqual(tallyOf(storage, 'colosseum', level2), { won: 1, drawn: 0, lost: 0, best: 3, row: 1 });
  play('two', 'first', [7, 2]);
  assert.equal(levelToTry(storage, rules.info, first), 3);
  for (const id of ['three', 'four']) play(id, 'second', [2, 7]);
  assert.equal(levelToTry(storage, rules.info, first), 1);
  play('five', 'draw', [4, 4]);
  assert.equal(levelToTry(storage, rules.info, first), null);
  assert.equal(
    wordsOf(recordOf({ say, storage, state: first })),
    'Computer, level 2: your games won 2 drawn 1 lost 2 best +5',
  );
  assert.equal(wordsOf(recordOf({ say, storage, state: { ...first, players: [person, person] } })), '');
});

test('the move list has a row a turn, times, the move on the board, what is undone, and other lines', () => {
  const state = stateAfter(['a2r', 'c2l', 'b2u'], { ply: 2 });
  const gone = [];
  const list = (match) =>
    moveList({
      say,
      match,
      short: (move) => move,
      listed: (move) => move,
      onGoto: (ply) => gone.push(ply),
      onChoose: (node) => gone.push(`line ${node}`),
    });
  assert.equal(wordsOf(list(state)), '1. a2r 1.2 s c2l 1.2 s 2. b2u 1.2 s');
  assert.equal(markup(list(state)).match(/aria-current="step"/g).length, 1);
  assert.match(markup(list(state)), /aria-current="step" >c2l/);
  assert.equal(markup(list(state)).match(/undone/g).length, 1);
  const other = play(goTo(state, 1), { text: 'c2u', position: 'p', ms: null, over: false });
  assert.equal(wordsOf(list(other)), '1. a2r 1.2 s c2u (c2l …)');
  assert.match(markup(list(other)), /aria-label="Instead of move 2: c2l"/);
  for (const press of listeners(list(other), 'click')) press();
  assert.deepEqual(gone, [1, 2, 'line 1']);
  assert.equal(wordsOf(list(chooseLine(other, 1))), '1. a2r 1.2 s c2l 1.2 s (c2u …) 2. b2u 1.2 s');
});

test('a game that the second player begins has a gap in its first row', () => {
  const state = { ...stateAfter(['a2r', 'c2l']), begins: 1 };
  const rows = moveList({ say, match: state, short: (move) => move, listed: (move) => move, onGoto: () => {} });
  assert.equal(wordsOf(rows), '1. a2r 1.2 s 2. c2l 1.2 s');
  assert.match(markup(rows[0]), /1\.<\/span><span><\/span>/);
});

test('steps lead to the start, back, forward and to the end, and stop there', () => {
  const at = (ply) => stepButtons(say, ['first', 'previous', 'next', 'last'], { ply, last: 5 }, (to) => gone.push(to));
  const gone = [];
  const off = (ply) => at(ply).map((each) => / disabled/.test(markup(each)));
  assert.deepEqual(
    [off(0), off(3), off(5)],
    [
      [true, true, false, false],
      [false, false, false, false],
      [false, false, true, true],
    ],
  );
  for (const press of listeners(at(3), 'click')) press();
  assert.deepEqual(gone, [0, 2, 4, 5]);
});

test('options are controls under their names, with the choices and limits that the engine gives', () => {
  const specs = rules.info.setup;
  const changed = [];
  const fields = optionFields(say, 'colosseum.setup', specs, { size: '9' }, (name, value) =>
    changed.push([name, value]),
  );
  const text = markup(fields);
  assert.match(text, /<span>Size<\/span><input type="number"[^>]*min="\d+" max="16" value="9"/);
  assert.match(text, /<option value="plain"[^>]*>None<\/option>/);
  listeners(fields, 'change')[0]({ target: { value: 'plain' } });
  assert.deepEqual(changed, [['rules', 'plain']]);
  assert.match(optionText(specs, { size: '9' }), /^size=9 rules=\w+ seed=\d+$/);
});

test('nothing is shown where there is nothing', () => {
  assert.equal(markup([Symbol.for('lit-nothing'), null, undefined]), '');
});

test('a past game is told by its end and its setup, in the game’s words where it has some', () => {
  const saved = (game, more) => ({ game, over: true, score: [12, 4], ending: 'over', ...more });
  assert.equal(endText(say, saved('colosseum')), '12–4');
  assert.equal(endText(say, saved('colosseum', { over: false })), say('past.unfinished'));
  assert.equal(endText(say, saved('tetress', { ending: 'stuck.0' })), say('tetress.stuck.0.short'));
  assert.equal(endText(say, saved('tetress', { ending: 'unheard' })), '12–4');
  const words = setupText(say, 'colosseum', 'size=7 rules=2023 seed=42');
  assert.equal(words.length, 3);
  assert.equal(words[0], `${say('colosseum.setup.size')} 7`);
  assert.equal(words[1], say('colosseum.setup.rules.2023'));
});
