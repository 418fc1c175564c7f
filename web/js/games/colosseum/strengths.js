// Every agent against every other. Made by web/tools/strengths.mjs from what the command below writes.

// biome-ignore format: a line for each encounter
/** @type {import('../types.js').CrossTable} */
export const strengths = { command: "arena match --game colosseum --agent random --agent sampled-mcts --agent outcome-minimax --agent proximity-minimax --agent greedy --agent plain --agent champion --setup size=6..12 --games 40 --movetime 200 --json > cross.json", date: '2026-11-19', ms: 200, games: 40, players: [
  { "agent":"champion","elo":470,"score":93.8,"interval":[90,96],"wins":224,"draws":2,"losses":14,"late":0, against: [
    null,
    {"score":67.5,"interval":[52,80],"wins":26,"draws":2,"losses":12},
    {"score":95,"interval":[83,99],"wins":38,"draws":0,"losses":2},
    {"score":100,"interval":[91,100],"wins":40,"draws":0,"losses":0},
    {"score":100,"interval":[91,100],"wins":40,"draws":0,"losses":0},
    {"score":100,"interval":[91,100],"wins":40,"draws":0,"losses":0},
    {"score":100,"interval":[91,100],"wins":40,"draws":0,"losses":0},
  ] },
  { "agent":"plain","elo":359,"score":88.8,"interval":[84,92],"wins":212,"draws":2,"losses":26,"late":0, against: [
    {"score":32.5,"interval":[20,48],"wins":12,"draws":2,"losses":26},
    null,
    {"score":100,"interval":[91,100],"wins":40,"draws":0,"losses":0},
    {"score":100,"interval":[91,100],"wins":40,"draws":0,"losses":0},
    {"score":100,"interval":[91,100],"wins":40,"draws":0,"losses":0},
    {"score":100,"interval":[91,100],"wins":40,"draws":0,"losses":0},
    {"score":100,"interval":[91,100],"wins":40,"draws":0,"losses":0},
  ] },
  { "agent":"greedy","elo":73,"score":60.4,"interval":[54,66],"wins":145,"draws":0,"losses":95,"late":0, against: [
    {"score":5,"interval":[1,17],"wins":2,"draws":0,"losses":38},
    {"score":0,"interval":[0,9],"wins":0,"draws":0,"losses":40},
    null,
    {"score":60,"interval":[45,74],"wins":24,"draws":0,"losses":16},
    {"score":97.5,"interval":[87,100],"wins":39,"draws":0,"losses":1},
    {"score":100,"interval":[91,100],"wins":40,"draws":0,"losses":0},
    {"score":100,"interval":[91,100],"wins":40,"draws":0,"losses":0},
  ] },
  { "agent":"proximity-minimax","elo":32,"score":54.6,"interval":[48,61],"wins":131,"draws":0,"losses":109,"late":0, against: [
    {"score":0,"interval":[0,9],"wins":0,"draws":0,"losses":40},
    {"score":0,"interval":[0,9],"wins":0,"draws":0,"losses":40},
    {"score":40,"interval":[26,55],"wins":16,"draws":0,"losses":24},
    null,
    {"score":92.5,"interval":[80,97],"wins":37,"draws":0,"losses":3},
    {"score":97.5,"interval":[87,100],"wins":39,"draws":0,"losses":1},
    {"score":97.5,"interval":[87,100],"wins":39,"draws":0,"losses":1},
  ] },
  { "agent":"outcome-minimax","elo":-179,"score":26.3,"interval":[21,32],"wins":63,"draws":0,"losses":177,"late":0, against: [
    {"score":0,"interval":[0,9],"wins":0,"draws":0,"losses":40},
    {"score":0,"interval":[0,9],"wins":0,"draws":0,"losses":40},
    {"score":2.5,"interval":[0,13],"wins":1,"draws":0,"losses":39},
    {"score":7.5,"interval":[3,20],"wins":3,"draws":0,"losses":37},
    null,
    {"score":47.5,"interval":[33,63],"wins":19,"draws":0,"losses":21},
    {"score":100,"interval":[91,100],"wins":40,"draws":0,"losses":0},
  ] },
  { "agent":"sampled-mcts","elo":-187,"score":25.4,"interval":[20,31],"wins":61,"draws":0,"losses":179,"late":0, against: [
    {"score":0,"interval":[0,9],"wins":0,"draws":0,"losses":40},
    {"score":0,"interval":[0,9],"wins":0,"draws":0,"losses":40},
    {"score":0,"interval":[0,9],"wins":0,"draws":0,"losses":40},
    {"score":2.5,"interval":[0,13],"wins":1,"draws":0,"losses":39},
    {"score":52.5,"interval":[37,67],"wins":21,"draws":0,"losses":19},
    null,
    {"score":97.5,"interval":[87,100],"wins":39,"draws":0,"losses":1},
  ] },
  { "agent":"random","elo":-830,"score":0.8,"interval":[0,3],"wins":2,"draws":0,"losses":238,"late":0, against: [
    {"score":0,"interval":[0,9],"wins":0,"draws":0,"losses":40},
    {"score":0,"interval":[0,9],"wins":0,"draws":0,"losses":40},
    {"score":0,"interval":[0,9],"wins":0,"draws":0,"losses":40},
    {"score":2.5,"interval":[0,13],"wins":1,"draws":0,"losses":39},
    {"score":0,"interval":[0,9],"wins":0,"draws":0,"losses":40},
    {"score":2.5,"interval":[0,13],"wins":1,"draws":0,"losses":39},
    null,
  ] },
] };
