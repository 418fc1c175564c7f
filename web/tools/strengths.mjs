// What the page shows of a cross-table, from what `arena match --json` wrote, and the day it was played on:
//   node web/tools/strengths.mjs cross.json 2026-11-18 > web/js/games/colosseum/strengths.js
import { readFileSync } from 'node:fs';
import { expectDay, kept } from './matches.mjs';

const [path = '', date] = process.argv.slice(2);
expectDay(date);
const { match, players } = JSON.parse(readFileSync(path, 'utf8'));

/** The strongest first. @type {number[]} */
const order = players
  .map((/** @type {unknown} */ _, /** @type {number} */ at) => at)
  .sort((/** @type {number} */ one, /** @type {number} */ other) => players[other].score - players[one].score);
const command = [
  `arena match --game ${match.game}`,
  ...match.players.map((/** @type {string} */ player) => `--agent ${player}`),
  ...match.setups.map((/** @type {string} */ setup) => `--setup ${setup.includes(' ') ? `"${setup}"` : setup}`),
  `--games ${match.games} --movetime ${match.movetime} --json > cross.json`,
].join(' ');
const table = {
  command,
  date,
  ms: match.movetime,
  games: match.games,
  players: order.map((at) => {
    const player = players[at];
    const against = order.map((other) => player.against[other] && kept(player.against[other]));
    const elo = player.elo === null ? null : Math.round(player.elo);
    return { agent: player.name, elo, ...kept(player), late: player.late, against };
  }),
};
const rows = table.players.map(({ against, ...all }) => {
  const cells = against.map((cell) => `    ${JSON.stringify(cell)},\n`).join('');
  return `  { ...${JSON.stringify(all)}, against: [\n${cells}  ] },\n`;
});
process.stdout.write(`// Every agent against every other. Made by web/tools/strengths.mjs from what the command below writes.

// biome-ignore format: a line for each encounter
/** @type {import('../types.js').CrossTable} */
export const strengths = { command: ${JSON.stringify(command)}, date: '${date}', ms: ${table.ms}, games: ${table.games}, players: [
${rows.join('').replaceAll('{ ...{', '{ ').replaceAll('}, against', ', against')}] };
`);
