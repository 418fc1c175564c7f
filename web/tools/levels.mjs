// What the page says of a game's levels, from a file of `arena match --agent "champion level=2" --agent "champion level=1" …
// --json` for each, and the day they were played on:
//   node web/tools/levels.mjs 2026-11-18 colosseum-*.json > web/js/games/colosseum/levels.js
import { readFileSync } from 'node:fs';
import { expectDay, kept } from './matches.mjs';

const [date, ...paths] = process.argv.slice(2);
expectDay(date);

/** @param {string} path */
function duelOf(path) {
  const { match, players } = JSON.parse(readFileSync(path, 'utf8'));
  if (players.length !== 2) throw new Error(`${path}: a level meets one opponent, not ${players.length - 1}`);
  const [{ name: player, games, against, move_ms_p95 }, { name: rival }] = players;
  // Most levels stop at their own limits long before their time is up: what they were given says nothing then.
  const ms = move_ms_p95 > match.movetime / 2 ? match.movetime : null;
  return { player, rival, games, ms, ...kept(against[1]) };
}

const levelIn = (/** @type {string} */ name) => Number(/level=(\d+)/.exec(name)?.[1]);
const rows = paths.map(duelOf).sort((one, other) => levelIn(one.player) - levelIn(other.player));
process.stdout.write(`// How each level fared against another. Made by web/tools/levels.mjs from matches of ${date}.

// biome-ignore format: a line for each level
/** @type {import('../types.js').Duel[]} */
export const levels = [
${rows.map((row) => `  ${JSON.stringify(row)},\n`).join('')}];
`);
