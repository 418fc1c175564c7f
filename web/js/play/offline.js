import { version } from '../engine/files.js';

/** After the page's start, when it has other things to do. */
const settleMs = 2000;

/** Keeps the site for offline, and tells once when a newer edition is ready to take over.
 *  @param {(takeOver: () => void) => void} onNewVersion call takeOver when no game is in the way: it loads the page anew */
export async function keepOffline(onNewVersion) {
  // Sources have no list of files to keep; and a browser may refuse service workers, as private windows do.
  if (version === 'development' || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(new URL('../../sw.js', import.meta.url)).catch(() => null);
  if (!registration) return;
  // The games that are not on the board, once this one has all it needs.
  serviceWorker.ready.then(({ active }) => setTimeout(() => active?.postMessage('keep the games'), settleMs));
  const tell = () => {
    const { waiting } = registration;
    // Without a controller this is the first visit: nothing older is shown.
    if (!waiting || !serviceWorker.controller) return;
    onNewVersion(() => {
      // Another tab may have let it in before.
      if (waiting.state !== 'installed') return location.reload();
      waiting.addEventListener('statechange', () => location.reload(), { once: true });
      waiting.postMessage('take over');
    });
  };
  const watch = () => registration.installing?.addEventListener('statechange', tell);
  tell();
  watch();
  registration.addEventListener('updatefound', watch);
}
