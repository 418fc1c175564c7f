// The embed builder: choices → the address of an embed → a preview and the texts to copy.

import { writeFragment } from '../address/fragment.js';
import { readAgent } from '../address/query.js';
import { toSvg } from '../board/svg.js';
import { snippets } from '../embed/snippets.js';
import { loadEngine } from '../engine/load.js';
import { games, knownGame, loadGame } from '../games/list.js';
import { copyOrSelect } from '../sharing/copy.js';
import { readPasted } from '../sharing/read.js';
import { readSettings, settingValues } from '../storage/settings.js';
import { createStorage } from '../storage/storage.js';
import { applyPalette, applyTheme } from '../widgets/theme.js';
import { playerName } from '../words/names.js';
import { asLanguage, browserLanguage, languages, loadLanguage, translate } from '../words/say.js';

/** @param {string} id @returns {HTMLElement} */
const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
const form = /** @type {HTMLFormElement} */ (part('choices'));
const address = new URLSearchParams(location.search);
const settings = readSettings(createStorage(() => localStorage).read('settings') ?? {}, address);
applyTheme(settings);

const gameId = knownGame(address.get('game'));
const say = await loadLanguage(asLanguage(settings.lang) ?? browserLanguage());
document.documentElement.lang = say.language;
translate(document, say);
document.title = say('builder.pageTitle');
const [module, engine] = await Promise.all([loadGame(gameId), loadEngine(gameId)]).catch((error) => {
  part('text-note').textContent = say('status.failed', { message: error.message });
  throw error;
});
const { rules, info } = engine;
applyPalette(module);

/** An agent as the address names it, at each of its levels if it has any. @param {typeof info.agents[number]} agent */
function agentWords({ id, options }) {
  const levels = options.find(({ name }) => name === 'level');
  return levels ? levels.choices.map((level) => `${id}:level=${level}`) : [id];
}

/** What can be chosen, in the order of the form; the first value is what an address without it means. */
const choices = {
  mode: ['play', 'view'],
  agent: info.agents.flatMap(agentWords),
  side: ['a', 'b', 'both', 'none'],
  think: settingValues.think.filter((value) => !value.startsWith('n')),
  controls: ['1', 'min', '0'],
  coords: settingValues.coords,
  theme: settingValues.theme,
  lang: ['auto', ...Object.keys(languages)],
  start: ['visible', 'click', 'now'],
};

/** @param {string} name @param {string} value */
function wordFor(name, value) {
  if (name === 'agent') return playerName(say, gameId, readAgent(info, value));
  if (name === 'lang' && value in languages) return languages[/** @type {keyof typeof languages} */ (value)];
  if (name === 'think') return `${value} s`;
  return say(`builder.${name}.${value}`);
}

/** The fields of a new game are the engine's own; no text in the box means such a game. */
const setup = new Map(module.first.setup.split(' ').map((word) => /** @type {[string, string]} */ (word.split('='))));

function buildForm() {
  /** @param {string} name @param {string} label @param {HTMLElement} control */
  const add = (name, label, control) => {
    control.setAttribute('name', name);
    const element = document.createElement('label');
    const words = document.createElement('span');
    words.textContent = label;
    element.append(words, control);
    part('fields').append(element);
  };
  /** @param {readonly string[]} values @param {(value: string) => string} word @param {string} chosen */
  const select = (values, word, chosen) => {
    const element = document.createElement('select');
    for (const value of values) element.append(new Option(word(value), value, value === chosen, value === chosen));
    return element;
  };
  if (Object.keys(games).length > 1) {
    const game = select(Object.keys(games), (id) => say(`${id}.name`), gameId);
    // Another game has other fields: the page begins anew.
    game.addEventListener('change', () => location.assign(`?game=${game.value}`));
    add('game', say('new.game'), game);
  }
  for (const { name, kind, least, most, choices: values, fallback } of info.setup) {
    const chosen = address.get(name) ?? setup.get(name) ?? fallback;
    const key = `setup.${gameId}.${name}`;
    if (kind === 'combo')
      add(
        name,
        say(key),
        select(values, (value) => (say.has(`${key}.${value}`) ? say(`${key}.${value}`) : value), chosen),
      );
    else {
      const input = document.createElement('input');
      const [from, to] = name === 'size' ? module.sizes : [least, most];
      Object.assign(input, { type: 'number', min: String(from), max: String(to), value: chosen, required: true });
      add(name, say(key), input);
    }
  }
  for (const [name, values] of /** @type {[string, readonly string[]][]} */ (Object.entries(choices))) {
    const fallback = name === 'agent' ? module.first.opponent : values[0];
    const asked = [address.get(name), fallback].find((value) => value !== null && values.includes(value));
    add(
      name,
      say(`builder.${name}`),
      select(values, (value) => wordFor(name, value), asked ?? values[0]),
    );
  }
}

