// A review as text and as a picture, for a report or a notebook.
import { recordLine } from '../match/record-moves.js';
import { colourName } from '../words/names.js';
import { acrossAt, downAt, height, leadShare, runsOf, width } from './graph.js';
import { costliest } from './points.js';
import { gradeOf, percent, pointsLost, symbolOf, turningSentence } from './words.js';

/** @import { Judged, RecordMove, Review } from '../../../wasm/engine.d.ts' */
/** @import { Mark } from '../games/types.js' */
/** @import { Node } from '../match/match.js' */
/** @import { Speaker } from './words.js' */

/** What a record says of a position: the first player's expected result, or the proven margin.
 *  @param {Judged | null} judged for the side to move @param {0 | 1} side to move @returns {string | null} */
export function evalText(judged, side) {
  if (!judged) return null;
  const { chance, proven, margin } = judged;
  if ((proven === 'win' || proven === 'loss') && margin !== null && margin !== 0) {
    const first = side === 0 ? margin : -margin;
    return `#${first > 0 ? '+' : '-'}${Math.abs(first)}`;
  }
  return (side === 0 ? chance : 1 - chance).toFixed(2);
}

/** The reviewed line as a record's moves: evaluations, sentences as comments, and better lines as variations.
 *  @param {Speaker} speaker @param {Review} review @param {readonly Node[]} nodes the whole tree @param {readonly Node[]} line
 *  @returns {RecordMove[]} */
export function reviewedMoves(speaker, review, nodes, line) {
  return recordLine(nodes, line).map((move, at) => {
    const judged = review.moves[at];
    if (!judged) return move;
    const after = review.moves[at + 1]?.before ?? (at + 1 === line.length ? review.last : null);
    const evaluation = evalText(after, judged.side === 0 ? 1 : 0) ?? move.eval ?? null;
    const known = { ...move, eval: evaluation };
    if (judged.turningPoint === null) return known;
    const comment = [line[at]?.comment, `${symbolOf(judged.turningPoint)} ${turningSentence(speaker, judged)}`]
      .filter(Boolean)
      .join(' ');
    const variations = move.variations ?? [];
    const better = judged.line.map((text) => ({ text }));
    const isThere = variations.some(([first]) => first?.text === better[0]?.text);
    return {
      ...known,
      comment,
      ...(better.length > 0 && !isThere && better[0]?.text !== move.text
        ? { variations: [...variations, better] }
        : variations.length > 0
          ? { variations }
          : {}),
    };
  });
}

/** @param {Speaker} speaker @param {Review} review @param {readonly string[]} positions by ply
 *  @param {{ title: string, address: string }} about */
export function markdown(speaker, review, positions, { title, address }) {
  const { say, game, short } = speaker;
  const turning = costliest(review.moves, Number.POSITIVE_INFINITY);
  const accuracy = review.accuracy.map(
    (each, side) => `${colourName(say, game, side)} ${each === null ? say('review.accuracy.none') : Math.round(each)}`,
  );
  const rows = review.moves.map((move, at) => {
    const { before } = move;
    const chance = before ? percent(say, before.chance, before.proven !== null) : '';
    const lost = pointsLost(move.lost);
    return `| ${at + 1} | ${colourName(say, game, move.side)} | ${short(move.move)} | ${chance} | ${lost > 0 ? lost : ''} | ${gradeOf(say, move)} |`;
  });
  const chapters = turning.map(
    ({ move, ply }) =>
      `### ${ply}. ${colourName(say, game, move.side)} ${short(move.move)}${symbolOf(move.turningPoint)}\n\n${turningSentence(speaker, move)}\n\n\`\`\`\n${positions[ply - 1] ?? ''}\n\`\`\`\n`,
  );
  const head = [
    '',
    '',
    say('review.table.move'),
    say('review.table.mover'),
    say('review.table.lost'),
    say('review.grade'),
  ];
  return [
    `# ${title}\n`,
    `<${address}>\n`,
    `${say('review.accuracy')}: ${accuracy.join(', ')}\n`,
    `## ${say('review.turning')}\n`,
    ...(chapters.length > 0 ? chapters : [`${say('review.turning.none')}\n`]),
    `## ${say('review.table')}\n`,
    `| ${head.join(' | ')} |`,
    `|${head.map(() => ' --- ').join('|')}|`,
    ...rows,
    '',
  ].join('\n');
}

/** The graph as marks, which the painters of boards turn into files. @param {import('./graph.js').Curve} curve
 *  @param {[upper: string, lower: string]} names of what is above and below the middle @returns {Mark[]} */
export function graphMarks({ points, leads, marks }, [upper, lower]) {
  const last = points.length - 1;
  const most = Math.max(1, ...leads.map((lead) => Math.abs(lead ?? 0)));
  const at = (/** @type {number} */ ply, /** @type {number} */ share) =>
    /** @type {import('../games/types.js').Point} */ ([acrossAt(ply, last), downAt(share)]);
  const label = (/** @type {string} */ text, /** @type {number} */ y) =>
    /** @type {Mark} */ ({ shape: 'text', at: [width / 2, y], text, size: 7, ink: 'label' });
  return [
    { shape: 'line', points: [at(0, 0.5), at(last, 0.5)], ink: 'label', width: 0.6, dash: [2, 3] },
    ...runsOf(points).map((run) => {
      const high = run.map(({ value, ply }) => at(ply, value.high));
      const low = run.map(({ value, ply }) => at(ply, value.low)).reverse();
      return /** @type {Mark} */ ({ shape: 'poly', points: [...high, ...low], ink: 'accent', alpha: 0.18 });
    }),
    ...runsOf(leads).map((run) => {
      const line = run.map(({ value, ply }) => at(ply, leadShare(value, most)));
      return /** @type {Mark} */ ({ shape: 'line', points: line, ink: 'label', width: 1, dash: [0.5, 3] });
    }),
    ...runsOf(points).map((run) => {
      const line = run.map(({ value, ply }) => at(ply, value.chance));
      return /** @type {Mark} */ ({ shape: 'line', points: line, ink: 'accent', width: 2 });
    }),
    ...marks.flatMap(({ ply }) => {
      const point = points[ply];
      return point
        ? [
            /** @type {Mark} */ ({
              shape: 'disc',
              at: at(ply, point.chance),
              radius: 3.5,
              ink: 'worse',
              stroke: 'page',
            }),
          ]
        : [];
    }),
    label(upper, 6),
    label(lower, height - 6),
  ];
}
