// One game session with the real rules, and a thinker that answers when the test tells it to.
import { Rules } from '../../web/js/engine/rules.js';
import colosseum from '../../web/js/games/colosseum/index.js';
import { GameSession } from '../../web/js/session/game-session.js';
import { fromPosition, newGame } from '../../web/js/session/opening.js';
import { noStorage } from '../../web/js/storage/storage.js';
import { loadEngine } from '../wasm/load.mjs';

export const person = { agent: null, options: '' };
export const greedy = { agent: 'greedy', options: '' };
export const engine = await loadEngine('colosseum');
export const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Keeps what it is asked, until the test answers. */
export class FakeThinker {
  asked = [];
  ready = [];
  listeners = [];
  think(request, { signal, onThought }) {
    return new Promise((resolve, reject) => {
      const ask = { request, onThought, resolve, reject, aborted: false };
      signal.addEventListener('abort', () => {
        ask.aborted = true;
        reject(new DOMException('stopped', 'AbortError'));
      });
      this.asked.push(ask);
    });
  }
  keepReady(wanted) {
    this.ready.push(wanted);
  }
  onState(listener) {
    this.listeners.push(listener);
  }
  get last() {
    return this.asked.at(-1);
  }
}

/** A session that has begun, and everything that it told. */
export function begun(
  players = [person, greedy],
  { setup = 'size=4 seed=2', position = '', options = {}, limits = { ms: 100 }, watch = engine } = {},
) {
  const rules = new Rules(watch, 'colosseum');
  const thinker = new FakeThinker();
  const session = new GameSession({ rules, thinker, ...options });
  const told = [];
  for (const name of ['moved', 'ended', 'thinking', 'thought', 'trouble'])
    session.on(name, (what) => told.push([name, what]));
  const shows = [];
  session.on('changed', (state) => shows.push(state));
  const context = { rules, module: colosseum, storage: noStorage(), limits, newId: () => 'id' };
  session.begin(position ? fromPosition(context, position, '', players) : newGame(context, setup, players).opening);
  return {
    session,
    thinker,
    told,
    shows,
    rules,
    of: (name) => told.filter(([each]) => each === name).map(([, what]) => what),
  };
}
export const answer = (move) => ({ move, score: { kind: 'points', value: 35 }, nodes: 1, ms: 1 });
/** Lets the agent play its first legal move. */
export async function reply({ session, thinker }) {
  await settled();
  thinker.last.resolve(answer(session.state.view.moves[0]));
  await settled();
}
