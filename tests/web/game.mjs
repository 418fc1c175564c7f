// What the tests of every game's half of the page stand on: its engine, scenes to draw, the courses' vectors, sentences.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before } from 'node:test';
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
export const sayIn = (language) => {
  const sentences = readFileSync(new URL(`../../web/lang/${language}.json`, import.meta.url), 'utf8');
  return createSay(language, JSON.parse(sentences));
};

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
    view,
    start: (setup) => view(rules.start(game, setup).text),
    played(position, move) {
      const answer = rules.play(game, position, move);
      if (!answer.ok) assert.fail('error' in answer ? answer.error : move);
      return view(answer.text);
    },
    /** @param {'positions' | 'games' | 'perft'} kind */
    records: (kind) => readJsonLines(`${game}_${kind}.jsonl`),
  };
}
