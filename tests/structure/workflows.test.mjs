// Checks the CI workflows: third-party actions are pinned, and jobs have no more permissions and time than they need.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';

const folder = new URL('../../.github/workflows/', import.meta.url);
const workflows = readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]);

test('actions are pinned by commit, with the version in a comment', () => {
  const uses = workflows.flatMap(([name, text]) => [...text.matchAll(/uses: (.*)/g)].map(([, action]) => `${name}: ${action}`));
  assert.ok(uses.length > 5);
  for (const action of uses) assert.match(action, /@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('every workflow has read-only permissions, and every job has a time-out', () => {
  for (const [name, text] of workflows) {
    assert.match(text, /^permissions:\n {2}contents: read\n(?! )/m, name);
    const jobs = text.slice(text.indexOf('\njobs:\n')).match(/^ {2}[\w-]+:$/gm);
    assert.equal(text.match(/^ {4}timeout-minutes: \d+$/gm).length, jobs.length, name);
  }
});

test('pages are published only after ci', () => {
  const [, pages] = workflows.find(([name]) => name === 'pages.yml');
  assert.match(pages, /^on:\n {2}workflow_run:\n {4}workflows: \[ci\]\n/m);
  assert.doesNotMatch(pages, /workflow_dispatch|^ {2}push:/m);
  assert.match(pages, /if: github\.event\.workflow_run\.conclusion == 'success'/);
});

test('every step that a workflow names exists in tests/run.sh', () => {
  const steps = readFileSync(new URL('../run.sh', import.meta.url), 'utf8').match(/(?<=^step )[\w-]+/gm);
  for (const [name, text] of workflows)
    for (const [, words] of text.matchAll(/\.ci\/run ([a-z][\w -]*)/g))
      for (const step of words.split(' ')) assert.ok(steps.includes(step), `${name}: ${step}`);
});
