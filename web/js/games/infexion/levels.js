// How each level fared against another. Made by web/tools/levels.mjs from matches of 2026-11-20.

// biome-ignore format: a line for each level
/** @type {import('../types.js').Duel[]} */
export const levels = [
  {"player":"champion level=2","rival":"champion level=1","games":100,"ms":null,"score":73,"interval":[62,82],"wins":73,"draws":0,"losses":27},
  {"player":"champion level=3","rival":"champion level=2","games":100,"ms":null,"score":70,"interval":[61,78],"wins":70,"draws":0,"losses":30},
  {"player":"champion level=4","rival":"champion level=3","games":100,"ms":null,"score":83.5,"interval":[77,89],"wins":83,"draws":1,"losses":16},
  {"player":"champion level=5","rival":"champion level=4","games":100,"ms":null,"score":82,"interval":[74,89],"wins":81,"draws":2,"losses":17},
  {"player":"champion level=6","rival":"champion level=5","games":100,"ms":null,"score":77.5,"interval":[69,85],"wins":77,"draws":1,"losses":22},
  {"player":"champion level=7","rival":"champion level=6","games":100,"ms":null,"score":81,"interval":[73,88],"wins":81,"draws":0,"losses":19},
  {"player":"champion level=8","rival":"champion level=7","games":100,"ms":null,"score":77,"interval":[68,84],"wins":77,"draws":0,"losses":23},
  {"player":"champion level=9","rival":"champion level=8","games":100,"ms":null,"score":71,"interval":[62,79],"wins":71,"draws":0,"losses":29},
  {"player":"champion level=10","rival":"champion level=9","games":100,"ms":200,"score":100,"interval":[96,100],"wins":100,"draws":0,"losses":0},
];
