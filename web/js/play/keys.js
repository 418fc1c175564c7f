// Letter keys, only while the board has the focus. A letter is a place on the keyboard, the same one on every layout.

/**
 * @typedef {object} KeyHandlers
 * @property {Record<string, () => void>} letters   by KeyboardEvent.code
 * @property {Record<string, () => void>} signs   by KeyboardEvent.key, the character that the layout types
 * @property {(held: boolean) => void} peek   while P is held
 * @property {() => boolean} areOn   whether the visitor wants these keys
 */

/** @param {import('../board/board.js').Board} board @param {KeyHandlers} handlers */
export function listenToKeys(board, { letters, signs, peek, areOn }) {
  const byCode = new Map(Object.entries({ ...letters, KeyP: () => peek(true) }));
  const byCharacter = new Map(Object.entries(signs));
  board.on('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = byCharacter.get(event.key) ?? (event.shiftKey ? undefined : byCode.get(event.code));
    if (!act || event.repeat || !areOn()) return;
    event.preventDefault();
    act();
  });
  // P may be released outside the board, or unnoticed while another window has the keyboard.
  addEventListener('keyup', ({ code }) => code === 'KeyP' && peek(false));
  addEventListener('blur', () => peek(false));
  board.on('focusout', ({ currentTarget, relatedTarget }) => {
    const stays =
      currentTarget instanceof Node && relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!stays) peek(false);
  });
}
