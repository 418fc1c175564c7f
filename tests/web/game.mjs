// What the tests of every game's half of the page stand on: its engine, scenes to draw, the courses' vectors, sentences.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before } from 'node:test';
import { Rules } from '../../web/js/engine/rules.js';
import { games } from '../../web/js/games/list.js';
import { createSay } from '../../web/js/words/say.js';
import { loadEngine, readJsonLines } from '../wasm/load.mjs';

/** @type {import('../../web/js/games/types.js').Look} */
export const look = { coords: 'none', flipped: false, hints: true };

/** A position in which a person is to move, with nothing chosen. */
export const scene = (view, more = {}) => ({
  view,
  before: null,
  draft: null,
  chosen: null,
  imagined: null,
  movable: true,
  progress: 1,
  hint: null,
  look,
  ...more,
});

/** @param {string} language */
export const sentencesOf = (language, folder = 'words') =>
  JSON.parse(readFileSync(new URL(`../../web/js/${folder}/lang/${language}.json`, import.meta.url), 'utf8'));

/** The page's sentences with those of every game, or of some. @param {string} language @param {string[]} [named] */
export const sayIn = (language, named = Object.keys(games)) => {
  const say = createSay(language, sentencesOf(language));
  for (const folder of ['dialogs', 'pages']) say.learn(sentencesOf(language, folder), '');
  if (language !== 'en') say.learn(sentencesOf(language, 'words/faults'), '');
  for (const folder of ['review', 'advice']) say.learn(sentencesOf(language, folder), folder);
  for (const game of named) {
    for (const folder of [`games/${game}`, `games/${game}/dialogs`]) say.learn(sentencesOf(language, folder), game);
    if (language !== 'en') say.learn(sentencesOf(language, `games/${game}/faults`), game);
  }
  return say;
};

/** The rules of a game as the page has them. @param {string} game */
export const loadRules = async (game) => new Rules(await loadEngine(game), game);

/** @param {string} game */
export function useGame(game) {
  /** @type {import('../../wasm/engine').Engine} */
  let rules;
  before(async () => {
    rules = await loadEngine(game);
  });
  const view = (position) => {
    const answer = rules.view(game, position);
    if (!answer.ok) assert.fail('error' in answer ? answer.error : position);
    return answer;
  };
  return {
    get rules() {
      return rules;
    },
    /** As the page has them. */
    get pageRules() {
      return new Rules(rules, game);
    },
    view,
    start: (setup) => view(/** @type {any} */ (rules.start(game, setup)).text),
    played(position, move) {
      const answer = rules.play(game, position, move);
      if (!answer.ok) assert.fail('error' in answer ? answer.error : move);
      return view(answer.position);
    },
    /** @param {'positions' | 'games' | 'perft'} kind */
    records: (kind) => readJsonLines(`${game}_${kind}.jsonl`),
  };
}
