// What the table shows of the match: the board, the players, the moves, the result, and what can be done now.
import { mayStudy, sideAt } from '../session/match.js';
import { MoveLog } from '../widgets/move-log.js';
import { Actions } from './actions.js';
import { PlayersPanel } from './players.js';
import { ResultCard } from './result.js';
import { PieceTray } from './tray.js';

/** @typedef {import('../session/match.js').Match} Match */

/** @param {string} id @returns {HTMLElement} */
const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

export class Display {
  #table;
  #players = new PlayersPanel(part('players'));
  #log;
  #actions;
  #tray;
  #result;
  /** @type {import('./lines.js').Lines | null} */
  #lines = null;
  #studied = false;

  /** @param {import('./table.js').Table} table */
  constructor(table) {
    this.#table = table;
    const { store, advice, board } = table;
    const { tray } = table.parts.module;
    this.#log = new MoveLog(part('moves'), (ply) => store.dispatch({ type: 'goto', ply }));
    this.#actions = new Actions(part('actions'), part('more-actions'), {
      undo: () => table.undo(),
      redo: () => store.dispatch({ type: 'redo' }),
      hint: () => advice.hint(),
      flip: () => table.flip(),
      swap: () => table.swap(),
      confirm: () => board.draft.agree(),
      pause: () => store.dispatch({ type: 'pause', paused: true }),
      resume: () => store.dispatch({ type: 'pause', paused: false }),
      step: () => table.step(),
      zoom: () => board.zoom(!board.zoomed),
      lines: () => void this.#toggleLines(),
    });
    this.#tray = tray ? new PieceTray(table, tray) : null;
    if (this.#tray) part('actions').prepend(this.#tray.element);
    this.#result = new ResultCard(part('result'), table);
  }

  /** @param {Match} match @param {Match | null} before */
  show(match, before) {
    const { board, say, parts, later, keeper, furniture } = this.#table;
    const { positions, moves, players, ply } = match;
    const another = match.id !== before?.id;
    const forward = !another && ply === before.ply + 1 && positions[ply] !== before.positions[before.ply];
    if (another) board.set({ look: { flipped: false, origin: 0 } });
    board.show(
      {
        position: positions[ply],
        before: ply > 0 ? { position: positions[ply - 1], move: moves[ply - 1].text } : null,
        movable: players[sideAt(match)].agent === null,
      },
      { animate: forward },
    );
    if (!board.view) return;
    this.#studied = mayStudy(match, this.#hasEnded(match));
    this.#lines?.follow(this.#studied);
    this.#players.update(say, match, board.view, parts.module, parts.info);
    this.#result.update(say, match, parts.module, board.view);
    furniture.update();
    this.showDraft();
    later.do('address', () => keeper.address(this.#table.match));
    later.do('save', () => {
      const { match, voice, say } = this.#table;
      if (keeper.save(match)) voice.tell(say('status.ownPlace'));
    });
    // It scrolls in the room that the others leave.
    later.do('log', () => {
      const { say, match, parts, board } = this.#table;
      this.#log.update(say, match, parts.module, board.now.look.coords);
    });
  }

  /** What is half chosen, and what can be done with it. */
  showDraft() {
    this.#table.voice.update();
    this.#tray?.update();
    this.showActions();
  }

  showActions() {
    const { match, board, say } = this.#table;
    this.#actions.update(say, {
      match,
      half: board.draft.chosen !== null,
      over: board.view?.outcome.kind !== 'ongoing',
      studied: this.#studied,
      lines: this.#lines?.shown ?? false,
      movable: board.movable,
      confirms: this.#confirms,
      confirmable: board.draft.finished,
      zoomable: !board.fits,
      zoomed: board.zoomed,
    });
  }

  async #toggleLines() {
    const table = this.#table;
    const lazy = await import('./lines.js').catch(() => null);
    if (!lazy) return table.voice.tell(table.say('page.partMissing'), true);
    this.#lines ??= new lazy.Lines(table, part('moves'));
    this.#lines.toggle(this.#studied);
    this.showActions();
  }

  /** @param {Match} match */
  #hasEnded({ game, positions, ply }) {
    const { board, parts } = this.#table;
    const newest = positions.length - 1;
    const view = ply === newest ? board.view : parts.rules.view(game, positions[newest]);
    return view !== null && 'outcome' in view && view.outcome.kind !== 'ongoing';
  }

  /** Whether a finished move waits for a second word on this device. */
  get #confirms() {
    const { settings, module } = this.#table.parts;
    const waits = matchMedia('(pointer: coarse)').matches || module.input.waits !== undefined;
    return settings.confirm === 'always' || (settings.confirm === 'auto' && waits);
  }
}
