// The address of a game, whichever it is: a game of another kind is another page, with that game's module.
import { loadGame } from '../games/list.js';
import { writeFragment } from './fragment.js';
import { writeQuery } from './query.js';

/** @typedef {import('../storage/saved-games.js').Saved} Saved */

/** A game that was read from somewhere; who plays it is as on a first visit. @param {import('../sharing/read.js').Loaded} loaded */
export const linkTo = ({ game, positions, moves, ply }) =>
  linkOf(new URLSearchParams({ game }), { game, start: positions[0], moves, ply });

/** A game of this device, with its players. @param {Saved} saved */
export const linkToSaved = (saved) => linkOf(new URLSearchParams(writeQuery(saved)), saved);

/** @param {URLSearchParams} query @param {Pick<Saved, 'game' | 'start' | 'moves' | 'ply'>} game */
async function linkOf(query, { game, start, moves, ply }) {
  const texts = moves.map(({ text }) => text);
  return `?${query}#${writeFragment({ start, moves: texts, ply }, await loadGame(game))}`;
}
