// A move as text, in our notation or the course's.

export class TypedMove {
  #input;

  /** @param {HTMLFormElement} form @param {import('./table.js').Table} table */
  constructor(form, table) {
    this.#input = /** @type {HTMLInputElement} */ (form.querySelector('input'));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const { board, parts } = table;
      if (!board.view || this.#input.value.trim() === '') return;
      if (!board.movable) return table.voice.tell(table.say('typed.wait'), true);
      const fault = table.play(parts.module.input.typed(this.#input.value, board.view));
      this.#input.setAttribute('aria-invalid', String(fault !== null));
      if (fault) table.voice.tell(table.say.fault(fault), true);
      else this.#input.value = '';
    });
  }

  /** @param {string} example */
  hint(example) {
    this.#input.placeholder = example;
  }

  focus() {
    this.#input.focus();
  }
}
