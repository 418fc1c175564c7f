import { version } from '../engine/files.js';
import { trusted } from '../policy/trusted-types.js';
import { tellEdition } from './edition.js';

/** After the page's start, when it has other things to do. */
const settleMs = 2000;

/** Safari does not tell. @param {() => void} run */
const whenIdle = (run) => ('requestIdleCallback' in globalThis ? requestIdleCallback(run) : run());

/** Keeps the site for offline, and tells once when a newer edition is ready to take over.
 *  @param {string} game on the board
 *  @param {(takeOver: () => void) => void} onNewVersion call takeOver when no game is in the way: it loads the page anew */
export async function keepOffline(game, onNewVersion) {
  // Sources have no list of files to keep; a browser may refuse service workers, as private windows do; and to a frame
  // without an origin even asking for them is an error.
  if (version === 'development' || origin === 'null' || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  tellEdition();
  const script = trusted.createScriptURL(new URL('../../sw.js', import.meta.url).href);
  const registration = await serviceWorker.register(script).catch(() => null);
  if (!registration) return;
  const reload = () => location.reload();
  serviceWorker.ready.then(({ active }) => {
    active?.postMessage({ started: game });
    setTimeout(() => whenIdle(() => active?.postMessage('keep the rest')), settleMs);
  });
  // Another tab has let the new edition in: this page keeps its own until somebody reloads it.
  if (serviceWorker.controller) serviceWorker.addEventListener('controllerchange', () => onNewVersion(reload));
  const tell = () => {
    const { waiting } = registration;
    // Without a controller this is the first visit: nothing older is shown.
    if (!waiting || !serviceWorker.controller) return;
    onNewVersion(() => {
      // Another tab may have let it in before.
      if (waiting.state !== 'installed') return reload();
      waiting.addEventListener('statechange', reload, { once: true });
      waiting.postMessage('take over');
    });
  };
  const watch = () => registration.installing?.addEventListener('statechange', tell);
  tell();
  watch();
  registration.addEventListener('updatefound', watch);
}
