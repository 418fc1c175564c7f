// Where cells would be too small for fingers the board is drawn larger than its place and panned inside it; the browser's
// own scrolling does the panning.

/** @import { Geometry } from '../games/types.js' */

/** CSS pixels: smaller cells are not for fingers, */
const smallestCell = 24;
/** and zoomed ones are of this size. */
const zoomedCell = 32;

export class BoardZoom {
  /** Whether all of the board fits with usable cells. */
  fits = true;
  zoomed = false;
  #root;
  #scroll;
  #inner;
  #ratio = '';

  /** @param {HTMLElement} root @param {HTMLElement} scroll @param {HTMLElement} inner */
  constructor(root, scroll, inner) {
    this.#root = root;
    this.#scroll = scroll;
    this.#inner = inner;
  }

  /** @param {Geometry} geometry @param {number} across CSS pixels */
  hasRoom({ width }, across) {
    return across / width >= smallestCell;
  }

  /** Zooms in by itself where the whole board is too small.
   *  @param {Geometry} geometry @param {number} across CSS pixels @returns {boolean} whether that changed */
  fit(geometry, across) {
    const { width, height } = geometry;
    const fits = this.hasRoom(geometry, across);
    const ratio = String(width / height);
    if (ratio !== this.#ratio) this.#root.style.setProperty('--board-ratio', (this.#ratio = ratio));
    if (fits === this.fits) return false;
    this.fits = fits;
    this.zoomed = !fits;
    return true;
  }

  /** @param {Geometry} geometry @param {() => number[]} toBeSeen cells */
  show({ width, centre }, toBeSeen) {
    const zoomed = this.zoomed && !this.fits;
    this.#root.classList.toggle('zoomed', zoomed);
    const across = zoomed ? `${Math.ceil(width * zoomedCell)}px` : '';
    if (this.#inner.style.width !== across) this.#inner.style.width = across;
    const cells = zoomed ? toBeSeen() : [];
    if (cells.length === 0) return;
    const middle = (/** @type {0 | 1} */ axis) =>
      (zoomedCell * cells.reduce((sum, cell) => sum + centre(cell)[axis], 0)) / cells.length;
    const { clientWidth, clientHeight } = this.#scroll;
    this.#scroll.scrollTo(middle(0) - clientWidth / 2, middle(1) - clientHeight / 2);
  }
}
