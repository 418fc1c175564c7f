// A game with a friend, by links: each link holds the whole game, and whoever opens it plays the other side.
import { writeFragment } from '../address/fragment.js';
import { writeQuery } from '../address/query.js';
import { gameEntry } from '../games/list.js';
import { moveTexts } from '../match/match.js';
import { copy } from '../sharing/copy.js';

/** @import { State } from '../session/game-session.js' */
/** @import { Say } from '../words/say.js' */
/** @import { Packing } from '../address/fragment.js' */

/** The address that the friend opens. @param {State} state @param {Packing} packing @param {string} page without query and fragment */
export function linkForFriend(state, packing, page) {
  const [first, second] = state.players;
  const query = new URLSearchParams(writeQuery({ ...state, players: [second, first] }));
  return `${page}?${query}#${writeFragment({ start: state.start, moves: moveTexts(state) }, packing)}`;
}

/** @param {Say} say @param {State} state @param {Packing} packing @returns {Promise<string | null>} what to say, if anything */
export async function sendMove(say, state, packing) {
  const url = linkForFriend(state, packing, `${location.origin}${location.pathname}`);
  const title = gameEntry(state.game).name;
  if (navigator.share !== undefined)
    try {
      await navigator.share({ title, text: say('friend.message', { game: title }), url });
      return null;
    } catch (error) {
      // The visitor closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return null;
    }
  return (await copy(url)) ? say('friend.copied') : say('friend.byHand', { url });
}
