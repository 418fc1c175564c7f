// A game out of the page and into it: links, texts, pictures, and whatever is pasted.

import { linkTo } from '../address/link.js';
import { sideAt } from '../session/match.js';
import { copyOrSelect } from '../sharing/copy.js';
import { download, pngOf, svgOf } from '../sharing/picture.js';
import { readPasted } from '../sharing/read.js';
import { writeRecord } from '../sharing/record.js';
import { field, make } from '../widgets/dom.js';
import { sideName } from '../words/names.js';
import { openDialog } from './dialog.js';

/** @typedef {import('../play/table.js').Table} Table */

/** @param {Table} table */
export async function open(table) {
  const { say, match, parts, board } = table;
  const { module } = parts;
  const said = make('p', { class: 'note', role: 'status' });
  const position = match.positions[match.ply];
  const show = (/** @type {string} */ text) => {
    const shown = /** @type {HTMLTextAreaElement} */ (out.lastElementChild);
    shown.value = text;
    out.hidden = false;
    const tell = (/** @type {string} */ sentence) => void (said.textContent = sentence);
    return copyOrSelect(text, say, tell, () => shown.select());
  };
  const name = `${match.game}-${match.ply}`;
  /** @type {[key: string, act: () => void | Promise<void>][]} */
  const ways = [
    ['link', () => show(location.href)],
    ['record', () => show(record(table))],
    ['fen', () => show(position)],
    ['svg', () => download(new Blob([svgOf(board.picture(), position)], { type: 'image/svg+xml' }), `${name}.svg`)],
    ['png', async () => download(await pngOf(board.picture()), `${name}.png`)],
  ];
  const { course } = module;
  if (course) ways.push(['course', async () => show((await course()).write(position))]);
  const buttons = ways.map(([key, act]) =>
    make('button', { type: 'button', class: 'button', click: () => void act() }, say(`share.${key}`)),
  );
  const out = field(say('share.text'), make('textarea', { readonly: true, rows: '4', spellcheck: 'false' }));
  out.hidden = true;

  const paste = make('textarea', { rows: '4', spellcheck: 'false', placeholder: say('share.pasteHelp') });
  // What an address could not say is kept to be copied or mended.
  paste.value = table.unread;
  const fault = make('p', { class: 'note bad', role: 'alert' });
  const embed = make(
    'a',
    { class: 'button', href: `builder.html${location.search}${location.hash}` },
    say('share.embed'),
  );
  const load = make(
    'form',
    { class: 'form' },
    field(say('share.paste'), paste),
    fault,
    make('div', { class: 'row' }, make('button', { class: 'button main' }, say('share.load'))),
  );
  load.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (paste.value.trim() === '') return void (fault.textContent = say('share.pasteHelp'));
    const loaded = await readPasted(parts, paste.value, match.positions[0]);
    if ('error' in loaded) fault.textContent = say.fault(loaded.error);
    else if (loaded.game !== match.game) location.assign(await linkTo(loaded));
    else {
      dialog.close();
      table.load(loaded);
      const notes = [
        ...loaded.notes.map((note) => say(note)),
        ...(loaded.fault ? [say('share.stopped', { fault: say.fault(loaded.fault, true) })] : []),
      ];
      if (notes.length > 0) table.voice.tell(notes.join(' '), loaded.fault !== null);
    }
  });
  const dialog = await openDialog(say('menu.share'), say('action.close'), [
    make('div', { class: 'ways' }, ...buttons, embed),
    said,
    out,
    load,
  ]);
}

/** @param {Table} table */
function record({ say, match, parts }) {
  const view = parts.rules.view(match.game, match.positions[match.positions.length - 1]);
  if (!view.ok) return '';
  return writeRecord(parts.rules, {
    game: match.game,
    setup: match.setup,
    start: match.positions[0],
    begins: sideAt(match, 0),
    names: [sideName(say, match, 0), sideName(say, match, 1)],
    moves: match.moves,
    outcome: view.outcome,
    ms: match.limits.ms,
    date: new Date(),
  });
}
