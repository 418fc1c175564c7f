// All settings in one place; each takes effect at once.

import { download } from '../sharing/picture.js';
import { copyReport } from '../sharing/report.js';
import { savedGames } from '../storage/saved-games.js';
import { settingNames, settingValues } from '../storage/settings.js';
import { field, make, makeSelect } from '../widgets/dom.js';
import { languages } from '../words/say.js';
import { openDialog } from './dialog.js';

/** @typedef {import('../play/table.js').Table} Table */

/** @param {Table} table */
export async function open(table) {
  const { say, parts } = table;
  const fields = settingNames.map((name) => {
    const choices = settingValues[name].map(
      (value) => /** @type {[string, string]} */ ([value, valueName(say, name, value)]),
    );
    const select = makeSelect(choices, parts.settings[name], {
      change: async () => {
        await table.configure({ [name]: select.value });
        // In another language the panel is written anew.
        if (name === 'lang') open(table);
      },
    });
    const help = `setting.${name}.help`;
    return field(say(`setting.${name}`), select, say.has(help) ? say(help) : undefined);
  });
  const kept = make('p', { class: 'note' }, say(parts.storage.lasting ? 'settings.kept' : 'settings.notKept'));
  const row = make(
    'div',
    { class: 'row' },
    make('button', { type: 'button', class: 'button', click: () => exportAll(table) }, say('settings.export')),
    make(
      'button',
      {
        type: 'button',
        class: 'button',
        click: (event) => eraseAll(table, /** @type {HTMLButtonElement} */ (event.target)),
      },
      say('settings.erase'),
    ),
    make(
      'button',
      {
        type: 'button',
        class: 'button',
        click: (event) => report(table, /** @type {HTMLButtonElement} */ (event.target)),
      },
      say('settings.report'),
    ),
  );
  await openDialog(say('menu.settings'), say('action.close'), [
    make('div', { class: 'form two' }, ...fields),
    kept,
    row,
  ]);
}

/**
 * Languages call themselves by their own names.
 * @param {import('../words/names.js').Say} say @param {string} name @param {string} value
 */
function valueName(say, name, value) {
  if (name === 'lang' && value in languages)
    return languages[/** @type {import('../words/say.js').Language} */ (value)];
  return say(say.has(`setting.${name}.${value}`) ? `setting.${name}.${value}` : `setting.${value}`);
}

/** @param {Table} table */
function exportAll({ parts }) {
  const all = { settings: parts.settings, games: savedGames(parts.storage) };
  download(new Blob([JSON.stringify(all, null, 1)], { type: 'application/json' }), 'arena.json');
}

/** The first press asks, the second erases. @param {Table} table @param {HTMLButtonElement} button */
function eraseAll({ say, parts }, button) {
  if (!button.dataset.sure) {
    button.dataset.sure = '1';
    button.textContent = say('settings.eraseSure');
    return;
  }
  parts.storage.erase();
  button.textContent = say('settings.erased');
  button.disabled = true;
}

/** @param {Table} table @param {HTMLButtonElement} button */
const report = ({ say, parts, match }, button) =>
  copyReport(button, say, [`storage ${parts.storage.lasting}`, match.positions[match.ply], ...parts.thinker.recent]);
