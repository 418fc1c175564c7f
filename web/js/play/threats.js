// "If I pass?": the move that the strongest agent would make if the other side were to move now, shown on the board.

/** A threat takes at most a quarter of an agent's two-second turn. */
const limits = { ms: 475 };

/**
 * @typedef {object} ThreatOptions
 * @property {import('../session/game-session.js').GameSession} session
 * @property {import('../board/board.js').Board} board
 * @property {import('../engine/rules.js').Rules} rules
 * @property {string} agent
 * @property {(threat: { move: string, view: import('../games/types.js').View, after: import('../games/types.js').View }) => void} onThreat
 *   `view` is the position with the other side to move
 * @property {() => void} onNone
 */

export class Threats {
  #options;
  #asking = new AbortController();

  /** @param {ThreatOptions} options */
  constructor(options) {
    this.#options = options;
  }

  async show() {
    const { session, board, rules, agent, onThreat, onNone } = this.#options;
    this.#asking.abort();
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    const { generation, view } = session.state;
    const editor = await board.module.editor?.();
    const turned = editor && rules.view(editor.turn(view.position));
    if (!turned?.ok || turned.outcome.kind !== 'ongoing') return onNone();
    const { position } = turned;
    const answer = await session.think({ agent, limits, position }, { signal, priority: 'hint' }).catch(() => null);
    if (signal.aborted || session.state.generation !== generation) return;
    if (!answer) return onNone();
    const after = rules.play(position, answer.move);
    if (!after.ok) return onNone();
    board.setThreat({ move: answer.move, side: turned.side });
    onThreat({ move: answer.move, view: turned, after });
  }

  /** The position has changed. */
  moved() {
    this.#asking.abort();
  }
}
