// The games of this device, newest first.
import { reopen, savedGames } from '../state/persist.js';
import { openDialog } from './dialog.js';
import { make } from './dom.js';
import { agentName } from './names.js';

/** @typedef {import('./table.js').Table} Table */
/** @typedef {import('../state/persist.js').Saved} Saved */

/** @param {Table} table */
export async function open(table) {
  const { say, parts, match } = table;
  const games = savedGames(parts.storage).filter(({ moves, game }) => moves.length > 0 && game === parts.module.id);
  const rows = games.map((saved) => {
    const button = make(
      'button',
      {
        type: 'button',
        class: 'past',
        click: () => {
          const opening = reopen(parts.rules, saved);
          if (opening && saved.id !== match.id) table.begin(opening);
          dialog.close();
        },
      },
      make(
        'strong',
        {},
        saved.players
          .map(({ agent }) => (agent === null ? say('person') : agentName(say, saved.game, agent)))
          .join(' – '),
      ),
      make('span', {}, saved.over ? saved.score.join('–') : say('past.unfinished')),
      make(
        'small',
        {},
        `${new Date(saved.date).toLocaleString(say.language, { dateStyle: 'medium', timeStyle: 'short' })} · ${say('past.moves', { n: saved.moves.length })} · ${saved.setup || say('past.ownStart')}`,
      ),
    );
    if (saved.id === match.id) button.setAttribute('aria-current', 'true');
    return make('li', {}, button);
  });
  const list =
    rows.length > 0 ? make('ul', { class: 'past-games' }, ...rows) : make('p', { class: 'note' }, say('past.none'));
  const kept = parts.storage.lasting ? [] : [make('p', { class: 'note' }, say('settings.notKept'))];
  const dialog = await openDialog(say('menu.past'), say('action.close'), [list, ...kept]);
}
