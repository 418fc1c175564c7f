/** The colours of a game's sides, which come before its first picture. @param {{ palette?: string }} game */
export const applyPalette = ({ palette = '' }) => {
  document.documentElement.dataset.palette = palette;
};

/** @param {Pick<import('../storage/settings.js').Settings, 'theme' | 'contrast'>} settings */
export function applyTheme({ theme, contrast }) {
  const root = document.documentElement;
  root.dataset.theme = theme;
  const more = contrast === 'more' || (contrast === 'auto' && matchMedia('(prefers-contrast: more)').matches);
  root.dataset.contrast = more ? 'more' : 'normal';
}
