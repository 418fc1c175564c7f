// The address of a game, whichever it is: a game of another kind is another page, with that game's module.
import { loadGame } from '../games/files.js';
import { savedLine } from '../storage/saved-game.js';
import { writeFragment } from './fragment.js';
import { writeQuery } from './query.js';

/** A game that was read from somewhere; its players are a first visit's.
 *  @param {{ game: string, positions: string[], moves: { text: string }[], ply: number }} loaded */
export const linkTo = ({ game, positions, moves, ply }) =>
  linkOf(new URLSearchParams({ game }), { game, start: positions[0] ?? '', moves, ply });

/** A game of this device, with its players. @param {import('../storage/saved-game.js').SavedGame} saved */
export const linkToSaved = (saved) =>
  linkOf(new URLSearchParams(writeQuery(saved)), { ...saved, moves: savedLine(saved) });

/** @param {URLSearchParams} query @param {{ game: string, start: string, moves: { text: string }[], ply: number }} game */
async function linkOf(query, { game, start, moves, ply }) {
  const texts = moves.map(({ text }) => text);
  return `?${query}#${writeFragment({ start, moves: texts, ply }, await loadGame(game))}`;
}
