// A board in somebody else's page, before its engine: shows the position given in the address and waits until it is
// seen, touched or spoken to. What plays is in js/embed/open.js and is fetched then. embed-guard.js watches it.
import { openChannel } from '../embed/messages.js';
import { gameEntry } from '../games/list.js';
import { trusted } from '../policy/trusted-types.js';

/** @import { Request } from '../embed/messages.js' */

const address = new URLSearchParams(location.search);
const root = document.documentElement;
const theme = address.get('theme');
root.dataset.scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
if (theme === 'light' || theme === 'dark') root.dataset.theme = root.dataset.scheme = theme;

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
  // More than these before the first answer is flooding: further requests are dropped.
  if (early.length < 100) early.push(request);
  begin();
});

/** embed-guard.js reads `file`. */
const throwMissing = () => {
  throw Object.assign(new Error('open.js did not load'), { file: 'open.js' });
};

let begun = false;
async function begin() {
  if (begun) return;
  begun = start.hidden = true;
  // From here on it loads again.
  delete root.dataset.told;
  try {
    const { openEmbed } = await import('../embed/open.js').catch(throwMissing);
    answer = await openEmbed(channel, address);
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    reportError(error);
    const refuse = (/** @type {unknown} */ ref) => channel.tell('error', { code: 'failed', message }, ref);
    answer = ({ ref }) => refuse(ref);
    refuse(undefined);
  }
  // The frame says how the start ended, well or not: css/slow.css hides “Still loading”.
  root.dataset.told = '';
  for (const request of early.splice(0)) answer(request);
}

/** Shows the `poster` of the address, which the builder writes; without one, the position that the fragment begins with;
 *  without either, the game's own first position. */
async function showPoster() {
  const entry = gameEntry(address.get('game'));
  byId('name').textContent = entry.name;
  root.dataset.controls = address.get('controls') ?? '';
  const named = /^#v1\.([^.@]+)/.exec(location.hash)?.[1];
  const { poster, rule, start, palette = '', ratio = 1 } = await entry.poster();
  const position = (address.get('poster') ?? (named ? decodeURIComponent(named) : start)).replaceAll('_', ' ');
  root.dataset.palette = palette;
  byId('rule').textContent = rule[root.lang === 'fr' ? 1 : 0];
  const picture = poster(position, address.get('coords') ?? '');
  if (!picture || answer) return;
  board.innerHTML = trusted.createHTML(picture);
  board.style.setProperty('--board-ratio', String(ratio));
}

async function showAndWait() {
  const startWhen = address.get('start');
  await showPoster().catch(() => {});
  channel.tell('ready', { modes: ['play', 'view', 'analyse'] });
  if (startWhen === 'now') begin();
  else if (startWhen === 'click') {
    root.dataset.told = '';
    start.hidden = begun;
    start.addEventListener('click', begin);
  } else {
    // A board that is only scrolled past does not begin.
    let dwellTimer = 0;
    new IntersectionObserver((entries, observer) => {
      clearTimeout(dwellTimer);
      if (!entries.at(-1)?.isIntersecting) return;
      dwellTimer = setTimeout(() => {
        observer.disconnect();
        begin();
      }, 150);
    }).observe(root);
  }
}
showAndWait();
