// A game in the fragment of an address, version 1: `v1.<start>.<moves>@<ply>`.
//
//   start   the start position's text, with `_` for each space
//   moves   each move as the game packs it (`pack` of its module in js/games, documented there), one after the other
//   ply     which position is shown: 0 is the start. Without `@<ply>` it is the last one.
//
// Version 1 is frozen: links to it stand in other people's pages. Whatever changes becomes a version 2 beside it.

/** Plays moves one after the other, as far as they go: the rules, or their stand-in on a page without an engine.
 *  @typedef {{ playAll: (start: string, moves: string) => { ok: true, positions: string[], outcome?: { kind: string }, fault: string | null } | { ok: false } }} Replayer */

/** How a game packs its moves; unpack reads as many as it can. @typedef {Pick<import('../games/types.js').GameModule, 'pack' | 'unpack'>} Packing */

/** What an address says, whether or not the rules allow it.
 *  @typedef {{ start: string, moves: string[], ply: number, fault: string | null }} Written */

/** A game that the rules allow, up to the fault if there is one.
 *  @typedef {{ positions: string[], moves: string[], ply: number, fault: string | null }} Opened */

/** @param {{ start: string, moves: string[], ply?: number }} game @param {Packing} packing @returns {string} */
export function writeFragment({ start, moves, ply = moves.length }, { pack }) {
  return `v1.${start.replaceAll(' ', '_')}.${moves.map(pack).join('')}@${ply}`;
}

/** Reads as far as it can. @param {string} fragment with or without `#` @param {Packing} packing @returns {Written | null} */
export function readFragment(fragment, { pack, unpack }) {
  const match = /^#?v1\.([^.@]+)(?:\.([^@]*))?(?:@(.*))?$/.exec(decode(fragment));
  if (!match) return null;
  const [, start = '', packed = '', shown] = match;
  const moves = [];
  let read = '';
  for (const move of unpack(packed)) {
    const next = read + pack(move);
    if (!packed.startsWith(next)) break;
    read = next;
    moves.push(move);
  }
  const last = moves.length;
  let fault = read === packed ? null : `what follows move ${last} cannot be read`;
  let ply = shown === undefined ? last : Number(/^\d{1,4}$/.exec(shown)?.[0] ?? Number.NaN);
  if (!(ply <= last)) {
    ply = last;
    fault ??= `there is no ply "${shown}"`;
  }
  return { start: start.replaceAll('_', ' '), moves, ply, fault };
}

/** Some chat programs escape what need not be escaped. @param {string} fragment */
function decode(fragment) {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Opens what an address says up to the last good ply; null if not even the start can be used.
 *  @param {Replayer} rules @param {string} fragment @param {Packing} packing
 *  @returns {Opened | null} */
export function openFragment(rules, fragment, packing) {
  const written = readFragment(fragment, packing);
  if (!written) return null;
  const line = rules.playAll(written.start, written.moves.join(' '));
  if (!line.ok) return null;
  const moves = written.moves.slice(0, line.positions.length - 1);
  return {
    positions: line.positions,
    moves,
    ply: Math.min(written.ply, moves.length),
    fault: line.fault ?? written.fault,
  };
}
