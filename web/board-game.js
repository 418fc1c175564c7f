// <board-game src="?size=7&agent=greedy#v1.…">: an embed as one element of somebody else's page. It wraps a frame, since
// workers do not start from another origin. The element's own content is shown until the frame is ready, and again where it
// does not get ready. Messages of the frame become events (ready, move, state, gameover, error) with the message as `detail`;
// `await element.ask('play', { move: 'c4u' })` sends a request once the frame is ready and gives its answer, or throws.
// A classic script may come from a host that sends no CORS headers; as a module it needs them, and an absolute `src`.
const script = /** @type {HTMLScriptElement | null} */ (document.currentScript);
const home = script ? new URL('embed/v1.html', script.src) : undefined;
/** A frame that says nothing for so long shows nothing either. */
const patienceMs = 5000;
let count = 0;

/** @typedef {{ type: string, ref?: unknown, message?: string }} Message */
/** @typedef {{ send: () => void, resolve: (message: Message) => void, reject: (error: Error) => void }} Asked */

class BoardGame extends HTMLElement {
  static observedAttributes = ['src'];
  #id = `board-game-${++count}`;
  #frame = document.createElement('iframe');
  #fallback = document.createElement('slot');
  /** By reference, in order. @type {Map<string, Asked>} */
  #asked = new Map();
  #lastRef = 0;
  #isReady = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #waiting;

  constructor() {
    super();
    // Before it has an address: a frame that has one already does not become lazy.
    this.#frame.loading = 'lazy';
    // Pages that ask every part of theirs for leave (COEP) take no other frame.
    this.#frame.setAttribute('credentialless', '');
    Object.assign(this.#frame.style, { width: '100%', height: '100%', border: '0' });
    this.attachShadow({ mode: 'open' }).append(this.#frame, this.#fallback);
  }

  connectedCallback() {
    this.style.display ||= 'block';
    this.style.aspectRatio ||= '4 / 5';
    this.#frame.title = this.title || 'Board game';
    addEventListener('message', this.#hear);
    this.#frame.addEventListener('load', this.#watch);
    this.#open();
  }

  disconnectedCallback() {
    removeEventListener('message', this.#hear);
    this.#frame.removeEventListener('load', this.#watch);
    clearTimeout(this.#waiting);
    this.#isReady = false;
    for (const { reject } of this.#asked.values()) reject(new Error('the board was taken out of the page'));
    this.#asked.clear();
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#open();
  }

  /** @param {string} type @param {object} [body] @returns {Promise<Message>} */
  ask(type, body = {}) {
    return new Promise((resolve, reject) => {
      if (!this.isConnected) return reject(new Error('the board is in no page'));
      const ref = `${this.#id}.${++this.#lastRef}`;
      const message = { ns: 'arena', v: 1, type, ref, ...body };
      const send = () => this.#frame.contentWindow?.postMessage(message, new URL(this.#frame.src).origin);
      this.#asked.set(ref, { send, resolve, reject });
      if (this.#isReady) send();
    });
  }

  #open() {
    const url = new URL(this.getAttribute('src') ?? '', home);
    url.searchParams.set('id', this.#id);
    if (location.origin !== 'null') url.searchParams.set('parent', location.origin);
    this.#isReady = false;
    this.#show(true);
    this.#frame.src = url.href;
  }

  /** A lazy frame loads when it is near the screen, and is waited for from then on. */
  #watch = () => {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.#show(false), patienceMs);
  };

  /** The frame, or what stands inside the element. @param {boolean} frame */
  #show(frame) {
    this.#frame.style.display = frame ? 'block' : 'none';
    this.#fallback.style.display = frame ? 'none' : '';
  }

  /** @param {MessageEvent} event */
  #hear = ({ source, data }) => {
    if (source !== this.#frame.contentWindow || data?.ns !== 'arena') return;
    const message = /** @type {Message} */ (data);
    if (message.type === 'ready') {
      clearTimeout(this.#waiting);
      this.#isReady = true;
      this.#show(true);
      for (const { send } of this.#asked.values()) send();
    }
    const ref = String(message.ref);
    const asked = this.#asked.get(ref);
    this.#asked.delete(ref);
    if (message.type === 'error') asked?.reject(new Error(message.message));
    else asked?.resolve(message);
    this.dispatchEvent(new CustomEvent(message.type, { detail: message }));
  };
}

if (!customElements.get('board-game')) customElements.define('board-game', BoardGame);
