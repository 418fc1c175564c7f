// What stands on the page around the game: the sheet, the menu's dialogs, the watcher's speed, the news of a version.

import { sideAt } from '../session/match.js';
import { settingValues } from '../storage/settings.js';
import { make } from '../widgets/dom.js';
import { openSheetByHandle } from '../widgets/sheet.js';
import { translate } from '../words/say.js';

/** @typedef {import('./table.js').Table} Table */

/** @param {string} id @returns {HTMLElement} */
const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

const menu = ['new', 'past', 'share', 'how', 'settings'];

export class Furniture {
  #table;
  #pace = /** @type {HTMLSelectElement} */ (part('pace'));
  /** Loads the page in its new version. @type {(() => void) | null} */
  #takeOver = null;

  /** @param {Table} table */
  constructor(table) {
    this.#table = table;
    for (const id of menu)
      part(id).addEventListener('click', () =>
        import('../dialogs/list.js').then(
          ({ dialogs }) => dialogs[id](table),
          () => table.voice.tell(table.say('page.partMissing'), true),
        ),
      );
    openSheetByHandle();
    this.#pace.addEventListener('change', () => {
      const pace = /** @type {import('../storage/settings.js').Settings['pace']} */ (this.#pace.value);
      table.configure({ pace });
    });
    part('update').addEventListener('click', () => this.#takeOver?.());
    part('not-kept').hidden = table.parts.storage.lasting;
  }

  /** @param {() => void} takeOver */
  offerUpdate(takeOver) {
    this.#takeOver = takeOver;
    this.update();
  }

  update() {
    const { match, board, parts } = this.#table;
    const over = board.view?.outcome.kind !== 'ongoing';
    const fresh = match.moves.length === 0;
    // Whoever waits for an agent's first move watches its time instead of reading the rules.
    part('app').classList.toggle('fresh', fresh && match.players[sideAt(match)].agent === null);
    part('app').classList.toggle('over', over);
    // The browser shows it in another process: told in the frame of a move it would be late.
    this.#table.later.do('title', () => {
      const title = `${this.#table.match.thinking ? '● ' : ''}${this.#table.say('title')}`;
      if (document.title !== title) document.title = title;
    });
    // Only between games.
    part('update').hidden = !this.#takeOver || !(over || fresh);
    part('pace-field').hidden = match.players.some(({ agent }) => agent === null);
    if (this.#pace.value !== parts.settings.pace) this.#pace.value = parts.settings.pace;
  }

  translate() {
    const { say, parts } = this.#table;
    document.documentElement.lang = say.language;
    translate(document, say);
    this.#pace.replaceChildren(...settingValues.pace.map((value) => new Option(say(`setting.pace.${value}`), value)));
    const rules = [1, 2, 3].map((number) => say(`${parts.module.id}.rules.${number}`));
    part('rules').replaceChildren(...rules.map((line) => make('li', {}, line)));
  }
}
