/** Sets the colours of a game and of its sides; to be called before its first picture.
 *  @param {{ id?: string, palette?: string | undefined }} game */
export const applyPalette = ({ id = '', palette = '' }) => {
  Object.assign(document.documentElement.dataset, { game: id, palette });
};

/** @type {Map<string, Promise<unknown>>} */
const sheets = new Map();

/** Loads a style sheet once, on demand. @param {URL} url @returns {Promise<unknown>} resolves when it has loaded or failed */
export function loadStyles({ href }) {
  const known = sheets.get(href);
  if (known) return known;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href });
  const loaded = new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, resolve);
  });
  document.head.append(link);
  sheets.set(href, loaded);
  return loaded;
}

/** `scheme` is the resolved theme, light or dark: CSS compiled for older browsers (tools/browsers.mjs) selects by it.
 *  @param {Pick<import('../storage/settings.js').Settings, 'theme' | 'contrast'>} settings */
export function applyTheme({ theme, contrast }) {
  const { dataset } = document.documentElement;
  const dark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  const more = contrast === 'more' || (contrast === 'auto' && matchMedia('(prefers-contrast: more)').matches);
  dataset.theme = theme;
  dataset.scheme = dark ? 'dark' : 'light';
  dataset.contrast = more ? 'more' : 'normal';
  if (more) void loadStyles(new URL('../../css/contrast.css', import.meta.url));
}
