// The messages between an embed and its host, without a browser: the channel, and the effect of each request.
import assert from 'node:assert/strict';
import { before, beforeEach, test } from 'node:test';
import { openChannel, originOf } from '../../web/js/embed/messages.js';
import { errorBodyOf, obey, Refusal } from '../../web/js/embed/requests.js';
import colosseum from '../../web/js/games/colosseum/index.js';
import { moveTexts } from '../../web/js/match/match.js';
import { GameSession } from '../../web/js/session/game-session.js';
import { newGame } from '../../web/js/session/opening.js';
import { noStorage } from '../../web/js/storage/storage.js';
import { loadRules } from './game.mjs';

let posted;
let hear;
let host;
/** A frame in a host's page. */
function channelOf(parent, { id = 'one', framed = true } = {}) {
  posted = [];
  host = { postMessage: (message, target) => posted.push([message, target]) };
  const window = { parent: host };
  if (!framed) window.parent = window;
  Object.assign(globalThis, {
    window,
    addEventListener: (_, act) => (hear = act),
  });
  return openChannel({ id, parent });
}
const message = (more) => ({ ns: 'arena', v: 1, type: 'play', ...more });

test('a parent is an origin, taken for https where it names no scheme', () => {
  assert.equal(originOf('course.example'), 'https://course.example');
  assert.equal(originOf('http://localhost:8000/page'), 'http://localhost:8000');
  for (const bad of ['a b', 'https://', '%%']) assert.equal(originOf(bad), null, bad);
});

test('every message has the frame’s id and goes to the named parent alone', () => {
  const channel = channelOf('course.example');
  channel.tell('ready', { modes: ['play'] });
  channel.tell('state', {}, 7);
  channel.askForHeight(300);
  const own = { ns: 'arena', v: 1, id: 'one' };
  assert.deepEqual(posted, [
    [{ ...own, type: 'ready', modes: ['play'] }, 'https://course.example'],
    [{ ...own, type: 'state', ref: 7 }, 'https://course.example'],
    [{ ...own, type: 'resize', height: 300 }, 'https://course.example'],
    [{ subject: 'lti.frameResize', height: 300 }, 'https://course.example'],
  ]);
  assert.equal(channel.hasBadParent, false);
});

test('without a parent any host is told; a bad one, or no frame at all, hears nothing', () => {
  channelOf(null).tell('ready');
  assert.equal(posted[0][1], '*');
  const bad = channelOf('a b');
  bad.tell('ready');
  assert.deepEqual([bad.hasBadParent, posted], [true, []]);
  channelOf(null, { framed: false }).tell('ready');
  assert.deepEqual(posted, []);
});

test('requests come from the host’s window and origin, in this version; others are passed over or refused', () => {
  const heard = [];
  const channel = channelOf('course.example');
  channel.listen((request) => heard.push(request));
  const origin = 'https://course.example';
  hear({ source: host, origin, data: message({ move: 'b1r', ref: 3 }) });
  hear({ source: {}, origin, data: message() });
  hear({ source: host, origin: 'https://other.example', data: message() });
  for (const data of [null, 'text', 7, { ns: 'other' }, undefined]) hear({ source: host, origin, data });
  assert.deepEqual(heard, [{ type: 'play', ref: 3, body: { ns: 'arena', move: 'b1r' } }]);
  assert.deepEqual(posted, []);
  hear({ source: host, origin, data: message({ v: 2, ref: 4 }) });
  hear({ source: host, origin, data: message({ type: 9 }) });
  assert.deepEqual(
    posted.map(([{ type, code, ref }]) => [type, code, ref]),
    [
      ['error', 'version', 4],
      ['error', 'version', undefined],
    ],
  );
  assert.equal(heard.length, 1);
});

