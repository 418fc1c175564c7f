// How each level fared against another. Made by web/tools/levels.mjs from matches of 2026-11-18.

// biome-ignore format: a line for each level
/** @type {import('../types.js').Duel[]} */
export const levels = [
  {"player":"champion level=2","rival":"champion level=1","games":140,"ms":null,"score":75.7,"interval":[68,82],"wins":106,"draws":0,"losses":34},
  {"player":"champion level=3","rival":"champion level=2","games":140,"ms":null,"score":75.7,"interval":[68,82],"wins":106,"draws":0,"losses":34},
  {"player":"champion level=4","rival":"champion level=3","games":140,"ms":null,"score":79.3,"interval":[72,85],"wins":111,"draws":0,"losses":29},
  {"player":"champion level=5","rival":"champion level=4","games":140,"ms":null,"score":72.5,"interval":[65,79],"wins":101,"draws":1,"losses":38},
  {"player":"champion level=6","rival":"champion level=5","games":140,"ms":null,"score":72.9,"interval":[65,80],"wins":102,"draws":0,"losses":38},
  {"player":"champion level=7","rival":"champion level=6","games":140,"ms":null,"score":75,"interval":[67,81],"wins":105,"draws":0,"losses":35},
];
