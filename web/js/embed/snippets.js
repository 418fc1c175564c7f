// The markup that embeds a board, in the forms that different systems take. Pure: the builder shows it, a test reads it.
// Pages that send COEP block frames without headers of their own; `credentialless` lets a frame in all the same, in browsers
// that support it (Chrome, Edge).

const escaped = (/** @type {string} */ text) =>
  text.replace(
    /[&<>"]/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? character,
  );

/** @typedef {{ frame: string, page: string, element: string, title: string, picture: string }} Embed
 *  `frame`, `page` and `element`: addresses of the embed, of the same game's page on the site, and of board-game.js;
 *  `picture`: SVG source */

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
