// Letters, only while the board has the focus. By the key's place on the keyboard, so that French keyboards agree.

import { sideName } from '../words/names.js';
import { seconds, timeUsed } from '../words/numbers.js';
import { movedSentence, previewSentence, turnSentence } from '../words/sentences.js';

/** @param {import('./table.js').Table} table */
export function listenToKeys(table) {
  /** @type {Record<string, () => void>} */
  const does = {
    KeyU: () => table.undo(),
    KeyY: () => table.store.dispatch({ type: 'redo' }),
    KeyN: () => document.getElementById('new')?.click(),
    KeyB: () => table.flip(),
    KeyH: () => void table.advice.hint(),
    KeyP: () => void table.advice.peek(true),
    KeyM: () => say(({ view }) => turnSentence(table.say, table.match, table.parts.module, view)),
    KeyL: () => say(() => lastMove(table)),
    KeyC: () => say(({ view }) => previewSentence(table.say, table.match, table.parts.module, view)),
    KeyT: () => say(() => times(table)),
  };
  /** @param {(on: { view: import('../games/types.js').View }) => string} sentence */
  const say = (sentence) => {
    const { view } = table.board;
    if (view) table.voice.tell(sentence({ view }));
  };
  table.board.on('keydown', (/** @type {KeyboardEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // These two are where the layout writes them.
    const sign = { '/': () => table.typed.focus(), '?': () => document.getElementById('how')?.click() }[event.key];
    const act = sign ?? (event.shiftKey ? undefined : does[event.code]);
    if (!act || event.repeat || table.parts.settings.letters === 'off') return;
    event.preventDefault();
    act();
  });
  // The key may come up anywhere, or unheard while another window has the keyboard.
  const letGo = () => void table.advice.peek(false);
  addEventListener('keyup', ({ code }) => code === 'KeyP' && letGo());
  addEventListener('blur', letGo);
  table.board.on('focusout', (/** @type {FocusEvent} */ { currentTarget, relatedTarget }) => {
    const stays =
      currentTarget instanceof Node && relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!stays) letGo();
  });
}

/** @param {import('./table.js').Table} table */
function lastMove({ say, match, board, parts }) {
  const { before, look } = board.now;
  return before ? movedSentence(say, match, parts.module, before.view, look.coords) : say('status.noMove');
}

/** @param {import('./table.js').Table} table */
function times({ say, match }) {
  const [secondsA, secondsB] = [0, 1].map((side) => seconds(say, timeUsed(match, /** @type {0 | 1} */ (side))));
  return say('status.timeUsed', { a: sideName(say, match, 0), b: sideName(say, match, 1), secondsA, secondsB });
}
