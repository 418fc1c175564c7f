/** Tells the service worker which edition this page is of, so that it keeps that edition's files. */
export function tellEdition() {
  const edition = document.documentElement.dataset.edition ?? '';
  try {
    navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
      if (data === 'which edition?') ports[0]?.postMessage(edition);
    });
    navigator.serviceWorker.startMessages();
  } catch {
    // A frame without an origin has no service worker.
  }
}
