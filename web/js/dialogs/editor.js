// The position editor: a board to click on, the position as text, and what is wrong with it.
import { html, nothing } from 'lit-html';
import { Board } from '../board/board.js';
import { boardExtras } from '../board/extras.js';
import { valueFrom } from '../widgets/dom.js';
import { button, field, select } from '../widgets/fields.js';
import { colourName } from '../words/names.js';
import { openDialog } from './dialog.js';

/** @param {import('./list.js').DialogContext} context */
export async function open(context) {
  const { say, module, rules, session } = context;
  const editor = await module.editor?.();
  if (!editor) return;
  let { position } = session.state.view;
  let tool = editor.tools[0] ?? '';
  let text = position;
  let note = { bad: false, sentence: '' };

  const root = document.createElement('div');
  const board = new Board(root, {
    ...{ rules, module, say, extras: boardExtras, motion: false },
    look: { ...context.board.position.look, flipped: false, hints: false },
    edit: {
      point: (at, geometry) => show(editor.point(position, tool, geometry, at)),
      key: (cell, direction) => show(editor.key(position, tool, cell, direction)),
    },
  });

  /** @param {string} wanted */
  function edit(wanted) {
    const view = rules.view(wanted);
    text = wanted;
    if (!view.ok) {
      note = { bad: true, sentence: say.fault(view.error) };
      return;
    }
    position = view.position;
    board.show({ view, before: null, movable: false });
    const bad = view.outcome.kind !== 'ongoing';
    note = { bad, sentence: bad ? say(`${module.id}.editor.over`) : say('editor.good', { n: view.moves.length }) };
  }
  /** @param {string} wanted */
  function show(wanted) {
    edit(wanted);
    dialog.update();
  }
  function begin() {
    context.startFrom(position);
    dialog.close();
  }

  const [min, max] = module.sizes;
  const sizes = Array.from({ length: max - min + 1 }, (_, at) => String(at + min));
  function content() {
    const size = board.geometry?.rows.length ?? 0;
    const tools = editor?.tools.map(
      (name) => html`<label><input type="radio" name="tool" value=${name} .checked=${name === tool}
        @change=${() => void ((tool = name))}><span>${say(`${module.id}.tool.${name}`)}</span></label>`,
    );
    const resize = (/** @type {string} */ value) => show(editor?.resize(position, Number(value)) ?? position);
    const sides = /** @type {[string, string][]} */ (
      [0, 1].map((each) => [String(each), colourName(say, module.id, each)])
    );
    const side = select(sides, String(board.view?.side ?? 0), () => show(editor?.turn(position) ?? position));
    const area = html`<textarea rows="3" spellcheck="false" .value=${text} aria-describedby="editor-note"
      @change=${(/** @type {Event} */ event) => show(valueFrom(event).trim())}></textarea>`;
    return html`<div class="editor">${root}<div class="form">
      <fieldset class="tools"><legend>${say('editor.tool')}</legend>${tools}</fieldset>
      <div class="form two">${
        min < max
          ? field(
              say('editor.size'),
              select(
                sizes.map((each) => [each, each]),
                String(size),
                resize,
              ),
            )
          : nothing
      }
        ${field(say('editor.side'), side)}</div>
      ${field(say('editor.text'), area)}
      <p class=${`note ${note.bad ? 'bad' : ''}`} role="status" id="editor-note">${note.sentence}</p>
      <div class="row"><button type="button" class="button main" ?disabled=${note.bad} @click=${begin}>${say('editor.play')}</button>
        ${button(say('editor.clear'), () => show(editor?.empty(size) ?? position))}</div>
      <p class="note">${say(`${module.id}.editor.keys`)}</p></div></div>`;
  }
  edit(position);
  const dialog = await openDialog({
    title: () => say('editor.title'),
    closeName: () => say('action.close'),
    content,
    onClose: () => board.destroy(),
  });
}
