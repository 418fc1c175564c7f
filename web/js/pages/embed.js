// A board in somebody else's page, before its engine: shows the position that stands in the address and waits until it is
// seen, touched or spoken to. What plays is in js/embed/app.js and is fetched then.
import { openChannel } from '../embed/messages.js';
import { games, knownGame } from '../games/list.js';

const address = new URLSearchParams(location.search);
const root = document.documentElement;
const theme = address.get('theme');
if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;

const start = /** @type {HTMLButtonElement} */ (document.getElementById('start'));
const french = (address.get('lang') ?? navigator.language).startsWith('fr');
if (french) {
  root.lang = 'fr';
  start.setAttribute('aria-label', start.dataset.labelFr ?? '');
}

const channel = openChannel({ id: address.get('id') ?? '', parentOrigin: address.get('parent') });
/** @type {import('../embed/messages.js').Request[]} */
const early = [];
/** @type {((request: import('../embed/messages.js').Request) => void) | null} */
let answer = null;
channel.listen((request) => {
  if (answer) return answer(request);
  early.push(request);
  begin();
});

let begun = false;
async function begin() {
  if (begun) return;
  begun = true;
  start.hidden = true;
  const { openApp } = await import('../embed/app.js');
  answer = await openApp(channel, address);
  for (const request of early.splice(0)) answer(request);
}

/** The builder writes what should be seen; without that it is the start of the game in the fragment, or of any game. */
async function showPoster() {
  const named = /^#v1\.([^.@]+)/.exec(location.hash)?.[1];
  const { poster, start, palette = '' } = await games[knownGame(address.get('game'))].poster();
  const position = (address.get('poster') ?? (named ? decodeURIComponent(named) : start)).replaceAll('_', ' ');
  root.dataset.palette = palette;
  const coords = address.get('coords');
  const picture = poster(position, coords === 'none' || coords === 'course' ? coords : 'letters');
  if (picture && !answer) /** @type {HTMLElement} */ (document.getElementById('board')).innerHTML = picture;
}

const policy = address.get('start');
if (policy !== 'now') await showPoster().catch(() => {});
channel.tell('ready', { modes: ['play', 'view'] });
if (policy === 'now') begin();
else if (policy === 'click') {
  start.hidden = begun;
  start.addEventListener('click', begin);
} else {
  new IntersectionObserver((entries, observer) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    begin();
  }).observe(root);
}
