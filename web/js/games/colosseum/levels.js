// How each level fared against another. Made by web/tools/levels.mjs from matches of 2026-11-19.

// biome-ignore format: a line for each level
/** @type {import('../types.js').Duel[]} */
export const levels = [
  {"player":"champion level=1","rival":"greedy","games":100,"ms":null,"score":55.5,"interval":[46,65],"wins":53,"draws":5,"losses":42},
  {"player":"champion level=2","rival":"champion level=1","games":400,"ms":null,"score":76,"interval":[72,80],"wins":298,"draws":12,"losses":90},
  {"player":"champion level=3","rival":"champion level=2","games":400,"ms":null,"score":77.6,"interval":[73,81],"wins":295,"draws":31,"losses":74},
  {"player":"champion level=4","rival":"champion level=3","games":400,"ms":null,"score":75.4,"interval":[71,79],"wins":285,"draws":33,"losses":82},
  {"player":"champion level=5","rival":"champion level=4","games":400,"ms":null,"score":77.1,"interval":[73,81],"wins":283,"draws":51,"losses":66},
  {"player":"champion level=6","rival":"champion level=5","games":400,"ms":null,"score":76,"interval":[72,80],"wins":274,"draws":60,"losses":66},
  {"player":"champion level=7","rival":"champion level=6","games":400,"ms":null,"score":79.3,"interval":[75,83],"wins":291,"draws":52,"losses":57},
  {"player":"champion level=8","rival":"champion level=7","games":200,"ms":200,"score":77,"interval":[71,82],"wins":139,"draws":30,"losses":31},
];
