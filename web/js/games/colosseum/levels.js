// How each level fared against another. Made by web/tools/levels.mjs from matches of 2026-11-20.

// biome-ignore format: a line for each level
/** @type {import('../types.js').Duel[]} */
export const levels = [
  {"player":"champion level=2","rival":"champion level=1","games":300,"ms":null,"score":63,"interval":[57,68],"wins":189,"draws":0,"losses":111},
  {"player":"champion level=3","rival":"champion level=2","games":100,"ms":null,"score":74.5,"interval":[66,82],"wins":74,"draws":1,"losses":25},
  {"player":"champion level=4","rival":"champion level=3","games":100,"ms":null,"score":72,"interval":[63,80],"wins":68,"draws":8,"losses":24},
  {"player":"champion level=5","rival":"champion level=4","games":100,"ms":null,"score":80,"interval":[72,87],"wins":77,"draws":6,"losses":17},
  {"player":"champion level=6","rival":"champion level=5","games":100,"ms":null,"score":78.5,"interval":[70,85],"wins":76,"draws":5,"losses":19},
  {"player":"champion level=7","rival":"champion level=6","games":100,"ms":null,"score":80,"interval":[70,87],"wins":76,"draws":8,"losses":16},
  {"player":"champion level=8","rival":"champion level=7","games":100,"ms":null,"score":79,"interval":[71,85],"wins":72,"draws":14,"losses":14},
  {"player":"champion level=9","rival":"champion level=8","games":100,"ms":null,"score":84,"interval":[78,89],"wins":77,"draws":14,"losses":9},
  {"player":"champion level=10","rival":"champion level=9","games":100,"ms":200,"score":65.5,"interval":[57,73],"wins":53,"draws":25,"losses":22},
];
