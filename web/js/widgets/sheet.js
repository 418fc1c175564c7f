// The sheet that comes up over a narrow page's board.
import { byId } from './dom.js';

export function openSheetByHandle() {
  const handle = byId('sheet-handle');
  handle.addEventListener('click', () => {
    const open = byId('sheet').classList.toggle('open');
    handle.setAttribute('aria-expanded', String(open));
    // Closed it could not be scrolled to the move on the board.
    byId('moves').querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  });
}

/** The board can be seen again; the focus goes to the sheet's handle. */
export function lowerSheet() {
  if (!byId('sheet').classList.contains('open')) return;
  byId('sheet-handle').focus();
  byId('sheet-handle').click();
}
