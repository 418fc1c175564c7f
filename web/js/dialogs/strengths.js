// How the agents fared against each other: a cross-table, and the command that plays it again.
import { copyOrSelect } from '../sharing/copy.js';
import { make } from '../widgets/dom.js';
import { agentName } from '../words/names.js';
import { openDialog } from './dialog.js';

/** @typedef {import('../play/table.js').Table} Table */
/** @typedef {import('../games/types.js').Encounter} Encounter */

/** @param {Table} table */
export async function open({ say, parts }) {
  const { module, info } = parts;
  const cross = await module.strengths?.();
  if (!cross) return;
  const { players, command, date, ms, games } = cross;
  const number = new Intl.NumberFormat(say.language, { maximumFractionDigits: 1 });
  const elo = new Intl.NumberFormat(say.language, { signDisplay: 'exceptZero' });
  const name = (/** @type {string} */ agent) => agentName(say, info.id, agent);

  /** @param {Encounter} counted */
  function cell({ score, interval, wins, draws, losses }) {
    const element = make(
      'td',
      {},
      make('b', {}, say('strengths.percent', { n: number.format(score) })),
      make('small', {}, interval.join('–')),
      make('small', {}, [wins, draws, losses].join(' / ')),
    );
    element.style.setProperty('--share', `${score}%`);
    return element;
  }
  const head = make(
    'tr',
    {},
    make('th', { scope: 'col' }, say('strengths.agent')),
    // Numbers stand for names where names would make the table too wide; who listens hears the names.
    ...players.map(({ agent }, at) =>
      make(
        'th',
        { scope: 'col', title: name(agent) },
        make('span', { 'aria-hidden': 'true' }, String(at + 1)),
        make('span', { class: 'unseen' }, name(agent)),
      ),
    ),
    make('th', { scope: 'col' }, say('strengths.all')),
    make('th', { scope: 'col' }, say('strengths.elo')),
  );
  // Who won all or nothing has no Elo.
  const eloOf = (/** @type {typeof players[number]} */ player) =>
    player.elo !== null ? elo.format(player.elo) : say(player.score > 50 ? 'strengths.everyPoint' : 'strengths.noElo');
  const rows = players.map((player, at) =>
    make(
      'tr',
      {},
      make(
        'th',
        { scope: 'row' },
        make('span', { class: 'number', 'aria-hidden': 'true' }, `${at + 1} `),
        name(player.agent),
      ),
      ...player.against.map((met) => (met ? cell(met) : make('td', { class: 'self' }, '–'))),
      cell(player),
      make('td', {}, eloOf(player)),
    ),
  );
  const title = say('strengths.title');
  const region = make(
    'div',
    { class: 'cross', role: 'region', tabindex: '0', 'aria-label': title },
    make('table', { 'aria-describedby': 'cross-about' }, make('thead', {}, head), make('tbody', {}, ...rows)),
  );
  const late = players.reduce((sum, player) => sum + player.late, 0);
  const when = new Date(date).toLocaleDateString(say.language, { dateStyle: 'medium', timeZone: 'UTC' });
  const about = [
    say('strengths.about', { games, seconds: number.format(ms / 1000), date: when }),
    ...(late > 0 ? [say('strengths.late', { n: number.format(late) })] : []),
  ].join(' ');
  const said = make('span', { class: 'note', role: 'status' });
  const code = make('code', {}, command);
  const tell = (/** @type {string} */ sentence) => void (said.textContent = sentence);
  const copy = () => copyOrSelect(command, say, tell, () => getSelection()?.selectAllChildren(code));
  await openDialog(
    title,
    say('action.close'),
    [
      make('p', { class: 'note', id: 'cross-about' }, say('strengths.caption')),
      region,
      make('p', { class: 'note' }, about),
      make('p', {}, say('strengths.again')),
      make('pre', { class: 'command' }, code),
      make(
        'div',
        { class: 'row' },
        make('button', { type: 'button', class: 'button', click: () => void copy() }, say('strengths.copy')),
        said,
      ),
    ],
    { over: true },
  );
}
