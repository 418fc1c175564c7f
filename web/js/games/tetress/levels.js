// How each level fared against another. Made by web/tools/levels.mjs from matches of 2026-11-20.

// biome-ignore format: a line for each level
/** @type {import('../types.js').Duel[]} */
export const levels = [
  {"player":"champion level=2","rival":"champion level=1","games":100,"ms":null,"score":77,"interval":[68,84],"wins":77,"draws":0,"losses":23},
  {"player":"champion level=3","rival":"champion level=2","games":100,"ms":null,"score":75,"interval":[65,83],"wins":75,"draws":0,"losses":25},
  {"player":"champion level=4","rival":"champion level=3","games":100,"ms":null,"score":80,"interval":[72,87],"wins":80,"draws":0,"losses":20},
  {"player":"champion level=5","rival":"champion level=4","games":100,"ms":null,"score":76,"interval":[67,83],"wins":76,"draws":0,"losses":24},
  {"player":"champion level=6","rival":"champion level=5","games":100,"ms":null,"score":73,"interval":[64,81],"wins":73,"draws":0,"losses":27},
  {"player":"champion level=7","rival":"champion level=6","games":100,"ms":null,"score":73,"interval":[65,81],"wins":73,"draws":0,"losses":27},
  {"player":"champion level=8","rival":"champion level=7","games":100,"ms":null,"score":78.5,"interval":[69,86],"wins":78,"draws":1,"losses":21},
  {"player":"champion level=9","rival":"champion level=8","games":100,"ms":null,"score":80,"interval":[71,87],"wins":78,"draws":4,"losses":18},
  {"player":"champion level=10","rival":"champion level=9","games":100,"ms":200,"score":96.5,"interval":[92,99],"wins":96,"draws":1,"losses":3},
];
