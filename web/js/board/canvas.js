// A canvas as large as its box in device pixels. Draws when asked, at most once a frame; asks for no frame when idle.
import { paint } from './paint.js';

/** @import { Mark } from '../games/types.js' */

export class CanvasView {
  #canvas;
  #context;
  #content;
  #frame = 0;
  /** Device pixels across and down. */
  #pixels = /** @type {[number, number]} */ ([0, 0]);
  /** @type {Map<string, string>} */
  #inks = new Map();
  #observer;
  #leaving = new AbortController();

  /** @param {HTMLCanvasElement} canvas
   *  @param {() => { marks: Mark[], width: number }} content asked before each drawing */
  constructor(canvas, content) {
    this.#canvas = canvas;
    this.#context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    this.#content = content;
    this.#observer = new ResizeObserver(([entry]) => {
      const size = entry?.contentBoxSize[0];
      if (!entry || !size) return;
      const { inlineSize, blockSize } = size;
      const across = inlineSize * devicePixelRatio;
      // The exact count saves a blurred pixel, where the browser tells it and it is believable (emulators do not scale it).
      const exact = entry.devicePixelContentBoxSize?.[0];
      this.#pixels =
        exact && Math.abs(exact.inlineSize - across) < 2
          ? [exact.inlineSize, exact.blockSize]
          : [Math.round(across), Math.round(blockSize * devicePixelRatio)];
      // A cleared canvas must not be seen: draw before this frame is shown.
      this.#draw();
    });
    try {
      this.#observer.observe(canvas, { box: 'device-pixel-content-box' });
    } catch {
      // Safari: a screen of another density changes no size in CSS pixels, and has to be noticed apart.
      this.#watchDensity();
    }
  }

  #watchDensity() {
    this.#observer.unobserve(this.#canvas);
    this.#observer.observe(this.#canvas);
    const { signal } = this.#leaving;
    const density = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    density.addEventListener('change', () => this.#watchDensity(), { once: true, signal });
  }

  redraw() {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#draw());
  }

  /** Looks every colour up again. */
  forgetInks() {
    this.#inks.clear();
    this.redraw();
  }

  /** @param {string} ink the theme's value, in a form a canvas understands whatever CSS computed it from */
  ink = (ink) => {
    let value = this.#inks.get(ink);
    if (value === undefined) {
      this.#canvas.style.color = `var(--${ink})`;
      value = getComputedStyle(this.#canvas).color;
      this.#inks.set(ink, value);
    }
    return value;
  };

  destroy() {
    this.#leaving.abort();
    this.#observer.disconnect();
    cancelAnimationFrame(this.#frame);
  }

  #draw() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const [across, down] = this.#pixels;
    if (across === 0 || down === 0) return;
    if (this.#canvas.width !== across) this.#canvas.width = across;
    if (this.#canvas.height !== down) this.#canvas.height = down;
    const { marks, width } = this.#content();
    paint(this.#context, marks, this.ink, across / width);
  }
}
