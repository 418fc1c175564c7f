// Shares and loads games: links, texts, pictures, and whatever is pasted.
import { html } from 'lit-html';
import { linkTo } from '../address/link.js';
import { recordLine } from '../match/record-moves.js';
import { copy } from '../sharing/copy.js';
import { download, pngOf, svgOf } from '../sharing/picture.js';
import { readPasted } from '../sharing/read.js';
import { writeRecord } from '../sharing/record.js';
import { valueFrom } from '../widgets/dom.js';
import { button, field } from '../widgets/fields.js';
import { sideName } from '../words/names.js';
import { guarded, openDialog } from './dialog.js';

/** @import { DialogContext } from './list.js' */

/** @param {DialogContext} context */
export async function open(context) {
  const { module, rules, session, board } = context;
  let said = '';
  let shown = '';
  let fault = '';
  // An address that could not be read is offered here to be copied or corrected.
  let pasted = context.unread;
  const update = () => dialog.update();

  /** @param {string} text */
  async function show(text) {
    shown = text;
    const copied = await copy(text);
    said = context.say(copied ? 'share.copied' : 'share.byHand');
    update();
    const area = dialog.dialog.querySelector('textarea');
    if (!copied) area?.select();
  }
  function recordText() {
    const { say } = context;
    const { state } = session;
    const names = /** @type {[string, string]} */ ([sideName(say, state, 0), sideName(say, state, 1)]);
    return writeRecord(rules, state, recordLine(state.nodes, state.moves), {
      names,
      outcome: session.end.outcome,
      date: new Date(),
    });
  }
  // Each button shares the position that is on the board when it is pressed.
  const position = () => session.state.view.position;
  const name = () => `${session.state.game}-${session.state.ply}`;
  /** @type {[key: string, act: () => unknown][]} */
  const ways = [
    ['link', () => show(location.href)],
    ['record', () => show(recordText())],
    ['fen', () => show(position())],
    ['svg', () => download(new Blob([svgOf(board.picture(), position())], { type: 'image/svg+xml' }), `${name()}.svg`)],
    ['png', async () => download(await pngOf(board.picture()), `${name()}.png`)],
  ];
  const { course } = module;
  if (course) ways.push(['course', async () => show((await course()).write(position()))]);
  const failed = () => {
    said = context.say('page.partMissing');
    update();
  };

  async function load() {
    const { say } = context;
    const refuse = (/** @type {string} */ sentence) => {
      fault = sentence;
      said = '';
      update();
    };
    if (pasted.trim() === '') return refuse(say('share.pasteHelp'));
    const rulesOf = async (/** @type {string} */ game) =>
      game === rules.game ? rules : (await context.loadOther(game)).rules;
    const loaded = await readPasted({ rules, module, rulesOf }, pasted, session.state.start);
    if ('error' in loaded) return refuse(say.fault(loaded.error));
    if (loaded.game !== rules.game) return location.assign(await linkTo(loaded));
    dialog.close();
    context.load(loaded);
    const stopped = loaded.fault ? [say('share.stopped', { fault: say.fault(loaded.fault, true) })] : [];
    const notes = [...loaded.notes.map((note) => say(note)), ...stopped];
    if (notes.length > 0) context.tell(notes.join(' '), loaded.fault !== null);
  }
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void guarded(load, (error) => {
      fault = error.message;
      update();
    })();
  };

  function content() {
    const { say } = context;
    const buttons = ways.map(([key, act]) => button(say(`share.${key}`), guarded(act, failed)));
    const area = html`<textarea readonly rows="4" spellcheck="false" .value=${shown}></textarea>`;
    const paste = html`<textarea rows="4" spellcheck="false" placeholder=${say('share.pasteHelp')} aria-describedby="paste-fault"
      aria-invalid=${String(fault !== '')} .value=${pasted} @input=${(/** @type {Event} */ event) => void ((pasted = valueFrom(event)))}></textarea>`;
    return html`<div class="ways">${buttons}
        <a class="button" href=${`builder.html${location.search}${location.hash}`}>${say('share.embed')}</a></div>
      <p class="note" role="status">${said}</p>
      <div ?hidden=${shown === ''}>${field(say('share.text'), area)}</div>
      <form class="form" @submit=${submit}>${field(say('share.paste'), paste)}
        <p class="note bad" role="alert" id="paste-fault">${fault}</p>
        <div class="row"><button class="button main">${say('share.load')}</button></div></form>`;
  }
  const dialog = await openDialog({
    title: () => context.say('menu.share'),
    closeName: () => context.say('action.close'),
    content,
  });
}
