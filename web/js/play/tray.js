// The tray beside the board, for games with pieces to pick up: the pieces, and buttons that turn and mirror the one in hand.
import { html, svg } from 'lit-html';
import { toSvg } from '../board/svg.js';
import { trusted } from '../policy/trusted-types.js';
import { icon } from '../widgets/icons.js';

const ways = /** @type {const} */ (['turn', 'mirror']);
const outlines = {
  turn: svg`<path d="M19.5 12a7.5 7.5 0 1 1-2.4-5.5L19.5 9M19.5 4v5h-5"/>`,
  mirror: svg`<path d="M12 3v18M9 7 3 17h6zM15 7l6 10h-6z"/>`,
};

/** @param {object} props
 *  @param {import('../words/say.js').Say} props.say
 *  @param {import('../board/board.js').Board} props.board
 *  @param {import('../games/types.js').Tray} props.tray */
export function pieceTray({ say, board, tray }) {
  const { view, movable, draft, module, position } = board;
  const held = tray.held(draft.chosen);
  const pieces = tray.pieces.map((piece) => {
    const label = say(`${module.id}.piece.${piece}`);
    const { marks, width, height } = tray.picture(piece, draft.chosen, view?.side ?? 0);
    return html`<button type="button" class="tray-piece" title=${label} aria-label=${label}
      aria-pressed=${String(piece === held)} ?disabled=${!movable}
      @click=${() => board.choose(tray.pick(draft.chosen, piece))} .innerHTML=${trusted.createHTML(toSvg(marks, { width, height }))}></button>`;
  });
  const buttons = ways.map((way) => {
    const label = say(`tray.${way}`);
    const turn = () => {
      const turned = module.input.key?.(position.choices, draft.chosen, -1, tray.keys[way]);
      if (turned) board.choose(turned);
    };
    return html`<button type="button" class="tray-way" title=${label} aria-label=${label}
      ?disabled=${!movable || (held === null && !draft.isComplete)} @click=${turn}>${icon(outlines[way])}</button>`;
  });
  return html`<div class="tray" role="group" aria-label=${say('tray')}
    ?hidden=${view?.outcome.kind !== 'ongoing'}>${pieces}${buttons}</div>`;
}
