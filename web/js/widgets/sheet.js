// The sheet that comes up over a narrow page's board.
import { byId } from './dom.js';

export function openSheetByHandle() {
  const handle = byId('sheet-handle');
  handle.addEventListener('click', () => {
    const open = byId('sheet').classList.toggle('open');
    handle.setAttribute('aria-expanded', String(open));
    // A closed sheet cannot be scrolled: the current move is brought into view now.
    byId('moves').querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  });
}

/** Closes the sheet, so that the board can be seen; the focus goes to the sheet's handle. */
export function lowerSheet() {
  if (!byId('sheet').classList.contains('open')) return;
  byId('sheet-handle').focus();
  byId('sheet-handle').click();
}
