// Whatever the engine, or a reader of the page, objects to is said in every language of the page.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { openFragment, readFragment } from '../../web/js/address/fragment.js';
import { loadEngine as loadPage } from '../../web/js/engine/load.js';
import colosseum from '../../web/js/games/colosseum/index.js';
import { games } from '../../web/js/games/list.js';
import { readPasted } from '../../web/js/sharing/read.js';
import { createSay } from '../../web/js/words/say.js';
import { loadEngine } from '../wasm/load.mjs';
import { loadRules, sayIn, sentencesOf } from './game.mjs';

const gameIds = Object.keys(games);
const page = sentencesOf('fr');
const french = Object.assign({}, page, ...gameIds.map((id) => sentencesOf('fr', `games/${id}`)));
const say = sayIn('fr');
let rules;
let hexRules;
let torusRules;
before(async () => {
  [rules, hexRules, torusRules] = await Promise.all(['colosseum', 'infexion', 'tetress'].map(loadEngine));
});

const game = 'colosseum';
const good = '000/000/200 a1 c3 a';
const small = '000/000/000 a1 c3 a';

/** Every way to be wrong that the page has, with what is wrong in it. */
const wrong = {
  positions: [
    '',
    '000',
    `${'0'.repeat(400)} a1 b2 a`,
    '0 a1 a1 a',
    '000/00/000 a1 c3 a',
    '000/0x0/000 a1 c3 a',
    '001/000/000 a1 c3 a',
    good,
    '000/000/000 a1 zz a',
    '000/000/000 zz a1 a',
    '000/000/000 a1 d4 a',
    '000/000/000 d4 a1 a',
    '000/000/000 a1 a1 a',
    '000/000/000 a1 c3 x',
  ],
  moves: [
    [small, 'rubbish'],
    [small, 'z9u'],
    [small, 'a1u'],
    [small, 'a1l'],
    ['100/000/000 a1 c3 a', 'a1r'],
    ['000/000/000 a1 b2 a', 'b2d'],
    ['0000/0000/0000/0000 a1 d4 a', 'd3d'],
    ['0000/0000/0000/0000 a1 d4 a', 'd3r'],
    ['000/000/000 a1 a2 a', 'c3u'],
    ['300/000/000 a1 c3 a', 'b2u'],
  ],
  setups: ['size', 'size=x', 'size=99', 'rules=1999', 'colour=red', 'size=2 rules=2022', 'seed=-1'],
  records: [
    '1. a1d',
    '[Game "chess"]\n1. e4',
    '[Game "colosseum"\n',
    '[',
    '[Game colosseum]',
    '[Game "colosseum',
    '[Game "colo\\sseum"]',
    '[Game "colosseum"] [Game "colosseum"]',
    '[Game "colosseum"]\n{ words',
    '[Game "colosseum"]\n{ words } 1. a1d',
    '[Game "colosseum"]\n1. a1d { [%eval 0.5 }',
    '[Game "colosseum"]\n1. a1d { [%eval five] }',
    '[Game "colosseum"]\n1. a1d { [%clk five] }',
    '[Game "colosseum"]\n1x a1d',
    '[Game "colosseum"]\n3. a1d',
    '[Game "colosseum"]\n[Result "5-0"]\n1. a1d',
    '[Game "colosseum"]\n[Result "0-1"]\n1. a1d 1-0',
    '[Game "colosseum"]\n1. a1d * a1d',
    '[Game "colosseum"]\n(1. a1d)',
    '[Game "colosseum"]\n1. a1d (1. a1r',
    '[Game "colosseum"]\n1. a1d ()',
    '[Game "colosseum"]\n1. a1d )',
    '[Game "colosseum"]\n1. a1d (1. a1r 1-0)',
    `[Game "colosseum"]\n1. a1d${' (1. a1r'.repeat(200)}`,
    Array.from({ length: 1001 }, (_, i) => `[Key${i} "x"]`).join('\n'),
    '1'.repeat(1_000_001),
    `[Game "colosseum"]\n[Position "${small}"]\n1… a1d`,
    '[Game "colosseum"]\n[Position "00/20 a1 b1 a"]\n1. a1r 0-1',
    '[Game "colosseum"]\n[Position "00/00 a1 b2 a"]\n1. a1r b2l 1-0',
    '[Game "colosseum"]\n[Position "00/00 a1 b2 a"]\n[Score "9-9"]\n1. a1r b2l 1/2-1/2',
    `[Game "colosseum"]\n[Position "${small}"]\n1. a1d a1d`,
  ],
  pasted: [
    'https://example.org/#v1.rubbish',
    '((0, 0), 0)',
    '[True, False, False, True] [True, False, False, True]',
    '[True, False, False, True]',
  ],
};

/** And those of the second game. */
const hex = {
  positions: [
    '7/7/7/7/7/7/7 r',
    '7/7/7/7/7/7 r 2',
    `${'7/'.repeat(40)} r 2`,
    '7/7/7/x6/7/7/7 r 2',
    '7/7/7/34/7/7/7 r 2',
    '7/7/7/A/7/7/7 r 2',
    '7/7/7/A6/7/7/7 a 2',
    '7/7/7/A6/7/7/7 r x',
    '7/7/7/A6/7/7/7 b 2',
    '7/7/7/A6/7/7/7 r 3',
    'FFFFFFF/FFFFFFF/7/7/7/7/7 r 40',
    '7/7/7/A6/7/7/7 r 0',
    '7/7/7/B6/7/7/7 b 1',
  ],
  moves: [
    ['7/7/7/Aa5/7/7/7 r 2', 'e'],
    ['7/7/7/Aa5/7/7/7 r 2', 'h9'],
    ['7/7/7/Aa5/7/7/7 r 2', 'b4n'],
    ['7/7/7/Aa5/7/7/7 r 2', 'b4'],
    ['7/7/7/A6/7/7/7 r 2', 'b4'],
    ['FFFFFFA/f5f/7/7/7/7/7 r 60', 'd4'],
  ],
  setups: ['opening=9', 'size=7'],
};

