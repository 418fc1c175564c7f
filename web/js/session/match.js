// One game as the page knows it, and everything that can happen to it. Pure: no DOM, no clock, no engine; whoever
// dispatches has asked the engine first.

/** @typedef {import('../../../wasm/engine.d.ts').Limits} Limits */
/** @typedef {import('../../../wasm/engine.d.ts').Thought} Thought */
/**
 * Who moves for a side: an agent, or a person where `agent` is null.
 * @typedef {{ agent: string | null, options: string }} Player
 */
/** @typedef {import('../../../wasm/engine.d.ts').Score} Score */
/** @typedef {{ text: string, ms: number | null, score?: Score }} Played   with what the agent that made the move thought of it */

/**
 * @typedef {object} Match
 * @property {string} id         names it in the list of past games
 * @property {string} game
 * @property {string} setup      as the engine reads it; empty when the start came from elsewhere
 * @property {0 | 1} begins      the side that makes the first move
 * @property {[Player, Player]} players
 * @property {Limits} limits     of every agent's move
 * @property {Played[]} moves    those after `ply` have been undone and may be redone
 * @property {string[]} positions   one more than moves
 * @property {number} ply        which position is on the board
 * @property {boolean} paused    agents wait
 * @property {number} generation counts changes; an answer to an older one is dropped
 * @property {{ generation: number, thought: Thought | null } | null} thinking
 * @property {{ message: string, code?: string } | null} trouble   why an agent could not move
 */

/**
 * @typedef {{ type: 'begin', match: Pick<Match, 'id' | 'game' | 'setup' | 'begins' | 'players' | 'limits' | 'moves' | 'positions' | 'ply'> & { paused?: boolean } }
 *   | { type: 'play', move: string, position: string, ms: number | null, score?: Score, generation?: number }
 *   | { type: 'think', generation: number }
 *   | { type: 'thought', generation: number, thought: Thought }
 *   | { type: 'trouble', generation: number, message: string, code?: string }
 *   | { type: 'undo' } | { type: 'redo' } | { type: 'goto', ply: number }
 *   | { type: 'pause', paused: boolean }
 *   | { type: 'players', players: [Player, Player] }
 *   | { type: 'limits', limits: Limits }} Event
 */

/** @param {Match} match @param {number} [ply] @returns {0 | 1} the side to move */
export const sideAt = (match, ply = match.ply) => /** @type {0 | 1} */ ((match.begins + ply) % 2);

/** @param {Match} match @param {number} [ply] */
const personMoves = (match, ply) => match.players[sideAt(match, ply)].agent === null;

/**
 * Whether thoughts of the strongest agent take nothing from the game: not while a person plays against an agent.
 * @param {Match} match @param {boolean} ended its newest position is the end
 */
export const mayStudy = ({ players, paused }, ended) =>
  ended || players.every(({ agent }) => agent === null) || (paused && players.every(({ agent }) => agent !== null));

/** Back to a person's turn; where only agents play, back one ply. @param {Match} match @returns {number | null} */
export function undoTarget(match) {
  const watching = match.players.every((player) => player.agent !== null);
  for (let ply = match.ply - 1; ply >= 0; --ply) if (watching || personMoves(match, ply)) return ply;
  return null;
}

/** Forward to a person's turn, or to the last ply. @param {Match} match @returns {number | null} */
export function redoTarget(match) {
  const last = match.moves.length;
  if (match.ply === last) return null;
  const watching = match.players.every((player) => player.agent !== null);
  for (let ply = match.ply + 1; ply < last; ++ply) if (watching || personMoves(match, ply)) return ply;
  return last;
}

/** @param {Match | null} match @param {Event} event @returns {Match | null} */
export function reduce(match, event) {
  if (event.type === 'begin')
    return { paused: false, ...event.match, generation: (match?.generation ?? 0) + 1, thinking: null, trouble: null };
  if (!match) return match;
  switch (event.type) {
    case 'play':
      if (event.generation !== undefined && event.generation !== match.generation) return match;
      return changed(match, {
        moves: [...match.moves.slice(0, match.ply), { text: event.move, ms: event.ms, score: event.score }],
        positions: [...match.positions.slice(0, match.ply + 1), event.position],
        ply: match.ply + 1,
      });
    case 'think':
      if (event.generation !== match.generation) return match;
      return { ...match, thinking: { generation: event.generation, thought: null }, trouble: null };
    case 'thought':
      if (event.generation !== match.generation || !match.thinking) return match;
      return { ...match, thinking: { ...match.thinking, thought: event.thought } };
    case 'trouble':
      if (event.generation !== match.generation) return match;
      return changed(match, { paused: true, trouble: { message: event.message, code: event.code } });
    case 'undo':
      return shown(match, undoTarget(match));
    case 'redo':
      return shown(match, redoTarget(match));
    case 'goto':
      return shown(match, Math.max(0, Math.min(event.ply, match.moves.length)));
    case 'pause':
      return event.paused === match.paused ? match : changed(match, { paused: event.paused });
    case 'players':
      return changed(match, { players: event.players });
    case 'limits':
      return changed(match, { limits: event.limits });
  }
}

/**
 * What agents were asked before no longer matters.
 * @param {Match} match @param {Partial<Match>} change @returns {Match}
 */
const changed = (match, change) => ({
  ...match,
  trouble: null,
  ...change,
  generation: match.generation + 1,
  thinking: null,
});

/**
 * Looking back must not make an agent play over the moves that can still be redone: then it waits.
 * @param {Match} match @param {number | null} ply
 */
function shown(match, ply) {
  if (ply === null || ply === match.ply) return match;
  return changed(match, { ply, paused: ply < match.moves.length && !personMoves(match, ply) });
}
