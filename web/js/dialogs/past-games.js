// The games of this device, newest first, of every kind.

import { linkToSaved } from '../address/link.js';
import { games } from '../games/list.js';
import { savedGames } from '../storage/saved-games.js';
import { field, make, makeSelect } from '../widgets/dom.js';
import { sideName } from '../words/names.js';
import { openDialog } from './dialog.js';
import { optionValues } from './option-fields.js';

/** @typedef {import('../storage/saved-games.js').Saved} Saved */

/**
 * What the list stands on: the table, or what stands in for it where nothing can be played.
 * @typedef {object} Host
 * @property {ReturnType<typeof import('../words/say.js').createSay>} say
 * @property {{ storage: import('../storage/storage.js').Store }} parts
 * @property {string} [place]   of the game on the board
 * @property {(saved: Saved) => boolean} show   false if it takes another page
 */

/** @param {Host} host */
export async function open(host) {
  const { say, parts, place } = host;
  const saved = savedGames(parts.storage).filter(({ moves, game }) => moves.length > 0 && Object.hasOwn(games, game));
  const kinds = [...new Set(saved.map(({ game }) => game))];

  /** @param {Saved} game */
  function rowOf(game) {
    const button = make(
      'button',
      { type: 'button', class: 'past', click: () => show(game) },
      make('strong', {}, playersOf(game)),
      make('span', {}, endOf(game)),
      make('small', {}, detailsOf(game)),
    );
    if (game.id === place) button.setAttribute('aria-current', 'true');
    return make('li', {}, button);
  }
  /** @param {Saved} game */
  const playersOf = (game) => [sideName(say, game, 0), sideName(say, game, 1)].join(' – ');
  /** Each choice by its own name, or after the name of what was chosen. @param {string} game @param {string} setup */
  const setupOf = (game, setup) =>
    Object.entries(optionValues(setup)).map(([name, value]) => {
      const key = `setup.${game}.${name}`;
      return say.has(`${key}.${value}`) ? say(`${key}.${value}`) : `${say(key)} ${value}`;
    });
  /** @param {Saved} saved */
  const endOf = ({ game, over, score, ending = 'over' }) => {
    if (!over) return say('past.unfinished');
    return ending === 'over' ? score.join('–') : say(`${game}.${ending}.short`);
  };
  /** @param {Saved} game */
  const detailsOf = ({ game, date, moves, setup }) =>
    [
      ...(kinds.length > 1 ? [say(`${game}.name`)] : []),
      new Date(date).toLocaleString(say.language, { dateStyle: 'medium', timeStyle: 'short' }),
      say('past.moves', { n: moves.length }),
      ...(setup ? setupOf(game, setup) : [say('past.ownStart')]),
    ].join(' · ');

  /** @param {Saved} game */
  async function show(game) {
    if (host.show(game)) dialog.close();
    else location.assign(await linkToSaved(game));
  }

  const rows = saved.map((game) => ({ game, row: rowOf(game) }));
  const which = makeSelect([['', say('past.all')], ...kinds.map((id) => pair(id, say(`${id}.name`)))], '', {
    change: () => {
      for (const { game, row } of rows) row.hidden = which.value !== '' && game.game !== which.value;
    },
  });
  const list =
    rows.length > 0
      ? make('ul', { class: 'past-games' }, ...rows.map(({ row }) => row))
      : make('p', { class: 'note' }, say('past.none'));
  const dialog = await openDialog(say('menu.past'), say('action.close'), [
    ...(kinds.length > 1 ? [field(say('past.which'), which)] : []),
    list,
    ...(parts.storage.lasting ? [] : [make('p', { class: 'note' }, say('settings.notKept'))]),
  ]);
}

/** @param {string} value @param {string} name @returns {[string, string]} */
const pair = (value, name) => [value, name];
