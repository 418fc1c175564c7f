// The same embed in the words of different hosts. Pure: the builder shows them, a test reads them. `credentialless` lets
// frames into pages that ask every part of theirs for leave (COEP), in browsers that know the word.

const escaped = (/** @type {string} */ text) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** @typedef {{ frame: string, page: string, element: string, title: string, picture: string }} Embed
 *  `frame`: the address of the embed; `page`: of the same game on the site; `element`: of board-game.js;
 *  `picture`: SVG text */

/** @type {Record<string, (embed: Embed) => string>} */
export const snippets = {
  html: ({ frame, title }) =>
    `<iframe src="${escaped(frame)}" title="${escaped(title)}" loading="lazy" credentialless style="width:100%;aspect-ratio:4/5;border:0"></iframe>`,
  element: ({ frame, page, element, title, picture }) => `<script defer src="${escaped(element)}"></script>
<board-game src="${escaped(frame)}" title="${escaped(title)}">
  <a href="${escaped(page)}"><img alt="${escaped(title)}" src="data:image/svg+xml,${encodeURIComponent(picture)}"></a>
</board-game>`,
  markdown: ({ page, title }) => `[${title.replace(/[[\]\\]/g, '\\$&')}](<${page}>)`,
  jupyter: ({ frame }) => `from IPython.display import IFrame
IFrame(${JSON.stringify(frame)}, width="100%", height=560)`,
  lms: ({ frame, title }) =>
    `<p><iframe src="${escaped(frame)}" title="${escaped(title)}" width="100%" height="560" loading="lazy" credentialless></iframe></p>`,
};
