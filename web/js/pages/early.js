// On a first visit, asks for the engine of the address's game, the largest file of all. The page's modules ask for it too, but
// on a slow connection a quarter of a second later, when they have come themselves. A classic script of its own: it comes first.
// The build puts a constant before it: `engines`, the name of each game's file. Unbundled, there is none.
if (typeof engines !== 'undefined') {
  const named = new URLSearchParams(location.search).get('game') ?? '';
  const game = Object.hasOwn(engines, named) ? named : document.documentElement.dataset.game;
  // Whoever has been here has the file, and may open another game than the address says.
  let wasHere = false;
  try {
    wasHere =
      Boolean(navigator.serviceWorker?.controller) || Object.keys(localStorage).some((key) => key.startsWith('arena'));
  } catch {
    // A frame with an opaque origin may not even ask, and remembers nothing.
  }
  const link = document.createElement('link');
  if (!wasHere && game)
    document.head.append(
      Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: '', href: `assets/${engines[game]}` }),
    );
}