let rules;
let page;
let told;
before(async () => {
  rules = await loadRules('colosseum');
});
beforeEach(() => {
  told = [];
  const thinker = { think: () => new Promise(() => {}), keepReady() {}, onState() {} };
  const session = new GameSession({ rules, thinker });
  const context = { rules, module: colosseum, storage: noStorage(), limits: { ms: 100 }, newId: () => 'id' };
  const players = [
    { agent: null, options: '' },
    { agent: 'greedy', options: '' },
  ];
  session.begin(newGame(context, 'size=4 seed=2', players).opening);
  page = {
    session,
    context,
    parts: { rules, module: colosseum, rulesOf: loadRules },
    begin: (opening) => session.begin(opening),
    setTheme: (theme) => told.push(theme),
    async search(request) {
      told.push(request);
      return { move: 'b1r', score: { kind: 'none', value: 0 }, ms: 3, nodes: 9 };
    },
    stopSearch: () => told.push('stopped'),
  };
});
const refused = (code, type, body = {}) =>
  assert.rejects(obey(page, type, body), (error) => error instanceof Refusal && error.code === code);

test('a host plays, undoes and looks at plies', async () => {
  const [move] = page.session.state.view.moves;
  await obey(page, 'play', { move });
  assert.deepEqual(moveTexts(page.session.state), [move]);
  await obey(page, 'goto', { ply: 0 });
  assert.equal(page.session.state.ply, 0);
  await obey(page, 'goto', { ply: 99 });
  assert.equal(page.session.state.ply, 1);
  await obey(page, 'undo', {});
  assert.equal(page.session.state.ply, 0);
  for (const ply of ['1', 1.5, undefined, null]) await refused('bad-ply', 'goto', { ply });
  await assert.rejects(obey(page, 'play', { move: 'z9u' }), Refusal);
  for (const type of ['jump', 'constructor', '__proto__']) await refused('unknown-type', type);
});

test('a host loads a game, as long as it is of this frame and can be read', async () => {
  await obey(page, 'load', { text: '000/000/000 a1 c3 a' });
  assert.equal(page.session.state.start, '000/000/000 a1 c3 a');
  assert.equal(page.session.state.players[1].agent, 'greedy');
  await refused('bad-text', 'load', { text: 'rubbish' });
  await refused('bad-text', 'load', { text: 'x'.repeat(200_001) });
  await refused('bad-text', 'load');
  const other = await loadRules('infexion');
  await refused('other-game', 'load', { text: other.start('opening=0').text });
});

test('a host chooses who plays the agents’ sides, in the words of the address', async () => {
  await obey(page, 'setLevel', { agent: 'champion:level=3' });
  const [person, agent] = page.session.state.players;
  assert.deepEqual([person.agent, agent.agent], [null, 'champion']);
  assert.match(agent.options, /level=3/);
  for (const word of ['nobody', undefined, '__proto__', 'champion:level=99', 'champion:depth', 'greedy:level=1'])
    await refused('unknown-agent', 'setLevel', { agent: word });
});

test('a host’s search has a limit of its own, and tells what it found', async () => {
  const found = await obey(page, 'search', { agent: 'greedy', ms: 200 });
  assert.deepEqual(found, { move: 'b1r', score: { kind: 'none', value: 0 }, ms: 3 });
  for (const ms of [undefined, 'x', 1, 1e9]) await obey(page, 'search', { agent: 'greedy', ms });
  assert.deepEqual(
    told.map(({ agent, limits }) => [agent, limits.ms]),
    [200, 950, 950, 10, 60_000].map((ms) => ['greedy', ms]),
  );
  await refused('unknown-agent', 'search', { agent: 'nobody' });
});

test('a host stops a search and lets agents wait, and sets the theme', async () => {
  await obey(page, 'stop', {});
  await obey(page, 'setTheme', { theme: 'dark' });
  assert.deepEqual([told, page.session.state.paused], [['stopped', 'dark'], true]);
  for (const theme of ['pink', undefined]) await refused('bad-theme', 'setTheme', { theme });
});

test('whatever goes wrong is told as a code and a message', () => {
  assert.deepEqual(errorBodyOf(new Refusal('bad-ply', 'no')), { code: 'bad-ply', message: 'no' });
  assert.deepEqual(errorBodyOf(new DOMException('gone', 'AbortError')), { code: 'stopped', message: 'gone' });
  assert.deepEqual(errorBodyOf(new TypeError('x is not y')), { code: 'failed', message: 'x is not y' });
  assert.deepEqual(errorBodyOf('text'), { code: 'failed', message: 'text' });
});
