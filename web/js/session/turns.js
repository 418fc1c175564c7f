// Lets agents move: whenever the match changes, whoever thought about the older one is stopped.
import { sideAt } from './match.js';

/** @typedef {import('./match.js').Match} Match */
/** @typedef {import('../engine/client.js').Thinker} Thinker */
/** @typedef {import('../games/types.js').Engine} Engine */

/**
 * @param {{ state: Match | null, dispatch: (event: import('./match.js').Event) => void, subscribe: (listener: (match: Match | null) => void) => void }} store
 * @param {{ rules: Engine, thinker: Thinker, pace: (match: Match) => number }} options
 * pace: ms from one move on the board to the next, so that an eye can follow
 */
export function driveAgents(store, { rules, thinker, pace }) {
  let generation = -1;
  let stop = new AbortController();
  /** When the position on the board came there. */
  let shownAt = performance.now();

  /** @param {Match} match @param {AbortSignal} signal */
  async function move(match, signal) {
    const player = match.players[sideAt(match)];
    const position = match.positions[match.ply];
    const view = rules.view(match.game, position);
    if (!view.ok || view.outcome.kind !== 'ongoing' || match.paused || player.agent === null) return;
    // Nobody watches a hidden page: agents among themselves wait. A person's opponent does not.
    if (match.players.every(({ agent }) => agent !== null)) await visible(signal);
    store.dispatch({ type: 'think', generation: match.generation });
    const asked = performance.now();
    const answer = await thinker.think(
      {
        game: match.game,
        position,
        agent: player.agent,
        options: player.options,
        seed: seedOf(`${match.id} ${sideAt(match)}`),
        limits: match.limits,
      },
      { signal, onInfo: (thought) => store.dispatch({ type: 'thought', generation: match.generation, thought }) },
    );
    const ms = performance.now() - asked;
    await pause(shownAt + pace(match) - performance.now(), signal);
    const played = rules.play(match.game, position, answer.move);
    if (!played.ok) throw new Error(played.error);
    store.dispatch({
      type: 'play',
      move: answer.move,
      position: played.text,
      ms,
      score: answer.score,
      generation: match.generation,
    });
  }

  /** @param {Match | null} match */
  function follow(match) {
    if (!match || match.generation === generation) return;
    generation = match.generation;
    shownAt = performance.now();
    stop.abort();
    stop = new AbortController();
    const { signal } = stop;
    move(match, signal).catch((error) => {
      if (!signal.aborted)
        store.dispatch({ type: 'trouble', generation: match.generation, message: error.message, code: error.code });
    });
  }

  store.subscribe(follow);
  follow(store.state);
}

/**
 * The same through a game, so that an agent keeps what it remembers; another for the next game.
 * @param {string} name
 */
const seedOf = (name) => [...name].reduce((seed, sign) => (Math.imul(seed, 31) + sign.charCodeAt(0)) >>> 0, 7);

/** @param {AbortSignal} signal */
async function visible(signal) {
  while (document.hidden)
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
  signal.throwIfAborted();
}

/** @param {number} ms @param {AbortSignal} signal */
const pause = (ms, signal) =>
  ms <= 0
    ? undefined
    : new Promise((resolve, reject) => {
        const timer = setTimeout(resolve, ms);
        signal.addEventListener('abort', () => {
          clearTimeout(timer);
          reject(signal.reason);
        });
      });
