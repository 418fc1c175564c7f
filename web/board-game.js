// <board-game src="?size=7&agent=greedy#v1.…">: an embed as one element of somebody else's page. It wraps a frame, since
// workers do not start from another origin. What stands inside the element is shown until this script has run.
// Messages of the frame become events (ready, move, state, gameover, error) with the message as `detail`;
// `await element.ask('play', { move: 'c4u' })` sends a request and gives its answer, or throws its error.
// A classic script may come from a host that sends no CORS headers; as a module it needs them, and an absolute `src`.
const script = /** @type {HTMLScriptElement | null} */ (document.currentScript);
const home = script ? new URL('embed/v1.html', script.src) : undefined;
let count = 0;

class BoardGame extends HTMLElement {
  static observedAttributes = ['src'];
  #id = `board-game-${++count}`;
  #frame = document.createElement('iframe');
  /** @type {Map<string, (message: any) => void>} */
  #waiting = new Map();
  #asked = 0;

  constructor() {
    super();
    const { style } = this.#frame;
    style.width = style.height = '100%';
    style.border = '0';
    this.attachShadow({ mode: 'open' }).append(this.#frame);
  }

  connectedCallback() {
    this.style.display ||= 'block';
    this.style.aspectRatio ||= '4 / 5';
    this.#frame.title = this.title || 'Board game';
    this.#frame.loading = 'lazy';
    addEventListener('message', this.#hear);
    this.attributeChangedCallback();
  }

  disconnectedCallback() {
    removeEventListener('message', this.#hear);
  }

  attributeChangedCallback() {
    if (!this.isConnected) return;
    const url = new URL(this.getAttribute('src') ?? '', home);
    url.searchParams.set('id', this.#id);
    if (location.origin !== 'null') url.searchParams.set('parent', location.origin);
    this.#frame.src = url.href;
  }

  /** @param {string} type @param {object} [body] @returns {Promise<any>} */
  ask(type, body = {}) {
    const ref = `${this.#id}.${++this.#asked}`;
    this.#frame.contentWindow?.postMessage({ ns: 'arena', v: 1, type, ref, ...body }, new URL(this.#frame.src).origin);
    return new Promise((resolve, reject) =>
      this.#waiting.set(ref, (answer) =>
        answer.type === 'error' ? reject(new Error(answer.message)) : resolve(answer),
      ),
    );
  }

  /** @param {MessageEvent} event */
  #hear = ({ source, data }) => {
    if (source !== this.#frame.contentWindow || data?.ns !== 'arena') return;
    const { ref, type } = data;
    this.#waiting.get(ref)?.(data);
    this.#waiting.delete(ref);
    this.dispatchEvent(new CustomEvent(type, { detail: data }));
  };
}

customElements.define('board-game', BoardGame);
