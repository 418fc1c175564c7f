// The moves of a game as a record writes them: with their times, and after a move the variations that replace it.
import { commentWithMarks, splitComment } from './marks.js';
import { childrenOf, lineThrough, remarksOf, root } from './match.js';

/** @import { RecordMove } from '../../../wasm/engine.d.ts' */
/** @import { Replayer } from '../address/fragment.js' */
/** @import { Node } from './match.js' */

/** @param {{ text: string, ms: number | null, eval?: string, comment?: string, marks?: readonly string[] }} move @returns {RecordMove} */
export function recordMove({ text, ms, eval: value, comment = '', marks = [] }) {
  const { marks: _, ...remarks } = remarksOf({ eval: value, comment: commentWithMarks(comment, marks) });
  return { text, clock: ms === null ? null : writeClock(ms), ...remarks };
}

/** What a record says of a move beside its time. @param {Pick<RecordMove, 'eval' | 'comment'>} move */
export const readRemarks = ({ eval: value, comment = '' }) => remarksOf({ eval: value, ...splitComment(comment) });

/** A line with its variations. The alternatives to the first move of a variation are listed by the line that it leaves.
 *  @param {readonly Node[]} nodes @param {readonly Node[]} line @param {boolean} [isVariation] @returns {RecordMove[]} */
export const recordLine = (nodes, line, isVariation = false) =>
  line.map((node, at) => {
    const others = at === 0 && isVariation ? [] : childrenOf(nodes, node.parent).filter(({ id }) => id !== node.id);
    const variations = others.map((other) => {
      const through = lineThrough(nodes, other.id);
      return recordLine(nodes, through.slice(through.indexOf(other)), true);
    });
    return { ...recordMove(node), ...(variations.length > 0 ? { variations } : {}) };
  });

/** Adds a record's variations to the match that its main line became. A variation ends before its first illegal move.
 *  @template {Pick<import('./match.js').Match, 'start' | 'nodes' | 'moves'>} M
 *  @param {Replayer} rules @param {M} match @param {readonly RecordMove[]} [record] the moves of its line @returns {M} */
export function withVariations(rules, match, record = []) {
  const nodes = [...match.nodes];
  const ids = match.moves.map(({ id }) => id);
  addVariations(rules, match.start, nodes, record, ids);
  return { ...match, nodes };
}

/** @param {Replayer} rules @param {string} start @param {Node[]} nodes that it appends to @param {readonly RecordMove[]} moves
 *  @param {readonly number[]} ids of the nodes of these moves @param {number} [before] the node that they follow */
function addVariations(rules, start, nodes, moves, ids, before = root) {
  moves.forEach(({ variations = [] }, at) => {
    const parent = ids[at - 1] ?? before;
    for (const variation of variations) {
      const line = rules.playAll(nodes[parent]?.position ?? start, variation.map(({ text }) => text).join(' '));
      if (!line.ok) continue;
      const { positions, outcome } = line;
      const placed = positions.slice(1).map((position, step) => {
        const { text, clock, ...remarks } = /** @type {RecordMove} */ (variation[step]);
        const isLast = step === positions.length - 2;
        const over = isLast && outcome !== undefined && outcome.kind !== 'ongoing';
        const id = nodes.length;
        nodes.push({
          ...{ id, parent: step === 0 ? parent : id - 1, text, ms: readClock(clock), position, over },
          ...readRemarks(remarks),
        });
        return id;
      });
      addVariations(rules, start, nodes, variation.slice(0, placed.length), placed, parent);
    }
  });
}

/** @param {number} ms @returns {string} 0:00:01.9 */
export function writeClock(ms) {
  const tenths = Math.round(ms / 100);
  const [hours, minutes, seconds] = [Math.floor(tenths / 36_000), Math.floor(tenths / 600) % 60, (tenths % 600) / 10];
  return `${hours}:${String(minutes).padStart(2, '0')}:${seconds.toFixed(1).padStart(4, '0')}`;
}

/** @param {string | null | undefined} clock @returns {number | null} */
export function readClock(clock) {
  const match = /^(\d+):(\d+):(\d+(?:\.\d+)?)$/.exec(clock ?? '');
  return match ? Math.round((Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3])) * 1000) : null;
}
