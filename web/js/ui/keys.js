// Letters, only while the board has the focus. By the key's place on the keyboard, so that French keyboards agree.

/** @param {import('./table.js').Table} table */
export function listenToKeys(table) {
  /** @type {Record<string, () => void>} */
  const does = {
    KeyU: () => table.undo(),
    KeyY: () => table.store.dispatch({ type: 'redo' }),
    KeyN: () => document.getElementById('new')?.click(),
    KeyB: () => table.flip(),
    KeyH: () => void table.hint(),
  };
  table.board.on('keydown', (/** @type {KeyboardEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || table.parts.settings.letters === 'off') return;
    const act = does[event.code];
    if (!act) return;
    event.preventDefault();
    act();
  });
}