/** And of the third. */
const lined = '11/11/11/11/11/11/11/11/11/11/';
const laid = `${lined}RRRR7 r 2`;
const torus = {
  positions: [
    `${lined}11 r`,
    '11/11 r 0',
    `${'11/'.repeat(60)} r 0`,
    `${lined}12 r 0`,
    `${lined}5x5 r 0`,
    `${lined}5R6 r 2`,
    `${lined}11 x 0`,
    `${lined}11 r x`,
    `${lined}11 b 0`,
    `${lined}11 r 1`,
    `${lined}RRRRRRRRRRR r 2`,
    `${'R10/'.repeat(10)}R10 r 2`,
  ],
  moves: [
    [laid, 'a1'],
    [laid, 'a1b1c1d1e1'],
    [laid, 'z9b1c1d1'],
    [laid, 'a1a1b1c1'],
    [laid, 'a1b1c1e5'],
    [laid, 'a11b11c11d11'],
    [laid, 'e5f5g5h5'],
  ],
  setups: ['opening=3', 'size=7'],
};

async function faults() {
  const pageRules = await loadRules(game);
  const found = [];
  const keep = (reply) => {
    const fault = reply.ok === false ? reply.error : 'error' in reply ? reply.error : reply.fault;
    if (fault) found.push(fault);
  };
  for (const position of wrong.positions) keep(rules.view(game, position));
  for (const [position, move] of wrong.moves) {
    keep(rules.play(game, position, move));
    keep(rules.playAll(game, position, move));
  }
  for (const setup of wrong.setups) keep(rules.start(game, setup));
  for (const record of wrong.records) keep(rules.readRecord(record));
  for (const text of wrong.pasted)
    keep(await readPasted({ rules: pageRules, module: colosseum, rulesOf: loadRules }, text, small));
  keep(rules.view('chess', ''));
  for (const fragment of ['#v1.s.!!', '#v1.s.@9']) keep(readFragment(fragment, colosseum));
  keep(openFragment(pageRules, '#v1.000/000/000_a1_c3_a.__@1', colosseum));
  for (const position of hex.positions) keep(hexRules.view('infexion', position));
  for (const [position, move] of hex.moves) keep(hexRules.play('infexion', position, move));
  for (const setup of hex.setups) keep(hexRules.start('infexion', setup));
  for (const position of torus.positions) keep(torusRules.view('tetress', position));
  for (const [position, move] of torus.moves) keep(torusRules.play('tetress', position, move));
  for (const setup of torus.setups) keep(torusRules.start('tetress', setup));
  // Nothing is fetched here.
  keep(await loadPage('infexion').catch(({ message }) => ({ error: message })));
  const session = new rules.Session();
  const request = { game, position: '320/000/000 a1 c3 a', agent: 'greedy', limits: { nodes: 1 } };
  keep(session.think(request, null));
  keep(session.think({ ...request, agent: 'nobody' }, null));
  keep(session.think({ ...request, limits: { nodes: -1 } }, null));
  keep(session.think({ ...request, position: small, agent: 5 }, null));
  keep(session.think({ ...request, limits: 5 }, null));
  keep(session.think({ ...request, limits: { early: 5 } }, null));
  keep(session.think(null, null));
  keep(rules.perft(game, small, 99));
  keep(rules.writeRecord({ headers: [], moves: [{ text: 'a b' }], begins: 0, result: '*' }));
  keep(rules.writeRecord({ headers: [], moves: [{}], begins: 0, result: '*' }));
  const full = [];
  let reply;
  do {
    full.push(new rules.Session());
    reply = full.at(-1).think({ ...request, position: small, agent: 'champion', hashMb: 16 }, null);
  } while (reply.ok);
  keep(reply);
  for (const held of full) held.delete();
  keep(session.think({ ...request, agent: 'plain', options: 'x=1' }, null));
  session.delete();
  return found;
}

test('every fault is said in French, none by the engine’s own words', async () => {
  const found = await faults();
  assert.ok(found.length > 60);
  const unknown = found.filter((fault) => say.fault(fault).startsWith(french['fault.unknown'].split('{')[0]));
  assert.deepEqual([...new Set(unknown)], []);
});

test('every French sentence about a fault is still said by somebody', async () => {
  const said = new Set((await faults()).map((fault) => say.fault(fault)));
  const keys = Object.keys(french).filter((key) => key.startsWith('fault: '));
  const dead = keys.filter((key) => {
    const sentence = french[key].replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.*');
    return ![...said].some((text) => new RegExp(sentence, 'si').test(text));
  });
  assert.deepEqual(dead, []);
});

test('a fault inside a fault, and the words in it, are translated too', () => {
  assert.equal(say.fault('move 3: the left side of b2 is not free'), 'Coup 3 : le côté gauche de b2 n’est pas libre');
  assert.match(
    say.fault('move 1: "zz9" is not a move: expected a cell and u, r, d or l, like c4u'),
    /^Coup 1 : "zz9" n’est pas/,
  );
  assert.equal(say.fault('something new'), 'Le moteur dit en anglais : something new');
  assert.equal(createSay('en', {}).fault('something new'), 'Something new');
});
