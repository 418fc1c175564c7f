// The sentences about Tetress, in both languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import tetress from '../../web/js/games/tetress/index.js';
import { lessons } from '../../web/js/games/tetress/lessons.js';
import { endSentence, verdict } from '../../web/js/words/sentences.js';
import { look, sayIn, scene, useGame } from './game.mjs';

const { input, labels, tray } = tetress;
const { view, records } = useGame('tetress');
const busy = '2R8/2RR1BB4/3R2BB3/4RR2B2/1BB1RR1B3/1BB5B2/5RRRR2/3B1R2B2/R2BB3BR1/RR2B4RR/R9R r 20';
const [g4, c1, f2] = [39, 2, 16];
const clearing = lessons.find(({ say }) => say === 'clear');

const wanted = {
  en: {
    cells: [
      'c1, red token',
      'f2, blue token',
      'g4, empty, a piece fits',
      'h2, empty, no piece fits',
      'row 3, column 6',
    ],
    painted: ['g4, empty, chosen', 'a2, empty, no piece fits'],
    move: 'J piece on g4 h4 g5 g6',
    clears: 'I piece on f6 g6 h6 i6, clears 1 line',
    chosen: [
      /^g4 chosen\. \d+ pieces fit/,
      /^J piece on g4 h4 g5 g6\. Choose it again/,
      /^T piece in hand: \d+ places\./,
      /I piece does not fit/,
    ],
    stuck: /^No piece fits for (Red|Blue)\. (You win|Greedy wins)\.$/,
    limit: /^150 pieces: more tokens win\. You: \d+, Greedy: \d+\. /,
  },
  fr: {
    cells: [
      'c1, jeton rouge',
      'f2, jeton bleu',
      'g4, vide, une pièce y tient',
      'h2, vide, aucune pièce n’y tient',
      'rangée 3, colonne 6',
    ],
    painted: ['g4, vide, choisie', 'a2, vide, aucune pièce n’y tient'],
    move: 'pièce J en g4 h4 g5 g6',
    clears: 'pièce I en f6 g6 h6 i6, vide 1 ligne',
    chosen: [
      /^g4 : \d+ pièces possibles/,
      /^pièce J en g4 h4 g5 g6\. Choisissez-la encore/,
      /^pièce T en main : \d+ places\./,
      /^pièce I : pas de place/,
    ],
    stuck: /^Plus aucune pièce ne tient pour (Rouge|Bleu)\. (Vous gagnez|Glouton gagne)\.$/,
    limit: /^150 pièces\. Le plus grand nombre de jetons l’emporte\. Vous : \d+, Glouton : \d+\. /,
  },
};

for (const [language, said] of Object.entries(wanted)) {
  const say = sayIn(language);

  test(`cells, moves and choices are said in ${language}`, () => {
    const shown = view(busy);
    const choices = input.choices(shown);
    const cells = [c1, f2, g4, 18].map((cell) => labels.cell(say, scene(shown), cell));
    const course = labels.cell(say, scene(shown, { look: { ...look, coords: 'course' } }), g4).split(', ');
    assert.deepEqual([...cells, course.slice(0, 2).join(', ')], said.cells);
    const chosen = input.tap(choices, null, g4).draft;
    assert.deepEqual(
      [g4, 11].map((cell) => labels.cell(say, scene(shown, { chosen }), cell)),
      said.painted,
    );
    assert.equal(labels.move(say, 'g4h4g5g6', shown, 'letters'), said.move);
    assert.match(labels.move(say, 'g4h4g5g6', shown, 'course'), / \(3,6\) \(3,7\) \(4,6\) \(5,6\)$/);
    assert.equal(labels.short('g4h4g5g6', 'course'), '(3,6) (3,7) (4,6) (5,6)');
    assert.equal(labels.short('g4h4g5g6', 'letters'), 'g4h4g5g6');
    assert.equal(labels.move(say, clearing.move, view(clearing.position), 'letters'), said.clears);
    const stuck = input.tap(choices, tray.pick(null, 'I'), 30).draft;
    assert.equal(stuck.fits, false);
    [chosen, input.draft('g4h4g5g6'), tray.pick(null, 'T'), stuck].forEach((draft, index) => {
      assert.match(labels.chosen(say, choices, draft, 'letters'), said.chosen[index]);
      assert.doesNotMatch(labels.next(say, draft, 'letters'), /tetress\./);
    });
    for (let cell = 0; cell < 121; ++cell) assert.doesNotMatch(labels.cell(say, scene(shown), cell), /tetress\./);
    for (const { say: key } of lessons) assert.ok(say.has(`tetress.lesson.${key}`), key);
    for (const piece of tray.pieces) assert.ok(say.has(`tetress.piece.${piece}`), piece);
  });

  test(`the end is told in ${language} with its reason, and tokens are no margin where nobody counted them`, () => {
    const match = { game: 'tetress', players: [{ agent: null }, { agent: 'greedy' }] };
    const over = records('positions')
      .filter(({ terminal }) => terminal)
      .map(({ fen }) => view(fen));
    const byLimit = over.filter(({ facts }) => facts.plies_left[0] === 0);
    const byRoom = over.filter(({ facts }) => facts.plies_left[0] > 0);
    assert.ok(byLimit.length > 3 && byRoom.length > 3);
    const ended = (shown) => `${endSentence(say, match, tetress, shown)} ${verdict(say, match, tetress, shown)}`;
    for (const shown of byRoom) assert.match(ended(shown), said.stuck);
    for (const shown of byLimit) assert.match(ended(shown), said.limit);
    const won = byLimit.find(({ outcome }) => outcome.kind === 'first');
    const n = won.outcome.score[0] - won.outcome.score[1];
    assert.equal(verdict(say, match, tetress, won), say('status.youWin', { n }));
  });
}

test('the number of a side is its own room while the game goes on, its tokens at the end', () => {
  const shown = view(busy);
  const { covers_first: first, covers_second: second } = shown.facts;
  const alone = (mine, theirs) => [...mine].filter((covers, cell) => covers > 0 && theirs[cell] === 0).length;
  assert.deepEqual([labels.count(shown, 0), labels.count(shown, 1)], [alone(first, second), alone(second, first)]);
  assert.ok(labels.count(shown, 0) > 0);
  assert.match(labels.more(sayIn('en'), shown, 0), new RegExp(`you ${shown.moves.length}, the opponent`));
  assert.equal(labels.secondaryCount(sayIn('en'), shown, 0), '21 tokens');
  const end = view(records('positions').find(({ note, terminal }) => terminal && note.startsWith('limit')).fen);
  assert.deepEqual([labels.count(end, 0), labels.count(end, 1)], Array.from(end.facts.tokens));
});
