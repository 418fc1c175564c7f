// Marks that somebody draws on a position, to explain it: "a1" marks a cell, "a1c3" is an arrow. Cells have the names of the
// coordinates on the board. A record holds them as PGN does, in comments; a link holds those of its position.

const cell = '[a-p](?:1[0-6]|[1-9])';
const mark = new RegExp(`^(${cell})(${cell})?$`);
/** More than anybody draws. */
const most = 64;

/** @param {string} text @returns {[from: string, to: string | null] | null} the cells of a mark, null if it is none */
export function cellsOfMark(text) {
  const parts = mark.exec(text);
  return parts?.[1] ? [parts[1], parts[2] ?? null] : null;
}

/** Those that are marks, once each. @param {readonly string[]} texts */
export const readMarks = (texts) => [...new Set(texts.filter((text) => cellsOfMark(text)))].slice(0, most);

/** Drawn again, a mark is wiped out. @param {readonly string[]} marks @param {string} text @returns {string[]} */
export const toggled = (marks, text) =>
  marks.includes(text) ? marks.filter((each) => each !== text) : readMarks([...marks, text]);

const command = /\s*\[%c[sa]l ([^\]]*)\]/g;

/** A comment as a record holds it. @param {string} comment @param {readonly string[]} marks */
export function commentWithMarks(comment, marks) {
  const tag = (/** @type {string} */ name, /** @type {readonly string[]} */ texts) =>
    texts.length > 0 ? [`[%${name} ${texts.map((text) => `G${text}`).join(',')}]`] : [];
  const arrows = marks.filter((text) => cellsOfMark(text)?.[1]);
  const cells = marks.filter((text) => !arrows.includes(text));
  return [...tag('csl', cells), ...tag('cal', arrows), comment].filter(Boolean).join(' ');
}

/** What a comment says, and the marks in it; their colours mean nothing here. @param {string} text */
export function splitComment(text) {
  const marks = [...text.matchAll(command)].flatMap(([, list = '']) =>
    list.split(',').map((each) => each.trim().replace(/^[A-Z]/, '')),
  );
  return { comment: text.replace(command, '').trim(), marks: readMarks(marks) };
}
