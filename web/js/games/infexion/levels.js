// How each level fared against another. Made by web/tools/levels.mjs from matches of 2026-11-18.

// biome-ignore format: a line for each level
/** @type {import('../types.js').Duel[]} */
export const levels = [
  {"player":"champion level=2","rival":"champion level=1","games":140,"ms":null,"score":75.7,"interval":[68,82],"wins":104,"draws":4,"losses":32},
  {"player":"champion level=3","rival":"champion level=2","games":140,"ms":null,"score":78.6,"interval":[71,85],"wins":109,"draws":2,"losses":29},
  {"player":"champion level=4","rival":"champion level=3","games":140,"ms":null,"score":72.1,"interval":[64,79],"wins":101,"draws":0,"losses":39},
  {"player":"champion level=5","rival":"champion level=4","games":140,"ms":null,"score":76.1,"interval":[68,82],"wins":106,"draws":1,"losses":33},
  {"player":"champion level=6","rival":"champion level=5","games":140,"ms":null,"score":75.7,"interval":[68,82],"wins":106,"draws":0,"losses":34},
  {"player":"champion level=7","rival":"champion level=6","games":140,"ms":null,"score":71.4,"interval":[63,78],"wins":100,"draws":0,"losses":40},
  {"player":"champion level=8","rival":"champion level=7","games":60,"ms":0,"score":100,"interval":[94,100],"wins":60,"draws":0,"losses":0},
];
