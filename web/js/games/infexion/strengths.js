// Every agent against every other. Made by web/tools/strengths.mjs from what the command below writes.

// biome-ignore format: a line for each encounter
/** @type {import('../types.js').CrossTable} */
export const strengths = { command: "arena match --game infexion --agent random --agent mcts --agent greedy --agent minimax-shallow --agent negascout --agent negamax --agent champion --setup opening=6 --games 20 --movetime 200 --json > cross.json", date: '2026-11-19', ms: 200, games: 20, players: [
  { "agent":"champion","elo":null,"score":100,"interval":[97,100],"wins":120,"draws":0,"losses":0,"late":0, against: [
    null,
    {"score":100,"interval":[84,100],"wins":20,"draws":0,"losses":0},
    {"score":100,"interval":[84,100],"wins":20,"draws":0,"losses":0},
    {"score":100,"interval":[84,100],"wins":20,"draws":0,"losses":0},
    {"score":100,"interval":[84,100],"wins":20,"draws":0,"losses":0},
    {"score":100,"interval":[84,100],"wins":20,"draws":0,"losses":0},
    {"score":100,"interval":[84,100],"wins":20,"draws":0,"losses":0},
  ] },
  { "agent":"mcts","elo":140,"score":69.2,"interval":[60,77],"wins":83,"draws":0,"losses":37,"late":1, against: [
    {"score":0,"interval":[0,16],"wins":0,"draws":0,"losses":20},
    null,
    {"score":65,"interval":[43,82],"wins":13,"draws":0,"losses":7},
    {"score":70,"interval":[48,85],"wins":14,"draws":0,"losses":6},
    {"score":80,"interval":[58,92],"wins":16,"draws":0,"losses":4},
    {"score":100,"interval":[84,100],"wins":20,"draws":0,"losses":0},
    {"score":100,"interval":[84,100],"wins":20,"draws":0,"losses":0},
  ] },
  { "agent":"negascout","elo":101,"score":64.2,"interval":[55,72],"wins":77,"draws":0,"losses":43,"late":0, against: [
    {"score":0,"interval":[0,16],"wins":0,"draws":0,"losses":20},
    {"score":35,"interval":[18,57],"wins":7,"draws":0,"losses":13},
    null,
    {"score":50,"interval":[30,70],"wins":10,"draws":0,"losses":10},
    {"score":100,"interval":[84,100],"wins":20,"draws":0,"losses":0},
    {"score":100,"interval":[84,100],"wins":20,"draws":0,"losses":0},
    {"score":100,"interval":[84,100],"wins":20,"draws":0,"losses":0},
  ] },
  { "agent":"negamax","elo":95,"score":63.3,"interval":[54,71],"wins":76,"draws":0,"losses":44,"late":0, against: [
    {"score":0,"interval":[0,16],"wins":0,"draws":0,"losses":20},
    {"score":30,"interval":[15,52],"wins":6,"draws":0,"losses":14},
    {"score":50,"interval":[30,70],"wins":10,"draws":0,"losses":10},
    null,
    {"score":100,"interval":[84,100],"wins":20,"draws":0,"losses":0},
    {"score":100,"interval":[84,100],"wins":20,"draws":0,"losses":0},
    {"score":100,"interval":[84,100],"wins":20,"draws":0,"losses":0},
  ] },
  { "agent":"minimax-shallow","elo":-95,"score":36.7,"interval":[29,46],"wins":44,"draws":0,"losses":76,"late":0, against: [
    {"score":0,"interval":[0,16],"wins":0,"draws":0,"losses":20},
    {"score":20,"interval":[8,42],"wins":4,"draws":0,"losses":16},
    {"score":0,"interval":[0,16],"wins":0,"draws":0,"losses":20},
    {"score":0,"interval":[0,16],"wins":0,"draws":0,"losses":20},
    null,
    {"score":100,"interval":[84,100],"wins":20,"draws":0,"losses":0},
    {"score":100,"interval":[84,100],"wins":20,"draws":0,"losses":0},
  ] },
  { "agent":"greedy","elo":-280,"score":16.7,"interval":[11,24],"wins":20,"draws":0,"losses":100,"late":0, against: [
    {"score":0,"interval":[0,16],"wins":0,"draws":0,"losses":20},
    {"score":0,"interval":[0,16],"wins":0,"draws":0,"losses":20},
    {"score":0,"interval":[0,16],"wins":0,"draws":0,"losses":20},
    {"score":0,"interval":[0,16],"wins":0,"draws":0,"losses":20},
    {"score":0,"interval":[0,16],"wins":0,"draws":0,"losses":20},
    null,
    {"score":100,"interval":[84,100],"wins":20,"draws":0,"losses":0},
  ] },
  { "agent":"random","elo":null,"score":0,"interval":[0,3],"wins":0,"draws":0,"losses":120,"late":0, against: [
    {"score":0,"interval":[0,16],"wins":0,"draws":0,"losses":20},
    {"score":0,"interval":[0,16],"wins":0,"draws":0,"losses":20},
    {"score":0,"interval":[0,16],"wins":0,"draws":0,"losses":20},
    {"score":0,"interval":[0,16],"wins":0,"draws":0,"losses":20},
    {"score":0,"interval":[0,16],"wins":0,"draws":0,"losses":20},
    {"score":0,"interval":[0,16],"wins":0,"draws":0,"losses":20},
    null,
  ] },
] };
