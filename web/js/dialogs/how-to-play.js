// "How to play": the rules as moves on a small board, one sentence each.
import { Board } from '../board/board.js';
import { make } from '../widgets/dom.js';
import { openDialog } from './dialog.js';

/** @typedef {import('../play/table.js').Table} Table */

const lookFirst = 1300;

/** @param {Table} table */
export async function open(table) {
  const { say, parts } = table;
  const { module, rules } = parts;
  const lessons = await module.lessons();
  const root = make('div', { inert: true });
  const sentence = make('p', { class: 'lesson', 'aria-live': 'polite' });
  const place = make('span', { class: 'note' });
  const board = new Board(root, {
    rules,
    module,
    say,
    onMove: () => {},
    look: { coords: 'none' },
    motion: parts.settings.motion === 'auto',
  });
  let at = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  // First the position with what is to be seen in it, then the move.
  const show = () => {
    clearTimeout(timer);
    const { say: key, position, draft, move } = lessons[at];
    sentence.textContent = say(`${module.id}.lesson.${key}`);
    place.textContent = `${at + 1} / ${lessons.length}`;
    back.disabled = at === 0;
    next.textContent = say(at + 1 < lessons.length ? 'how.next' : 'how.again');
    board.show({ position, before: null, movable: true });
    if (draft && board.view) board.draft.choose(module.input.draft(draft, board.view));
    if (!move) return;
    timer = setTimeout(() => {
      const played = rules.play(module.id, position, move);
      if (played.ok)
        board.show({ position: played.text, before: { position, move }, movable: false }, { animate: true });
      timer = setTimeout(show, 2 * lookFirst);
    }, lookFirst);
  };
  const go = (/** @type {number} */ to) => {
    at = (to + lessons.length) % lessons.length;
    show();
  };
  const back = make('button', { type: 'button', class: 'button', click: () => go(at - 1) }, say('how.back'));
  const next = make('button', { type: 'button', class: 'button main', click: () => go(at + 1) });
  const keys = make(
    'details',
    {},
    make('summary', {}, say('how.keys')),
    make(
      'ul',
      { class: 'keys' },
      ...say('keys.list', { game: say(`${module.id}.keys`) })
        .split('|')
        .map((line) => make('li', {}, ...keyLine(line))),
    ),
  );
  show();
  await openDialog(
    say('menu.how'),
    say('action.close'),
    [root, sentence, make('div', { class: 'row' }, back, next, place), keys],
    {
      onClose: () => {
        clearTimeout(timer);
        board.destroy();
      },
    },
  );
}

/** `U: undo` @param {string} line */
function keyLine(line) {
  const [key, ...text] = line.split(':');
  return [make('kbd', {}, key), text.join(':')];
}
