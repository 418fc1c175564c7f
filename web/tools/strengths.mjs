// What the page shows of a cross-table, from what `arena match --json` wrote, and the day it was played on:
//   node web/tools/strengths.mjs cross.json 2026-11-18 > web/js/games/colosseum/strengths.js
import { readFileSync } from 'node:fs';

const [path, date] = process.argv.slice(2);
if (!/^\d{4}-\d\d-\d\d$/.test(date ?? '')) throw new Error('the day of the matches is missing: cross.json 2026-11-18');
const { match, players } = JSON.parse(readFileSync(path, 'utf8'));

/** To a decimal of a per cent. @param {number} share */
const percent = (share) => Math.round(share * 1000) / 10;
/** @param {[number, number]} interval */
const whole = (interval) => interval.map((share) => Math.round(share * 100));
/** @param {{ score: number, interval: [number, number], wins: number, draws: number, losses: number }} counted */
const kept = ({ score, interval, wins, draws, losses }) => ({
  score: percent(score),
  interval: whole(interval),
  wins,
  draws,
  losses,
});

/** The strongest first. @type {number[]} */
const order = players
  .map((/** @type {unknown} */ _, /** @type {number} */ at) => at)
  .sort((/** @type {number} */ one, /** @type {number} */ other) => players[other].score - players[one].score);
const command = [
  'arena match',
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
const rows = table.players.map((player) => {
  const { against, ...all } = player;
  const cells = against.map((cell) => `      ${JSON.stringify(cell)},\n`).join('');
  return `    { ...${JSON.stringify(all)}, against: [\n${cells}    ] },\n`;
});
process.stdout.write(`// Every agent against every other. Made by web/tools/strengths.mjs from what the command below writes.

/** @type {import('../types.js').CrossTable} */
export const strengths = {
  command: ${JSON.stringify(table.command)},
  date: '${table.date}',
  ms: ${table.ms},
  games: ${table.games},
  players: [
${rows.join('').replaceAll('{ ...{', '{ ').replaceAll('}, against', ', against')}  ],
};
`);
