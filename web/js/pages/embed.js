// A board in somebody else's page, before its engine: shows the position that stands in the address and waits until it is
// seen, touched or spoken to. What plays is in js/embed/open.js and is fetched then. embed-guard.js watches it.
import { openChannel } from '../embed/messages.js';
import { gameEntry, knownGame } from '../games/list.js';

/** @import { Request } from '../embed/messages.js' */

const address = new URLSearchParams(location.search);
const root = document.documentElement;
const theme = address.get('theme');
const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
root.dataset.scheme = theme === 'light' || theme === 'dark' ? theme : isDark ? 'dark' : 'light';
if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;

const byId = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const [start, board] = [byId('start'), byId('board')];
if ((address.get('lang') ?? navigator.language).startsWith('fr')) {
  root.lang = 'fr';
  start.setAttribute('aria-label', start.dataset.labelFr ?? '');
}

const channel = openChannel({ id: address.get('id') ?? '', parent: address.get('parent') });
/** @type {Request[]} */
const early = [];
/** @type {((request: Request) => void) | null} */
let answer = null;
channel.listen((request) => {
  if (answer) return answer(request);
  // Nobody waits for the answer to more than these.
  if (early.length < 100) early.push(request);
  begin();
});

const missing = () => {
  throw new Error(root.lang === 'fr' ? 'un fichier manque.' : 'a file is missing.');
};

let begun = false;
async function begin() {
  if (begun) return;
  begun = true;
  start.hidden = true;
  try {
    const { openEmbed } = await import('../embed/open.js').catch(missing);
    answer = await openEmbed(channel, address);
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    dispatchEvent(new CustomEvent('startfailed', { detail: error }));
    answer = ({ ref }) => channel.tell('error', { code: 'failed', message }, ref);
    answer({ type: '', ref: undefined, body: {} });
  }
  root.dataset.told = '';
  for (const request of early.splice(0)) answer(request);
}

/** The builder writes what should be seen; without that it is the start of the game in the fragment, or of any game. */
async function showPoster() {
  const entry = gameEntry(knownGame(address.get('game')));
  byId('name').textContent = entry.name;
  root.dataset.controls = address.get('controls') ?? '';
  const named = /^#v1\.([^.@]+)/.exec(location.hash)?.[1];
  const { poster, rule, start, palette = '', ratio = 1 } = await entry.poster();
  const position = (address.get('poster') ?? (named ? decodeURIComponent(named) : start)).replaceAll('_', ' ');
  root.dataset.palette = palette;
  byId('rule').textContent = rule[root.lang === 'fr' ? 1 : 0];
  const coords = address.get('coords');
  const picture = poster(position, coords === 'none' || coords === 'course' ? coords : 'letters');
  if (!picture || answer) return;
  board.innerHTML = picture;
  board.style.setProperty('--board-ratio', String(ratio));
}

async function open() {
  const policy = address.get('start');
  await showPoster().catch(() => {});
  channel.tell('ready', { modes: ['play', 'view'] });
  if (policy === 'now') begin();
  else if (policy === 'click') {
    root.dataset.told = '';
    start.hidden = begun;
    start.addEventListener('click', begin);
  } else {
    // A board that is only scrolled past does not begin.
    let dwelling = 0;
    new IntersectionObserver((entries, observer) => {
      clearTimeout(dwelling);
      if (!entries.at(-1)?.isIntersecting) return;
      dwelling = setTimeout(() => {
        observer.disconnect();
        begin();
      }, 150);
    }).observe(root);
  }
}
open();
