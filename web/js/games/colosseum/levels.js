// How each level fared against another. Made by web/tools/levels.mjs from matches of 2026-11-20.

// biome-ignore format: a line for each level
/** @type {import('../types.js').Duel[]} */
export const levels = [
  {"player":"champion level=2","rival":"champion level=1","games":100,"ms":null,"score":66,"interval":[57,75],"wins":66,"draws":0,"losses":34},
  {"player":"champion level=3","rival":"champion level=2","games":100,"ms":null,"score":74.5,"interval":[66,82],"wins":74,"draws":1,"losses":25},
  {"player":"champion level=4","rival":"champion level=3","games":100,"ms":null,"score":70.5,"interval":[63,78],"wins":69,"draws":3,"losses":28},
  {"player":"champion level=5","rival":"champion level=4","games":100,"ms":null,"score":79.5,"interval":[72,86],"wins":75,"draws":9,"losses":16},
  {"player":"champion level=6","rival":"champion level=5","games":100,"ms":null,"score":71.5,"interval":[63,79],"wins":67,"draws":9,"losses":24},
  {"player":"champion level=7","rival":"champion level=6","games":100,"ms":null,"score":80,"interval":[72,87],"wins":76,"draws":8,"losses":16},
  {"player":"champion level=8","rival":"champion level=7","games":100,"ms":null,"score":76.5,"interval":[69,83],"wins":68,"draws":17,"losses":15},
  {"player":"champion level=9","rival":"champion level=8","games":100,"ms":null,"score":77.5,"interval":[69,84],"wins":70,"draws":15,"losses":15},
  {"player":"champion level=10","rival":"champion level=9","games":100,"ms":200,"score":89.5,"interval":[84,94],"wins":86,"draws":7,"losses":7},
];
