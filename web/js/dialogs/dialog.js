// One dialog at a time, built when it is opened and gone when it is closed. Its styles come with the first one.
import { make } from '../widgets/dom.js';

/** @type {Promise<unknown> | null} */
let styles = null;

function loadStyles() {
  const link = make('link', { rel: 'stylesheet', href: new URL('../../css/dialogs.css', import.meta.url).href });
  const loaded = new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
  document.head.append(link);
  return loaded;
}

let opened = 0;

/**
 * @param {string} title @param {string} closeName @param {(Node | string)[]} content
 * @param {{ over?: boolean, onClose?: () => void }} [how] `over`: the dialog below stays, as it is
 */
export async function openDialog(title, closeName, content, { over = false, onClose = () => {} } = {}) {
  styles ??= loadStyles();
  await styles;
  const id = `dialog-title-${++opened}`;
  const close = make('button', {
    type: 'button',
    class: 'icon',
    'aria-label': closeName,
    title: closeName,
    click: () => dialog.close(),
  });
  close.innerHTML = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m6 6 12 12M18 6 6 18"/></svg>';
  const dialog = make(
    'dialog',
    { class: 'dialog', 'aria-labelledby': id },
    make('header', {}, make('h2', { id }, title), close),
    make('div', { class: 'dialog-body' }, ...content),
  );
  dialog.addEventListener('close', () => {
    dialog.remove();
    onClose();
  });
  // A click beside the dialog closes it.
  dialog.addEventListener('pointerdown', (event) => event.target === dialog && dialog.close());
  if (!over) for (const old of document.querySelectorAll('dialog[open]')) old.remove();
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
