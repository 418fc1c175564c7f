// How each level fared against another. Made by web/tools/levels.mjs from matches of 2026-11-20.

// biome-ignore format: a line for each level
/** @type {import('../types.js').Duel[]} */
export const levels = [
  {"player":"champion level=2","rival":"champion level=1","games":300,"ms":null,"score":63,"interval":[57,68],"wins":189,"draws":0,"losses":111},
  {"player":"champion level=3","rival":"champion level=2","games":100,"ms":null,"score":74.5,"interval":[66,82],"wins":74,"draws":1,"losses":25},
  {"player":"champion level=4","rival":"champion level=3","games":100,"ms":null,"score":70.5,"interval":[63,78],"wins":69,"draws":3,"losses":28},
  {"player":"champion level=5","rival":"champion level=4","games":100,"ms":null,"score":79.5,"interval":[72,86],"wins":75,"draws":9,"losses":16},
  {"player":"champion level=6","rival":"champion level=5","games":100,"ms":null,"score":86.5,"interval":[79,92],"wins":84,"draws":5,"losses":11},
  {"player":"champion level=7","rival":"champion level=6","games":100,"ms":null,"score":88,"interval":[82,93],"wins":84,"draws":8,"losses":8},
  {"player":"champion level=8","rival":"champion level=7","games":100,"ms":null,"score":85,"interval":[79,90],"wins":80,"draws":10,"losses":10},
  {"player":"champion level=9","rival":"champion level=8","games":100,"ms":null,"score":66.5,"interval":[58,75],"wins":58,"draws":17,"losses":25},
  {"player":"champion level=10","rival":"champion level=9","games":100,"ms":200,"score":83.5,"interval":[77,89],"wins":75,"draws":17,"losses":8},
];
