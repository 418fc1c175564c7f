// The embed builder: choices → the address of an embed → a preview and the texts to copy.

import { html, render } from 'lit-html';
import { writeFragment } from '../address/fragment.js';
import { optionValues, readAgent } from '../address/query.js';
import { toSvg } from '../board/svg.js';
import { dialogWords } from '../dialogs/words.js';
import { singleFile } from '../embed/single-file.js';
import { snippets } from '../embed/snippets.js';
import { loadRules } from '../engine/load.js';
import { dialogWordsOfGame, faultsOfGame, loadGame, wordsOfGame } from '../games/files.js';
import { gameEntry, games, knownGame } from '../games/list.js';
import { copy } from '../sharing/copy.js';
import { readPasted } from '../sharing/read.js';
import { readSettings, settingValues } from '../storage/settings.js';
import { createStorage } from '../storage/storage.js';
import { byId, valueFrom } from '../widgets/dom.js';
import { field, select } from '../widgets/fields.js';
import { optionFields, optionText } from '../widgets/option-fields.js';
import { applyPalette, applyTheme } from '../widgets/theme.js';
import { translate } from '../widgets/translate.js';
import { tellFailure } from '../words/failure.js';
import { playerName } from '../words/names.js';
import { asLanguage, browserLanguage, languages, loadSay } from '../words/say.js';

/** @import { Loaded } from '../games/types.js' */
/** @typedef {Pick<Loaded, 'positions' | 'moves' | 'ply' | 'setup'>} Game */

/** What only the builder says. @type {import('../words/say.js').Vocabulary} */
const builderWords = { prefix: '', fileOf: (language) => new URL(`./lang/${language}.json`, import.meta.url) };

/** The engine's files are asked for while the texts are still coming. */
async function start() {
  const address = new URLSearchParams(location.search);
  const storage = createStorage(() => localStorage, { path: new URL('.', location.href).pathname });
  const settings = readSettings(storage.read('settings'), address);
  applyTheme(settings);
  const game = knownGame(address.get('game'));
  const coming = Promise.all([loadGame(game), loadRules(game)]);
  coming.catch(() => {});
  const say = await loadSay(asLanguage(settings.lang) ?? browserLanguage(), [
    wordsOfGame(game),
    dialogWordsOfGame(game),
    ...faultsOfGame(game),
    dialogWords,
    builderWords,
  ]);
  document.documentElement.lang = say.language;
  translate(document, say);
  document.title = say('builder.pageTitle');
  try {
    const [module, rules] = await coming;
    applyPalette(module);
    openBuilder({ say, module, rules, address });
    document.documentElement.dataset.ready = '';
  } catch (error) {
    tellFailure(say, /** @type {Error} */ (error), (sentence) => (byId('status').textContent = sentence));
    byId('status').classList.add('bad');
    document.documentElement.dataset.told = '';
  }
}

