// On a board that is larger than its place: an arrow at the edge towards the opponent's pawn, if that is out of sight. A press
// brings it into sight.

export class FarPawn {
  element = document.createElement('button');
  #board;
  #scroll;

  /** @param {import('./board.js').Board} board @param {HTMLElement} scroll what the board is panned in */
  constructor(board, scroll) {
    this.#board = board;
    this.#scroll = scroll;
    this.element.type = 'button';
    this.element.className = 'board-far';
    this.element.textContent = '➤';
    this.element.hidden = true;
    this.element.addEventListener('click', () => {
      const { clientWidth, clientHeight } = scroll;
      const [x, y] = this.#place() ?? [0, 0];
      scroll.scrollTo({ left: x - clientWidth / 2, top: y - clientHeight / 2, behavior: 'smooth' });
    });
    scroll.addEventListener('scroll', () => this.update(), { passive: true });
  }

  /** Where the pawn is in what is panned, in CSS pixels. @returns {[number, number] | null} */
  #place() {
    const { geometry, view, module, zoomed, fits } = this.#board;
    const cell = view && module.input.rival?.(view);
    if (!geometry || cell === null || cell === undefined || fits || !zoomed) return null;
    const [x, y] = geometry.centre(cell);
    const scale = this.#scroll.scrollWidth / geometry.width;
    return [x * scale, y * scale];
  }

  update() {
    const place = this.#place();
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = this.#scroll;
    const [x, y] = place ? [place[0] - scrollLeft, place[1] - scrollTop] : [0, 0];
    this.element.hidden = place === null || (x > 0 && x < clientWidth && y > 0 && y < clientHeight);
    if (this.element.hidden) return;
    const side = this.#board.view?.side === 0 ? 'second' : 'first';
    const label = this.#board.say('board.far');
    Object.assign(this.element, { title: label, ariaLabel: label });
    this.element.classList.toggle('second', side === 'second');
    // Half of the arrow's size stays between it and the edge.
    const at = (/** @type {number} */ value, /** @type {number} */ room) => Math.max(22, Math.min(room - 22, value));
    const [left, top] = [at(x, clientWidth), at(y, clientHeight)];
    const turn = Math.atan2(y - top, x - left);
    this.element.style.transform = `translate(${left}px, ${top}px) translate(-50%, -50%) rotate(${turn}rad)`;
  }
}
