// Letters, only while the board has the focus. By the key's place on the keyboard, so that French keyboards agree.

/**
 * @typedef {object} KeyHandlers
 * @property {Record<string, () => void>} letters   by KeyboardEvent.code
 * @property {Record<string, () => void>} signs   by the sign that the layout writes
 * @property {(held: boolean) => void} peek   while P is held
 * @property {() => boolean} areOn
 */

/** @param {import('../board/board.js').Board} board @param {KeyHandlers} handlers */
export function listenToKeys(board, { letters, signs, peek, areOn }) {
  const ofLetters = new Map(Object.entries({ ...letters, KeyP: () => peek(true) }));
  const ofSigns = new Map(Object.entries(signs));
  board.on('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = ofSigns.get(event.key) ?? (event.shiftKey ? undefined : ofLetters.get(event.code));
    if (!act || event.repeat || !areOn()) return;
    event.preventDefault();
    act();
  });
  // The key may come up anywhere, or unheard while another window has the keyboard.
  addEventListener('keyup', ({ code }) => code === 'KeyP' && peek(false));
  addEventListener('blur', () => peek(false));
  board.on('focusout', ({ currentTarget, relatedTarget }) => {
    const stays =
      currentTarget instanceof Node && relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!stays) peek(false);
  });
}