/** @param {{ say: import('../words/say.js').Say, module: import('../games/types.js').GameModule, rules: import('../engine/rules.js').Rules, address: URLSearchParams }} parts */
function openBuilder({ say, module, rules, address }) {
  const { info } = rules;
  /** An agent as the address names it, at each of its levels if it has any. @param {typeof info.agents[number]} agent */
  const agentWords = ({ id, options }) =>
    options.find(({ name }) => name === 'level')?.choices.map((level) => `${id}:level=${level}`) ?? [id];
  /** What can be chosen, in the order of the form; the first value is what an address without it means. */
  const choices = new Map(
    Object.entries(
      /** @type {Record<string, string[]>} */ ({
        mode: ['play', 'view', 'analyse'],
        agent: info.agents.flatMap(agentWords),
        side: ['a', 'b', 'both', 'none'],
        think: settingValues.think.filter((value) => !value.startsWith('n')).map(String),
        controls: ['1', 'min', '0'],
        coords: [...settingValues.coords],
        theme: [...settingValues.theme],
        lang: ['auto', ...Object.keys(languages)],
        start: ['visible', 'click', 'now'],
      }),
    ),
  );
  /** @param {string} name @param {string} value */
  function wordFor(name, value) {
    if (name === 'agent') return playerName(say, info.id, readAgent(info, value));
    if (name === 'lang' && Object.hasOwn(languages, value))
      return languages[/** @type {keyof typeof languages} */ (value)];
    if (name === 'think') return `${value} s`;
    return say(`builder.${name}.${value}`);
  }
  const specs = info.setup.map((spec) =>
    spec.name === 'size' ? { ...spec, min: module.sizes[0], max: module.sizes[1] } : spec,
  );
  const named = Object.fromEntries(
    specs.flatMap(({ name }) => (address.has(name) ? [[name, address.get(name) ?? '']] : [])),
  );
  const chosen = {
    setup: { ...optionValues(module.first.setup), ...named },
    options: Object.fromEntries(
      [...choices].map(([name, values]) => {
        const fallback = name === 'agent' ? module.first.opponent : values[0];
        return [
          name,
          [address.get(name), fallback].find((value) => value && values.includes(value)) ?? values[0] ?? '',
        ];
      }),
    ),
    // Opened from a game, the address brings that game along.
    text: location.hash.startsWith('#v1.') ? location.hash : '',
  };
  /** The texts to copy, and which of them was. @type {Map<string, string>} */
  const texts = new Map();
  let said = { name: '', sentence: '' };
  /** The query and fragment of the embed, for a file that carries them. */
  let single = { title: '', address: '' };

  /** The game that the form describes: pasted, or a new one. @returns {Promise<Game & { notes: string[], fault: string | null } | { error: string }>} */
  async function chosenGame() {
    const words = optionText(specs, chosen.setup);
    const fresh = rules.start(words);
    if (!fresh.ok) return { error: fresh.error };
    if (chosen.text.trim() === '')
      return { positions: [fresh.text], moves: [], ply: 0, setup: words, fault: null, notes: [] };
    const rulesOf = async (/** @type {string} */ other) => (other === info.id ? rules : loadRules(other));
    return readPasted({ rules, module, rulesOf }, chosen.text, fresh.text);
  }

  let newest = 0;
  async function update() {
    const mine = ++newest;
    const game = await chosenGame();
    if (mine !== newest) return;
    const bad = 'error' in game ? game.error : game.fault;
    const note = byId('text-note');
    note.textContent =
      bad !== null ? say.fault(bad) : 'notes' in game ? game.notes.map((key) => say(key)).join(' ') : '';
    note.classList.toggle('bad', bad !== null);
    if (!('error' in game)) show(game);
  }

  /** @param {Game} game */
  function show({ positions, moves, ply, setup }) {
    const query = new URLSearchParams({ game: info.id, ...optionValues(setup) });
    for (const [name, values] of choices) {
      const value = chosen.options[name] ?? '';
      if (name === 'agent' || value !== values[0]) query.set(name, value);
    }
    const fragment = `#${writeFragment({ start: positions[0] ?? '', moves: moves.map(({ text }) => text), ply }, module)}`;
    const page = new URL(`./?${query}${fragment}`, location.href).href;
    const position = positions[ply] ?? '';
    if (ply > 0) query.set('poster', position.replaceAll(' ', '_'));
    const frame = new URL(`embed/v1.html?${query}${fragment}`, location.href).href;
    const title = say(`builder.frameTitle.${chosen.options.mode}`, { game: gameEntry(info.id).name });
    single = { title, address: `?${query}${fragment}` };
    showPreview(frame, title);
    const element = new URL('board-game.js', location.href).href;
    const embed = { frame, page, element, title, picture: pictureOf(position) };
    for (const [name, write] of Object.entries(snippets)) texts.set(name, write(embed));
    showSnippets();
  }

  /** @param {string} position */
  function pictureOf(position) {
    const view = rules.view(position);
    if (!view.ok) return '';
    const look = /** @type {const} */ ({ coords: 'none', flipped: false, hints: false });
    const geometry = module.geometry(view, look);
    const scene = { view, before: null, draft: null, imagined: null, movable: false, progress: 1, hint: null, look };
    return toSvg(module.draw(scene, geometry), geometry, { inks: ink, pixels: 320 });
  }

  let typing = 0;
  const changed = () => {
    clearTimeout(typing);
    typing = setTimeout(() => void update(), 300);
  };
  function showForm() {
    const gameChoices = Object.entries(games).map(([id, { name }]) => /** @type {const} */ ([id, name]));
    // Another game has other fields; the other choices stay.
    const openGame = (/** @type {string} */ id) => {
      const { agent, ...options } = chosen.options;
      history.replaceState(null, '', `?${new URLSearchParams({ ...options, game: id })}`);
      leaving.abort();
      void start();
    };
    const fields = [...choices].map(([name, values]) =>
      field(
        say(`builder.${name}`),
        select(
          values.map((value) => [value, wordFor(name, value)]),
          chosen.options[name] ?? '',
          (value) => {
            chosen.options = { ...chosen.options, [name]: value };
            changed();
          },
          name,
        ),
      ),
    );
    const changeSetup = (/** @type {string} */ name, /** @type {string} */ value) => {
      chosen.setup = { ...chosen.setup, [name]: value };
      changed();
    };
    const setup = optionFields(say, `${info.id}.setup`, specs, chosen.setup, changeSetup);
    render(
      html`${field(say('new.game'), select(gameChoices, info.id, openGame, 'game'))}${setup}${fields}`,
      byId('fields'),
    );
  }
  function showSnippets() {
    const boxes = Object.keys(snippets).map((name) => {
      const select = async () => {
        const copied = await copy(texts.get(name) ?? '');
        said = { name, sentence: say(copied ? 'share.copied' : 'share.byHand') };
        showSnippets();
        if (!copied) /** @type {HTMLTextAreaElement} */ (byId(`snippet-${name}`)).select();
      };
      return html`<div class="snippet"><h3 id=${`snippet-title-${name}`}>${say(`builder.snippet.${name}`)}</h3>
        <span class="note" role="status">${said.name === name ? said.sentence : ''}</span>
        <button type="button" aria-describedby=${`snippet-title-${name}`} @click=${select}>${say('builder.copy')}</button>
        <textarea id=${`snippet-${name}`} readonly rows="3" spellcheck="false" aria-labelledby=${`snippet-title-${name}`}
          .value=${texts.get(name) ?? ''}></textarea></div>`;
    });
    const download = async () => {
      const lang = chosen.options.lang === 'auto' ? say.language : chosen.options.lang;
      said = { name: 'file', sentence: say('builder.packing') };
      showSnippets();
      const done = await downloadFile(info.id, { ...single, language: lang ?? 'en' }).then(
        (kB) => say('builder.packed', { kB }),
        () => say('builder.notPacked'),
      );
      said = { name: 'file', sentence: done };
      showSnippets();
    };
    const file = html`<div class="snippet"><h3 id="snippet-title-file">${say('builder.file')}</h3>
      <span class="note" role="status">${said.name === 'file' ? said.sentence : ''}</span>
      <button type="button" aria-describedby="snippet-title-file" @click=${download}>${say('builder.download')}</button>
      <p class="note">${say('builder.fileAbout')}</p></div>`;
    render([...boxes, file], byId('snippets'));
  }

  showForm();
  showSnippets();
  const text = /** @type {HTMLTextAreaElement} */ (byId('text'));
  text.value = chosen.text;
  const leaving = new AbortController();
  const { signal } = leaving;
  text.addEventListener(
    'input',
    () => {
      chosen.text = text.value;
      changed();
    },
    { signal },
  );
  byId('choices').addEventListener('submit', (event) => event.preventDefault(), { signal });
  const reshape = (/** @type {Event} */ event) => {
    byId('frame').className = `frame ${valueFrom(event)}`;
  };
  byId('shape').addEventListener('change', reshape, { signal });
  void update();
}

