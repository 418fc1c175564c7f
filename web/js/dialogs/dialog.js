// One dialog at a time, drawn from a template when it is opened and whenever `update` says so, and gone when it is closed.
// The first dialog loads the styles.
import { html, render, svg } from 'lit-html';
import { icon } from '../widgets/icons.js';
import { loadStyles } from '../widgets/theme.js';

let opened = 0;
/** The element that gets the focus back when the last dialog closes. @type {Element | null} */
let opener = null;

/**
 * @typedef {object} DialogOptions
 * @property {() => string} title
 * @property {() => string} closeName
 * @property {() => unknown} content   a template
 * @property {boolean} [over]   keeps the dialog below open
 * @property {() => void} [onClose]
 */

/** @param {DialogOptions} options */
export async function openDialog({ title, closeName, content, over = false, onClose = () => {} }) {
  await loadStyles(new URL('../../css/dialogs.css', import.meta.url));
  const id = `dialog-title-${++opened}`;
  const dialog = document.createElement('dialog');
  dialog.className = 'dialog';
  dialog.setAttribute('aria-labelledby', id);
  const update = () =>
    render(
      html`<header><h2 id=${id}>${title()}</h2><button type="button" class="icon" aria-label=${closeName()}
          title=${closeName()} @click=${() => dialog.close()}>${icon(svg`<path d="m6 6 12 12M18 6 6 18"/>`)}</button></header>
        <div class="dialog-body">${content()}</div>`,
      dialog,
    );
  update();
  const before = [...document.querySelectorAll('dialog[open]')];
  if (before.length === 0) opener = document.activeElement;
  if (!over) for (const old of before) old.dispatchEvent(new Event('replaced'));
  const end = () => {
    dialog.remove();
    onClose();
  };
  dialog.addEventListener('replaced', end);
  dialog.addEventListener('close', () => {
    end();
    if (opener instanceof HTMLElement && !document.querySelector('dialog[open]')) opener.focus();
  });
  // A click beside the dialog closes it.
  dialog.addEventListener('pointerdown', (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
  return { dialog, update, close: () => dialog.close() };
}

/** A handler for a dialog's button that reports failures, such as a part that does not load. @param {() => unknown} run @param {(error: Error) => void} onFailure */
export const guarded = (run, onFailure) => async () => {
  try {
    await run();
  } catch (error) {
    onFailure(error instanceof Error ? error : new Error(String(error)));
  }
};
