// The position editor: a board to click on, the position as text, and what is wrong with it.

import { Board } from '../board/board.js';
import { fromPosition } from '../session/opening.js';
import { field, make, makeSelect } from '../widgets/dom.js';
import { colourName } from '../words/names.js';
import { openDialog } from './dialog.js';

/** @typedef {import('../play/table.js').Table} Table */

/** @param {Table} table */
export async function open(table) {
  const { say, parts, match } = table;
  const { module, rules } = parts;
  if (!module.editor) return;
  const editor = await module.editor();
  let position = match.positions[match.ply];
  let tool = editor.tools[0];

  const root = make('div');
  const fault = make('p', { class: 'note', role: 'status' });
  const text = make('textarea', { rows: '3', spellcheck: 'false', change: () => show(text.value.trim()) });
  const board = new Board(root, {
    rules,
    module,
    say,
    onMove: () => {},
    look: { ...table.board.now.look, flipped: false, hints: false },
    motion: false,
    edit: {
      point: (at, geometry) => show(editor.point(position, tool, geometry, at)),
      key: (cell, direction) => show(editor.key(position, tool, cell, direction)),
    },
  });
  const play = make('button', { type: 'button', class: 'button main', click: () => begin() }, say('editor.play'));
  const size = makeSelect(
    Array.from({ length: module.sizes[1] - module.sizes[0] + 1 }, (_, index) => String(index + module.sizes[0])).map(
      (value) => [value, value],
    ),
    String(board.geometry?.rows.length ?? ''),
    { change: () => show(editor.resize(position, Number(size.value))) },
  );
  const side = makeSelect(
    [
      ['0', colourName(say, module.id, 0)],
      ['1', colourName(say, module.id, 1)],
    ],
    '0',
    { change: () => show(editor.turn(position)) },
  );

  /** @param {string} wanted */
  function show(wanted) {
    const view = rules.view(module.id, wanted);
    text.value = wanted;
    play.disabled = !view.ok || view.outcome.kind !== 'ongoing';
    fault.classList.toggle('bad', play.disabled);
    if (!view.ok) {
      fault.textContent = say.fault(view.error);
      return;
    }
    position = view.position;
    board.show({ position, before: null, movable: false });
    side.value = String(view.side);
    size.value = String(board.geometry?.rows.length);
    fault.textContent =
      view.outcome.kind === 'ongoing' ? say('editor.good', { n: view.moves.length }) : say(`${module.id}.editor.over`);
  }

  function begin() {
    table.begin(fromPosition(table.tools, position, '', match.players));
    dialog.close();
  }

  const tools = make(
    'fieldset',
    { class: 'tools' },
    make('legend', {}, say('editor.tool')),
    ...editor.tools.map((name) =>
      make(
        'label',
        {},
        make('input', {
          type: 'radio',
          name: 'tool',
          value: name,
          checked: name === tool,
          change: () => (tool = name),
        }),
        make('span', {}, say(`${module.id}.tool.${name}`)),
      ),
    ),
  );
  const form = make(
    'div',
    { class: 'form' },
    tools,
    make(
      'div',
      { class: 'form two' },
      ...(module.sizes[0] < module.sizes[1] ? [field(say('editor.size'), size)] : []),
      field(say('editor.side'), side),
    ),
    field(say('editor.text'), text),
    fault,
    make(
      'div',
      { class: 'row' },
      play,
      make(
        'button',
        { type: 'button', class: 'button', click: () => show(editor.empty(Number(size.value))) },
        say('editor.clear'),
      ),
    ),
    make('p', { class: 'note' }, say(`${module.id}.editor.keys`)),
  );
  show(position);
  const dialog = await openDialog(
    say('editor.title'),
    say('action.close'),
    [make('div', { class: 'editor' }, root, form)],
    { onClose: () => board.destroy() },
  );
}
