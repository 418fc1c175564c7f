// "How to play": the rules as moves on a small board, one sentence each.
import { html } from 'lit-html';
import { Board } from '../board/board.js';
import { boardExtras } from '../board/extras.js';
import { gameEntry } from '../games/list.js';
import { button } from '../widgets/fields.js';
import { openDialog } from './dialog.js';

/** How long a position is shown before its move. */
const lookFirstMs = 1300;

/** @param {import('./list.js').DialogContext} context */
export async function open(context) {
  const { say, module, rules, settings } = context;
  const lessons = await module.lessons();
  const root = document.createElement('div');
  root.inert = true;
  const board = new Board(root, {
    ...{ rules, module, say, extras: boardExtras },
    look: { coords: 'none' },
    motion: settings.motion === 'auto',
  });
  let at = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  // Shows the position with its highlights, then the move.
  function show() {
    clearTimeout(timer);
    const lesson = lessons[at];
    const shown = lesson && rules.view(lesson.position);
    if (!lesson || !shown?.ok) return;
    const { draft, move, position } = lesson;
    board.show({ view: shown, before: null, movable: true });
    if (draft) board.choose(module.input.draft(draft, shown));
    if (!move) return;
    timer = setTimeout(() => {
      const played = rules.play(position, move);
      if (played.ok) board.show({ view: played, before: { view: shown, move }, movable: false }, { animate: true });
      timer = setTimeout(show, 2 * lookFirstMs);
    }, lookFirstMs);
  }
  const go = (/** @type {number} */ to) => {
    at = (to + lessons.length) % lessons.length;
    show();
    dialog.update();
  };
  const keys = say('keys.list', { game: say(`${module.id}.keys`) }).split('|');
  const content = () => html`${root}
    <p class="lesson" aria-live="polite">${say(`${module.id}.lesson.${lessons[at]?.say}`)}</p>
    <div class="row"><button type="button" class="button" ?disabled=${at === 0} @click=${() => go(at - 1)}>${say('how.back')}</button>
      ${
        at + 1 < lessons.length
          ? button(say('how.next'), () => go(at + 1), 'main')
          : html`${button(say('how.again'), () => go(0))}${button(say('new.play'), () => dialog.close(), 'main')}`
      }
      <span class="note">${at + 1} / ${lessons.length}</span></div>
    <details><summary>${say('how.keys')}</summary><ul class="keys">${keys.map(keyLine)}</ul></details>`;
  show();
  const dialog = await openDialog({
    title: () => say('how.title', { game: gameEntry(module.id).name }),
    closeName: () => say('action.close'),
    content,
    onClose() {
      clearTimeout(timer);
      board.destroy();
    },
  });
}

/** A line like `U: undo`. @param {string} line */
function keyLine(line) {
  const [key, ...text] = line.split(':');
  return html`<li><kbd>${key}</kbd>${text.join(':')}</li>`;
}
