/** @param {Pick<import('../state/settings.js').Settings, 'theme' | 'contrast'>} settings */
export function applyTheme({ theme, contrast }) {
  const root = document.documentElement;
  root.dataset.theme = theme;
  const more = contrast === 'more' || (contrast === 'auto' && matchMedia('(prefers-contrast: more)').matches);
  root.dataset.contrast = more ? 'more' : 'normal';
}