/** A game with all that it needs. @param {string} game @param {{ title: string, address: string, language: string }} choices
 *  @returns {Promise<number>} its size in kB */
async function downloadFile(game, choices) {
  const site = new URL('./', location.href).href;
  const fetched = async (/** @type {string} */ name) => {
    const response = await fetch(new URL(name, site));
    if (!response.ok) throw new Error(`${name} did not load (${response.status})`);
    return response;
  };
  const read = async (/** @type {string} */ name) => new Uint8Array(await (await fetched(name)).arrayBuffer());
  const parts = await (await fetched(`single/${game}.json`)).json();
  const file = new Blob([await singleFile(parts, read, { ...choices, site })], { type: 'text/html' });
  const link = document.createElement('a');
  Object.assign(link, { href: URL.createObjectURL(file), download: `arena-${game}.html` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return Math.round(file.size / 1000);
}

/** A colour of the page's theme, as text. @param {string} name */
function ink(name) {
  document.body.style.setProperty('caret-color', `var(--${name})`);
  return getComputedStyle(document.body).caretColor;
}

/** Another address is another frame: its own history must not grow. @param {string} src @param {string} title */
function showPreview(src, title) {
  if (byId('frame').querySelector('iframe')?.src === src) return;
  const frame = document.createElement('iframe');
  Object.assign(frame, { src, title });
  byId('frame').replaceChildren(frame);
}

// A failure is an unhandled rejection, which guard.js explains.
start();
