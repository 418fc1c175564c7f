// How each level fared against another. Made by web/tools/levels.mjs from matches of 2026-11-20.

// biome-ignore format: a line for each level
/** @type {import('../types.js').Duel[]} */
export const levels = [
  {"player":"champion level=2","rival":"champion level=1","games":100,"ms":null,"score":77,"interval":[68,84],"wins":77,"draws":0,"losses":23},
  {"player":"champion level=3","rival":"champion level=2","games":100,"ms":null,"score":75,"interval":[65,83],"wins":75,"draws":0,"losses":25},
  {"player":"champion level=4","rival":"champion level=3","games":100,"ms":null,"score":82,"interval":[73,89],"wins":82,"draws":0,"losses":18},
  {"player":"champion level=5","rival":"champion level=4","games":100,"ms":null,"score":84,"interval":[77,90],"wins":84,"draws":0,"losses":16},
  {"player":"champion level=6","rival":"champion level=5","games":100,"ms":null,"score":83,"interval":[75,89],"wins":83,"draws":0,"losses":17},
  {"player":"champion level=7","rival":"champion level=6","games":100,"ms":null,"score":78,"interval":[69,86],"wins":78,"draws":0,"losses":22},
  {"player":"champion level=8","rival":"champion level=7","games":100,"ms":null,"score":79.5,"interval":[72,86],"wins":78,"draws":3,"losses":19},
  {"player":"champion level=9","rival":"champion level=8","games":100,"ms":null,"score":77,"interval":[68,85],"wins":75,"draws":4,"losses":21},
  {"player":"champion level=10","rival":"champion level=9","games":100,"ms":200,"score":71,"interval":[61,80],"wins":70,"draws":2,"losses":28},
];
