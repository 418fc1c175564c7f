// The games of this device, newest first, of every kind.
import { html, nothing } from 'lit-html';
import { linkToSaved } from '../address/link.js';
import { optionValues } from '../address/query.js';
import { gameEntry, isGame } from '../games/list.js';
import { onlyPerson } from '../match/match.js';
import { savedLine } from '../storage/saved-game.js';
import { gamesAside, savedGames } from '../storage/saved-games.js';
import { field, select } from '../widgets/fields.js';
import { sideName } from '../words/names.js';
import { openDialog } from './dialog.js';

/** @import { SavedGame } from '../storage/saved-game.js' */
/** @import { Say } from '../words/say.js' */

/**
 * What the list needs, on a page with an engine or without.
 * @typedef {object} PastGamesContext
 * @property {Say} say
 * @property {import('../storage/storage.js').Store} storage
 * @property {string} [place]   the id under which the device keeps the game on the board
 * @property {(saved: SavedGame) => boolean} show   returns false if it needs another page
 * @property {() => void} [review]   begins the review of the game on the board; a page without an engine has none
 */

/** A setup in words: each value by its own name, or after the name of its option. @param {Say} say @param {string} game @param {string} setup */
export const setupText = (say, game, setup) =>
  Object.entries(optionValues(setup)).map(([name, value]) => {
    const key = `${game}.setup.${name}`;
    if (say.has(`${key}.${value}`)) return say(`${key}.${value}`);
    return `${say.has(key) ? say(key) : name} ${value}`;
  });

/** The side that won a finished game: its ending may name the one that lost. @param {SavedGame} saved @returns {0 | 1 | null} */
function winnerOf({ score: [first, second], ending }) {
  const lost = /\.([01])$/.exec(ending)?.[1];
  if (lost !== undefined) return lost === '0' ? 1 : 0;
  return first === second ? null : first > second ? 0 : 1;
}

/** @param {Say} say @param {SavedGame} saved */
export const endText = (say, { game, over, score, ending }) => {
  if (!over) return say('past.unfinished');
  const keys = [`${game}.${ending}.short`, `${ending}.short`];
  return say(keys.find((key) => ending !== 'over' && say.has(key)) ?? '') || score.join('–');
};

/** Whether the only person of a finished game won, lost or drew. @param {Say} say @param {SavedGame} saved */
function wonText(say, saved) {
  const mine = onlyPerson(saved);
  if (!saved.over || mine === null) return '';
  const winner = winnerOf(saved);
  return say(winner === null ? 'past.drawn' : winner === mine ? 'past.won' : 'past.lost');
}

/** @param {PastGamesContext} context */
export async function open(context) {
  const { storage, place } = context;
  const saved = savedGames(storage).filter(({ nodes, game }) => nodes.length > 0 && isGame(game));
  const kinds = [...new Set(saved.map(({ game }) => game))];
  let which = '';

  /** @param {SavedGame} game */
  async function show(game) {
    if (context.show(game)) dialog.close();
    else location.assign(await linkToSaved(game));
  }
  /** @param {SavedGame} game */
  async function review(game) {
    if (!context.show(game)) return location.assign((await linkToSaved(game)).replace('#', '&review=1#'));
    dialog.close();
    context.review?.();
  }
  /** @param {SavedGame} game */
  function row(game) {
    const { say } = context;
    const when = new Date(game.date).toLocaleString(say.language, { dateStyle: 'medium', timeStyle: 'short' });
    const details = [
      gameEntry(game.game).name,
      when,
      say('past.moves', { n: savedLine(game).length }),
      ...(game.setup ? setupText(say, game.game, game.setup) : [say('past.ownStart')]),
    ];
    return html`<li ?hidden=${which !== '' && game.game !== which}>
      <button type="button" class="past" aria-current=${game.id === place ? 'true' : nothing} @click=${() => void show(game)}>
        <strong>${sideName(say, game, 0)} – ${sideName(say, game, 1)}</strong><span>${wonText(say, game)} ${endText(say, game)}</span>
        <small>${details.join(' · ')}</small></button>
      ${game.over && context.review ? html`<button type="button" class="link" aria-label=${say('past.review')} @click=${() => void review(game)}>${say('action.review')}</button>` : nothing}</li>`;
  }
  function content() {
    const { say } = context;
    const filter = (/** @type {string} */ value) => {
      which = value;
      dialog.update();
    };
    const choices = /** @type {[string, string][]} */ ([
      ['', say('past.all')],
      ...kinds.map((id) => [id, gameEntry(id).name]),
    ]);
    const aside = gamesAside(storage).length;
    return html`${kinds.length > 1 ? field(say('past.which'), select(choices, which, filter)) : nothing}
      ${saved.length > 0 ? html`<ul class="past-games">${saved.map(row)}</ul>` : html`<p class="note">${say('past.none')}</p>`}
      ${aside > 0 ? html`<p class="note">${say('settings.aside', { n: aside })}</p>` : nothing}
      ${storage.isPersistent ? nothing : html`<p class="note">${say('settings.notKept')}</p>`}`;
  }
  const dialog = await openDialog({
    title: () => context.say('menu.past'),
    closeName: () => context.say('action.close'),
    content,
  });
}