/** The game that the form describes: pasted, or a new one. */
async function chosenGame() {
  const data = new FormData(form);
  const text = String(data.get('text') ?? '').trim();
  const words = info.setup.map(({ name }) => `${name}=${data.get(name)}`).join(' ');
  const start = rules.start(gameId, words);
  if (!start.ok) return { error: start.error };
  const fresh = { positions: [start.text], moves: [], ply: 0, setup: words, fault: null, notes: [] };
  return text === '' ? fresh : readPasted({ ...engine, module }, text, start.text);
}

let newest = 0;
async function update() {
  const mine = ++newest;
  const game = await chosenGame();
  if (mine !== newest) return;
  const bad = 'error' in game ? game.error : game.fault;
  part('text-note').textContent =
    bad !== null ? say.fault(bad) : 'notes' in game ? game.notes.map((note) => say(note)).join(' ') : '';
  part('text-note').classList.toggle('bad', bad !== null);
  if (!('error' in game)) show(game);
}

/** @param {Pick<import('../sharing/read.js').Loaded, 'positions' | 'moves' | 'ply' | 'setup'>} game */
function show({ positions, moves, ply, setup: words }) {
  const data = new FormData(form);
  const query = new URLSearchParams({ game: gameId });
  for (const word of words ? words.split(' ') : []) query.append(...splitOnce(word));
  for (const [name, values] of Object.entries(choices)) {
    const value = String(data.get(name));
    if (name === 'agent' || value !== values[0]) query.set(name, value);
  }
  const fragment = `#${writeFragment({ start: positions[0], moves: moves.map(({ text }) => text), ply }, module)}`;
  const page = new URL(`./?${query}${fragment}`, location.href).href;
  if (ply > 0) query.set('poster', positions[ply].replaceAll(' ', '_'));
  const frame = new URL(`embed/v1.html?${query}${fragment}`, location.href).href;
  const title = say(data.get('mode') === 'view' ? 'builder.frameTitle.view' : 'builder.frameTitle.play', {
    game: say(`${gameId}.name`),
  });
  showPreview(frame, title);
  const element = new URL('board-game.js', location.href).href;
  const embed = { frame, page, element, title, picture: pictureOf(positions[ply]) };
  for (const [name, write] of Object.entries(snippets)) textOf(name).value = write(embed);
}

/** @param {string} word @returns {[string, string]} */
const splitOnce = (word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)];

/** @param {string} position */
function pictureOf(position) {
  const view = rules.view(gameId, position);
  if (!view.ok) return '';
  const look = /** @type {const} */ ({ coords: 'none', flipped: false, hints: false });
  const geometry = module.geometry(view, look);
  const scene = { view, before: null, draft: null, imagined: null, movable: false, progress: 1, hint: null, look };
  return toSvg(module.draw(scene, geometry), geometry, { inks: ink, pixels: 320 });
}

/** A colour of the page's theme, as text. @param {string} name */
function ink(name) {
  document.body.style.setProperty('caret-color', `var(--${name})`);
  return getComputedStyle(document.body).caretColor;
}

/** @param {string} src @param {string} title */
function showPreview(src, title) {
  const old = part('frame').querySelector('iframe');
  if (old?.src === src) return;
  const frame = document.createElement('iframe');
  Object.assign(frame, { src, title });
  part('frame').replaceChildren(frame);
}

/** @param {string} name @returns {HTMLTextAreaElement} */
const textOf = (name) => /** @type {HTMLTextAreaElement} */ (part(`snippet-${name}`));

function buildSnippets() {
  for (const name of Object.keys(snippets)) {
    const box = document.createElement('div');
    box.className = 'snippet';
    const heading = document.createElement('h3');
    heading.textContent = say(`builder.snippet.${name}`);
    heading.id = `snippet-title-${name}`;
    const copy = document.createElement('button');
    copy.type = 'button';
    copy.textContent = say('builder.copy');
    copy.setAttribute('aria-describedby', heading.id);
    const text = document.createElement('textarea');
    Object.assign(text, { id: `snippet-${name}`, readOnly: true, rows: 3, spellcheck: false });
    text.setAttribute('aria-labelledby', heading.id);
    const said = document.createElement('span');
    said.className = 'note';
    said.setAttribute('role', 'status');
    const tell = (/** @type {string} */ sentence) => {
      for (const other of part('snippets').querySelectorAll('[role=status]')) other.textContent = '';
      said.textContent = sentence;
    };
    copy.addEventListener('click', () => copyOrSelect(text.value, say, tell, () => text.select()));
    box.append(heading, said, copy, text);
    part('snippets').append(box);
  }
}

buildForm();
buildSnippets();
// Opened from a game, the address brings that game along.
if (location.hash.startsWith('#v1.'))
  /** @type {HTMLTextAreaElement} */ (form.elements.namedItem('text')).value = location.hash;
let typing = 0;
form.addEventListener('input', () => {
  clearTimeout(typing);
  typing = setTimeout(update, 300);
});
form.addEventListener('submit', (event) => event.preventDefault());
part('shape').addEventListener('change', ({ target }) => {
  part('frame').className = `frame ${/** @type {HTMLSelectElement} */ (target).value}`;
});
update();
