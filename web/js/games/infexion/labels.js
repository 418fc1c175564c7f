// Sentences for the status line and for screen readers.
import { fact, factsOf } from '../common/numbers.js';
import { called, directions, line, maxPower, ownerOf, place, readMove, stackAt, stacksOf } from './board.js';
import { input } from './input.js';

/** @import { Say, View } from '../types.js' */
/** @import { Choices, Draft } from './input.js' */
/** @import { Coords } from '../common/cells.js' */

/** @param {Say} say @param {number} direction */
const way = (say, direction) => say(`infexion.direction.${direction}`);

/** Everything the picture says of a cell. @type {import('../types.js').Labels['cell']} */
function cell(say, { view, look, movable }, at) {
  const stack = stackAt(stacksOf(view), at);
  const parts = [place(say, look.coords, at)];
  const ours = movable && view.outcome.kind === 'ongoing';
  if (stack === 0) {
    parts.push(say('infexion.empty'));
    if (ours) parts.push(say(fact(view, 'may_spawn') ? 'infexion.spawns' : 'infexion.full'));
    return parts.join(', ');
  }
  const owner = ownerOf(stack);
  parts.push(say(`infexion.stack.${owner}`, { n: Math.abs(stack) }));
  if (ours && owner === view.side) parts.push(say('infexion.spreads'));
  const attacks = fact(view, owner === 0 ? 'hits_second' : 'hits_first', at);
  if (look.hints && attacks > 0) parts.push(say('infexion.attacked', { n: attacks }));
  return parts.join(', ');
}

/** What a spread does to what it hits. @param {View} view @param {number} from @param {number} direction */
function effects(view, from, direction) {
  const stacks = stacksOf(view);
  const hits = line(from, direction, Math.abs(stackAt(stacks, from))).map((at) => stackAt(stacks, at));
  return {
    taken: hits.filter((stack) => stack !== 0 && ownerOf(stack) !== view.side).length,
    burst: hits.filter((stack) => Math.abs(stack) === maxPower).length,
  };
}

/** @type {import('../types.js').Labels['move']} */
function moved(say, move, view, coords) {
  const { cell: at, direction } = readMove(move);
  const name = called(coords, at);
  if (direction === null) return say('infexion.spawn', { cell: name });
  const { taken, burst } = effects(view, at, direction);
  return [
    say('infexion.spread', { cell: name, way: way(say, direction) }),
    ...(taken > 0 ? [say('infexion.taken', { n: taken })] : []),
    ...(burst > 0 ? [say('infexion.burst', { n: burst })] : []),
  ].join(', ');
}

/** A move as it is listed. @param {string} move @param {Coords} coords */
function short(move, coords) {
  if (coords !== 'course') return move;
  const { cell: at, direction } = readMove(move);
  return called(coords, at) + (direction === null ? '' : ` ${directions[direction]}`);
}

/** @type {import('../types.js').Labels<Draft, Choices>} */
export const labels = {
  cell,
  move: moved,
  short,
  begins: (move, _, coords) => called(coords, readMove(move).cell),
  where(say, view, coords) {
    const stacks = stacksOf(view);
    const listed = (/** @type {0 | 1} */ side) => {
      const cells = stacks.flatMap((stack, at) =>
        stack !== 0 && ownerOf(stack) === side ? [`${called(coords, at)} ${Math.abs(stack)}`] : [],
      );
      return cells.length > 0 ? cells.join(', ') : say('infexion.nowhere');
    };
    return say('infexion.where', { first: listed(0), second: listed(1) });
  },
  /** @param {Say} say @param {Choices} choices @param {Draft} draft @param {Coords} coords */
  chosen(say, { powers }, { cell: at, spawns, direction }, coords) {
    const name = called(coords, at);
    if (spawns) return say('infexion.chosen.spawn', { cell: name });
    const power = powers.get(at) ?? 0;
    if (direction === null) return say('infexion.chosen.stack', { cell: name, n: power });
    const cells = line(at, direction, power).map((cell) => called(coords, cell));
    return say('infexion.chosen.spread', { cell: name, way: way(say, direction), cells: say.and(cells) });
  },
  next(say, draft, coords) {
    const move = input.move(draft);
    return move ? `${short(move, coords)}.` : say('infexion.next');
  },
  count: (view, side) =>
    factsOf(view, side === 0 ? 'power_first' : 'power_second').reduce((sum, power) => sum + power, 0),
  ending(view) {
    const side = factsOf(view, 'stacks').indexOf(0);
    return side < 0 ? 'over' : `captured.${side}`;
  },
};
