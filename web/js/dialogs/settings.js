// All settings in one place; each takes effect at once.
import { html } from 'lit-html';
import { download } from '../sharing/picture.js';
import { copyReport } from '../sharing/report.js';
import { exportAll, importGames } from '../storage/export.js';
import { settingNames, settingValues } from '../storage/settings.js';
import { button, field, select } from '../widgets/fields.js';
import { languages } from '../words/say.js';
import { openDialog } from './dialog.js';

/** @import { DialogContext } from './list.js' */

/** Languages call themselves by their own names. @param {DialogContext['say']} say @param {string} name @param {string} value */
function valueName(say, name, value) {
  if (name === 'lang' && Object.hasOwn(languages, value))
    return languages[/** @type {keyof typeof languages} */ (value)];
  return say(say.has(`setting.${name}.${value}`) ? `setting.${name}.${value}` : `setting.${value}`);
}

/** @param {DialogContext} context */
export async function open(context) {
  const { storage, session } = context;
  /** The first press on Erase asks, the second erases. @type {'no' | 'asked' | 'done'} */
  let erased = 'no';
  let reported = false;
  let imported = '';

  /** @param {Event} event */
  async function importFile(event) {
    const [file] = /** @type {HTMLInputElement} */ (event.target).files ?? [];
    if (!file) return;
    const n = importGames(storage, await file.text());
    imported = n === null ? context.say('settings.notImported') : context.say('settings.imported', { n });
    dialog.update();
  }
  const exportFile = () =>
    download(new Blob([JSON.stringify(exportAll(storage), null, 1)], { type: 'application/json' }), 'arena.json');
  const erase = () => {
    if (erased === 'asked') storage.erase();
    erased = erased === 'asked' ? 'done' : 'asked';
    dialog.update();
  };
  const report = async () => {
    const lines = [`storage ${storage.isPersistent}`, session.state.view.position, ...context.recent];
    reported = await copyReport(lines);
    dialog.update();
  };

  function content() {
    const { say, settings } = context;
    const fields = settingNames.map((name) => {
      const choices = settingValues[name].map((value) => /** @type {const} */ ([value, valueName(say, name, value)]));
      const change = async (/** @type {string} */ value) => {
        await context.configure({ [name]: value });
        dialog.update();
      };
      const help = `setting.${name}.help`;
      return field(
        say(`setting.${name}`),
        select(choices, settings[name], (value) => void change(value)),
        say.has(help) ? say(help) : '',
      );
    });
    const eraseLabel = { no: 'settings.erase', asked: 'settings.eraseSure', done: 'settings.erased' }[erased];
    return html`<div class="form two">${fields}</div>
      <p class="note">${say(storage.isPersistent ? 'settings.kept' : 'settings.notKept')}</p>
      <div class="row">${button(say('settings.export'), exportFile)}
        <label class="button">${say('settings.import')}<input class="unseen" type="file" accept="application/json" @change=${importFile}></label>
        <button type="button" class="button" ?disabled=${erased === 'done'} @click=${erase}>${say(eraseLabel)}</button>
        ${button(say(reported ? 'share.copied' : 'settings.report'), () => void report())}</div>
      <p class="note" role="status">${imported}</p>`;
  }
  const dialog = await openDialog({
    title: () => context.say('menu.settings'),
    closeName: () => context.say('action.close'),
    content,
  });
}
